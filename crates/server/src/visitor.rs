//! Visitors are known by a random secret in a cookie, and by nothing else.

use crate::address;
use crate::app::State;
use crate::error::Refused;
use crate::limits::Asked;
use axum::extract::{FromRequestParts, Request};
use axum::http::header::{CACHE_CONTROL, COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use maraude_house::{Visitor, new_secret};
use maraude_protocol::Code;

/// The name of the cookie.
const COOKIE_NAME: &str = "maraude";
/// How long browsers keep the cookie, in seconds: the longest that they allow.
const COOKIE_SECONDS: u32 = 400 * 24 * 60 * 60;

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
    let known = secret(request.headers());
    let visitor = known.as_deref().and_then(Visitor::of_secret);
    let from = address::of(
        request.extensions(),
        request.headers(),
        state.settings.behind_proxy,
    );
    let id = visitor.as_ref().map(Visitor::id);
    if !state.limiter.allows(id, from, Asked::Request) {
        return Refused::from(Code::TooMany).into_response();
    }
    let fresh = visitor.is_none().then(new_secret);
    let visitor = visitor.or_else(|| fresh.as_deref().and_then(Visitor::of_secret));
    if let Some(visitor) = visitor {
        request.extensions_mut().insert(visitor);
    }
    let mut response = next.run(request).await;
    if let Some(secret) = fresh
        && !is_public(response.headers())
        && let Ok(cookie) = cookie(&secret, state.is_https())
    {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    response
}

/// Whether a shared cache may keep the answer: then it must not carry a cookie.
fn is_public(headers: &HeaderMap) -> bool {
    let control = headers.get(CACHE_CONTROL);
    control.is_some_and(|control| control.as_bytes().starts_with(b"public"))
}

fn cookie(
    secret: &str,
    https: bool,
) -> Result<HeaderValue, axum::http::header::InvalidHeaderValue> {
    let secure = if https { "; Secure" } else { "" };
    let text = format!(
        "{COOKIE_NAME}={secret}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}"
    );
    let mut value = HeaderValue::from_str(&text)?;
    value.set_sensitive(true);
    Ok(value)
}

/// The secret in the cookie of a request.
fn secret(headers: &HeaderMap) -> Option<String> {
    let cookies = headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';'));
    pairs.find_map(|pair| {
        let (name, value) = pair.trim().split_once('=')?;
        (name == COOKIE_NAME).then(|| value.to_owned())
    })
}
