//! The end: TF-T15, TF-T33 to TF-T36.

mod table;

use maraude_core::{Game, Viewer};
use maraude_taxifolie::scene::{Scene, cell};
use maraude_taxifolie::{Action, Edition, Phase, Refusal};
use table::*;

/// Three players; A at the Gare de Lyon, about to land exactly on the Bastille.
fn three(edition: Edition) -> Scene {
    Scene::new(edition, 3)
        .taxi(A, "lyon", Some("depart"))
        .fare(A, "bastille")
        .fare(B, "radio")
        .fare(C, "liberte")
        .dice([1, 2])
}

/// A lands on the hazard next to Départ.
fn hazard(edition: Edition, card: &str) -> Scene {
    three(edition)
        .taxi(A, "lyon", Some("parc-de-bercy"))
        .next_hazard(card)
        .dice([1, 1])
}

fn percent(share: f64) -> u8 {
    (share * 100.0).round() as u8
}

const ON_A_HAZARD: [&str; 2] = ["depart", "lyon--daumesnil-2"];

#[test]
fn tf_t15_most_fares_then_more_money_then_shared() {
    // A pays 10 to B and C, who both reach 250 at the same moment.
    let result = |b: (u16, u16), c: (u16, u16)| {
        let scene = hazard(FIRST, "croissants").money(B, b.0).done(B, b.1);
        let mut game = scene.money(C, c.0).done(C, c.1).game;
        drives(&mut game, &ON_A_HAZARD);
        let outcome = game.outcome().expect("somebody has 250");
        [A, B, C].map(|seat| percent(outcome.win_share(seat)))
    };
    assert_eq!(result((240, 5), (250 - 10, 4)), [0, 100, 0]);
    assert_eq!(result((240, 3), (240, 4)), [0, 0, 100]);
    assert_eq!(result((240, 4), (240, 4)), [0, 50, 50]);
    // The same fares, but more money: B would have had it before, so look at the second edition.
    let scene = hazard(SECOND, "croissants").money(B, 240).done(B, 4);
    let mut game = scene.money(C, 240).done(C, 4).game;
    drives(&mut game, &ON_A_HAZARD);
    let mut game = Scene::of(game).money(C, 260).turn(C).dice([1, 2]).game;
    game = Scene::of(game).taxi(C, "lyon", Some("depart")).game;
    drives(&mut game, &["parc-de-bercy", "bercy", "bercy-village"]);
    let outcome = game.outcome().expect("the round is over");
    assert_eq!(
        [B, C].map(|seat| percent(outcome.win_share(seat))),
        [0, 100]
    );
    // Nothing can be done once it is over.
    assert_eq!(act(&mut game, A, Action::Roll).err(), Some(Refusal::Over));
}

#[test]
fn tf_t33_250_counts_however_it_is_reached() {
    // Out of turn, by another player's card.
    let mut game = hazard(FIRST, "croissants").money(C, 240).game;
    drives(&mut game, &ON_A_HAZARD);
    assert!(
        game.outcome()
            .is_some_and(|outcome| outcome.win_share(C) > 0.9)
    );
    // By a hazard of one's own.
    let mut game = hazard(FIRST, "billet-trouve").money(A, 240).game;
    drives(&mut game, &ON_A_HAZARD);
    assert!(
        game.outcome()
            .is_some_and(|outcome| outcome.win_share(A) > 0.9)
    );
    // All payments of one card come before the test: both B and C have been paid.
    let mut game = hazard(FIRST, "croissants").money(B, 240).money(C, 240).game;
    drives(&mut game, &ON_A_HAZARD);
    assert_eq!([B, C].map(|seat| game.taxi(seat).money), [250, 250]);
    assert_eq!(game.reached().len(), 2);
}

#[test]
fn tf_t34_first_edition_stops_where_it_is_won() {
    // Bastille is passed in the middle of a roll of five: the way ends there.
    let scene = || three(FIRST).money(A, 240).dice([2, 3]);
    let mut game = scene().game;
    let on = [
        "bastille--lyon-2",
        "aligre",
        "bastille",
        "blum--bastille-1",
        "blum",
    ];
    assert_eq!(drive(&mut game, &on).err(), Some(Refusal::PastTheWin));
    drives(&mut game, &TO_BASTILLE);
    assert_eq!(game.phase(), Phase::Over);
    assert_eq!(game.taxi(A).cell, cell("bastille"));
    assert_eq!(game.taxi(A).done, 1);
    // Nor is a double played.
    let mut game = scene().dice([2, 2]).game;
    drives(&mut game, &TO_BASTILLE);
    assert!(game.to_act().is_empty());
    // Without the win the rest has to be driven.
    let mut game = scene().money(A, 220).game;
    assert_eq!(
        drive(&mut game, &TO_BASTILLE).err(),
        Some(Refusal::TooShort)
    );
}

