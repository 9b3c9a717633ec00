//! `maraude bench machine`: what the machine itself can do, to compare other figures with.

use super::relay::relay;
use crate::input::Failure;
use clap::Args;
use serde::Serialize;
use std::fs::File;
use std::io::{Read, Seek, SeekFrom, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Measure how many times a second the disk can be synced, a message can go back and forth on
/// loopback, and a move can be passed on to two players by a server that does nothing else.
#[derive(Args)]
pub(crate) struct Machine {
    /// The directory whose disk is measured.
    #[arg(long, value_name = "DIR", default_value = ".")]
    data: PathBuf,
    /// Seconds that each measurement takes.
    #[arg(long, default_value_t = 3)]
    seconds: u64,
    /// Print the result as JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Limits {
    syncs_per_s: f64,
    round_trips_per_s: f64,
    relayed_per_s: f64,
    relay_cpu_us: f64,
}

impl Machine {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let time = Duration::from_secs(self.seconds);
        let relayed = relay(time)?;
        let limits = Limits {
            syncs_per_s: syncs(&self.data, time)?,
            round_trips_per_s: round_trips(time)?,
            relayed_per_s: relayed.per_s,
            relay_cpu_us: relayed.cpu_us,
        };
        if self.json {
            println!("{}", serde_json::to_string(&limits)?);
        } else {
            println!("{:>10.0} syncs of 4 KiB a second", limits.syncs_per_s);
            println!(
                "{:>10.0} round trips of one byte on loopback a second, one after the other",
                limits.round_trips_per_s
            );
            println!(
                "{:>10.0} moves a second passed on between 200 pairs, without rules or disk",
                limits.relayed_per_s
            );
            println!(
                "{:>10.1} µs of the processor for passing one on",
                limits.relay_cpu_us
            );
        }
        Ok(())
    }
}

/// Repeats something; returns how many times a second it ran.
fn rate(time: Duration, mut once: impl FnMut() -> std::io::Result<()>) -> std::io::Result<f64> {
    let began = Instant::now();
    let mut times = 0_u32;
    while began.elapsed() < time {
        once()?;
        times += 1;
    }
    let rate = f64::from(times) / began.elapsed().as_secs_f64();
    Ok((rate * 10.0).round() / 10.0)
}

/// Writes and syncs the same page again and again, as a log of constant size does.
fn syncs(folder: &Path, time: Duration) -> std::io::Result<f64> {
    let path = folder.join(format!("maraude-bench-{}", std::process::id()));
    let mut file = File::create(&path)?;
    let page = [7_u8; 4096];
    let rate = rate(time, || {
        file.seek(SeekFrom::Start(0))?;
        file.write_all(&page)?;
        file.sync_data()
    });
    std::fs::remove_file(&path)?;
    rate
}

fn round_trips(time: Duration) -> std::io::Result<f64> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let address = listener.local_addr()?;
    let echo = std::thread::spawn(move || -> std::io::Result<()> {
        let (mut stream, _) = listener.accept()?;
        stream.set_nodelay(true)?;
        let mut byte = [0];
        while stream.read(&mut byte)? == 1 {
            stream.write_all(&byte)?;
        }
        Ok(())
    });
    let mut stream = TcpStream::connect(address)?;
    stream.set_nodelay(true)?;
    let mut byte = [1];
    let rate = rate(time, || {
        stream.write_all(&byte)?;
        stream.read_exact(&mut byte)
    })?;
    drop(stream);
    let _ = echo.join();
    Ok(rate)
}
