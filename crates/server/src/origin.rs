//! Refuses requests from the pages of other sites.

use crate::app::State;
use crate::error::Refused;
use axum::extract::Request;
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use maraude_protocol::Code;

/// Refuses sockets, and requests that change something, from pages of other sites.
pub(crate) async fn check(
    axum::extract::State(state): axum::extract::State<State>,
    request: Request,
    next: Next,
) -> Response {
    let looks = request.method() == Method::GET || request.method() == Method::HEAD;
    let socket = request.headers().contains_key("sec-websocket-key");
    let own = is_own(request.headers(), state.settings.public_url.as_deref());
    if (!looks || socket) && !own {
        return Refused::from(Code::WrongOrigin).into_response();
    }
    next.run(request).await
}

/// Whether a request comes from a page of this site. A request without an origin does not come from
/// a page.
fn is_own(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let Some(origin) = headers.get(ORIGIN) else {
        return true;
    };
    let Ok(origin) = origin.to_str() else {
        return false;
    };
    if public_url.is_some_and(|url| origin == url.trim_end_matches('/')) {
        return true;
    }
    let Some((_, host)) = origin.split_once("://") else {
        return false;
    };
    headers.get(HOST).and_then(|value| value.to_str().ok()) == Some(host)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(origin: Option<&'static str>) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, "localhost:8010".parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(ORIGIN, origin.parse().unwrap());
        }
        headers
    }

    #[test]
    fn only_our_own_pages_are_let_in() {
        let public = Some("https://games.example");
        for (origin, own) in [
            (None, true),
            (Some("http://localhost:8010"), true),
            (Some("https://games.example"), true),
            (Some("http://localhost:8011"), false),
            (Some("https://games.example.evil.example"), false),
            (Some("http://evil.example"), false),
            (Some("null"), false),
        ] {
            assert_eq!(is_own(&headers(origin), public), own, "{origin:?}");
        }
    }
}
