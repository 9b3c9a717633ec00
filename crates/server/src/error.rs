//! Refused requests, and extractors that refuse with a [`Problem`].

use crate::app::State;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use maraude_protocol::{Code, Problem};
use serde::de::DeserializeOwned;

/// A refused request.
#[derive(Debug)]
pub(crate) struct Refused(pub Problem);

impl<P: Into<Problem>> From<P> for Refused {
    fn from(problem: P) -> Self {
        Self(problem.into())
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.0.code.status());
        let status = status.unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        (status, axum::Json(self.0)).into_response()
    }
}

/// A JSON body; an unreadable or slow one is refused with a [`Problem`].
pub(crate) struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<State> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, state: &State) -> Result<Self, Refused> {
        let read = axum::Json::<T>::from_request(request, state);
        let read = match state.read_timeout() {
            Some(timeout) => {
                let read = state.house.time().timeout(timeout, read);
                read.await.ok_or(Code::Malformed)?
            }
            None => read.await,
        };
        match read {
            Ok(axum::Json(body)) => Ok(Self(body)),
            Err(JsonRejection::BytesRejection(_)) => Err(Code::TooLong.into()),
            Err(_) => Err(Code::Malformed.into()),
        }
    }
}

/// The parameters of a path; unreadable ones are refused with a [`Problem`].
pub(crate) struct Path<T>(pub T);

impl<T: DeserializeOwned + Send> FromRequestParts<State> for Path<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &State) -> Result<Self, Refused> {
        let read = axum::extract::Path::from_request_parts(parts, state).await;
        read.map(|path| Self(path.0))
            .map_err(|_| Code::Malformed.into())
    }
}

/// The query of an address; an unreadable one is refused with a [`Problem`].
pub(crate) struct Query<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<State> for Query<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &State) -> Result<Self, Refused> {
        let read = axum::extract::Query::from_request_parts(parts, state).await;
        read.map(|query| Self(query.0))
            .map_err(|_| Code::Malformed.into())
    }
}
