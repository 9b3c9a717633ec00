//! A match of several games, clause by clause (TT-R29).

mod table;

use maraude_core::journal::HouseAction;
use maraude_core::{Game, Inventory, Seat, Standing};
use maraude_turbo::state::Stage;
use maraude_turbo::{Action, Event, Refusal};
use table::{Table, open, options, race_with, seat};

/// Plays rounds that these seats win.
fn rounds(table: &mut Table, winners: impl IntoIterator<Item = u8>) {
    for winner in winners {
        table.start();
        table.win(winner);
    }
}

fn scores(table: &Table) -> Vec<i32> {
    let outcome = table.play.game().outcome().expect("over");
    let Standing::Ranked(ranking) = outcome.standing else {
        panic!("a race is ranked");
    };
    Seat::all(2).map(|seat| ranking.score(seat)).collect()
}

#[test]
fn tt_r29_the_medals_of_all_games_are_added_up() {
    let mut table = race_with(2, |o| o.games = 2);
    let stock = table.play.game().inventory();
    rounds(&mut table, [1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2]);
    assert_eq!(table.play.game().outcome(), None, "one more game");
    let view = table.public();
    assert_eq!(
        (view.game, view.games, view.round, view.pile),
        (2, 2, 1, 12)
    );
    assert!(table.told.contains(&Event::NextGame { game: 2 }));
    let medals: Vec<_> = view
        .players
        .iter()
        .map(|p| (p.earlier, p.medals.len()))
        .collect();
    assert_eq!(medals, [(8, 0), (4, 0)]);
    assert_eq!(table.client(), 2, "the winner of the last round");
    assert!(view.last.is_some(), "the last city can still be seen");
    assert_eq!(table.play.game().inventory(), stock);
    rounds(&mut table, [2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1]);
    assert_eq!(table.stage(), Stage::Over);
    assert_eq!(scores(&table), [11, 13]);
}

#[test]
fn tt_r29_the_second_game_has_its_own_order_of_tiles() {
    let mut table = race_with(2, |o| o.games = 2);
    rounds(&mut table, [1; 12]);
    let first: Vec<_> = table.told.clone();
    rounds(&mut table, [1; 12]);
    let kinds = |told: &[Event]| -> Vec<_> {
        let won = told.iter().filter_map(|event| match event {
            Event::RoundWon { medal, .. } => Some(*medal),
            _ => None,
        });
        won.collect()
    };
    let (one, both) = (kinds(&first), kinds(&table.told));
    assert_eq!((one.len(), both.len()), (12, 24));
    assert_ne!(one, both[12..]);
}

#[test]
fn tt_r29_one_game_is_the_rule_and_the_house_ends_a_match_that_is_left() {
    let mut table = race_with(2, |o| o.games = 3);
    rounds(&mut table, [2; 12]);
    table.start();
    table.house(HouseAction::Left(Action::Leave { seat: seat(2) }));
    assert_eq!(table.stage(), Stage::Over);
    // The medals of this game, not of the one that nobody begins.
    assert_eq!(scores(&table), [12, 12]);
    assert_eq!(options(|_| {}).games, 1);
}

#[test]
fn tt_k5_options_of_a_race_are_refused_alone() {
    let alone = |json: &str| {
        let options = serde_json::from_str(json).expect("options");
        open(1, options, 1).err()
    };
    for option in [
        r#""games":2"#,
        r#""limit":"60""#,
        r#""head_start":5"#,
        r#""second_chance":5"#,
        r#""house_pawns":true"#,
        r#""client":1"#,
    ] {
        let trial = alone(&format!(r#"{{"mode":"trial",{option}}}"#));
        assert_eq!(trial, Some(Refusal::RaceOnly), "{option}");
    }
    assert_eq!(alone(r#"{"mode":"trial"}"#), None);
    let dated = alone(r#"{"mode":"trial","date":"2026-11-15"}"#);
    assert_eq!(dated, Some(Refusal::DateWithout));
}

#[test]
fn tt_t4_no_limit_is_shorter_than_a_minute() {
    for json in [r#"{"limit":"5"}"#, r#"{"limit":5}"#, r#"{"limit":"0"}"#] {
        assert!(serde_json::from_str::<maraude_turbo::Options>(json).is_err());
    }
}
