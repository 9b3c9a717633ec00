//! Opening a socket.

use super::session::Session;
use crate::address::Address;
use crate::app::State;
use crate::error::{Path, Refused};
use crate::visitor::Me;
use axum::extract::State as In;
use axum::extract::ws::rejection::WebSocketUpgradeRejection as NotOne;
use axum::extract::ws::{WebSocket, WebSocketUpgrade};
use axum::response::Response;
use maraude_house::{Handle, Visitor};
use maraude_protocol::{Code, LONGEST_MESSAGE};

/// Each socket has its own buffer; most messages of clients are far below this.
const READ_BUFFER: usize = 1024;

/// Bytes of messages that are sent together when they follow each other at once.
const WRITE_BUFFER: usize = 16 * 1024;

pub(crate) async fn open(
    In(state): In<State>,
    Me(me): Me,
    Address(from): Address,
    Path(id): Path<String>,
    upgrade: Result<WebSocketUpgrade, NotOne>,
) -> Result<Response, Refused> {
    let upgrade = upgrade.map_err(|_| Code::Malformed)?;
    let place = state.limiter.socket(me.id(), from).ok_or(Code::TooMany)?;
    let table = state.house.table(&id)?;
    // A client that asks for a missing table is refused before the upgrade.
    table.knock().await?;
    let name = state.house.name_of(&me).await;
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let open = state.sockets.subscribe();
        serve_socket(&state, socket, table, me, name).await;
        drop((open, place));
    }))
}

/// Serves the sockets of players here, and moves those of spectators to the gallery's runtime.
async fn serve_socket(state: &State, socket: WebSocket, table: Handle, me: Visitor, name: String) {
    let begun = Box::pin(Session::begin(state.clone(), socket, table, me, name)).await;
    let Some(session) = begun else { return };
    if session.watches() {
        let _ = state.gallery.spawn(session.run()).await;
    } else {
        session.run().await;
    }
}
