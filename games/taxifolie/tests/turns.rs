//! The course of play: TF-T1 to TF-T6, TF-T10, TF-T17 to TF-T21.

mod table;

use maraude_core::{Game, Seat};
use maraude_roads::NOWHERE;
use maraude_taxifolie::board::board;
use maraude_taxifolie::scene::{Scene, cell, client_no, fare_no};
use maraude_taxifolie::{Action, Event, Phase, Refusal, Taxifolie};
use table::*;

#[test]
fn tf_t3_the_first_turn_draws_a_client_and_a_fare_then_rolls_then_drives() {
    let mut game = new(2, 5).expect("two may play");
    while game.phase() == Phase::Opening {
        let seat = game.turn();
        act(&mut game, seat, Action::Roll).expect("rolling is all there is");
    }
    let first = game.turn();
    let second = first.next(2);
    assert!(!game.taxi(first).trip.is_empty());
    assert!(
        game.taxi(second).trip.is_empty(),
        "its own turn has not come"
    );
    let early = act(&mut game, first, way(&["lyon"]));
    assert_eq!(early.err(), Some(Refusal::RollFirst));
    act(&mut game, first, Action::Roll).expect("now it rolls");
    assert_eq!(
        act(&mut game, first, Action::Roll).err(),
        Some(Refusal::DriveFirst)
    );
    let mut game = Scene::of(game).dice([1, 2]).game;
    let end = ends(&game).len();
    assert!(end > 0);
    let mut any = None;
    game.legal(first, &mut |action| any = Some(action));
    let events = act(&mut game, first, any.expect("a way"))
        .expect("legal")
        .events;
    assert!(
        events
            .iter()
            .any(|e| matches!(e, Event::Boarded { seat, .. } if *seat == second))
    );
}

#[test]
fn tf_t4_exactly_the_sum_of_the_dice_and_a_choice_at_each_fork() {
    let mut game = two(SECOND)
        .taxi(A, "depart", Some("lyon--daumesnil-2"))
        .fare(A, "eiffel")
        .dice([1, 2])
        .game;
    let short = drive(&mut game, &["lyon", "parc-de-bercy"]);
    assert_eq!(short.err(), Some(Refusal::TooShort));
    let long = ["lyon", "parc-de-bercy", "bercy", "bercy-village"];
    assert_eq!(drive(&mut game, &long).err(), Some(Refusal::TooLong));
    let mut all = ends(&game);
    all.sort_unstable();
    let mut wanted = ["aligre", "bercy", "lyon--austerlitz-2"].map(cell);
    wanted.sort_unstable();
    assert_eq!(all, wanted);
    drives(&mut game, &["lyon", "parc-de-bercy", "bercy"]);
    assert_eq!(game.taxi(A).cell, cell("bercy"));
}

#[test]
fn tf_t5_a_double_plays_again() {
    for (dice, again) in [([1, 1], true), ([2, 1], false)] {
        let mut game = two(SECOND)
            .taxi(A, "lyon", Some("depart"))
            .fare(A, "eiffel")
            .dice(dice)
            .game;
        let steps = ["lyon--austerlitz-1", "lyon--austerlitz-2", "austerlitz"];
        drives(&mut game, &steps[..usize::from(dice[0] + dice[1])]);
        assert_eq!(game.turn() == A, again);
        assert_eq!(game.phase(), Phase::Roll);
    }
}

#[test]
fn tf_t6_streets_have_no_direction() {
    for cell in board().streets.cells() {
        for &next in board().streets.exits(cell) {
            assert!(board().streets.exits(next).contains(&cell));
        }
    }
    let there = ["aligre", "bastille--lyon-2", "lyon"];
    let back = ["bastille--lyon-2", "aligre", "bastille"];
    for (at, from, way) in [("bastille", "vosges", there), ("lyon", "depart", back)] {
        let scene = two(SECOND).taxi(A, at, Some(from));
        let mut game = scene.fare(A, "eiffel").dice([1, 2]).game;
        drives(&mut game, &way);
    }
}

