//! What the host's monitoring reads, in the text format of Prometheus.

use crate::app::State;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};

/// What the server itself counts.
#[derive(Default)]
pub(crate) struct Counters {
    /// Sockets open just now.
    pub sockets: AtomicU64,
    /// Messages that came over sockets.
    pub received: AtomicU64,
    /// Messages that went out over sockets.
    pub sent: AtomicU64,
    /// Readers who fell behind and got everything anew.
    pub resynchronised: AtomicU64,
    /// Sockets closed because of too many messages.
    pub floods: AtomicU64,
}

/// Adds one.
pub(crate) fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

pub(crate) fn text(state: &State) -> String {
    let house = state.house.metrics();
    let own = &state.counters;
    let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
    let mut text = String::with_capacity(4_096);
    let tables = state.house.tables_in_memory() as u64;
    for (name, help, value) in [
        ("tables_in_memory", "Tables in memory.", tables),
        ("sockets", "Open sockets.", read(&own.sockets)),
    ] {
        head(&mut text, "gauge", name, help);
        let _ = writeln!(text, "maraude_{name} {value}");
    }
    for (name, help, value) in [
        (
            "entries_total",
            "Journal entries written.",
            house.entries.get(),
        ),
        (
            "commands_total",
            "Commands carried out.",
            house.commands.get(),
        ),
        ("refused_total", "Commands refused.", house.refused.get()),
        (
            "failed_writes_total",
            "Writes that failed.",
            house.failed_writes.get(),
        ),
        (
            "bot_thoughts_total",
            "Moves bots thought about.",
            house.thoughts.get(),
        ),
        (
            "tables_loaded_total",
            "Tables brought back from the store.",
            house.loaded.get(),
        ),
        (
            "tables_evicted_total",
            "Tables that left memory.",
            house.evicted.get(),
        ),
        (
            "tables_broken_total",
            "Table tasks that broke.",
            house.broken.get(),
        ),
        (
            "messages_received_total",
            "Socket messages received.",
            read(&own.received),
        ),
        (
            "messages_sent_total",
            "Socket messages sent.",
            read(&own.sent),
        ),
        (
            "resynchronised_total",
            "Slow readers resynchronised.",
            read(&own.resynchronised),
        ),
        (
            "floods_total",
            "Sockets closed for flooding.",
            read(&own.floods),
        ),
    ] {
        head(&mut text, "counter", name, help);
        let _ = writeln!(text, "maraude_{name} {value}");
    }
    histogram(
        &mut text,
        "commit_seconds",
        "Time to write something down.",
        &house.commit,
    );
    histogram(
        &mut text,
        "load_seconds",
        "Time to bring a table back.",
        &house.load,
    );
    text
}

fn head(text: &mut String, kind: &str, name: &str, help: &str) {
    let _ = writeln!(
        text,
        "# HELP maraude_{name} {help}\n# TYPE maraude_{name} {kind}"
    );
}

fn histogram(text: &mut String, name: &str, help: &str, found: &maraude_house::Histogram) {
    head(text, "histogram", name, help);
    for (bound, count) in found.cumulative() {
        let _ = writeln!(text, "maraude_{name}_bucket{{le=\"{bound}\"}} {count}");
    }
    let count = found.count();
    let _ = writeln!(text, "maraude_{name}_bucket{{le=\"+Inf\"}} {count}");
    let _ = writeln!(
        text,
        "maraude_{name}_sum {}\nmaraude_{name}_count {count}",
        found.sum()
    );
}
