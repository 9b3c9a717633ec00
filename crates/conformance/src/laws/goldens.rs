//! Golden journals: finished games that must go on meaning the same, for every viewer.

use crate::golden::{Goldens, Wanted, print, record};
use crate::law::{BrokenLaw, LawReport, Lawful};
use crate::setups::setups;
use maraude_core::journal::{Journal, verify};
use serde::Deserialize;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const LAW: &str = "goldens";

/// Every `*.journal` of the folder verifies, and the text beside it tells what every viewer was
/// told and saw at every step. There is one for each ending and one for each number of seats.
pub fn law<G: Lawful>(goldens: &Goldens) -> Result<LawReport, BrokenLaw> {
    let checked = || -> Result<u64, String> {
        let folder = &goldens.folder;
        if goldens.updates {
            renew::<G>(folder)?;
        }
        let mut kept = BTreeSet::new();
        for path in journals(folder) {
            let bytes = fs::read(&path).map_err(|error| error.to_string())?;
            let told = |error| {
                format!(
                    "{}: {error}",
                    path.file_name().unwrap_or_default().display()
                )
            };
            verify::<G>(&bytes).map_err(|error| told(error.to_string()))?;
            kept.insert(kind(&bytes).map_err(told)?);
            let text = print::<G>(&bytes).map_err(told)?;
            let name = path.with_extension("txt");
            let name = name.file_name().unwrap_or_default().to_string_lossy();
            goldens.pinned(&name, &text)?;
        }
        match missing::<G>(&kept)?.first() {
            None => Ok(kept.len() as u64),
            Some(Wanted { ending, seats, .. }) => {
                let what = "no golden journal with";
                Err(format!("{what} ending {ending:?}, seats {seats:?}"))
            }
        }
    };
    checked()
        .map(|kept| LawReport::still::<G>(LAW, kept))
        .map_err(|why| BrokenLaw::still::<G>(LAW, why))
}

/// The journals of a folder, by name.
pub fn journals(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "journal"))
        .collect();
    paths.sort();
    paths
}

/// The ending and the number of seats, as the journal itself says, whatever the rules say.
fn kind(bytes: &[u8]) -> Result<(String, u8), String> {
    #[derive(Deserialize)]
    struct Ending {
        ending: String,
    }
    let journal = Journal::parse(bytes).map_err(|error| error.to_string())?;
    let last = journal.last.as_ref().ok_or("it is not finished")?;
    let Ending { ending } =
        serde_json::from_str(last.outcome.get()).map_err(|error| error.to_string())?;
    Ok((ending, journal.header.seats.len() as u8))
}

/// What the kept games leave uncovered.
fn missing<G: Lawful>(kept: &BTreeSet<(String, u8)>) -> Result<Vec<Wanted>, String> {
    let endings = G::META
        .endings
        .iter()
        .filter(|ending| !kept.iter().any(|(k, _)| k == *ending));
    let endings = endings.map(|&ending| Wanted {
        ending: Some(ending.to_owned()),
        ..Wanted::default()
    });
    let counts: BTreeSet<u8> = setups::<G>()?.iter().map(|setup| setup.seats).collect();
    let counts = counts
        .into_iter()
        .filter(|seats| !kept.iter().any(|(_, k)| k == seats));
    let counts = counts.map(|seats| Wanted {
        seats: Some(seats),
        ..Wanted::default()
    });
    Ok(endings.chain(counts).collect())
}

/// Records again the journals that no longer fit the rules, and those that are missing.
fn renew<G: Lawful>(folder: &Path) -> Result<(), String> {
    fs::create_dir_all(folder).map_err(|error| error.to_string())?;
    let mut kept = BTreeSet::new();
    for path in journals(folder) {
        let bytes = fs::read(&path).map_err(|error| error.to_string())?;
        let (ending, seats) = kind(&bytes)?;
        if verify::<G>(&bytes).is_err() {
            let journal = Journal::parse(&bytes).map_err(|error| error.to_string())?;
            let wanted = Wanted {
                ending: Some(ending.clone()),
                seats: Some(seats),
                options: Some(journal.header.options.get().to_owned()),
            };
            let (_, text) = record::<G>(&wanted)?;
            fs::write(&path, text).map_err(|error| error.to_string())?;
        }
        kept.insert((ending, seats));
    }
    while let Some(wanted) = missing::<G>(&kept)?.first() {
        let (name, text) = record::<G>(wanted)?;
        kept.insert(kind(text.as_bytes())?);
        fs::write(folder.join(name), text).map_err(|error| error.to_string())?;
    }
    Ok(())
}
