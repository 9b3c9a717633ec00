//! Determinism (invariant 1): a game is a pure function of its set-up, its seed and the moves.

use crate::law::{BrokenLaw, Checked, Effort, LawReport, Lawful, over_games};
use crate::run::Run;
use maraude_core::digest::hex;
use maraude_core::journal::{HouseAction, Journal, Move, Writer, open_replay, verify};
use maraude_core::{BotRng, End, Game, Play};

/// Playing the same moves again gives the same states and events; the journal of the game
/// verifies; read and written again it is the same bytes.
pub fn law<G: Lawful>(effort: Effort) -> Result<LawReport, BrokenLaw> {
    over_games::<G>("determinism", effort, &check)
}

fn check<G: Lawful>(run: &Run<G>, _: &mut BotRng, tally: &mut Checked) -> Result<(), String> {
    let (mut live, mut again) = (run.start()?, run.start()?);
    same_state(&live, &again)?;
    for (_, played) in &run.moves {
        let first = live.play(played.clone());
        let second = again.play(played.clone());
        match (first, second) {
            (Ok(first), Ok(second)) if first.heard.events == second.heard.events => {}
            (Err(first), Err(second)) if first == second => {}
            _ => return Err("the same move told something else the second time".into()),
        }
        same_state(&live, &again)?;
        tally.checks += 1;
    }
    let text = journal_of(run)?;
    let end = verify::<G>(text.as_bytes()).map_err(|error| error.to_string())?;
    let journal = Journal::parse(text.as_bytes()).map_err(|error| error.to_string())?;
    let mut replay = open_replay::<G>(&journal).map_err(|error| error.to_string())?;
    while let Some(step) = replay.step() {
        step.map_err(|error| error.to_string())?;
    }
    same_state(&live, replay.play())?;
    if live.end().is_some_and(|live| live != end) {
        return Err("the journal comes to another outcome".into());
    }
    if rewritten(&journal) != text {
        return Err("the journal read and written again differs".into());
    }
    tally.add("bytes of journals", text.len() as u64);
    Ok(())
}

fn same_state<G: Game>(one: &Play<G>, other: &Play<G>) -> Result<(), String> {
    let (one, other) = (one.digest(), other.digest());
    if one == other {
        return Ok(());
    }
    let (one, other) = (hex(&one), hex(&other));
    Err(format!("the digest is {one} live and {other} replayed"))
}

/// The finished journal of a run; a game that goes on is abandoned.
pub fn journal_of<G: Game>(run: &Run<G>) -> Result<String, String> {
    let mut play = run.start()?;
    let mut writer = Writer::new(&run.header());
    let mut last = 0;
    for (at, played) in &run.moves {
        if let Ok(step) = play.play(played.clone()) {
            writer.entry(step.seq, *at, played, || play.digest());
            last = *at;
        }
    }
    let end = play.end().unwrap_or_else(|| {
        let abandoned = Move::House(HouseAction::<G::Action>::Abandoned);
        writer.entry(play.seq() + 1, last, &abandoned, || play.digest());
        End::Abandoned
    });
    Ok(writer.finish(&end, &run.secret()))
}

fn rewritten(journal: &Journal) -> String {
    let mut text = serde_json::to_string(&journal.header).expect("a header is plain data") + "\n";
    for entry in &journal.entries {
        text += &serde_json::to_string(entry).expect("an entry is plain data");
        text += "\n";
    }
    if let Some(last) = &journal.last {
        let last = serde_json::to_string(last).expect("a last line is plain data");
        text += "{\"end\":";
        text += &last;
        text += "}\n";
    }
    text
}
