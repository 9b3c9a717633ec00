//! A store that fails on demand.
#![allow(
    dead_code,
    unreachable_pub,
    reason = "each test file uses a part of it"
)]

use maraude_store::{Answer, Before, Expired, Memory, Saved, SheetRow, Store, StoreError, Write};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

/// How the next write fails.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub enum Fault {
    #[default]
    None,
    /// Nothing is kept.
    Lose,
    /// It is kept, but the answer is lost.
    KeepButSayNo,
}

#[derive(Default)]
pub struct Faulty {
    inner: Memory,
    next: Mutex<Fault>,
    checks: AtomicU32,
}

impl Faulty {
    pub fn fail_next(&self, fault: Fault) {
        *self.next.lock().unwrap() = fault;
    }

    /// How often it was checked.
    pub fn checks(&self) -> u32 {
        self.checks.load(Ordering::Relaxed)
    }
}

impl Store for Faulty {
    fn write(&self, write: Write) -> Answer<()> {
        let fault = std::mem::take(&mut *self.next.lock().unwrap());
        match fault {
            Fault::None => self.inner.write(write),
            Fault::Lose => Box::pin(std::future::ready(Err(StoreError::Full))),
            Fault::KeepButSayNo => {
                let written = self.inner.write(write);
                Box::pin(async move {
                    written.await?;
                    Err(StoreError::Broken("the answer was lost".to_owned()))
                })
            }
        }
    }

    fn load(&self, table: &str) -> Answer<Option<Saved>> {
        self.inner.load(table)
    }
    fn running(&self) -> Answer<Vec<String>> {
        self.inner.running()
    }
    fn listed(&self, limit: u32) -> Answer<Vec<String>> {
        self.inner.listed(limit)
    }
    fn of_visitor(&self, visitor: &str, limit: u32) -> Answer<Vec<String>> {
        self.inner.of_visitor(visitor, limit)
    }
    fn open_tables(&self, visitor: &str) -> Answer<u32> {
        self.inner.open_tables(visitor)
    }

    fn of_day(&self, day: &str, limit: u32) -> Answer<Vec<(String, SheetRow)>> {
        self.inner.of_day(day, limit)
    }
    fn name(&self, visitor: &str) -> Answer<Option<String>> {
        self.inner.name(visitor)
    }
    fn set_name(&self, visitor: &str, name: &str, now: u64) -> Answer<()> {
        self.inner.set_name(visitor, name, now)
    }
    fn expire(&self, before: Before) -> Answer<Expired> {
        self.inner.expire(before)
    }
    fn backup(&self, to: &Path) -> Answer<()> {
        self.inner.backup(to)
    }
    fn check(&self) -> Answer<()> {
        self.checks.fetch_add(1, Ordering::Relaxed);
        self.inner.check()
    }
}
