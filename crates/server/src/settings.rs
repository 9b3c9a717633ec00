//! The settings of the server.

use crate::cookie::CookieKey;
use std::num::NonZeroU32;
use std::time::Duration;

/// The settings of the server.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The address people type, if the house stands behind a proxy: `https://games.example`.
    pub public_url: Option<String>,
    /// Other names under which people reach the house, such as `den.local`.
    pub names: Vec<String>,
    /// The key that seals cookies.
    pub cookie_key: CookieKey,
    /// Whether a proxy in front of the house names the client (`X-Forwarded-For`).
    pub behind_proxy: bool,
    /// Whether anybody may read the metrics, not only this machine.
    pub public_metrics: bool,
    /// The limits of one visitor and one address; none: unlimited.
    pub limits: Option<Limits>,
}

/// The limits of one visitor and one address.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests of one visitor.
    pub visitor: Rate,
    /// Requests of one address; a whole school may be behind it.
    pub address: Rate,
    /// Tables made by one address.
    pub tables: Rate,
    /// Messages on one socket.
    pub messages: Rate,
    /// Sockets open at once from one address.
    pub sockets: u32,
    /// Sockets open at once of one visitor.
    pub visitor_sockets: u32,
    /// Connections open at once from one address, not counting sockets.
    pub connections: u32,
    /// Connections that do not send a request in this time are closed.
    pub read_timeout: Duration,
}

/// A rate limit: a burst, then a steady rate.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// How many are allowed at once.
    pub burst: NonZeroU32,
    /// How many are allowed per second after that.
    pub per_second: f64,
}

impl Default for Limits {
    fn default() -> Self {
        let rate = |burst, per_second| Rate {
            burst: NonZeroU32::new(burst).expect("the bursts below are not zero"),
            per_second,
        };
        Self {
            visitor: rate(100, 20.0),
            address: rate(600, 150.0),
            tables: rate(30, 0.5),
            messages: rate(80, 20.0),
            sockets: 6_000,
            visitor_sockets: 40,
            connections: 256,
            read_timeout: Duration::from_secs(15),
        }
    }
}
