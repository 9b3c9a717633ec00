//! The durable part of a table, and what waits to become durable.

use super::batch::Batch;
use super::seen::SeenCommands;
use crate::house::House;
use crate::sheet::Sheet;
use maraude_protocol::Code;
use maraude_store::{Saved, StoreError, Write};
use std::sync::Arc;

/// The sheet of a table with all changes since the last commit. A sheet that is changed through it
/// is also written.
pub(super) struct TableRecord {
    house: Arc<House>,
    id: Arc<str>,
    sheet: Sheet,
    /// The last revision of the sheet in the store.
    revision: u64,
    /// The number of entries in the store.
    entries: u32,
    /// When something last changed that everybody may know, in milliseconds since 1970.
    changed: u64,
    batch: Batch,
    /// Whether the sheet has changes that wait for the next write of it.
    unsaved: bool,
    seen: SeenCommands,
}

impl TableRecord {
    /// The record of a stored table, with its sheet and the time of its last change.
    pub(super) fn new(
        house: &Arc<House>,
        id: &Arc<str>,
        sheet: Sheet,
        saved: &Saved,
        changed: u64,
    ) -> Self {
        let mut seen = SeenCommands::default();
        let by_entry = saved.entries.iter().filter_map(|e| e.command.as_deref());
        let by_line = saved.chat.iter().filter_map(|line| line.command.as_deref());
        let by_sheet = sheet.commands.iter().map(String::as_str);
        by_entry
            .chain(by_line)
            .chain(by_sheet)
            .for_each(|command| seen.keep(command));
        Self {
            house: house.clone(),
            id: id.clone(),
            sheet,
            revision: saved.sheet.revision,
            entries: saved.entries.len() as u32,
            changed,
            batch: Batch::default(),
            unsaved: false,
            seen,
        }
    }

    pub(super) fn house(&self) -> &Arc<House> {
        &self.house
    }

    pub(super) fn id(&self) -> &Arc<str> {
        &self.id
    }

    pub(super) fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// When the table last changed, in milliseconds since 1970.
    pub(super) fn changed(&self) -> u64 {
        self.changed
    }

    /// The sheet, to be changed. It is written, and everybody is sent the table.
    pub(super) fn change(&mut self) -> &mut Sheet {
        self.batch.table_changed();
        self.change_quietly()
    }

    /// The sheet, to be changed. It is written, but nobody is sent the table.
    pub(super) fn change_quietly(&mut self) -> &mut Sheet {
        self.batch.sheet_changed();
        &mut self.sheet
    }

    /// The sheet, for a change that may be lost in a crash: it is written with the next other
    /// change, or by [`TableRecord::save`].
    pub(super) fn change_later(&mut self) -> &mut Sheet {
        self.unsaved = true;
        &mut self.sheet
    }

    /// Has changes written that wait for another one.
    pub(super) fn save(&mut self) {
        if self.unsaved {
            self.batch.sheet_changed();
        }
    }

    /// The changes and messages that wait for the commit.
    pub(super) fn batch(&mut self) -> &mut Batch {
        &mut self.batch
    }

    /// Whether a command was carried out.
    pub(super) fn has_seen(&self, command: &str) -> bool {
        self.seen.has(command)
    }

    /// Remembers a command that is stored with an entry or a line of the chat.
    pub(super) fn seen_in_journal(&mut self, command: &str) {
        self.seen.keep(command);
    }

    /// Remembers a command that is stored with the sheet, if the sheet is written.
    pub(super) fn seen_in_sheet(&mut self, command: &str) {
        if self.batch.has_sheet() {
            self.sheet.carried_out(command);
        }
        self.seen.remember(command);
    }

    /// Writes the batch.
    pub(super) async fn write(&mut self) -> Result<(), Code> {
        let public = self.batch.take_public();
        if self.batch.is_empty() {
            return Ok(());
        }
        if public {
            self.changed = self.house.wall();
        }
        let revision = self.revision + u64::from(self.batch.has_sheet());
        let with_sheet = self.batch.has_sheet();
        let sheet = with_sheet.then(|| self.sheet.to_row(revision, self.changed));
        let (entries, chat) = self.batch.take_write(self.entries);
        let new = entries.len();
        let write = Write {
            table: self.id.to_string(),
            expected: self.entries,
            entries,
            sheet,
            chat,
        };
        let began = self.house.instant();
        let written = self.house.store.write(write).await;
        written.map_err(|error| self.not_written(&error))?;
        let metrics = self.house.metrics();
        metrics.commit.record(self.house.time().since(began));
        metrics.entries.inc_by(new as u64);
        self.revision = revision;
        self.unsaved &= !with_sheet;
        self.entries += new as u32;
        Ok(())
    }

    fn not_written(&self, error: &StoreError) -> Code {
        tracing::error!(table = &*self.id, %error, "a table could not be written");
        self.house.metrics().failed_writes.inc();
        match error {
            StoreError::NoTable => Code::NotFound,
            _ => Code::NotKept,
        }
    }
}
