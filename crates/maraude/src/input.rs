//! Arguments of several verbs: a game by its name, a journal by its file.

use indicatif::{ProgressBar, ProgressStyle};
use maraude_catalog::{GameEntry, Shelved, bot_names, find_bot};
use maraude_core::journal::Journal;
use maraude_core::{BotSpec, Chance, MAX_SEATS, Refusal as _, Seed, Setup};
use maraude_sim::Entrant;
use maraude_words::Language;
use std::path::Path;

/// Why a verb failed, in words for the person who typed it.
pub(crate) type Failure = Box<dyn std::error::Error>;

/// Finds a game by its name; the error lists the known ones.
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

/// How many seats: what was asked for, or the fewest that the game takes with these options.
pub(crate) fn players<G: Shelved>(asked: Option<u8>, options: &G::Options) -> Result<u8, Failure> {
    let (least, most) = G::META.seats;
    let id = G::META.id;
    if asked.is_some_and(|players| !(least..=most).contains(&players)) {
        return Err(format!("{id} takes {least} to {most} players").into());
    }
    let refused = |seats: u8| {
        let options = options.clone();
        let mut chance = Chance::new(&Seed([0; 32]), &[b""; MAX_SEATS][..seats.into()]);
        G::new(&Setup { seats, options }, &mut chance).err()
    };
    let Some(players) = asked else {
        let found = (least..=most).find(|seats| refused(*seats).is_none());
        let why = || format!("{id} takes no number of players with these options").into();
        return found.ok_or_else(why);
    };
    match refused(players) {
        None => Ok(players),
        Some(refusal) => {
            let clause = refusal.clause();
            Err(format!("{clause} forbids this set-up for {players} players").into())
        }
    }
}

/// Finds bots by their names; the error lists the known ones.
pub(crate) fn entrants<G: Shelved>(
    bots: &'static [BotSpec<G>],
    names: &[String],
) -> Result<Vec<Entrant<G>>, Failure> {
    let entrant = |name: &String| {
        let make = find_bot(bots, name).ok_or_else(|| {
            let known = bot_names(bots).join(", ");
            format!(
                "no bot of {} is called \"{name}\"; there are: {known}",
                G::META.id
            )
        })?;
        Ok(Entrant {
            name: name.clone(),
            make,
        })
    };
    names.iter().map(entrant).collect()
}

/// How many threads: what was asked for, or all cores.
pub(crate) fn threads(asked: Option<usize>) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    asked.unwrap_or_else(cores).max(1)
}

/// A progress bar up to this number of games, on a terminal only.
pub(crate) fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template(
        "{msg} {bar:40} {human_pos}/{human_len} games · {per_sec} · {eta} left",
    )
    .expect("the template is fixed");
    ProgressBar::new(games).with_style(style)
}
