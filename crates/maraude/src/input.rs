//! What several verbs ask for: a game by its name, a journal by its file.

use maraude_catalog::GameEntry;
use maraude_core::journal::Journal;
use maraude_words::Language;
use std::path::Path;

/// Why a verb failed, in words for the person who typed it.
pub(crate) type Failure = Box<dyn std::error::Error>;

/// The game of this name; else says which ones there are.
pub(crate) fn game(id: &str) -> Result<&'static dyn GameEntry, Failure> {
    maraude_catalog::game(id).ok_or_else(|| {
        let known: Vec<_> = maraude_catalog::shelf()
            .iter()
            .map(|game| game.meta().id)
            .collect();
        format!(
            "no game is called \"{id}\"; there are: {}",
            known.join(", ")
        )
        .into()
    })
}

/// The bytes of a file.
pub(crate) fn read(file: &Path) -> Result<Vec<u8>, Failure> {
    std::fs::read(file).map_err(|error| format!("{}: {error}", file.display()).into())
}

/// A journal and the game it is of.
pub(crate) fn journal(file: &Path) -> Result<(Journal, &'static dyn GameEntry), Failure> {
    let in_file = |error: &dyn std::fmt::Display| format!("{}: {error}", file.display());
    let journal = Journal::parse(&read(file)?).map_err(|error| in_file(&error))?;
    let entry = game(&journal.header.game).map_err(|error| in_file(&format!("line 1: {error}")))?;
    Ok((journal, entry))
}

/// A language by its code.
pub(crate) fn language(code: &str) -> Result<Language, String> {
    let found = Language::ALL
        .into_iter()
        .find(|language| language.code() == code);
    found.ok_or_else(|| "fr or en".to_owned())
}
