//! MA-25 to MA-41: the turn and the arrival of a taxi.

use super::*;
use maraude_core::Viewer;

#[test]
fn ma_25_a_taxi_arrives_before_any_action() {
    let mut game = table(2, &[ORSAY_2]);
    game.hands[Seat::at(0)] = cards(&[1]);
    for action in [
        Action::Mobilise,
        Action::MoveOfficer {
            from: street(0),
            to: street(1),
        },
        Action::EndTurn,
        load(0, &[1]),
    ] {
        assert_eq!(refused(&mut game, action), "MA-25");
    }
    act(&mut game, Action::TurnTaxi).expect("step one");
    assert!(act(&mut game, Action::Mobilise).is_ok());
}

#[test]
fn ma_26_turning_the_taxi_card_is_a_move_and_only_a_bonus_comes_before() {
    let mut game = table(2, &[FABERT_3]);
    game.hands[Seat::at(0)] = cards(&[ESTAFETTE]);
    let rider = Action::Estafette {
        card: card(ESTAFETTE),
        from: street(0),
        to: street(2),
    };
    act(&mut game, rider).expect("a bonus may come first");
    act(&mut game, Action::TurnTaxi).expect("then the taxi");
    assert_eq!(refused(&mut game, Action::TurnTaxi), "MA-26");
    let mut empty = table(2, &[]);
    act(&mut empty, Action::TurnTaxi).expect("this move ends the game");
    assert!(empty.outcome().is_some());
}

#[test]
fn ma_27_the_turn_ends_when_its_player_says_so() {
    let mut game = acting(2);
    game.hands[Seat::at(0)] = cards(&[1, 2, 3, 4, 5, ESTAFETTE]);
    game.actions_left = 0;
    assert_eq!(game.turn, Seat::at(0));
    act(&mut game, Action::EndTurn).expect("the player ends the turn");
    let rider = Action::Estafette {
        card: card(ESTAFETTE),
        from: street(0),
        to: street(2),
    };
    assert_eq!(refused(&mut game, rider), "MA-27");
    assert_eq!(refused(&mut game, Action::Mobilise), "MA-27");
    act(&mut game, Action::Discard { card: card(1) }).expect("the surplus goes");
    assert_eq!(game.turn, Seat::at(1));
}

#[test]
fn ma_30_a_taxi_goes_to_its_street_if_it_is_free() {
    let mut game = table(2, &[FABERT_3]);
    act(&mut game, Action::TurnTaxi).expect("a taxi arrives");
    assert_eq!(game.taxis[1], Some(taxi(FABERT_3)));
    assert_eq!((game.taxi_pile.len(), game.tokens.len()), (0, 0));
}

#[test]
fn ma_31_an_occupied_street_sends_it_on_counter_clockwise() {
    let mut game = table(2, &[UNIVERSITE_3]);
    park_all(&mut game, &[7, 0, 2]);
    act(&mut game, Action::TurnTaxi).expect("a taxi arrives");
    assert_eq!(
        game.taxis[1],
        Some(taxi(UNIVERSITE_3)),
        "7 and 0 are taken, 1 is free"
    );
}

#[test]
fn ma_32_every_taxi_passed_gets_a_token() {
    let mut game = table(2, &[UNIVERSITE_3]);
    park_all(&mut game, &[7, 0, 2]);
    act(&mut game, Action::TurnTaxi).expect("a taxi arrives");
    assert!(game.tokens.has(street(7)) && game.tokens.has(street(0)));
    assert!(!game.tokens.has(street(2)), "it was not passed");
}

#[test]
fn ma_33_never_two_tokens_on_a_taxi_and_none_on_the_arriving_one() {
    let mut game = table(2, &[ORSAY_2, ORSAY_4]);
    park_all(&mut game, &[0]);
    act(&mut game, Action::TurnTaxi).expect("past the first");
    act(&mut game, Action::EndTurn).expect("nothing else");
    act(&mut game, Action::TurnTaxi).expect("past both");
    assert_eq!(game.tokens.len(), 2, "one each on streets 0 and 1");
    assert!(!game.tokens.has(street(2)));
    assert_eq!(game.required(street(0)), Some(5), "four and one, not two");
}

#[test]
fn ma_34_the_number_on_the_card_is_required() {
    let mut game = acting(2);
    park(&mut game, 0, ORSAY_2);
    park(&mut game, 1, FABERT_4);
    assert_eq!(
        (game.required(street(0)), game.required(street(1))),
        (Some(2), Some(4))
    );
    assert_eq!(game.required(street(2)), None);
}

