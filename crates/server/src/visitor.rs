//! Visitors are known by a random secret in a cookie, and by nothing else.

use crate::address;
use crate::app::State;
use crate::cookie::{self, Carried};
use crate::error::Refused;
use crate::limits::Asked;
use axum::extract::{FromRequestParts, Request};
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, SET_COOKIE};
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use maraude_house::{Visitor, new_secret};
use maraude_protocol::Code;

/// The visitor who sent the request.
pub(crate) struct Me(pub Visitor);

impl FromRequestParts<State> for Me {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _: &State) -> Result<Self, Refused> {
        let visitor = parts.extensions.get::<Visitor>().cloned();
        visitor.map(Self).ok_or_else(|| Code::Unavailable.into())
    }
}

/// Finds the visitor of a request, or makes a new one; refuses requests beyond the rate limit.
pub(crate) async fn identify(
    axum::extract::State(state): axum::extract::State<State>,
    mut request: Request,
    next: Next,
) -> Response {
    let (key, https) = (&state.settings.cookie_key, state.is_https());
    let carried = cookie::read(request.headers(), key, https);
    let sealed = carried.as_ref().filter(|carried| carried.sealed);
    let sealed = sealed.and_then(|carried| Visitor::of_secret(&carried.secret));
    let from = address::of(
        request.extensions(),
        request.headers(),
        state.settings.behind_proxy,
    );
    let id = sealed.as_ref().map(Visitor::id);
    if !state.limiter.allows(id, from, Asked::Request) {
        return Refused::from(Code::TooMany).into_response();
    }
    let carried = match sealed {
        Some(_) => carried,
        None => known(&state, carried).await,
    };
    let issue = carried.as_ref().is_none_or(Carried::is_outdated);
    let secret = carried.map_or_else(new_secret, |carried| carried.secret);
    if let Some(visitor) = Visitor::of_secret(&secret) {
        request.extensions_mut().insert(visitor);
    }
    let mut response = next.run(request).await;
    if issue
        && !is_public(response.headers())
        && let Ok(cookies) = cookie::issue(&secret, &state.settings.cookie_key, https)
    {
        for cookie in cookies {
            response.headers_mut().append(SET_COOKIE, cookie);
        }
    }
    response
}

/// A cookie without the seal counts only if the house has met its visitor before: it was issued
/// before there were seals, or the key was lost.
async fn known(state: &State, carried: Option<Carried>) -> Option<Carried> {
    let carried = carried?;
    let visitor = Visitor::of_secret(&carried.secret)?;
    state.house.knows(&visitor).await.then_some(carried)
}

/// Whether a shared cache may keep the answer: then it must not carry a cookie.
fn is_public(headers: &HeaderMap) -> bool {
    let control = headers.get(CACHE_CONTROL);
    control.is_some_and(|control| control.as_bytes().starts_with(b"public"))
}
