//! Any bytes, and any change of a golden, read as a journal.
//!
//! Must hold: `verify` and `import` never panic; a journal that they accept replays by the rules,
//! and writing that replay gives the same bytes.
#![no_main]

use libfuzzer_sys::arbitrary::{Result, Unstructured};
use libfuzzer_sys::fuzz_target;
use maraude_catalog::{Shelved, Visit};
use maraude_core::digest::from_hex;
use maraude_core::journal::{Journal, Replay, Writer};
use maraude_core::play::End;
use maraude_core::{BotSpec, Seed};
use maraude_fuzz::{GOLDENS, mangled};
use maraude_store::Memory;
use std::cell::LazyCell;
use std::ops::Range;
use tokio::runtime::{Builder, Runtime};

/// Entries that the house can write into a journal.
const WORDS: &[&str] = &[
    r#""pause""#,
    r#""resume""#,
    r#""abandoned""#,
    r#"{"out_of_time":{"seat":1}}"#,
    r#"{"stand_in":{"seat":2,"bot":"random"}}"#,
    r#"{"back":{"seat":2}}"#,
    r#"{"undo":{"seat":1,"to":0}}"#,
];

fuzz_target!(|bytes: &[u8]| {
    let mut input = Unstructured::new(bytes);
    match written(&mut input) {
        Ok(journal) => read(&journal),
        Err(_) => read(bytes),
    }
});

/// Makes a journal: the input's own bytes, or a changed golden, with a valid hash where only the
/// rules are to judge it.
fn written(input: &mut Unstructured<'_>) -> Result<Vec<u8>> {
    let kind = input.int_in_range(0..=3)?;
    if kind == 0 {
        return Ok(input.bytes(input.len())?.to_vec());
    }
    let golden = input.choose(&GOLDENS)?;
    let mut lines: Vec<Vec<u8>> = golden
        .split_inclusive(|&byte| byte == b'\n')
        .map(<[u8]>::to_vec)
        .collect();
    let end = lines.pop().expect("a golden has an end");
    let kept = input.int_in_range(1..=lines.len())?;
    for _ in 0..input.int_in_range(0..=3)? {
        let (at, from) = (input.choose_index(kept)?, input.choose_index(lines.len())?);
        lines[at] = mangled(&lines[at], &lines[from], input)?;
    }
    if input.ratio(1, 4)? {
        let (from, by) = (input.choose_index(kept)?, input.arbitrary()?);
        lines[from..].iter_mut().for_each(|line| delay(line, by));
    }
    Ok(match kind {
        // As it is, its own last line included.
        1 => mangled(&[lines.concat(), end].concat(), golden, input)?,
        // Under a hash of its own.
        2 => sealed(&lines.concat(), &end),
        // A game that still runs, and words of the house: no hash covers it.
        _ => {
            lines.truncate(kept);
            for _ in 0..input.int_in_range(0..=2)? {
                let (seq, at) = (lines.len(), lines.last().and_then(|line| time(line)));
                let (word, at) = (input.choose(WORDS)?, at.unwrap_or(0));
                let line =
                    format!("{{\"seq\":{seq},\"by\":\"house\",\"at\":{at},\"action\":{word}}}\n");
                lines.push(line.into_bytes());
            }
            [lines.concat(), unfinished(&end)].concat()
        }
    })
}

/// Finds the time of an entry in its line.
fn time_at(line: &[u8]) -> Option<Range<usize>> {
    let key = br#""at":"#;
    let start = line.windows(key.len()).position(|part| part == key)? + key.len();
    let digits = line[start..]
        .iter()
        .take_while(|byte| byte.is_ascii_digit());
    Some(start..start + digits.count())
}

/// Reads the time of the entry in this line.
fn time(line: &[u8]) -> Option<u64> {
    std::str::from_utf8(&line[time_at(line)?])
        .ok()?
        .parse()
        .ok()
}

/// Moves an entry `by` milliseconds later.
fn delay(line: &mut Vec<u8>, by: u64) {
    if let (Some(place), Some(at)) = (time_at(line), time(line)) {
        line.splice(place, at.saturating_add(by).to_string().into_bytes());
    }
}

