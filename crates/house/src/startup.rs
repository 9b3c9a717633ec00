//! Opening the house again: every running game must replay to its digests.

use crate::house::House;
use crate::running::replay;
use crate::sheet::Sheet;
use maraude_protocol::Phase;
use maraude_store::{Saved, Stage, StoreError, Write};

/// A running game that this version can't continue.
#[derive(Clone, Debug)]
pub struct Broken {
    /// The table.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// Why it can't continue.
    pub why: String,
}

impl House {
    /// Replays every running game, wakes those where the house must act, and returns those that do
    /// not replay.
    pub async fn resume(&self) -> Result<Vec<Broken>, StoreError> {
        let mut broken = Vec::new();
        for table in self.store.running().await? {
            let checked = match self.store.load(&table).await {
                Ok(Some(saved)) => self.check_one(&saved),
                Ok(None) => continue,
                Err(StoreError::Broken(why)) => Err((String::new(), why)),
                Err(error) => return Err(error),
            };
            match checked {
                // A table with bots, clocks or alarms is loaded at once and checks for itself.
                Ok(true) => self.wakes.add(self.now(), table.as_str().into()),
                Ok(false) => {}
                Err((game, why)) => broken.push(Broken { table, game, why }),
            }
        }
        Ok(broken)
    }

    /// Whether the house must act at this table; an error if it does not replay.
    fn check_one(&self, saved: &Saved) -> Result<bool, (String, String)> {
        let sheet = Sheet::from_row(&saved.sheet)
            .map_err(|error| (String::new(), format!("the sheet can't be read: {error}")))?;
        let fails = |why: String| (sheet.game.clone(), why);
        let game = self
            .game(&sheet.game)
            .ok_or_else(|| fails("there is no such game any more".to_owned()))?;
        let header = sheet.header.as_ref();
        let header = header.ok_or_else(|| fails("its header is missing".to_owned()))?;
        if header.check(game.meta()).is_err() {
            return Err(fails("its rules or its board have changed".to_owned()));
        }
        if header.check_seed(&sheet.seed()).is_err() {
            return Err(fails("its seed is not the one committed to".to_owned()));
        }
        if sheet.chairs.len() != header.seats.len() {
            return Err(fails("its seats are not those of its header".to_owned()));
        }
        let lines = saved.entries.iter().map(|entry| entry.line.as_str());
        let running = replay(&sheet, game, lines, |_| false, |_, _| ()).map_err(fails)?;
        let bots = running.game.to_act().iter().any(|seat| {
            sheet.chairs[seat.index()].bot.is_some()
                || running.stand_ins[seat.index()].is_some()
                || running.out_of_time.has(seat)
                || running.clocks.up_at(seat).is_some()
        });
        Ok(bots || running.alarms.next().is_some() || running.game.end().is_some())
    }

    /// Sets a table aside: its players see why, and nothing is lost.
    pub async fn set_aside(&self, broken: &Broken) -> Result<(), StoreError> {
        let Some(kept) = self.store.sheet(&broken.table).await? else {
            return Ok(());
        };
        let revision = kept.revision + 1;
        let aside = maraude_store::Sheet {
            revision,
            stage: Stage::SetAside,
            ..kept
        };
        let row = match Sheet::from_row(&aside) {
            Ok(mut sheet) => {
                sheet.phase = Phase::SetAside;
                sheet.aside = Some(broken.why.clone());
                sheet.to_row(revision, self.now())
            }
            // An unreadable sheet is kept as it is.
            Err(_) => aside,
        };
        let write = Write {
            table: broken.table.clone(),
            sheet: Some(row),
            ..Write::default()
        };
        self.store.write(write).await
    }
}
