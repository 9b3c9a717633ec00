//! The server's own process, if it runs on this machine (Linux).

use std::collections::HashSet;
use std::fs;

/// A process on this machine.
pub(super) struct Process {
    id: u32,
}

/// Clock ticks in a second, on every Linux there is.
const TICKS: u64 = 100;

impl Process {
    /// The process that listens at the port of a local address.
    pub(super) fn listening_at(url: &str) -> Option<Self> {
        let host = url.strip_prefix("http://")?.trim_end_matches('/');
        let (name, port) = host.rsplit_once(':')?;
        if !matches!(name, "127.0.0.1" | "localhost" | "[::1]") {
            return None;
        }
        let inodes = listening(port.parse().ok()?);
        let processes = fs::read_dir("/proc").ok()?.flatten();
        let ids = processes.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
        ids.into_iter()
            .find(|id| holds(*id, &inodes))
            .map(|id| Self { id })
    }

    /// How much memory it has in use, in bytes.
    pub(super) fn rss(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.id)).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        Some(line.split_whitespace().nth(1)?.parse::<u64>().ok()? * 1024)
    }

    /// How much processor time it has used.
    pub(super) fn cpu(&self) -> Option<Cpu> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.id)).ok()?;
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let us = |field: usize| {
            let ticks = fields.get(field)?.parse::<u64>().ok()?;
            Some(ticks * 1_000_000 / TICKS)
        };
        let (user, kernel) = (us(11)?, us(12)?);
        Some(Cpu {
            all: user + kernel,
            kernel,
        })
    }
}

/// Processor time, in microseconds.
#[derive(Clone, Copy)]
pub(super) struct Cpu {
    /// All of it.
    pub all: u64,
    /// The part that the kernel spent for the process: sockets, disk.
    pub kernel: u64,
}

impl Cpu {
    /// The processor time used since an earlier moment.
    pub(super) fn since(self, before: Self) -> Self {
        Self {
            all: self.all.saturating_sub(before.all),
            kernel: self.kernel.saturating_sub(before.kernel),
        }
    }
}

/// The inodes of sockets that listen at this port.
fn listening(port: u16) -> HashSet<String> {
    let wanted = format!(":{port:04X}");
    let tables = ["/proc/net/tcp", "/proc/net/tcp6"].map(fs::read_to_string);
    let mut found = HashSet::new();
    for table in tables.into_iter().flatten() {
        for line in table.lines().skip(1) {
            let fields: Vec<&str> = line.split_whitespace().collect();
            let listens = fields.get(3) == Some(&"0A");
            if listens
                && fields
                    .get(1)
                    .is_some_and(|address| address.ends_with(&wanted))
            {
                found.extend(fields.get(9).map(|inode| format!("socket:[{inode}]")));
            }
        }
    }
    found
}

fn holds(id: u32, inodes: &HashSet<String>) -> bool {
    let Ok(files) = fs::read_dir(format!("/proc/{id}/fd")) else {
        return false;
    };
    let links = files
        .flatten()
        .filter_map(|file| fs::read_link(file.path()).ok());
    links
        .into_iter()
        .any(|link| inodes.contains(&*link.to_string_lossy()))
}