#[test]
fn tf_t10_the_fare_is_kept_the_client_goes_under_the_pile_new_cards_come() {
    for edition in [FIRST, SECOND] {
        let mut game = two(edition)
            .taxi(A, "lyon", Some("depart"))
            .client(A, "parigot", "bastille")
            .next_client("horloger")
            .dice([1, 2])
            .game;
        drives(&mut game, &["bastille--lyon-2", "aligre", "bastille"]);
        assert_eq!(game.taxi(A).done, 1);
        assert_eq!(game.taxi(A).kept, 1 << fare_no("bastille"));
        assert_eq!(game.taxi(A).trip.client, client_no("horloger"));
        let view = game.view(maraude_core::Viewer::Spectator);
        assert_eq!(view.clients.known.last(), Some(&client_no("parigot")));
    }
}

#[test]
fn tf_t10_a_fare_to_the_own_cell_goes_under_the_pile() {
    // Second edition: the taxi stops where its kept card belongs; another place is drawn.
    let mut game = two(SECOND)
        .taxi(A, "lyon", Some("depart"))
        .fare(A, "aligre")
        .next_fare("eiffel")
        .dice([1, 1])
        .game;
    let events = drives(&mut game, &["bastille--lyon-2", "aligre"]);
    assert!(paid(&events).is_some());
    assert_ne!(game.taxi(A).trip.fare, fare_no("aligre"));

    // First edition: the rest of the roll leads to Bastille, whose card comes up there.
    let mut game = two(FIRST)
        .taxi(A, "lyon", Some("depart"))
        .fare(A, "aligre")
        .next_fare("eiffel")
        .next_fare("bastille")
        .dice([1, 2])
        .game;
    let events = drives(&mut game, &["bastille--lyon-2", "aligre", "bastille"]);
    let skipped = Event::FareSkipped {
        seat: A,
        fare: fare_no("bastille"),
        edition: FIRST,
    };
    assert!(events.contains(&skipped));
    assert_eq!(game.taxi(A).trip.fare, fare_no("eiffel"));
    let view = game.view(maraude_core::Viewer::Spectator);
    assert_eq!(view.fares.known.last(), Some(&fare_no("bastille")));
}

/// Three players, the second edition; this seat has rolled highest and begins.
fn started_by(starter: Seat) -> Taxifolie {
    let games = (0..100).map(|seed| {
        let mut game = new(3, seed).expect("three may play");
        open(&mut game, seed);
        game
    });
    let mut games = games.filter(|game| game.starter() == Some(starter));
    let scene = Scene::of(games.next().expect("anybody may roll highest"));
    // First of all the starter gives back what the opening has drawn.
    scene
        .client(starter, "notaire", "puces")
        .fare(A, "eiffel")
        .fare(B, "radio")
        .fare(C, "liberte")
        .game
}

/// The seat drives to nowhere special, and nobody else may roll.
fn only_turn(game: Taxifolie, seat: Seat) -> Taxifolie {
    let mut asked = game.clone();
    for other in Seat::all(3).filter(|&other| other != seat) {
        assert_eq!(
            act(&mut asked, other, Action::Roll).err(),
            Some(Refusal::Turn(seat))
        );
    }
    dull_turn(game, seat)
}

#[test]
fn tf_t17_turns_pass_clockwise_from_the_starter() {
    for order in [[A, B, C], [B, C, A], [C, A, B]] {
        let mut game = started_by(order[0]);
        for seat in order.into_iter().chain(order) {
            game = only_turn(game, seat);
        }
    }
}

#[test]
fn tf_t17_a_round_runs_from_the_starter_to_the_seat_on_the_starters_right() {
    // Second edition: somebody reaches 250, and the game ends when the round does (TF-E4).
    for order in [[A, B, C], [B, C, A], [C, A, B]] {
        for (at, &winner) in order.iter().enumerate() {
            let mut game = started_by(order[0]);
            for &seat in &order[..at] {
                game = only_turn(game, seat);
            }
            let mut game = Scene::of(game)
                .taxi(winner, "lyon", Some("depart"))
                .client(winner, "marie", "bastille")
                .money(winner, 240)
                .dice([1, 2])
                .game;
            drives(&mut game, &TO_BASTILLE);
            for &seat in &order[at + 1..] {
                game = only_turn(game, seat);
            }
            let outcome = game.outcome().expect("the round is over");
            assert!(outcome.win_share(winner) > 0.9);
        }
    }
}

