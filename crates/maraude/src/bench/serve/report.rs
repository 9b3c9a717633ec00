//! The results of the bench.

use super::process::Cpu;
use super::tally::Tally;
use serde::Serialize;
use std::time::Duration;

/// The results of the bench.
#[derive(Serialize)]
pub(super) struct Report {
    moves_per_s: f64,
    p50_ms: f64,
    p99_ms: f64,
    moves: u64,
    errors: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    first_error: Option<String>,
    /// Updates that reached spectators.
    #[serde(skip_serializing_if = "is_zero")]
    watched_updates: u64,
    server_rss_bytes: Option<u64>,
    server_cpu_us_per_move: Option<f64>,
    /// The kernel's part of that.
    server_kernel_us_per_move: Option<f64>,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
fn is_zero(n: &u64) -> bool {
    *n == 0
}

impl Report {
    pub(super) fn new(tally: &Tally, took: Duration, rss: Option<u64>, cpu: Option<Cpu>) -> Self {
        let delays = tally.delays();
        let at = |part: f64| {
            let index = (delays.len() as f64 * part) as usize;
            delays
                .get(index.min(delays.len().saturating_sub(1)))
                .map_or(0.0, |d| f64::from(*d))
        };
        let moves = tally.moves();
        let round = |value: f64| (value * 100.0).round() / 100.0;
        let a_move = |us: u64| round(us as f64 / moves.max(1) as f64);
        Self {
            moves_per_s: round(moves as f64 / took.as_secs_f64()),
            p50_ms: round(at(0.50) / 1_000.0),
            p99_ms: round(at(0.99) / 1_000.0),
            moves,
            errors: tally.errors(),
            first_error: (tally.errors() > 0).then(|| tally.first_error()),
            watched_updates: tally.watched_updates(),
            server_rss_bytes: rss,
            server_cpu_us_per_move: cpu.map(|cpu| a_move(cpu.all)),
            server_kernel_us_per_move: cpu.map(|cpu| a_move(cpu.kernel)),
        }
    }

    pub(super) fn print(&self, json: bool) {
        if json {
            println!(
                "{}",
                serde_json::to_string(self).expect("numbers are plain data")
            );
            return;
        }
        println!(
            "{:>10.0} moves a second, acknowledged ({} in all)",
            self.moves_per_s, self.moves
        );
        println!(
            "{:>10.2} ms until the opponent has it (half of them)",
            self.p50_ms
        );
        println!("{:>10.2} ms (99 of 100)", self.p99_ms);
        println!("{:>10} errors", self.errors);
        if let Some(error) = &self.first_error {
            println!("           the first: {error}");
        }
        if self.watched_updates > 0 {
            println!("{:>10} updates reached spectators", self.watched_updates);
        }
        if let Some(rss) = self.server_rss_bytes {
            println!(
                "{:>10.1} MiB of memory in the server",
                rss as f64 / 1_048_576.0
            );
        }
        if let Some(cpu) = self.server_cpu_us_per_move {
            println!("{cpu:>10.1} µs of the server's processor a move");
        }
        if let Some(kernel) = self.server_kernel_us_per_move {
            println!("{kernel:>10.1} µs of these in the kernel");
        }
    }
}
