//! The network address of a client.

use crate::app::State;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::header::FORWARDED;
use axum::http::request::Parts;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// The address of the client. A proxy is believed only if the settings say that there is one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address(pub IpAddr);

/// Finds the address of the client of a request.
pub(crate) fn of(
    parts: &axum::http::Extensions,
    headers: &HeaderMap,
    behind_proxy: bool,
) -> IpAddr {
    let peer = parts.get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |info| info.0.ip());
    if !behind_proxy {
        return peer;
    }
    // The last address was added by our own proxy; the client can forge the ones before it.
    let forwarded = headers.get_all("x-forwarded-for").iter().next_back();
    let forwarded = forwarded.and_then(|value| value.to_str().ok());
    let last = forwarded.and_then(|list| list.rsplit(',').next());
    last.and_then(|address| parse(address.trim()))
        .unwrap_or(peer)
}

/// Parses an address; some proxies add the port, and brackets around IPv6.
fn parse(text: &str) -> Option<IpAddr> {
    let alone = text.trim_start_matches('[').trim_end_matches(']');
    let alone = alone.parse().ok();
    alone.or_else(|| Some(text.parse::<SocketAddr>().ok()?.ip()))
}

/// Whether a proxy forwarded the request.
pub(crate) fn is_forwarded(headers: &HeaderMap) -> bool {
    headers.contains_key("x-forwarded-for") || headers.contains_key(FORWARDED)
}

impl FromRequestParts<State> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &State) -> Result<Self, Infallible> {
        Ok(Self(of(
            &parts.extensions,
            &parts.headers,
            state.settings.behind_proxy,
        )))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_proxy_may_write_the_port_too() {
        for (text, address) in [
            ("192.0.2.1", Some("192.0.2.1")),
            ("192.0.2.1:1234", Some("192.0.2.1")),
            ("2001:db8::1", Some("2001:db8::1")),
            ("[2001:db8::1]", Some("2001:db8::1")),
            ("[2001:db8::1]:99", Some("2001:db8::1")),
            ("unknown", None),
            ("", None),
        ] {
            let expected = address.map(|address| address.parse().unwrap());
            assert_eq!(parse(text), expected, "{text}");
        }
    }
}
