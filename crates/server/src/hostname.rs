//! Refuses requests to names that the house does not have.
//!
//! A page of another site can make its own name lead to this machine (DNS rebinding). Its requests
//! then count as requests of the same site, but they still carry that name.

use crate::app::State;
use crate::error::Refused;
use axum::extract::Request;
use axum::http::header::HOST;
use axum::http::uri::Authority;
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use maraude_protocol::Code;
use std::net::IpAddr;

/// Refuses requests to other names.
pub(crate) async fn check(
    axum::extract::State(state): axum::extract::State<State>,
    request: Request,
    next: Next,
) -> Response {
    let settings = &state.settings;
    let public_url = settings.public_url.as_deref();
    let hosts = request.headers().get_all(HOST).iter();
    let mut hosts = hosts.map(HeaderValue::to_str);
    // Only a program can leave the name out.
    let ours = hosts.all(|host| host.is_ok_and(|host| is_ours(host, public_url, &settings.names)));
    if ours {
        return next.run(request).await;
    }
    if request.uri().path().starts_with("/api/") {
        return Refused::from(Code::WrongHost).into_response();
    }
    (StatusCode::MISDIRECTED_REQUEST, WRONG_HOST).into_response()
}

/// Shown to a person who opened the house under another name.
const WRONG_HOST: &str = "\
This house does not answer to that name.
If it is yours, add the name to `names` in its settings (docs/operating.md).

Cette maison ne répond pas à ce nom.
Si elle est à vous, ajoutez-le à « names » dans ses réglages (docs/operating.md).
";

/// Whether the house answers to a name: an address in figures (no name leads elsewhere), this
/// machine's own name for itself, the public address, or one of the names in the settings.
fn is_ours(host: &str, public_url: Option<&str>, names: &[String]) -> bool {
    let Ok(authority) = host.parse::<Authority>() else {
        return false;
    };
    let name = authority.host().trim_end_matches('.').to_ascii_lowercase();
    let figures = name.trim_start_matches('[').trim_end_matches(']');
    let public = public_url.and_then(|url| url.split_once("://")?.1.parse::<Authority>().ok());
    figures.parse::<IpAddr>().is_ok()
        || name == "localhost"
        || name.ends_with(".localhost")
        || public.is_some_and(|public| public.host().eq_ignore_ascii_case(&name))
        || names.iter().any(|own| own.eq_ignore_ascii_case(&name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_house_answers_to_its_own_names_only() {
        let names = ["den.local".to_owned()];
        let public = Some("https://games.example");
        for (host, ours) in [
            ("127.0.0.1:8010", true),
            ("192.168.1.7:8010", true),
            ("[::1]:8010", true),
            ("localhost", true),
            ("LOCALHOST.:8010", true),
            ("games.example", true),
            ("Games.Example:443", true),
            ("den.local:8010", true),
            ("evil.example", false),
            ("games.example.evil.example", false),
            ("127.0.0.1.evil.example:8010", false),
            ("localhost.evil.example", false),
            ("", false),
            ("a b", false),
        ] {
            assert_eq!(is_ours(host, public, &names), ours, "{host}");
        }
    }
}
