//! A table's journal as a file, out and in.

use crate::house::House;
use crate::running::Running;
use crate::secret::{Visitor, new_secret};
use crate::sheet::{Chair, Sheet};
use maraude_catalog::GameEntry;
use maraude_core::digest::{from_hex, hex};
use maraude_core::journal::{Header, Journal, JournalError, Last, Problem as Wrong, data_hash};
use maraude_core::{Seat, Seed};
use maraude_protocol::{Code, LONGEST_SALT, Phase, Problem, SeatKind};
use maraude_store::{Entry, Store, StoreError, Write};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use sha2::{Digest as _, Sha256};
use std::fmt;

/// The last line of a finished journal.
#[derive(Serialize)]
struct EndLine {
    end: Last,
}

/// The last line of the journal of a game that still runs, if its host asked for the seed.
#[derive(Serialize, Deserialize)]
struct UnfinishedLine {
    unfinished: Unfinished,
}

#[derive(Serialize, Deserialize)]
struct Unfinished {
    seed: String,
}

/// The header and the entries, and the last line if the game is over.
pub fn journal_text(sheet: &Sheet, entries: &[Entry]) -> Option<String> {
    let header = sheet.header.as_ref()?;
    let mut text = line(header);
    for entry in entries {
        text.push_str(&entry.line);
        text.push('\n');
    }
    if sheet.phase == Phase::Over {
        let end = Last {
            outcome: sheet.end.clone()?,
            seed: sheet.seed.clone(),
            sha256: hex(&Sha256::digest(&text)),
        };
        text.push_str(&line(&EndLine { end }));
    }
    Some(text)
}

/// The journal of a game that still runs, with its seed: for the host's eyes.
pub fn unfinished_text(sheet: &Sheet, entries: &[Entry]) -> Option<String> {
    let text = journal_text(sheet, entries)?;
    let unfinished = Unfinished {
        seed: sheet.seed.clone(),
    };
    Some(text + &line(&UnfinishedLine { unfinished }))
}

fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("journal lines are plain data") + "\n"
}

impl House {
    /// The journal of a finished game.
    pub async fn journal(&self, table: &str) -> Result<String, Problem> {
        let (sheet, entries) = self.kept(table).await?;
        if sheet.phase != Phase::Over {
            return Err(Code::NotOver.into());
        }
        journal_text(&sheet, &entries).ok_or_else(|| Code::NotFound.into())
    }
}