#[test]
fn tf_t18_taxis_share_a_cell_and_drive_through_each_other() {
    let mut game = two(SECOND)
        .taxi(A, "lyon", Some("depart"))
        .taxi(B, "bercy", Some("parc-de-bercy"))
        .fare(A, "eiffel")
        .dice([1, 1])
        .game;
    drives(&mut game, &["parc-de-bercy", "bercy"]);
    assert_eq!(game.taxi(A).cell, game.taxi(B).cell);
    let mut game = Scene::of(game)
        .taxi(A, "lyon", Some("depart"))
        .dice([1, 2])
        .game;
    drives(&mut game, &["parc-de-bercy", "bercy", "bercy-village"]);
}

#[test]
fn tf_t19_no_step_returns_to_the_cell_just_left() {
    let scene = || two(SECOND).fare(A, "eiffel");
    let mut game = scene()
        .taxi(A, "bercy", Some("parc-de-bercy"))
        .dice([1, 1])
        .game;
    // Not from one roll to the next, and not within a roll.
    let back = drive(&mut game, &["parc-de-bercy", "lyon"]);
    assert_eq!(
        back.err(),
        Some(Refusal::TurnsBack(cell("parc-de-bercy"), SECOND))
    );
    let back = drive(&mut game, &["bercy-village", "bercy"]);
    assert_eq!(back.err(), Some(Refusal::TurnsBack(cell("bercy"), SECOND)));
    // The heading is free on Départ.
    let mut game = scene().dice([1, 1]).game;
    assert_eq!(game.taxi(A).from, NOWHERE);
    assert!(may_pass(&game, "lyon") && may_pass(&game, "lyon--daumesnil-2"));
    drives(&mut game, &["lyon", "parc-de-bercy"]);
    // Round a block over the own track is fine.
    let mut game = scene().taxi(A, "lyon", Some("depart")).dice([5, 3]).game;
    drives(
        &mut game,
        &[
            "parc-de-bercy",
            "bercy",
            "daumesnil--bercy-1",
            "daumesnil",
            "lyon--daumesnil-2",
            "depart",
            "lyon",
            "parc-de-bercy",
        ],
    );
}

#[test]
fn tf_t20_a_terminus_is_driven_back_out() {
    for edition in [FIRST, SECOND] {
        let scene = || two(edition).fare(A, "eiffel");
        // With steps left.
        let mut game = scene()
            .taxi(A, "chateauv", Some("foire-du-trone"))
            .dice([1, 2])
            .game;
        drives(&mut game, &["chateauv--est-1", "est", "chateauv--est-1"]);
        // With the last step: the next roll starts back out.
        let mut game = scene()
            .taxi(A, "chateauv", Some("foire-du-trone"))
            .dice([1, 1])
            .game;
        drives(&mut game, &["chateauv--est-1", "est"]);
        let mut game = Scene::of(game).dice([1, 1]).game;
        assert_eq!(ends(&game), [cell("chateauv")]);
        drives(&mut game, &["chateauv--est-1", "chateauv"]);
    }
}

#[test]
fn tf_t21_extra_rolls_come_after_everything_of_this_roll_and_add_up() {
    // A double that lands on a hazard, whose card says to roll again: two more rolls.
    let mut game = two(SECOND)
        .taxi(A, "lyon", Some("parc-de-bercy"))
        .fare(A, "eiffel")
        .next_hazard("vague-verte")
        .dice([1, 1])
        .game;
    let events = drives(&mut game, &["depart", "lyon--daumesnil-2"]);
    assert!(events.iter().any(|e| matches!(e, Event::Hazard { .. })));
    for _ in 0..2 {
        assert_eq!((game.turn(), game.phase()), (A, Phase::Roll));
        let extra = game.view(maraude_core::Viewer::Spectator).extra;
        act(&mut game, A, Action::Roll).expect("an extra roll");
        // Drive as if it had been no double, whatever it was.
        let mut rolled = Scene::of(game).dice([1, 2]).game;
        let mut all = Vec::new();
        rolled.legal(A, &mut |action| all.push(action));
        let dull = all.iter().copied().find(|action| match action {
            Action::Drive { way } => {
                let last = way.last().expect("a way has steps");
                board().spot(last).sign != Some(maraude_taxifolie::board::Sign::Hazard)
            }
            Action::Roll => false,
        });
        rolled = with_extra(rolled, extra);
        act(&mut rolled, A, dull.expect("a way to no hazard")).expect("legal");
        game = rolled;
    }
    assert_eq!(game.turn(), B);
}

/// The scene's dice forget the rolls still due: puts them back.
fn with_extra(game: Taxifolie, extra: u8) -> Taxifolie {
    Scene::of(game).extra(extra).game
}
