//! MA-70 to MA-79: events.

use super::*;
use maraude_core::{Redeal, Silence, Viewer, bot_rng};

#[test]
fn ma_70_no_bonus_for_the_rest_of_the_turn() {
    let mut game = table(2, &[INVALIDES_4_NO_BONUS]);
    game.hands[Seat::at(0)] = cards(&[ESTAFETTE]);
    act(&mut game, Action::TurnTaxi).expect("the event");
    let rider = Action::Estafette {
        card: card(ESTAFETTE),
        from: street(0),
        to: street(1),
    };
    assert_eq!(refused(&mut game, rider), "MA-70");
}

#[test]
fn ma_71_silence_forbids_talk_but_not_exchanges() {
    let mut game = table(2, &[PICQUET_3_SILENCE, ORSAY_2]);
    game.hands[Seat::at(0)] = cards(&[1]);
    game.hands[Seat::at(1)] = cards(&[2]);
    assert_eq!(game.silence(), None);
    act(&mut game, Action::TurnTaxi).expect("the event");
    assert_eq!(Marne::ABILITIES.silence(&game), Some("MA-71"));
    assert_eq!(game.view(Viewer::Spectator).silence, Some("MA-71"));
    act(
        &mut game,
        Action::Exchange {
            give: card(1),
            take: card(2),
        },
    )
    .expect("still legal");
    act(&mut game, Action::EndTurn).expect("the turn ends");
    assert_eq!(game.silence(), None);
}

#[test]
fn ma_72_alone_silence_closes_the_reserve() {
    let mut game = table(1, &[PICQUET_3_SILENCE]);
    game.hands[Seat::at(0)] = cards(&[1]);
    game.open_reserve = true;
    game.reserve = cards(&[11, 12, 13, 14, 15]);
    stack_soldiers(&mut game, &[2]);
    act(&mut game, Action::TurnTaxi).expect("the event");
    assert_eq!(
        refused(
            &mut game,
            Action::Exchange {
                give: card(1),
                take: card(11)
            }
        ),
        "MA-72"
    );
    act(&mut game, Action::Mobilise).expect("drawing stays allowed");
    act(&mut game, Action::PutInReserve { discard: card(11) }).expect("also into the reserve");
}

#[test]
fn ma_73_the_active_player_discards_at_once() {
    let mut game = table(2, &[ORSAY_3_DISCARD]);
    game.hands[Seat::at(0)] = cards(&[1, ESTAFETTE]);
    game.hands[Seat::at(1)] = cards(&[2]);
    act(&mut game, Action::TurnTaxi).expect("the event");
    let rider = Action::Estafette {
        card: card(ESTAFETTE),
        from: street(0),
        to: street(1),
    };
    assert_eq!(refused(&mut game, rider), "MA-73", "no bonus in reaction");
    assert_eq!(refused(&mut game, Action::Mobilise), "MA-73");
    assert_eq!(
        refused(&mut game, Action::Discard { card: card(2) }),
        "MA-73",
        "nobody else's card"
    );
    act(
        &mut game,
        Action::Discard {
            card: card(ESTAFETTE),
        },
    )
    .expect("a bonus card may go");
    assert_eq!(
        (game.hands[Seat::at(0)], game.soldier_discard),
        (cards(&[1]), cards(&[ESTAFETTE]))
    );
    assert_eq!((game.phase, game.actions_left), (Phase::Actions, ACTIONS));
    let mut bare = table(2, &[ORSAY_3_DISCARD]);
    act(&mut bare, Action::TurnTaxi).expect("an empty hand has nothing to give");
    assert_eq!(bare.phase, Phase::Actions);
    let mut solo = table(1, &[ORSAY_3_DISCARD]);
    solo.hands[Seat::at(0)] = cards(&[1]);
    solo.reserve = cards(&[2]);
    act(&mut solo, Action::TurnTaxi).expect("the event");
    assert_eq!(
        refused(&mut solo, Action::Discard { card: card(2) }),
        "MA-73",
        "hand, not reserve"
    );
}

#[test]
fn ma_74_an_extra_taxi_arrives_with_all_its_consequences() {
    let mut game = table(
        2,
        &[FABERT_3_EXTRA, DOMINIQUE_2_EXTRA, DOMINIQUE_4, ORSAY_2],
    );
    act(&mut game, Action::TurnTaxi).expect("a chain of three");
    assert_eq!((game.taxi_pile.len(), game.occupied().len()), (1, 3));
    assert!(game.tokens.has(street(2)), "the third overtook the second");
    assert_eq!(game.taxis[3], Some(taxi(DOMINIQUE_4)));
}

#[test]
fn ma_75_an_extra_taxi_that_cannot_come_ends_the_game_at_once() {
    let mut full = table(2, &[FABERT_3_EXTRA, ORSAY_2]);
    park_all(&mut full, &[0, 2, 3, 4, 5, 6, 7]);
    act(&mut full, Action::TurnTaxi).expect("the eighth, and one more");
    assert_eq!(
        full.outcome().map(|outcome| outcome.ending),
        Some("extra_taxi_jam")
    );
    let mut empty = table(2, &[FABERT_3_EXTRA]);
    act(&mut empty, Action::TurnTaxi).expect("the last, and one more");
    assert_eq!(
        empty.outcome().map(|outcome| outcome.ending),
        Some("extra_taxi_empty_pile")
    );
    assert!(empty.to_act().is_empty());
}