#[test]
fn tf_t35_second_edition_finishes_the_round() {
    // A's turn stops there, double or not, without a new client; B and C still play.
    let mut game = three(SECOND).money(A, 240).dice([2, 2]).game;
    drives(&mut game, &TO_BASTILLE);
    assert_eq!((game.turn(), game.outcome()), (B, None));
    assert!(game.taxi(A).trip.is_empty());
    // B takes money from A: reached stays reached.
    let mut game = Scene::of(game)
        .money(A, 250)
        .money(B, 220)
        .taxi(B, "lyon", Some("parc-de-bercy"))
        .next_hazard("anniversaire")
        .dice([1, 1])
        .game;
    drives(&mut game, &ON_A_HAZARD);
    assert_eq!([A, B].map(|seat| game.taxi(seat).money), [240, 240]);
    assert_eq!(game.reached().len(), 1);
    // B's double is played, then C has its turn.
    game = dull_turn(game, B);
    game = dull_turn(game, C);
    let outcome = game.outcome().expect("the round is over");
    assert_eq!(outcome.ending, "round");
    assert!(outcome.win_share(A) > 0.9);
    assert_eq!(act(&mut game, A, Action::Roll).err(), Some(Refusal::Over));
}

#[test]
fn tf_t35_only_later_seats_play_then_tf_e4_decides() {
    // B reaches 250: C plays, A does not again.
    let scene = three(SECOND)
        .fare(A, "boulogne")
        .money(B, 240)
        .done(B, 1)
        .taxi(B, "lyon", Some("depart"))
        .client(B, "marie", "bastille")
        .turn(B)
        .dice([1, 2]);
    let mut game = scene.game;
    drives(&mut game, &TO_BASTILLE);
    // C gets there as well, with more fares done, and B has more money.
    assert!(game.taxi(B).money > 250);
    let mut game = Scene::of(game)
        .taxi(C, "lyon", Some("depart"))
        .fare(C, "aligre")
        .money(C, 240)
        .done(C, 5)
        .dice([1, 3])
        .game;
    assert_eq!((game.turn(), game.outcome()), (C, None));
    drives(&mut game, &TO_BASTILLE[..2]);
    assert!(game.taxi(C).money < game.taxi(B).money);
    let outcome = game.outcome().expect("the round is over");
    assert_eq!(outcome.ending, "round_tie");
    assert_eq!(
        [A, B, C].map(|seat| percent(outcome.win_share(seat))),
        [0, 0, 100]
    );
}

#[test]
fn tf_t35_it_is_the_own_turn_that_stops() {
    // A's card brings B to 250: A's double is still played, and B has its turn.
    let mut game = hazard(SECOND, "croissants").money(B, 240).game;
    drives(&mut game, &ON_A_HAZARD);
    assert_eq!(game.reached().len(), 1);
    assert_eq!((game.turn(), game.phase()), (A, Phase::Roll));
    for seat in [A, B, C] {
        game = dull_turn(game, seat);
    }
    assert!(
        game.outcome()
            .is_some_and(|outcome| outcome.win_share(B) > 0.9)
    );
    // A's own card brings A there: the double is not played.
    let mut game = hazard(SECOND, "billet-trouve").money(A, 240).game;
    drives(&mut game, &ON_A_HAZARD);
    assert_eq!((game.turn(), game.outcome()), (B, None));
}

#[test]
fn tf_t35_the_last_seat_of_the_round_ends_it_itself() {
    let mut game = three(SECOND)
        .fare(A, "boulogne")
        .money(C, 240)
        .taxi(C, "lyon", Some("depart"))
        .client(C, "marie", "bastille")
        .turn(C)
        .dice([1, 2])
        .game;
    drives(&mut game, &TO_BASTILLE);
    assert!(
        game.outcome()
            .is_some_and(|outcome| outcome.win_share(C) > 0.9)
    );
}

#[test]
fn tf_t36_kept_fares_become_a_new_pile_and_the_numbers_stay() {
    let mut game = three(SECOND).done(B, 9).no_fares_left(B).game;
    let kept = game.taxi(B).kept.count_ones();
    let events = drives(&mut game, &TO_BASTILLE);
    assert!(events.contains(&maraude_taxifolie::Event::FaresShuffled));
    assert_eq!((game.taxi(B).kept, game.taxi(B).done), (0, 9));
    assert_eq!((game.taxi(A).kept, game.taxi(A).done), (0, 1));
    let view = game.view(Viewer::Spectator);
    // A's own card was among those shuffled, and one was drawn again.
    assert_eq!(u32::from(view.fares.hidden), kept + 1 - 1);
    assert!(!game.taxi(A).trip.is_empty());
}
