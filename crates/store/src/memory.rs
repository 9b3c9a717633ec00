//! A store in memory, for tests.

use crate::error::StoreError;
use crate::row::{Before, Expired, Saved, SheetRow, Stage, Write};
use crate::store::{Answer, Store};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Mutex, MutexGuard};

/// Keeps tables until the program ends.
#[derive(Default)]
pub struct Memory(Mutex<Kept>);

#[derive(Default)]
struct Kept {
    tables: BTreeMap<String, Saved>,
    /// Names by visitor, each with the time at which it was set.
    names: BTreeMap<String, (String, u64)>,
}

impl Memory {
    /// An empty store.
    pub fn new() -> Self {
        Self::default()
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().expect("nothing panics while holding it")
    }

    /// The ids of the tables whose sheet fits, in the order given by `key`.
    fn find<K: Ord>(
        &self,
        fits: impl Fn(&SheetRow) -> bool,
        key: impl Fn(&SheetRow) -> K,
        limit: u32,
    ) -> Vec<String> {
        let kept = self.kept();
        let mut found: Vec<_> = kept
            .tables
            .iter()
            .filter(|(_, saved)| fits(&saved.sheet))
            .collect();
        found.sort_by_key(|(_, saved)| key(&saved.sheet));
        found
            .into_iter()
            .take(limit as usize)
            .map(|(id, _)| id.clone())
            .collect()
    }
}

impl Kept {
    fn write(&mut self, write: Write) -> Result<(), StoreError> {
        if !write.is_plain() {
            return Err(StoreError::not_plain());
        }
        let present = self.tables.get(&write.table);
        if let Some(sheet) = &write.sheet {
            let revision = present.map_or(0, |saved| saved.sheet.revision);
            if sheet.revision != revision + 1 {
                return Err(StoreError::Conflict);
            }
        } else if present.is_none() {
            return Err(StoreError::NoTable);
        }
        let written = present.map_or(0, |saved| saved.entries.len());
        if !write.entries.is_empty() && written != write.expected as usize {
            return Err(StoreError::Conflict);
        }
        match (self.tables.get_mut(&write.table), write.sheet) {
            (Some(saved), sheet) => {
                saved.sheet = sheet.unwrap_or_else(|| saved.sheet.clone());
                saved.entries.extend(write.entries);
                saved.chat.extend(write.chat);
            }
            (None, Some(sheet)) => {
                let saved = Saved {
                    sheet,
                    entries: write.entries,
                    chat: write.chat,
                };
                self.tables.insert(write.table, saved);
            }
            (None, None) => return Err(StoreError::NoTable),
        }
        Ok(())
    }
}

fn now<T: Send + 'static>(value: T) -> Answer<T> {
    Box::pin(std::future::ready(Ok(value)))
}

impl Store for Memory {
    fn write(&self, write: Write) -> Answer<()> {
        Box::pin(std::future::ready(self.kept().write(write)))
    }

    fn load(&self, table: &str) -> Answer<Option<Saved>> {
        now(self.kept().tables.get(table).cloned())
    }

    fn running(&self) -> Answer<Vec<String>> {
        now(self.find(|sheet| sheet.stage == Stage::Running, |_| (), u32::MAX))
    }

    fn listed(&self, limit: u32) -> Answer<Vec<String>> {
        let fits = |sheet: &SheetRow| {
            sheet.listed && matches!(sheet.stage, Stage::Gathering | Stage::Running)
        };
        now(self.find(fits, |sheet| u64::MAX - sheet.changed, limit))
    }

    fn of_visitor(&self, visitor: &str, limit: u32) -> Answer<Vec<String>> {
        let fits = |sheet: &SheetRow| sheet.visitors.iter().any(|other| other == visitor);
        let key = |sheet: &SheetRow| (sheet.stage != Stage::Running, u64::MAX - sheet.changed);
        now(self.find(fits, key, limit))
    }

    fn open_tables(&self, visitor: &str) -> Answer<u32> {
        let open = |sheet: &SheetRow| matches!(sheet.stage, Stage::Gathering | Stage::Running);
        let fits = |sheet: &SheetRow| open(sheet) && sheet.visitors.iter().any(|v| v == visitor);
        now(self.find(fits, |sheet| sheet.changed, u32::MAX).len() as u32)
    }

    fn of_day(&self, day: &str, limit: u32) -> Answer<Vec<(String, SheetRow)>> {
        let fits =
            |sheet: &SheetRow| sheet.stage != Stage::Gathering && sheet.day.as_deref() == Some(day);
        let ids = self.find(fits, |sheet| sheet.changed, limit);
        let kept = self.kept();
        now(ids
            .into_iter()
            .map(|id| (id.clone(), kept.tables[&id].sheet.clone()))
            .collect())
    }

    fn name(&self, visitor: &str) -> Answer<Option<String>> {
        let kept = self.kept();
        let name = kept.names.get(visitor);
        now(name.map(|(name, _)| name.clone()))
    }

    fn set_name(&self, visitor: &str, name: &str, at: u64) -> Answer<()> {
        self.kept()
            .names
            .insert(visitor.to_owned(), (name.to_owned(), at));
        now(())
    }

    fn expire(&self, before: Before) -> Answer<Expired> {
        let mut kept = self.kept();
        let (tables, names) = (kept.tables.len(), kept.names.len());
        kept.tables.retain(|_, saved| {
            saved.sheet.stage != Stage::Gathering || saved.sheet.changed >= before.gathering
        });
        kept.names.retain(|_, (_, given)| *given >= before.names);
        let mut expired = Expired {
            tables: (tables - kept.tables.len()) as u64,
            lines: 0,
            names: (names - kept.names.len()) as u64,
        };
        for saved in kept.tables.values_mut() {
            let lines = saved.chat.len();
            saved.chat.retain(|line| line.time >= before.chat);
            expired.lines += (lines - saved.chat.len()) as u64;
        }
        now(expired)
    }

    fn backup(&self, _: &Path) -> Answer<()> {
        let why = "a store in memory has no files to copy".to_owned();
        Box::pin(std::future::ready(Err(StoreError::Broken(why))))
    }

    fn check(&self) -> Answer<()> {
        now(())
    }
}
