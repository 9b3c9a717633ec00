//! Opening the house again: every running game must replay to its digests.

use crate::house::{House, now};
use crate::running::Running;
use crate::sheet::Sheet;
use maraude_protocol::Phase;
use maraude_store::{Saved, StoreError, Write};

/// A running game that this version can't go on with.
#[derive(Clone, Debug)]
pub struct Broken {
    /// The table.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// Why.
    pub why: String,
}

impl House {
    /// Replays every running game, wakes those where the house has something to do, and tells
    /// which ones don't replay.
    pub async fn resume(&self) -> Result<Vec<Broken>, StoreError> {
        let mut broken = Vec::new();
        for table in self.store.running().await? {
            let Some(saved) = self.store.load(&table).await? else {
                continue;
            };
            match self.check_one(&saved) {
                // A table with bots, clocks or alarms wakes at once and sees for itself.
                Ok(true) => self.wakes.add(now(), table.as_str().into()),
                Ok(false) => {}
                Err((game, why)) => broken.push(Broken { table, game, why }),
            }
        }
        Ok(broken)
    }

    /// Whether the house has something to do at this table.
    fn check_one(&self, saved: &Saved) -> Result<bool, (String, String)> {
        let sheet = Sheet::from_row(&saved.sheet)
            .map_err(|error| (String::new(), format!("the sheet can't be read: {error}")))?;
        let fails = |why: String| (sheet.game.clone(), why);
        let game = self
            .game(&sheet.game)
            .ok_or_else(|| fails("there is no such game any more".to_owned()))?;
        let same_data = sheet.header.as_ref().is_none_or(|header| {
            header.data == maraude_core::journal::data_hash(game.meta())
                && header.rules == game.meta().rules_version
        });
        if !same_data {
            return Err(fails("its rules or its board have changed".to_owned()));
        }
        let lines = saved.entries.iter().map(|entry| entry.line.as_str());
        let running = Running::replay(&sheet, game, lines, |_| false, |_, _| ()).map_err(fails)?;
        let bots = running.table.to_act().iter().any(|seat| {
            sheet.chairs[seat.index()].bot.is_some()
                || running.stand_ins[seat.index()].is_some()
                || running.out_of_time.has(seat)
                || running.clocks.up_at(seat).is_some()
        });
        Ok(bots || running.alarms.next().is_some() || running.table.end().is_some())
    }

    /// Sets a table aside: its players are told, nothing is lost.
    pub async fn set_aside(&self, broken: &Broken) -> Result<(), StoreError> {
        let Some(saved) = self.store.load(&broken.table).await? else {
            return Ok(());
        };
        let Ok(mut sheet) = Sheet::from_row(&saved.sheet) else {
            let row = maraude_store::Sheet {
                revision: saved.sheet.revision + 1,
                stage: maraude_store::Stage::SetAside,
                ..saved.sheet
            };
            let table = broken.table.clone();
            return self
                .store
                .write(Write {
                    table,
                    sheet: Some(row),
                    ..Write::default()
                })
                .await;
        };
        sheet.phase = Phase::SetAside;
        sheet.aside = Some(broken.why.clone());
        let row = sheet.to_row(saved.sheet.revision + 1, now());
        let table = broken.table.clone();
        self.store
            .write(Write {
                table,
                sheet: Some(row),
                ..Write::default()
            })
            .await
    }
}
