//! Exports a table's journal as a file, and imports one.

use crate::house::House;
use crate::running::replay;
use crate::secret::{Visitor, new_secret};
use crate::sheet::{Chair, Sheet};
use maraude_catalog::GameEntry;
use maraude_core::Seat;
use maraude_core::digest::hex;
use maraude_core::journal::{Entry, Header, Journal, JournalError, JournalProblem, Writer};
use maraude_protocol::{Code, Phase, Problem, SeatKind};
use maraude_store::{EntryRow, Store, StoreError, Write, hash_of_secret};
use serde_json::value::RawValue;
use std::fmt;

/// The journal of a game that is over.
pub fn journal_text(sheet: &Sheet, entries: &[EntryRow]) -> Option<String> {
    let end = sheet.end.as_ref().filter(|_| sheet.phase == Phase::Over)?;
    Some(written(sheet, entries)?.finish(end, &sheet.seed()))
}

/// The journal of a running game, with its seed; only for the host.
pub fn unfinished_text(sheet: &Sheet, entries: &[EntryRow]) -> Option<String> {
    Some(written(sheet, entries)?.unfinished(&sheet.seed()))
}

/// The header and the entries.
fn written(sheet: &Sheet, entries: &[EntryRow]) -> Option<Writer> {
    let mut writer = Writer::new(sheet.header.as_ref()?);
    for entry in entries {
        writer.line(&entry.line);
    }
    Some(writer)
}

impl House {
    /// The journal of a finished game.
    pub async fn journal(&self, table: &str, visitor: &Visitor) -> Result<String, Problem> {
        let (sheet, entries) = self.kept(table).await?;
        self.note_look(table, &sheet, visitor).await?;
        if sheet.phase != Phase::Over {
            return Err(Code::NotOver.into());
        }
        journal_text(&sheet, &entries).ok_or_else(|| Code::NotFound.into())
    }
}

/// Why a journal can't be imported as a table.
#[derive(Debug)]
pub enum Unreadable {
    /// Something is wrong with the file.
    Journal(JournalError),
    /// No such game here.
    NoSuchGame(String),
    /// A running game without its seed.
    NoSeed,
    /// It does not replay under this version's rules.
    Replay(String),
    /// The table could not be stored.
    Store(StoreError),
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Journal(error) => error.fmt(f),
            Self::NoSuchGame(game) => write!(f, "no game is called \"{game}\" here"),
            Self::NoSeed => f.write_str(
                "the game still runs and its seed is missing (export it with --with-seed)",
            ),
            Self::Replay(why) => write!(f, "it does not replay: {why}"),
            Self::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Unreadable {}

/// Makes a table from a journal, running or finished. Returns its id and the secret of each
/// person's seat. `now` is in milliseconds since 1970.
pub async fn import(
    store: &dyn Store,
    find: impl Fn(&str) -> Option<&'static dyn GameEntry>,
    bytes: &[u8],
    now: u64,
) -> Result<(String, Vec<(Seat, String)>), Unreadable> {
    let journal = Journal::parse(bytes).map_err(Unreadable::Journal)?;
    let game = find(&journal.header.game)
        .ok_or_else(|| Unreadable::NoSuchGame(journal.header.game.clone()))?;
    check_header(&journal.header, game).map_err(|wrong| Unreadable::Journal(wrong.at(1)))?;
    if journal.last.is_some() {
        game.verify(bytes).map_err(Unreadable::Journal)?;
    }
    let seed = journal.seed().map_err(|error| match error.problem {
        JournalProblem::Unfinished => Unreadable::NoSeed,
        _ => Unreadable::Journal(error),
    })?;
    let mut sheet = imported_sheet(&journal, hex(&seed.0), now);
    let people = sheet.people().iter();
    let secrets: Vec<(Seat, String)> = people.map(|seat| (seat, new_secret())).collect();
    for (seat, secret) in &secrets {
        sheet.chairs[seat.index()].link = hash_of_secret(secret);
    }
    let lines: Vec<String> = journal.entries.iter().map(Entry::line).collect();
    let replayed = lines.iter().map(String::as_str);
    let running = replay(&sheet, game, replayed, |_| false, |_, _| ());
    let running = running.map_err(Unreadable::Replay)?;
    for bot in running.stand_ins.iter().flatten() {
        check_bot(bot, game).map_err(|wrong| Unreadable::Replay(wrong.to_string()))?;
    }
    if let Some(end) = running.game.end() {
        sheet.phase = Phase::Over;
        sheet.end = serde_json::value::to_raw_value(&end).ok();
    }
    let table = crate::secret::new_table_id();
    let entries = lines.into_iter().map(|line| EntryRow {
        line,
        command: None,
    });
    let write = Write {
        table: table.clone(),
        entries: entries.collect(),
        sheet: Some(sheet.to_row(1, now)),
        ..Write::default()
    };
    store.write(write).await.map_err(Unreadable::Store)?;
    Ok((table, secrets))
}

/// Whether the house itself could have begun a game with this header.
fn check_header(header: &Header, game: &dyn GameEntry) -> Result<(), JournalProblem> {
    header.check(game.meta())?;
    header.salts()?;
    let given = serde_json::from_str(header.options.get());
    let given = given.map_err(|error| JournalProblem::Malformed(error.to_string()))?;
    let options = game.options(&given);
    let options = options.map_err(|error| JournalProblem::BadSetup(error.to_string()))?;
    if options.get() != header.options.get() {
        return Err(JournalProblem::NotCanonical);
    }
    for who in &header.seats {
        match who.strip_prefix("bot:") {
            Some(bot) => check_bot(bot, game)?,
            None if who == "person" => {}
            None => {
                return Err(JournalProblem::BadSetup(format!(
                    "nobody sits down as \"{who}\""
                )));
            }
        }
    }
    Ok(())
}

fn check_bot(bot: &str, game: &dyn GameEntry) -> Result<(), JournalProblem> {
    if game.bots().contains(&bot) {
        return Ok(());
    }
    let id = game.meta().id;
    Err(JournalProblem::BadSetup(format!(
        "no bot of {id} is called \"{bot}\""
    )))
}

fn imported_sheet(journal: &Journal, seed: String, now: u64) -> Sheet {
    let header = journal.header.clone();
    let last = journal.entries.last().map_or(0, |entry| entry.at);
    let host = Visitor::of_secret(&new_secret()).expect("a new secret is valid");
    let chairs = header.seats.iter().zip(&header.salts).enumerate();
    let chairs = chairs.map(|(at, (who, salt))| {
        let bot = who.strip_prefix("bot:").map(str::to_owned);
        let kind = if bot.is_some() {
            SeatKind::Bot
        } else {
            SeatKind::Person
        };
        let name = bot.clone().unwrap_or_else(|| format!("{}", at + 1));
        Chair {
            kind,
            name,
            bot,
            visitors: Vec::new(),
            link: String::new(),
            before: Vec::new(),
            gone: None,
            ready: true,
            commitment: String::new(),
            salt: salt.clone(),
            taxi: None,
        }
    });
    let chairs = chairs.collect();
    let options = RawValue::from_string(header.options.get().to_owned()).expect("it was parsed");
    let sheet = Sheet::new(header.game.clone(), options, seed, host, now);
    Sheet {
        // The game goes on where it stopped: its time is counted from its beginning.
        began: Some(now.saturating_sub(last)),
        phase: Phase::Running,
        chairs,
        header: Some(header),
        ..sheet
    }
}