#[test]
fn ma_76_this_turn_ends_with_the_turn_and_events_add_up() {
    let in_force = |game: &Marne| (game.silent, game.no_bonus);
    for (last, events) in [
        (PICQUET_3_SILENCE, (true, false)),
        (INVALIDES_4_NO_BONUS, (false, true)),
    ] {
        let mut game = table(2, &[FABERT_3_EXTRA, DOMINIQUE_2_EXTRA, last, ORSAY_2]);
        game.hands[Seat::at(0)] = cards(&[1, 2, 3, 4, 5]);
        act(&mut game, Action::TurnTaxi).expect("two extra taxis and an event");
        assert_eq!((in_force(&game), game.occupied().len()), (events, 3));
        act(&mut game, Action::Mobilise).expect("an action");
        assert_eq!(in_force(&game), events, "after an action");
        act(&mut game, Action::EndTurn).expect("one is too many");
        assert_eq!((in_force(&game), game.phase), (events, Phase::Surplus));
        act(&mut game, Action::Discard { card: card(1) }).expect("the turn ends");
        assert_eq!((in_force(&game), game.turn), ((false, false), Seat::at(1)));
    }
    // No chain of the box has two events that last, so the second comes by a second arrival.
    for pile in [
        [FABERT_3_EXTRA, PICQUET_3_SILENCE, INVALIDES_4_NO_BONUS],
        [FABERT_3_EXTRA, INVALIDES_4_NO_BONUS, PICQUET_3_SILENCE],
    ] {
        let mut game = table(2, &pile);
        act(&mut game, Action::TurnTaxi).expect("extra taxi and an event");
        game.phase = Phase::Arrival;
        act(&mut game, Action::TurnTaxi).expect("the other event");
        assert_eq!(in_force(&game), (true, true), "both hold");
        act(&mut game, Action::EndTurn).expect("the turn ends");
        assert_eq!(in_force(&game), (false, false));
    }
}

#[test]
fn ma_77_beginners_ignore_all_events() {
    let pile = [
        FABERT_3_EXTRA,
        ORSAY_3_DISCARD,
        PICQUET_3_SILENCE,
        INVALIDES_4_NO_BONUS,
    ];
    let mut game = table(2, &pile);
    game.events = false;
    game.hands[Seat::at(0)] = cards(&[1]);
    game.hands[Seat::at(1)] = cards(&[2]);
    for left in [3, 2, 1, 0] {
        let events = act(&mut game, Action::TurnTaxi).expect("a taxi and nothing else");
        assert!(
            matches!(events[..], [Event::TaxiArrived { .. }]),
            "{events:?}"
        );
        assert_eq!((game.taxi_pile.len(), game.phase), (left, Phase::Actions));
        assert!(!game.hand().is_empty(), "an event would find a card");
        assert!(!game.silent && !game.no_bonus);
        act(&mut game, Action::EndTurn).expect("the next");
    }
    let options = Options {
        events: false,
        ..Options::default()
    };
    assert!(!new_game(2, options).expect("two may play").events);
}

#[test]
fn ma_78_the_rules_say_when_talk_is_refused_and_the_log_goes_on() {
    let mut game = table(2, &[PICQUET_3_SILENCE]);
    act(&mut game, Action::TurnTaxi).expect("the event");
    assert_eq!(game.silence(), Some("MA-71"));
    assert!(
        !act(&mut game, Action::Mobilise)
            .expect("play goes on")
            .is_empty(),
        "the log goes on"
    );
}

/// Checks two games that differ only in hidden facts.
fn imagined_alike(game: &Marne, other: &Marne) {
    assert!(game != other, "nothing hidden differs");
    for viewer in Viewer::all(game.seats) {
        assert!(
            game.redeal(viewer, &mut bot_rng(7)) == other.redeal(viewer, &mut bot_rng(7)),
            "what is hidden was read"
        );
    }
}

#[test]
fn ma_79_a_bot_imagines_no_more_than_anybody_may_know() {
    let mut game = table(3, &[ORSAY_2, FABERT_3, DOMINIQUE_4, PICQUET_4]);
    game.silent = true;
    let mut other = game.clone();
    stack(&mut other, &[ORSAY_2, PICQUET_4, FABERT_3, DOMINIQUE_4]);
    imagined_alike(&game, &other);
    let mut other = game.clone();
    other.soldier_pile.cards_mut().reverse();
    imagined_alike(&game, &other);
    // Before the officers stand the hands are hidden too (MA-21).
    let setup = Setup {
        seats: 3,
        options: Options::default(),
    };
    let [one, other] = [1, 2].map(|seed| {
        let mut chance = Chance::new(&Seed([seed; 32]), &[b""]);
        Marne::new(&setup, &mut chance).expect("three may play")
    });
    imagined_alike(&one, &other);
}
