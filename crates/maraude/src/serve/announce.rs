//! Prints the addresses of the house.

use super::is_beyond_loopback;
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use std::fmt::Write as _;
use std::io::{IsTerminal, Write as _, stdout};
use std::net::{IpAddr, SocketAddr};
use std::path::Path;

/// Prints the address, and those that other machines can use, with a QR code on a terminal.
pub(super) fn announce(address: SocketAddr, public_url: Option<&str>, data: &Path) {
    let here = if address.ip().is_unspecified() {
        SocketAddr::new(IpAddr::from([127, 0, 0, 1]), address.port())
    } else {
        address
    };
    let mut text = format!("The house is open: http://{here}/\n");
    let mut others = others(address);
    if let Some(url) = public_url {
        others.insert(0, url.to_owned());
    }
    for other in &others {
        let _ = writeln!(text, "  for others: {other}");
    }
    let _ = writeln!(text, "  data: {}   stop: Ctrl-C", data.display());
    if let Some(first) = others.first()
        && stdout().is_terminal()
        && let Ok(code) = QrCode::new(first)
    {
        text += &code.render::<Dense1x2>().build();
        text.push('\n');
    }
    // A closed output is no reason to stop the house.
    let _ = stdout().write_all(text.as_bytes());
}

/// The addresses that other machines can use.
fn others(address: SocketAddr) -> Vec<String> {
    if !is_beyond_loopback(address.ip()) {
        return Vec::new();
    }
    if !address.ip().is_unspecified() {
        return vec![format!("http://{address}/")];
    }
    let found = if_addrs::get_if_addrs().unwrap_or_default();
    let found = found.into_iter().map(|interface| interface.ip());
    let useful = found.filter(|ip| !ip.is_loopback() && ip.is_ipv4());
    useful
        .map(|ip| format!("http://{}/", SocketAddr::new(ip, address.port())))
        .collect()
}
