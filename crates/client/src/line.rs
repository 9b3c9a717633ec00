//! An open socket.

use crate::check::check_message;
use crate::http::Failed;
use futures_util::{SinkExt, StreamExt};
use maraude_protocol::{ClientMessage, Command, PROTOCOL};
use serde_json::Value;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

/// An open socket.
pub struct Line(WebSocketStream<TcpStream>);

impl Line {
    pub(crate) fn new(socket: WebSocketStream<TcpStream>) -> Self {
        Self(socket)
    }

    /// Sends any text.
    pub async fn send_text(&mut self, text: String) -> Result<(), Failed> {
        self.send_message(Message::Text(text.into())).await
    }

    /// Sends any message.
    pub async fn send_message(&mut self, message: Message) -> Result<(), Failed> {
        self.0
            .send(message)
            .await
            .map_err(|error| Failed(error.to_string()))
    }

    /// Sends a message of the protocol.
    pub async fn send(&mut self, message: &ClientMessage) -> Result<(), Failed> {
        self.send_text(serde_json::to_string(message).expect("messages are plain data"))
            .await
    }

    /// Says hello as the viewer of a seat (`None`: as a spectator).
    pub async fn hello(&mut self, seat: Option<u8>, last: u32) -> Result<(), Failed> {
        let seat = seat.and_then(maraude_core::Seat::from_number);
        self.send(&ClientMessage::Hello {
            protocol: PROTOCOL,
            seat,
            last,
            chat: 0,
        })
        .await
    }

    /// Sends a command.
    pub async fn ask(&mut self, id: &str, seen: u32, command: Command) -> Result<(), Failed> {
        self.send(&ClientMessage::Do {
            id: id.to_owned(),
            seen,
            command,
        })
        .await
    }

    /// Plays an action given as JSON.
    pub async fn play(&mut self, id: &str, seen: u32, action: &str) -> Result<(), Failed> {
        // Written by hand: the bench sends tens of thousands a second.
        let text = format!(
            r#"{{"do":{{"id":"{id}","seen":{seen},"command":{{"play":{{"action":{action}}}}}}}}}"#
        );
        self.send_text(text).await
    }

    /// The next text; `None` when the house has closed the socket.
    pub async fn next_text(&mut self) -> Option<Utf8Bytes> {
        loop {
            match self.0.next().await? {
                Ok(Message::Text(text)) => return Some(text),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The next message; `None` when the house has closed the socket.
    ///
    /// # Panics
    /// If the message is not exactly of the protocol.
    pub async fn next(&mut self) -> Option<Value> {
        let text = self.next_text().await?;
        check_message(&text);
        serde_json::from_str(&text).ok()
    }

    /// The next message of this kind; others are skipped.
    pub async fn wait_for(&mut self, kind: &str) -> Option<Value> {
        loop {
            let message = self.next().await?;
            if message["type"] == kind {
                return Some(message);
            }
        }
    }

    /// Closes the socket.
    pub async fn close(mut self) {
        let _ = self.0.close(None).await;
    }
}
