//! Metrics for the host's monitoring, in the `OpenMetrics` text format.

use crate::app::State;
use maraude_house::House;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

/// The media type of [`text`].
pub(crate) const MEDIA_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// The counters of the server, and the registry of all metrics.
pub(crate) struct ServerMetrics {
    /// Messages that came over sockets.
    pub received: Counter,
    /// Messages that went out over sockets.
    pub sent: Counter,
    /// Slow readers that were sent everything from the beginning.
    pub resynchronised: Counter,
    /// Sockets closed because of too many messages.
    pub floods: Counter,
    tables: Gauge,
    sockets: Gauge,
    registry: Registry,
}

impl ServerMetrics {
    pub(crate) fn new(house: &House) -> Self {
        let mut registry = Registry::with_prefix("maraude");
        let [tables, sockets] = [
            ("tables_in_memory", "Tables in memory"),
            ("sockets", "Open sockets"),
        ]
        .map(|(name, help)| {
            let gauge = Gauge::default();
            registry.register(name, help, gauge.clone());
            gauge
        });
        house.metrics().register(&mut registry);
        let [received, sent, resynchronised, floods] = [
            ("messages_received", "Socket messages received"),
            ("messages_sent", "Socket messages sent"),
            ("resynchronised", "Slow readers resynchronised"),
            ("floods", "Sockets closed for flooding"),
        ]
        .map(|(name, help)| {
            let counter = Counter::default();
            registry.register(name, help, counter.clone());
            counter
        });
        Self {
            received,
            sent,
            resynchronised,
            floods,
            tables,
            sockets,
            registry,
        }
    }
}

/// All metrics as text.
pub(crate) fn text(state: &State) -> String {
    let metrics = &state.metrics;
    metrics.tables.set(state.house.tables_in_memory() as i64);
    metrics.sockets.set(state.sockets.receiver_count() as i64);
    let mut text = String::with_capacity(4_096);
    encode(&mut text, &metrics.registry).expect("a string takes everything");
    text
}
