//! The public address, in the form that browsers send as the origin.

use crate::input::Failure;
use std::net::Ipv6Addr;

/// The public address as browsers write it: scheme, host, and the port if it is not the usual one.
pub(super) fn origin(url: &str) -> Result<String, Failure> {
    read(url).ok_or_else(|| {
        let good = "https:// or http://, a host, maybe a port, and nothing else";
        format!("--public-url is \"{url}\"; it must be {good}, such as https://games.example")
            .into()
    })
}

fn read(url: &str) -> Option<String> {
    let url = url.to_ascii_lowercase();
    let (scheme, rest) = url.split_once("://")?;
    let usual: u16 = match scheme {
        "https" => 443,
        "http" => 80,
        _ => return None,
    };
    let rest = rest.strip_suffix('/').unwrap_or(rest);
    let (host, port) = match rest.rsplit_once(':') {
        Some((host, port)) if !port.ends_with(']') => (host, port.parse().ok()?),
        _ => (rest, usual),
    };
    if !is_host(host) || port == 0 {
        return None;
    }
    Some(if port == usual {
        format!("{scheme}://{host}")
    } else {
        format!("{scheme}://{host}:{port}")
    })
}

fn is_host(host: &str) -> bool {
    if let Some(address) = host.strip_prefix('[') {
        let address = address.strip_suffix(']').unwrap_or_default();
        return address.parse::<Ipv6Addr>().is_ok();
    }
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._".contains(&byte);
    !host.is_empty() && host.bytes().all(plain)
}
