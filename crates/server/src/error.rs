//! What a refused request is answered with.

use crate::app::State;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maraude_protocol::{Code, Problem};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

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

/// A JSON body; one that can't be read, or does not come in time, is refused in our own words.
pub(crate) struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<State> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, state: &State) -> Result<Self, Refused> {
        let read = axum::Json::<T>::from_request(request, state);
        let read = match state.patience() {
            Some(patience) => timeout(patience, read).await.map_err(|_| Code::Malformed)?,
            None => read.await,
        };
        match read {
            Ok(axum::Json(body)) => Ok(Self(body)),
            Err(JsonRejection::BytesRejection(_)) => Err(Code::TooLong.into()),
            Err(_) => Err(Code::Malformed.into()),
        }
    }
}
