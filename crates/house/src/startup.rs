//! Opening the house again: every running game must replay to its digests.

use crate::check::check_running;
use crate::house::House;
use crate::sheet::Sheet;
use maraude_protocol::{Aside, Phase};
use maraude_store::{Lost, LostPart, Stage, Store, StoreError, Write};

/// A table that can't go on.
#[derive(Clone, Debug)]
pub struct BrokenTable {
    /// The table.
    pub table: String,
    /// The game's id, if it is known.
    pub game: String,
    /// Why it can't go on, for the host of the house.
    pub why: String,
    /// Why it can't go on, for the people at the table.
    pub aside: Aside,
}

impl BrokenTable {
    /// A table that has lost acknowledged moves. It must not go on with dice that people have
    /// seen. `None` if there is no such table any more.
    pub fn lost(lost: &Lost) -> Option<Self> {
        (lost.part != LostPart::Table).then(|| Self {
            table: lost.table.clone(),
            game: String::new(),
            why: lost.part.to_string(),
            aside: Aside::Lost,
        })
    }
}

impl House {
    /// Replays every running game, wakes those where the house must act, and returns those that do
    /// not replay. `progress` is told how many of how many games were replayed.
    pub async fn resume(
        &self,
        progress: impl Fn(usize, usize),
    ) -> Result<Vec<BrokenTable>, StoreError> {
        let mut broken = Vec::new();
        let tables = self.store.running().await?;
        for (n, table) in tables.iter().cloned().enumerate() {
            progress(n, tables.len());
            let checked = match self.store.load(&table).await {
                Ok(Some(saved)) => check_running(&table, &saved, |id| self.game(id)),
                Ok(None) => continue,
                Err(StoreError::Broken(why)) => Err(BrokenTable {
                    table: table.clone(),
                    game: String::new(),
                    why,
                    aside: Aside::Damaged,
                }),
                Err(error) => return Err(error),
            };
            match checked {
                // A table with bots, clocks or alarms is loaded at once and checks for itself.
                Ok(true) => self.wakes.add(self.now(), table.as_str().into()),
                Ok(false) => {}
                Err(why) => broken.push(why),
            }
        }
        Ok(broken)
    }
}

/// Sets a table aside: its players see why, and nothing is lost. `now` is in milliseconds since
/// 1970.
pub async fn set_aside(
    store: &dyn Store,
    broken: &BrokenTable,
    now: u64,
) -> Result<(), StoreError> {
    let Some(kept) = store.sheet(&broken.table).await? else {
        return Ok(());
    };
    let revision = kept.revision + 1;
    let aside = maraude_store::SheetRow {
        revision,
        stage: Stage::SetAside,
        ..kept
    };
    let row = match Sheet::from_row(&aside) {
        Ok(mut sheet) => {
            sheet.phase = Phase::SetAside;
            sheet.aside = Some(broken.why.clone());
            sheet.aside_for = Some(broken.aside);
            sheet.to_row(revision, now)
        }
        // An unreadable sheet is kept as it is.
        Err(_) => aside,
    };
    let write = Write {
        table: broken.table.clone(),
        sheet: Some(row),
        ..Write::default()
    };
    store.write(write).await
}
