//! The results of a day's puzzle.

use crate::app::State;
use crate::error::{Path, Query, Refused};
use crate::visitor::Me;
use axum::Json;
use axum::extract::State as In;
use maraude_protocol::Daily;
use schemars::JsonSchema;
use serde::Deserialize;

/// The requested day; `None`: today.
#[derive(Deserialize, JsonSchema)]
pub(crate) struct DailyQuery {
    date: Option<String>,
}

pub(crate) async fn show(
    In(state): In<State>,
    Me(me): Me,
    Path(game): Path<String>,
    Query(query): Query<DailyQuery>,
) -> Result<Json<Daily>, Refused> {
    let date = query.date.unwrap_or_else(|| state.house.today());
    Ok(Json(state.house.daily(&game, &date, &me).await?))
}
