//! The game of a table, set up as its sheet says.

use crate::sheet::Sheet;
use maraude_catalog::GameEntry;
use maraude_core::{Chance, Viewer, digest};
use maraude_play::Steps;
pub(crate) use maraude_play::{Mover, Running};

/// Begins the game of a table. Fails with the reason if the rules refuse the set-up.
pub(crate) fn begin(sheet: &Sheet, game: &'static dyn GameEntry) -> Result<Running, String> {
    let chairs = sheet.chairs.iter();
    let salts: Option<Vec<_>> = chairs.map(|chair| digest::from_hex(&chair.salt)).collect();
    let salts = salts.ok_or("a salt is not hexadecimal")?;
    let chance = Chance::new(&sheet.seed(), &salts);
    let play = game.open(&sheet.options, sheet.seats(), chance)?;
    let running = Running::new(play, sheet.clock);
    Ok(match &sheet.header {
        Some(header) => running.chained(header, sheet.seed()),
        None => running,
    })
}

/// Replays the game of a table from the lines of its journal; `each` sees every entry with the
/// steps of the viewers that were `asked` for.
pub(crate) fn replay<'a>(
    sheet: &Sheet,
    game: &'static dyn GameEntry,
    lines: impl Iterator<Item = &'a str>,
    asked: impl Fn(Viewer) -> bool,
    each: impl FnMut(&Running, Steps),
) -> Result<Running, String> {
    let mut running = begin(sheet, game)?;
    let replayed = running.replay(lines, asked, each);
    replayed.map_err(|error| error.to_string())?;
    Ok(running)
}
