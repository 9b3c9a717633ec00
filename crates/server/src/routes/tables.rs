//! Tables: create, list, sit down, return, replay.

use crate::address::Address;
use crate::app::State;
use crate::error::{Body, Path, Query, Refused};
use crate::limits::Asked;
use crate::visitor::Me;
use axum::Json;
use axum::extract::State as In;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use maraude_core::Seat;
use maraude_house::Range;
use maraude_protocol::{Code, Course, NewTable, Return, Seated, SitDown, Tables};
use schemars::JsonSchema;
use serde::Deserialize;

type Answer<T> = Result<Json<T>, Refused>;

pub(crate) async fn public(In(state): In<State>, Me(me): Me) -> Answer<Tables> {
    Ok(Json(state.house.public_tables(&me).await?))
}

pub(crate) async fn mine(In(state): In<State>, Me(me): Me) -> Answer<Tables> {
    Ok(Json(state.house.tables_of(&me).await?))
}

pub(crate) async fn make(
    In(state): In<State>,
    Me(me): Me,
    Address(from): Address,
    Body(mut wanted): Body<NewTable>,
) -> Answer<Seated> {
    if !state.limiter.allows(Some(me.id()), from, Asked::Table) {
        return Err(Code::TooMany.into());
    }
    if wanted.name.is_empty() {
        wanted.name = state.house.name_of(&me).await;
    } else {
        wanted.name = state.house.set_name(&me, &wanted.name).await?;
    }
    Ok(Json(state.house.make_table(&me, wanted).await?))
}

pub(crate) async fn show(
    In(state): In<State>,
    Me(me): Me,
    Path(id): Path<String>,
) -> Answer<Seated> {
    Ok(Json(state.house.table(&id)?.info(me).await?))
}

pub(crate) async fn sit(
    In(state): In<State>,
    Me(me): Me,
    Path(id): Path<String>,
    Body(mut wanted): Body<SitDown>,
) -> Answer<Seated> {
    wanted.name = state.house.set_name(&me, &wanted.name).await?;
    Ok(Json(state.house.table(&id)?.sit(me, wanted).await?))
}

pub(crate) async fn come_back(
    In(state): In<State>,
    Me(me): Me,
    Path(id): Path<String>,
    Body(wanted): Body<Return>,
) -> Answer<Seated> {
    Ok(Json(
        state.house.table(&id)?.come_back(me, wanted.secret).await?,
    ))
}

/// The requested steps of a game.
#[derive(Deserialize, JsonSchema)]
pub(crate) struct CourseQuery {
    seat: Option<u8>,
    #[serde(default)]
    from: u32,
    to: Option<u32>,
}

pub(crate) async fn course(
    In(state): In<State>,
    Me(me): Me,
    Address(from): Address,
    Path(id): Path<String>,
    Query(query): Query<CourseQuery>,
) -> Answer<Course> {
    if !state.limiter.allows(Some(me.id()), from, Asked::Replay) {
        return Err(Code::TooMany.into());
    }
    let seat = query
        .seat
        .map(|number| Seat::from_number(number).ok_or(Code::NoSuchSeat));
    let (seat, to) = (seat.transpose()?, query.to.unwrap_or(u32::MAX));
    let range = Range {
        seat,
        from: query.from,
        to,
    };
    Ok(Json(state.house.course(&id, &me, range).await?))
}

pub(crate) async fn journal(
    In(state): In<State>,
    Me(me): Me,
    Path(id): Path<String>,
) -> Result<Response, Refused> {
    let text = state.house.journal(&id, &me).await?;
    let name = format!("attachment; filename=\"{id}.journal\"");
    let headers = [
        (CONTENT_TYPE, "application/jsonl; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, name),
    ];
    Ok((headers, text).into_response())
}

pub(crate) async fn receipt(
    In(state): In<State>,
    Me(me): Me,
    Address(from): Address,
    Path(id): Path<String>,
) -> Result<Response, Refused> {
    // A finished game may have to be replayed.
    if !state.limiter.allows(Some(me.id()), from, Asked::Replay) {
        return Err(Code::TooMany.into());
    }
    let receipt = state.house.table(&id)?.receipt(me).await?;
    let name = format!("attachment; filename=\"{id}.receipt.json\"");
    Ok(([(CONTENT_DISPOSITION, name)], Json(receipt)).into_response())
}
