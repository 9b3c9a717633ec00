//! What a host can set.

use std::time::Duration;

/// How the server is run.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The address people type, if the house stands behind a proxy: `https://games.example`.
    pub public_url: Option<String>,
    /// Whether a proxy in front of the house says who is asking (`X-Forwarded-For`).
    pub behind_proxy: bool,
    /// Whether anybody may read the metrics, not only this machine.
    pub public_metrics: bool,
    /// How much one visitor and one address may ask; none: as much as they like.
    pub limits: Option<Limits>,
}

/// How much may be asked: so many at once, and so many a second after that.
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
    /// Connections open at once from one address, without those that became sockets.
    pub connections: u32,
    /// Whoever does not say in this time what they want is shown out.
    pub patience: Duration,
}

/// So many at once, and so many a second after that.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// At once.
    pub burst: f64,
    /// A second.
    pub a_second: f64,
}

impl Default for Limits {
    fn default() -> Self {
        let rate = |burst, a_second| Rate { burst, a_second };
        Self {
            visitor: rate(100.0, 20.0),
            address: rate(600.0, 150.0),
            tables: rate(30.0, 0.5),
            messages: rate(80.0, 20.0),
            sockets: 6_000,
            visitor_sockets: 40,
            connections: 256,
            patience: Duration::from_secs(15),
        }
    }
}