/// Why a journal can't be made a table.
#[derive(Debug)]
pub enum Unreadable {
    /// Something is wrong with the file.
    Journal(JournalError),
    /// No such game here.
    NoSuchGame(String),
    /// A running game without its seed.
    NoSeed,
    /// The rules of this version don't play it.
    Replay(String),
    /// It could not be kept.
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

/// Makes a table from a journal, running or finished. Gives its id and the secret of each
/// person's seat. `now` is in milliseconds since 1970.
pub async fn import(
    store: &dyn Store,
    find: impl Fn(&str) -> Option<&'static dyn GameEntry>,
    bytes: &[u8],
    now: u64,
) -> Result<(String, Vec<(Seat, String)>), Unreadable> {
    let whole = bytes;
    let (bytes, told_seed) = split_unfinished(whole);
    let journal = Journal::parse(bytes).map_err(Unreadable::Journal)?;
    let game = find(&journal.header.game)
        .ok_or_else(|| Unreadable::NoSuchGame(journal.header.game.clone()))?;
    check_header(&journal.header, game).map_err(|wrong| Unreadable::Journal(wrong.at(1)))?;
    if journal.last.is_some() {
        game.verify(whole).map_err(Unreadable::Journal)?;
    }
    let seed = journal
        .last
        .as_ref()
        .map(|last| last.seed.clone())
        .or(told_seed);
    let seed = seed.ok_or(Unreadable::NoSeed)?;
    let known = from_hex(&seed)
        .and_then(|bytes| bytes.try_into().ok())
        .map(Seed);
    if known.is_none_or(|seed| hex(&seed.commitment()) != journal.header.commitment) {
        return Err(Unreadable::Replay(
            "the seed is not the one committed to".to_owned(),
        ));
    }
    let mut sheet = imported_sheet(&journal, seed, now);
    let text = std::str::from_utf8(bytes).expect("it was parsed");
    let lines: Vec<&str> = text.lines().skip(1).take(journal.entries.len()).collect();
    let running = Running::replay(&sheet, game, lines.iter().copied(), |_| false, |_, _| ());
    let running = running.map_err(Unreadable::Replay)?;
    for bot in running.stand_ins.iter().flatten() {
        check_bot(bot, game).map_err(|wrong| Unreadable::Replay(wrong.to_string()))?;
    }
    if let Some(end) = running.game.end() {
        sheet.phase = Phase::Over;
        sheet.end = serde_json::value::to_raw_value(&end).ok();
    }
    let table = crate::secret::new_table_id();
    let entries = lines.iter().map(|line| Entry {
        line: (*line).to_owned(),
        command: None,
    });
    let write = Write {
        table: table.clone(),
        entries: entries.collect(),
        sheet: Some(sheet.to_row(1, now)),
        ..Write::default()
    };
    store.write(write).await.map_err(Unreadable::Store)?;
    let people = sheet.people().iter();
    let secrets = people.map(|seat| (seat, sheet.chairs[seat.index()].secret.clone()));
    Ok((table, secrets.collect()))
}

/// Whether a game with this header is one that this version plays.
pub(crate) fn check_rules(header: &Header, game: &dyn GameEntry) -> Result<(), Wrong> {
    let (found, known) = (header.rules, game.meta().rules_version);
    if found > known {
        let what = "rules";
        return Err(Wrong::Newer { what, found, known });
    }
    if found < known {
        return Err(Wrong::Malformed("unknown rules version".to_owned()));
    }
    if header.data != data_hash(game.meta()) {
        return Err(Wrong::OtherData);
    }
    Ok(())
}

/// Whether the house itself could have begun a game with this header.
fn check_header(header: &Header, game: &dyn GameEntry) -> Result<(), Wrong> {
    check_rules(header, game)?;
    let given = serde_json::from_str(header.options.get());
    let given = given.map_err(|error| Wrong::Malformed(error.to_string()))?;
    let options = game.options(&given);
    let options = options.map_err(|error| Wrong::BadSetup(error.to_string()))?;
    if options.get() != header.options.get() {
        return Err(Wrong::NotCanonical);
    }
    for who in &header.seats {
        match who.strip_prefix("bot:") {
            Some(bot) => check_bot(bot, game)?,
            None if who == "person" => {}
            None => return Err(Wrong::BadSetup(format!("nobody sits down as \"{who}\""))),
        }
    }
    let short = |salt: &String| from_hex(salt).is_some_and(|salt| salt.len() <= LONGEST_SALT);
    if header.salts.len() != header.seats.len() || !header.salts.iter().all(short) {
        let why = format!("one salt a seat, at most {LONGEST_SALT} bytes each");
        return Err(Wrong::BadSetup(why));
    }
    Ok(())
}

fn check_bot(bot: &str, game: &dyn GameEntry) -> Result<(), Wrong> {
    if game.bots().contains(&bot) {
        return Ok(());
    }
    let id = game.meta().id;
    Err(Wrong::BadSetup(format!(
        "no bot of {id} is called \"{bot}\""
    )))
}

/// The journal proper, and the seed that was written behind it.
fn split_unfinished(bytes: &[u8]) -> (&[u8], Option<String>) {
    let trimmed = bytes.strip_suffix(b"\n").unwrap_or(bytes);
    let start = trimmed
        .iter()
        .rposition(|&byte| byte == b'\n')
        .map_or(0, |at| at + 1);
    match serde_json::from_slice::<UnfinishedLine>(&trimmed[start..]) {
        Ok(last) => (&bytes[..start], Some(last.unfinished.seed)),
        Err(_) => (bytes, None),
    }
}

fn imported_sheet(journal: &Journal, seed: String, now: u64) -> Sheet {
    let header = journal.header.clone();
    let last = journal.entries.last().map_or(0, |entry| entry.at);
    let host = Visitor::of_secret(&new_secret()).expect("it is one of ours");
    let chairs = header.seats.iter().zip(&header.salts).enumerate();
    let chairs = chairs.map(|(at, (who, salt))| {
        let bot = who.strip_prefix("bot:").map(str::to_owned);
        let kind = if bot.is_some() {
            SeatKind::Bot
        } else {
            SeatKind::Person
        };
        let name = bot.clone().unwrap_or_else(|| format!("{}", at + 1));
        let (visitors, secret) = (Vec::new(), new_secret());
        Chair {
            kind,
            name,
            bot,
            visitors,
            secret,
            ready: true,
            salt: salt.clone(),
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
