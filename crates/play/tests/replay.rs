//! A running game replays from its own lines, and every change in them is noticed.

use maraude_conformance::toys::pioche::Pioche;
use maraude_core::journal::{HouseAction, JournalProblem};
use maraude_core::{Chance, Game, Play, Seat, Seed, Setup, Viewer};
use maraude_play::{Mover, Running, Steps};
use maraude_protocol::Clock;
use serde_json::value::RawValue;

/// The most seats of Pioche, so that the game is long enough for an entry with a digest.
const SEATS: u8 = Pioche::META.seats.1;

fn begin() -> Running {
    let setup = Setup {
        seats: SEATS,
        options: <Pioche as Game>::Options::default(),
    };
    let salts = vec![b""; SEATS.into()];
    let chance = Chance::new(&Seed([7; 32]), &salts);
    let play = Play::<Pioche>::new(&setup, chance).expect("a toy can be set up");
    Running::new(Box::new(play), Clock::PerMove(60))
}

/// The first legal action of the seat whose turn it is.
fn first_action(running: &Running) -> (Seat, String) {
    let snapshot = running.game.snapshot();
    let game: &Pioche = snapshot.state().expect("it is this game");
    let seat = game.to_act().first().expect("it is somebody's turn");
    let mut first = None;
    game.legal(seat, &mut |action| {
        first.get_or_insert(action);
    });
    let action = serde_json::to_string(&first.expect("it may act"));
    (seat, action.expect("actions are plain data"))
}

/// Plays a while with an alarm and a pause. Returns the game, its lines and its steps.
fn played() -> (Running, Vec<String>, Vec<Steps>) {
    let mut running = begin();
    let (mut lines, mut steps) = (Vec::new(), Vec::new());
    for entry in 1..=12 {
        let mut at = running.time.last + 700;
        let (seat, action) = first_action(&running);
        let house = match entry {
            4 => HouseAction::Pause,
            5 => HouseAction::Resume,
            _ => {
                let (due, alarm) = running.alarms.next().expect("Pioche asks for one");
                at = if entry == 7 { due + 700 } else { at };
                HouseAction::Alarm(RawValue::from_string(alarm.clone()).expect("it is JSON"))
            }
        };
        let mover = match entry {
            4 | 5 | 7 => Mover::House(&house),
            _ => Mover::Seat(seat, &action),
        };
        let new = running.play(mover, at, |_| true).expect("it is legal");
        lines.push(new.line);
        steps.push(new.steps);
    }
    (running, lines, steps)
}

fn replayed(lines: &[String]) -> Result<(Running, Vec<Steps>), (usize, JournalProblem)> {
    let mut running = begin();
    let mut steps = Vec::new();
    let replay = running.replay(
        lines.iter().map(String::as_str),
        |_| true,
        |_, new| steps.push(new),
    );
    replay.map_err(|error| (error.line, error.problem))?;
    Ok((running, steps))
}

fn texts(steps: &[Steps]) -> Vec<(Viewer, String)> {
    let all = steps.iter().flatten();
    all.map(|(viewer, step)| (*viewer, serde_json::to_string(step).expect("plain data")))
        .collect()
}

#[test]
fn a_replay_leads_to_the_same_game() {
    let (live, lines, shown) = played();
    let (again, shown_again) = replayed(&lines).expect("it was played");
    assert_eq!(live.game.digest(), again.game.digest());
    assert_eq!(live.alarms.next(), again.alarms.next());
    assert_eq!(texts(&shown), texts(&shown_again));
    for viewer in Viewer::all(SEATS) {
        assert_eq!(live.last_step(viewer), again.last_step(viewer));
        assert_eq!(live.last_move(viewer), again.last_move(viewer));
    }
    for seat in Seat::all(SEATS) {
        assert_eq!(live.clocks.up_at(seat), again.clocks.up_at(seat));
    }
}

#[test]
fn every_change_of_a_line_is_noticed() {
    let (_, lines, _) = played();
    let problem = |change: &dyn Fn(&mut Vec<String>)| {
        let mut changed = lines.clone();
        change(&mut changed);
        replayed(&changed).err().expect("it was changed")
    };
    let (expected, found) = (3, 4);
    assert_eq!(
        problem(&|lines| drop(lines.remove(2))),
        (4, JournalProblem::WrongNumber { expected, found })
    );
    assert_eq!(
        problem(&|lines| lines[1] = lines[1].replace("\"seq\":2", "\"seq\": 2")),
        (3, JournalProblem::NotCanonical)
    );
    assert_eq!(
        problem(&|lines| lines[1] = lines[1].replace("\"at\":1400", "\"at\":699")),
        (3, JournalProblem::BackInTime)
    );
    assert!(matches!(
        problem(&|lines| lines[2] = lines[2].replacen("\"by\":", "\"by\":\"house\",\"by\":", 1)),
        (4, JournalProblem::Malformed(_))
    ));
    let digest = |line: &str| line.find(",\"digest\":\"").expect("the tenth has one");
    assert!(matches!(
        problem(&|lines| {
            let start = digest(&lines[9]);
            lines[9].replace_range(start.., "}");
        }),
        (11, JournalProblem::Malformed(_))
    ));
    assert_eq!(
        problem(&|lines| {
            let start = digest(&lines[9]) + 11;
            lines[9].replace_range(start..start + 64, &"0".repeat(64));
        }),
        (11, JournalProblem::WrongDigest)
    );
}
