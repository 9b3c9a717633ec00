//! MA-80 to MA-85: end, score, bad input.

use super::*;
use crate::steps::scoring::Band;
use maraude_core::{Told, Viewer};

/// A game that is about to end, with these taxis sent off.
fn ending_with(taxis: &[u8]) -> Marne {
    let mut game = table(2, &[]);
    game.taxi_discard = sent(taxis);
    act(&mut game, Action::TurnTaxi).expect("the end");
    game
}

#[test]
fn ma_80_the_game_ends_only_at_an_arrival_and_nothing_left_counts() {
    let mut game = acting(2);
    park_all(&mut game, &[0, 1, 2, 3, 4, 5, 6, 7]);
    stack(&mut game, &[]);
    assert!(game.outcome().is_none());
    act(&mut game, Action::EndTurn).expect("still on");
    game.hands[Seat::at(1)] = cards(&[4, 5]);
    act(&mut game, Action::TurnTaxi).expect("now it ends");
    assert_eq!(game.outcome().map(|outcome| outcome.score()), Some(0));
    assert_eq!(refused(&mut game, Action::Mobilise), "MA-80");
    assert!(game.to_act().is_empty());
}

#[test]
fn ma_81_the_score_is_the_sum_of_the_printed_numbers() {
    let mut game = acting(2);
    park(&mut game, 0, ORSAY_4);
    game.tokens = game.tokens.with(street(0));
    game.taxi_discard = sent(&[ORSAY_2, FABERT_3]);
    game.hands[Seat::at(0)] = cards(&[4, 5]);
    act(&mut game, load(0, &[4, 5])).expect("six soldiers for five");
    assert_eq!(game.score(), 2 + 3 + 4);
    assert_eq!(
        TaxiSet::ALL.soldiers(),
        TaxiCard::all().map(TaxiCard::soldiers).sum::<u8>()
    );
}

#[test]
fn ma_82_the_bands_of_the_score_table() {
    let bands = [
        (0, Band::Night),
        (39, Band::Night),
        (40, Band::Dusk),
        (45, Band::Dusk),
    ];
    let more = [
        (46, Band::WellDone),
        (51, Band::WellDone),
        (52, Band::Bravo),
        (57, Band::Bravo),
    ];
    let most = [
        (58, Band::Congratulations),
        (63, Band::Congratulations),
        (64, Band::Historic),
        (76, Band::Historic),
    ];
    for (score, band) in [bands, more, most].concat() {
        assert_eq!(Band::of(score), band, "{score}");
    }
    let game = ending_with(&[ORSAY_2]);
    assert_eq!(
        game.view(Viewer::Spectator).end.map(|end| end.band),
        Some(Band::Night)
    );
}

#[test]
fn ma_83_a_jam_and_an_empty_pile_score_alike() {
    let mut jam = table(2, &[ORSAY_2]);
    park_all(&mut jam, &[0, 1, 2, 3, 4, 5, 6, 7]);
    jam.taxi_discard = sent(&[FABERT_3]);
    act(&mut jam, Action::TurnTaxi).expect("the end");
    let empty = ending_with(&[FABERT_3]);
    let (jam, empty) = (jam.outcome().expect("over"), empty.outcome().expect("over"));
    assert_eq!(jam.standing, empty.standing);
    assert_ne!(jam.ending, empty.ending, "the report names which");
}

#[test]
fn ma_84_without_events_the_result_says_so() {
    let mut game = table(2, &[]);
    game.events = false;
    let events = act(&mut game, Action::TurnTaxi).expect("the end");
    let said = events.last().expect("the end is told").message();
    assert_eq!(said.id, "marne-ended-without-events");
    let mut usual = table(2, &[]);
    let events = act(&mut usual, Action::TurnTaxi).expect("the end");
    assert_eq!(
        events.last().expect("the end is told").message().id,
        "marne-ended"
    );
}

#[test]
fn ma_85_every_refusal_names_its_clause_and_changes_nothing() {
    let mut game = acting(2);
    assert_eq!(refused(&mut game, load(0, &[1])), "MA-56");
    let house = game
        .check(Actor::House, &Action::Mobilise)
        .expect_err("not the house's");
    assert_eq!(house.clause(), "MA-85");
}

#[test]
fn ma_85_the_clause_of_each_refusal() {
    let clauses = [
        ("wrong_seats", "MA-01"),
        ("no_such_first", "MA-20"),
        ("open_reserve_is_solo", "MA-48b"),
        ("not_for_the_house", "MA-85"),
        ("not_your_turn", "MA-20"),
        ("over", "MA-80"),
        ("officers_first", "MA-21"),
        ("officers_stand", "MA-11"),
        ("arrival_first", "MA-25"),
        ("already_arrived", "MA-26"),
        ("discard_first", "MA-73"),
        ("surplus_first", "MA-27"),
        ("place_first", "MA-48b"),
        ("nothing_to_discard", "MA-49"),
        ("event_takes_yours", "MA-73"),
        ("discard_not_yours", "MA-49"),
        ("nothing_drawn", "MA-48b"),
        ("not_in_reserve", "MA-48b"),
        ("no_action_left", "MA-45"),
        ("nobody_to_mobilise", "MA-47"),
        ("no_officer_to_move", "MA-51"),
        ("not_adjacent", "MA-51"),
        ("give_not_yours", "MA-53"),
        ("take_not_theirs", "MA-53"),
        ("take_not_in_reserve", "MA-55"),
        ("reserve_silent", "MA-72"),
        ("no_taxi", "MA-56"),
        ("no_officer", "MA-56a"),
        ("load_not_yours", "MA-56b"),
        ("wrong_colour", "MA-56c"),
        ("bonus_is_no_soldier", "MA-64"),
        ("too_few_soldiers", "MA-57"),
        ("no_bonus", "MA-70"),
        ("bonus_not_yours", "MA-61"),
        ("not_that_bonus", "MA-61"),
        ("no_officer_to_send", "MA-66"),
        ("same_spot", "MA-66"),
        ("one_or_two_taxis", "MA-67"),
        ("no_token", "MA-67"),
        ("no_token_at_all", "MA-63"),
        ("no_reinforcement", "MA-63"),
        ("no_room_to_turn", "MA-63"),
        ("no_taxi_to_move", "MA-69"),
        ("street_taken", "MA-69"),
    ];
    let given: Vec<_> = Refusal::examples()
        .iter()
        .map(|refusal| (refusal.code(), refusal.clause()))
        .collect();
    assert_eq!(given, clauses);
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<Marne>() <= 128, "{} bytes", size_of::<Marne>());
}