/// Joins everything before the last line and the last line, with the head and the hash of the
/// former in it. A journal that nobody could seal stays as it is.
fn sealed(before: &[u8], end: &[u8]) -> Vec<u8> {
    let bytes = [before, end].concat();
    let Ok(journal) = Journal::parse(&bytes) else {
        return bytes;
    };
    let (Ok(seed), Some(last)) = (journal.seed(), &journal.last) else {
        return bytes;
    };
    let mut writer = Writer::new(&journal.header);
    for entry in &journal.entries {
        writer.line(&entry.line());
    }
    writer.finish(&last.outcome, &seed).into_bytes()
}

/// The last line of a journal that its host exported while the game runs.
fn unfinished(end: &[u8]) -> Vec<u8> {
    let text = std::str::from_utf8(end).expect("a golden is text");
    let (_, seed) = text
        .split_once(r#""seed":""#)
        .expect("a golden tells its seed");
    format!("{{\"unfinished\":{{\"seed\":\"{}\"}}}}\n", &seed[..64]).into_bytes()
}

fn read(bytes: &[u8]) {
    let parsed = Journal::parse(bytes);
    let game = parsed
        .as_ref()
        .ok()
        .and_then(|journal| maraude_catalog::game(&journal.header.game));
    let verified = game.map(|game| game.verify(bytes));
    let store = Memory::new();
    let imported = block_on(maraude_house::import(&store, maraude_catalog::game, bytes, 0));
    if let Some(Ok(end)) = verified {
        let journal = parsed.expect("it was verified");
        let last = journal.last.as_ref().expect("it was verified");
        let seed = last.seed.clone();
        assert_eq!(
            rewritten(&journal, &seed, Some(end)),
            bytes,
            "verified, but not as written"
        );
        return;
    }
    if imported.is_ok() {
        let (journal, seed) = running(bytes).expect("it was imported");
        let again = rewritten(&journal, &seed, None);
        assert!(bytes.starts_with(&again), "imported, but not as written");
    }
}

/// The journal of a running game and the seed in its last line.
fn running(bytes: &[u8]) -> Option<(Journal, String)> {
    let text = std::str::from_utf8(bytes).ok()?;
    let (journal, last) = text.trim_end().rsplit_once('\n')?;
    let last: serde_json::Value = serde_json::from_str(last).ok()?;
    let journal = Journal::parse(format!("{journal}\n").as_bytes()).ok()?;
    Some((journal, last["unfinished"]["seed"].as_str()?.to_owned()))
}

/// Replays a journal and writes what was played.
fn rewritten(journal: &Journal, seed: &str, end: Option<End>) -> Vec<u8> {
    let seed = from_hex(seed).expect("the seed is hexadecimal");
    let seed = Seed(seed.try_into().expect("the seed has 32 bytes"));
    let again = Again { journal, seed, end };
    maraude_catalog::visit(&journal.header.game, again).expect("the game is known")
}

struct Again<'a> {
    journal: &'a Journal,
    seed: Seed,
    /// What the last line says; none: there is no last line.
    end: Option<End>,
}

impl Visit for Again<'_> {
    type Output = Vec<u8>;

    fn visit<G: Shelved>(self, _: &'static [BotSpec<G>]) -> Vec<u8> {
        let Self { journal, seed, end } = self;
        let mut replay = Replay::<G>::new(journal, &seed).expect("it was taken");
        let mut writer = Writer::new(&journal.header);
        for entry in &journal.entries {
            let step = replay
                .step()
                .expect("the entry is there")
                .expect("it was taken");
            writer.entry(step.seq, entry.at, &step.played, || replay.play().digest());
        }
        if end.is_some() {
            assert_eq!(replay.play().end(), end, "verified, but it ends otherwise");
        }
        let text = writer.finish(&end.unwrap_or(End::Abandoned), &seed);
        if end.is_some() {
            return text.into_bytes();
        }
        let last = text.trim_end().rfind('\n').map_or(0, |at| at + 1);
        text.as_bytes()[..last].to_vec()
    }
}

thread_local! {
    static RUNTIME: LazyCell<Runtime> = LazyCell::new(|| {
        Builder::new_current_thread().build().expect("a runtime of one thread")
    });
}

fn block_on<F: Future>(future: F) -> F::Output {
    RUNTIME.with(|runtime| runtime.block_on(future))
}
