//! The name of the visitor.

use crate::app::State;
use crate::error::{Body, Refused};
use crate::visitor;
use axum::Json;
use axum::extract::State as In;
use maraude_protocol::Me;

pub(crate) async fn show(In(state): In<State>, visitor::Me(me): visitor::Me) -> Json<Me> {
    Json(Me {
        name: state.house.name_of(&me).await,
    })
}

pub(crate) async fn rename(
    In(state): In<State>,
    visitor::Me(me): visitor::Me,
    Body(wanted): Body<Me>,
) -> Result<Json<Me>, Refused> {
    let name = state.house.set_name(&me, &wanted.name).await?;
    Ok(Json(Me { name }))
}
