//! Where somebody asks from.

use crate::app::State;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// The address of whoever asks. What a proxy says is believed only if the host said so.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address(pub IpAddr);

/// The address in a request.
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
    // The last one was written by our own proxy; the ones before it by anybody.
    let forwarded = headers.get_all("x-forwarded-for").iter().next_back();
    let forwarded = forwarded.and_then(|value| value.to_str().ok());
    let last = forwarded.and_then(|list| list.rsplit(',').next());
    last.and_then(|address| address.trim().parse().ok())
        .unwrap_or(peer)
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