#[test]
fn ma_35_the_event_applies_at_once_after_placing_and_tokens() {
    let mut game = table(2, &[PICQUET_3_SILENCE]);
    park_all(&mut game, &[3]);
    let events = act(&mut game, Action::TurnTaxi).expect("a taxi arrives");
    let arrived = events
        .iter()
        .position(|event| matches!(event, Event::TaxiArrived { .. }));
    let applied = events
        .iter()
        .position(|event| matches!(event, Event::EventApplied { .. }));
    assert!(arrived.is_some() && arrived < applied);
    assert!(game.silent && game.tokens.has(street(3)));
}

#[test]
fn ma_36_seven_tokens_are_always_enough() {
    let mut game = table(2, &[ORSAY_2]);
    park_all(&mut game, &[0, 1, 2, 3, 4, 5, 6]);
    act(&mut game, Action::TurnTaxi).expect("street 7 is free");
    assert_eq!(game.tokens.len(), 7);
    assert_eq!(game.view(Viewer::Spectator).tokens_left, 0);
}

#[test]
fn ma_37_no_street_or_no_card_ends_the_game() {
    let mut jam = table(2, &[ORSAY_2]);
    park_all(&mut jam, &[0, 1, 2, 3, 4, 5, 6, 7]);
    act(&mut jam, Action::TurnTaxi).expect("the end");
    assert_eq!(jam.outcome().map(|outcome| outcome.ending), Some("jam"));
    let mut empty = table(2, &[]);
    act(&mut empty, Action::TurnTaxi).expect("the end");
    assert_eq!(
        empty.outcome().map(|outcome| outcome.ending),
        Some("empty_pile")
    );
}

#[test]
fn ma_38_filling_the_eighth_street_leaves_the_actions() {
    let mut game = table(2, &[UNIVERSITE_3, ORSAY_2]);
    park_all(&mut game, &[0, 1, 2, 3, 4, 5, 6]);
    act(&mut game, Action::TurnTaxi).expect("the eighth");
    assert!(game.outcome().is_none());
    assert!(act(&mut game, Action::Mobilise).is_ok());
    act(&mut game, Action::EndTurn).expect("the next player");
    act(&mut game, Action::TurnTaxi).expect("now the jam counts");
    assert!(game.outcome().is_some());
}

#[test]
fn ma_39_after_the_last_card_the_actions_are_played() {
    let mut game = table(2, &[ORSAY_2]);
    act(&mut game, Action::TurnTaxi).expect("the last card");
    assert!(game.outcome().is_none() && act(&mut game, Action::Mobilise).is_ok());
    act(&mut game, Action::EndTurn).expect("the next player");
    act(&mut game, Action::TurnTaxi).expect("no card is left");
    assert_eq!(
        game.outcome().map(|outcome| outcome.ending),
        Some("empty_pile")
    );
}

#[test]
fn ma_40_a_diverted_taxi_keeps_number_and_event() {
    let mut game = table(2, &[INVALIDES_4_NO_BONUS]);
    park_all(&mut game, &[4]);
    act(&mut game, Action::TurnTaxi).expect("diverted to 5");
    assert!(game.no_bonus);
    assert_eq!(game.required(street(5)), Some(4));
    game.officers = [street(4), street(5)];
    game.hands[Seat::at(0)] = cards(&[4, 5, 9, 10]);
    assert_eq!(
        refused(&mut game, load(5, &[4, 5])),
        "MA-56c",
        "blue does not fit rue de Grenelle"
    );
    assert!(act(&mut game, load(5, &[9, 10])).is_ok(), "red does");
}

#[test]
fn ma_41_one_card_is_settled_before_the_next() {
    let mut game = table(2, &[FABERT_3_EXTRA, FABERT_4]);
    let events = act(&mut game, Action::TurnTaxi).expect("two taxis");
    let kinds: Vec<&str> = events
        .iter()
        .map(|event| match event {
            Event::TaxiArrived { .. } => "arrived",
            Event::EventApplied { .. } => "event",
            _ => "other",
        })
        .collect();
    assert_eq!(kinds, ["arrived", "event", "arrived"]);
    assert!(game.tokens.has(street(1)), "the second overtook the first");
    let mut ending = table(2, &[FABERT_3_EXTRA]);
    act(&mut ending, Action::TurnTaxi).expect("the extra taxi can't come");
    assert_eq!(
        refused(&mut ending, Action::Mobilise),
        "MA-80",
        "the rest of the turn is cancelled"
    );
}
