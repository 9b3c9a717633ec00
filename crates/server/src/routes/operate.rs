//! Health, readiness, metrics and the API description, for the host.

use crate::address::{Address, is_forwarded};
use crate::app::State;
use crate::error::Refused;
use crate::metrics;
use axum::extract::State as In;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use maraude_protocol::{Code, Problem, PublicKey};
use std::sync::Arc;

/// The description of the HTTP requests for programs.
#[derive(Clone)]
pub(crate) struct OpenApi(pub Arc<str>);

pub(crate) async fn health() -> &'static str {
    "ok\n"
}

/// Answers whether the house is open and its data can be written.
pub(crate) async fn ready(In(state): In<State>) -> Response {
    if *state.closing.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "closing\n").into_response();
    }
    match state.house.check().await {
        Ok(()) => "ready\n".into_response(),
        Err(error) => {
            tracing::error!(%error, "not ready");
            (
                StatusCode::SERVICE_UNAVAILABLE,
                "the data can't be written\n",
            )
                .into_response()
        }
    }
}

pub(crate) async fn show_metrics(
    In(state): In<State>,
    Address(from): Address,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let here = from.to_canonical().is_loopback() && !is_forwarded(&headers);
    if !here && !state.settings.public_metrics {
        return Err(Code::NotFound.into());
    }
    let headers = [(CONTENT_TYPE, metrics::MEDIA_TYPE)];
    Ok((headers, metrics::text(&state)).into_response())
}

pub(crate) async fn openapi(Extension(OpenApi(text)): Extension<OpenApi>) -> Response {
    ([(CONTENT_TYPE, "application/json")], text.to_string()).into_response()
}

pub(crate) async fn key(In(state): In<State>) -> Json<PublicKey> {
    Json(PublicKey {
        key: state.house.public_key(),
    })
}

/// Refuses a request whose path exists, but not with this method.
pub(crate) async fn method_not_allowed() -> Response {
    let problem = Json(Problem::new(Code::Malformed));
    (StatusCode::METHOD_NOT_ALLOWED, problem).into_response()
}
