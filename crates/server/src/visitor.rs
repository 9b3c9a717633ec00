//! Who somebody is: a random secret in a cookie, nothing else.

use crate::address;
use crate::app::State;
use crate::error::Refused;
use crate::limits::What;
use axum::extract::{FromRequestParts, Request};
use axum::http::header::{CACHE_CONTROL, COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use maraude_house::{Visitor, new_secret};
use maraude_protocol::Code;

/// The cookie's name.
const NAME: &str = "maraude";
/// How long browsers keep it, in seconds: as long as they allow.
const AGE: u32 = 400 * 24 * 60 * 60;

/// Whoever asks.
pub(crate) struct Me(pub Visitor);

impl FromRequestParts<State> for Me {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _: &State) -> Result<Self, Refused> {
        let visitor = parts.extensions.get::<Visitor>().cloned();
        visitor.map(Self).ok_or_else(|| Code::Unavailable.into())
    }
}

/// Makes sure that everybody has a secret, and that nobody asks too much.
pub(crate) async fn know(
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
    if !state.limiter.allows(id, from, What::Request) {
        return Refused::from(Code::TooMany).into_response();
    }
    let fresh = visitor.is_none().then(new_secret);
    let visitor = visitor.or_else(|| fresh.as_deref().and_then(Visitor::of_secret));
    if let Some(visitor) = visitor {
        request.extensions_mut().insert(visitor);
    }
    let mut response = next.run(request).await;
    if let Some(secret) = fresh
        && !is_for_everybody(response.headers())
        && let Ok(cookie) = cookie(&secret, state.is_https())
    {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    response
}

/// Whether a cache may give the answer to others, too: then it must name nobody.
fn is_for_everybody(headers: &HeaderMap) -> bool {
    let control = headers.get(CACHE_CONTROL);
    control.is_some_and(|control| control.as_bytes().starts_with(b"public"))
}

fn cookie(
    secret: &str,
    https: bool,
) -> Result<HeaderValue, axum::http::header::InvalidHeaderValue> {
    let secure = if https { "; Secure" } else { "" };
    let text = format!("{NAME}={secret}; Path=/; Max-Age={AGE}; HttpOnly; SameSite=Lax{secure}");
    let mut value = HeaderValue::from_str(&text)?;
    value.set_sensitive(true);
    Ok(value)
}

/// The secret that came along.
fn secret(headers: &HeaderMap) -> Option<String> {
    let cookies = headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';'));
    pairs.find_map(|pair| {
        let (name, value) = pair.trim().split_once('=')?;
        (name == NAME).then(|| value.to_owned())
    })
}
