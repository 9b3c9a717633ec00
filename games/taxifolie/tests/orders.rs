//! Orders that last: TF-T14, TF-T27 to TF-T29, TF-C3.

mod table;

use maraude_core::{Game, Viewer};
use maraude_taxifolie::board::plan::plan;
use maraude_taxifolie::board::{CellNo, board};
use maraude_taxifolie::cards::{Effect, Hazard, Order, cards};
use maraude_taxifolie::scene::{Scene, cell, hazard_no};
use maraude_taxifolie::target::Target;
use maraude_taxifolie::{Event, Refusal, Taxifolie};
use std::collections::BTreeSet;
use table::*;

fn going(place: &str) -> Scene {
    two(SECOND).fare(A, place)
}

fn orders(game: &Taxifolie) -> u64 {
    game.taxi(A).trip.orders
}

/// Drives these cells, coming from the one before the first.
fn by(scene: Scene, from: &str, at: &str, cells: &[&str]) -> (Taxifolie, Vec<Event>) {
    let low = cells.len() as u8 / 2;
    let dice = [low, cells.len() as u8 - low];
    let mut game = scene.turn(A).taxi(A, at, Some(from)).dice(dice).game;
    let events = drives(&mut game, cells);
    (game, events)
}

#[test]
fn tf_t14_to_stop_on_something_takes_the_rolls_last_step() {
    let scene = || going("eiffel").order(A, "coup-de-barre");
    let card = hazard_no("coup-de-barre");
    let past = ["daumesnil--bercy-1", "daumesnil"];
    let (game, _) = by(scene(), "parc-de-bercy", "bercy", &past);
    assert_eq!(orders(&game), 1 << card, "over the café is not enough");
    let onto = ["bercy", "daumesnil--bercy-1"];
    let (game, events) = by(scene(), "lyon", "parc-de-bercy", &onto);
    assert_eq!(orders(&game), 0);
    assert!(events.contains(&Event::Obeyed { seat: A, card }));
    // In a quarter, any of its cells will do.
    let (game, _) = by(
        going("bastille").order(A, "loterie"),
        "orsay",
        "assemblee",
        &["concorde--orsay-1", "concorde"],
    );
    assert_eq!(orders(&game), 0);
}

#[test]
fn tf_t14_a_detour_goes_by_the_one_and_then_by_the_other() {
    let card = hazard_no("livraison");
    let scene = || going("cour-saint-emilion").order(A, "livraison");
    // The park before the bakery does not count.
    let (game, _) = by(scene(), "depart", "lyon", &["parc-de-bercy", "bercy"]);
    assert_eq!((orders(&game), game.taxi(A).trip.halves), (1 << card, 0));
    let way = [
        "lyon--austerlitz-1",
        "lyon",
        "parc-de-bercy",
        "bercy",
        "bercy-village",
    ];
    let (game, events) = by(scene(), "austerlitz", "lyon--austerlitz-2", &way);
    assert!(events.contains(&Event::HalfObeyed { seat: A, card }));
    assert!(events.contains(&Event::Obeyed { seat: A, card }));
    assert_eq!(paid(&events), Some((40, 0, 20)));
    assert_eq!(game.taxi(A).trip.halves, 0);
    // Half of it is not enough, and everybody sees which half is done.
    let (game, events) = by(
        scene(),
        "austerlitz",
        "lyon--austerlitz-2",
        &["lyon--austerlitz-1", "lyon"],
    );
    assert!(!events.contains(&Event::Obeyed { seat: A, card }));
    let view = game.view(Viewer::Spectator);
    let trip = view.taxis[0].trip.as_ref().expect("a client is on board");
    assert_eq!((&*trip.orders, &*trip.halves), (&[card][..], &[card][..]));
}

#[test]
fn tf_t14_go_by_a_street_a_bridge_or_the_ring_road() {
    let done = |card, from, at, cells: &[&str]| {
        orders(&by(going("nation").order(A, card), from, at, cells).0) == 0
    };
    assert!(done(
        "tournage",
        "maillot--etoile-1",
        "etoile",
        &["champs-elysees", "rond-point"]
    ));
    // A crossing is not the street.
    assert!(!done(
        "tournage",
        "maillot--etoile-1",
        "etoile",
        &["etoile--ternes-1", "ternes"]
    ));
    assert!(done(
        "bateau-mouche",
        "halles--chatelet-1",
        "chatelet",
        &["chatelet--cite-1", "cite"]
    ));
    assert!(!done(
        "bateau-mouche",
        "halles--chatelet-1",
        "chatelet",
        &["chatelet--hotel-1", "hotel"]
    ));
    // Nor is a gate the ring road.
    assert!(!done(
        "mois-d-aout",
        "villiers",
        "batignolles",
        &["porte-clichy"]
    ));
    assert!(done(
        "mois-d-aout",
        "batignolles",
        "porte-clichy",
        &["champerret--porte-clichy-2", "champerret--porte-clichy-1"]
    ));
}

#[test]
fn tf_t27_of_two_orders_to_avoid_only_the_later_lasts() {
    let (game, events) = befalls(going("eiffel").order(A, "soldes"), "terrasses");
    assert_eq!(orders(&game), 1 << hazard_no("terrasses"));
    let card = hazard_no("soldes");
    assert!(events.contains(&Event::OrderLifted { seat: A, card }));
    // Whatever they avoid: a street and a quarter too. Orders to go by something stay.
    let scene = going("eiffel")
        .order(A, "canalisation")
        .order(A, "migraine");
    let (game, _) = befalls(scene, "marathon");
    let left = 1 << hazard_no("marathon") | 1 << hazard_no("migraine");
    assert_eq!(orders(&game), left);
}

#[test]
fn tf_t28_a_place_that_lies_in_what_is_avoided_is_a_conflict() {
    let void = |client: &str, hazard: &str| {
        let scene = two(SECOND).client(A, client, "nation");
        befalls(scene, hazard).0.taxi(A).trip.void
    };
    // A place in a quarter, on a bank, in a street.
    assert_eq!(void("cousine", "marathon"), 1);
    assert_eq!(void("astronome", "crue"), 1);
    assert_eq!(void("rive-droite", "carte-postale"), 1);
    // A pictogram has cells elsewhere.
    assert_eq!(void("photographe", "crue"), 0);
    assert_eq!(void("egyptologue", "canalisation"), 2);
    // The breach of a wish that becomes void is not forgiven: only the wish is gone.
    let scene = two(SECOND).client(A, "mecanicien", "bastille");
    let (game, _) = by(
        scene,
        "daumesnil--bercy-1",
        "bercy",
        &["parc-de-bercy", "lyon"],
    );
    assert!(game.taxi(A).trip.broken);
    let (game, _) = befalls(Scene::of(game).turn(A), "voyant-rouge");
    assert_eq!(
        (game.taxi(A).trip.void, game.taxi(A).trip.broken),
        (1, true)
    );
}

#[test]
fn tf_t29_an_area_is_avoided_by_not_entering_it() {
    // From outside it is refused, while there is another way.
    let scene = |at, from, place| {
        let scene = two(SECOND).fare(A, place).order(A, "marathon");
        scene.taxi(A, at, Some(from)).dice([1, 1]).game
    };
    let game = scene("chatelet", "halles--chatelet-1", "bastille");
    assert!(may_pass(&game, "chatelet--cite-1") && !may_pass(&game, "hotel"));
    // Inside already, driving on is allowed.
    assert!(may_pass(
        &scene("hotel", "chatelet--hotel-1", "bastille"),
        "hotel--saint-paul-1"
    ));
    // It does not concern an area in which the destination lies.
    assert!(may_pass(
        &scene("chatelet", "halles--chatelet-1", "vosges"),
        "hotel"
    ));
}

#[test]
fn tf_t29_a_closed_street_opens_once_another_taxi_has_driven_through_it() {
    let card = hazard_no("canalisation");
    let scene = || {
        two(SECOND)
            .fare(A, "nation")
            .fare(B, "eiffel")
            .order(A, "canalisation")
    };
    let mut game = scene()
        .taxi(A, "rivoli", Some("pont-neuf"))
        .dice([1, 1])
        .game;
    let closed = drive(&mut game, &["rivoli--chatelet-1", "chatelet"]);
    assert_eq!(
        closed.err(),
        None,
        "both ways on are the Rue de Rivoli: no other way"
    );
    let mut game = scene()
        .taxi(A, "palais-royal", Some("vendome"))
        .dice([1, 1])
        .game;
    let refused = drive(&mut game, &["louvre", "rivoli"]);
    assert_eq!(refused.err(), Some(Refusal::AgainstAnOrder));
    // The own drive opens nothing; B's does.
    let game = scene()
        .turn(B)
        .taxi(B, "hotel", Some("hotel--arts-1"))
        .dice([1, 1])
        .game;
    let mut open = game;
    let events = drives(&mut open, &["hotel--saint-paul-1", "saint-paul"]);
    assert!(events.contains(&Event::Reopened { seat: A, card }));
    assert_eq!(orders(&open), 0);
    assert!(open.view(Viewer::Spectator).hazards.known.contains(&card));
    let mut elsewhere = scene()
        .turn(B)
        .taxi(B, "hotel", Some("hotel--saint-paul-1"))
        .dice([1, 1])
        .game;
    drives(&mut elsewhere, &["hotel--arts-1", "arts"]);
    assert_eq!(orders(&elsewhere), 1 << card);
}

/// Whether a goal can be reached from every fork under an order to avoid. A way over the thing is
/// taken only at a fork that has no other.
fn is_reached_from_everywhere(goal: CellNo, avoided: Target) -> bool {
    let streets = &board().streets;
    let mut good = vec![false; streets.step_numbers()];
    let step = |from, to| streets.step(from, to).expect("neighbours") as usize;
    let mut changed = true;
    while std::mem::take(&mut changed) {
        for from in streets.cells() {
            for &to in streets.exits(from) {
                if good[step(from, to)] {
                    continue;
                }
                let on = streets.at(to).after(from);
                let clean = |next: &&CellNo| **next == goal || !avoided.is_met(board(), to, **next);
                let forced = on.len() > 1 && !on.cells().iter().any(|next| clean(&next));
                let mut ways = on.cells().iter().filter(|next| forced || clean(next));
                if ways.any(|&next| next == goal || good[step(to, next)]) {
                    good[step(from, to)] = true;
                    changed = true;
                }
            }
        }
    }
    let steps = streets
        .cells()
        .flat_map(|from| streets.exits(from).iter().map(move |&to| (from, to)));
    { steps }.all(|(from, to)| to == goal || streets.at(to).len() < 3 || good[step(from, to)])
}

#[test]
fn tf_c3_no_order_keeps_a_taxi_from_its_destination() {
    let orders = cards().hazards.iter().filter_map(Hazard::order);
    for avoided in orders.filter_map(Order::forbids) {
        let goals = board()
            .places
            .iter()
            .filter(|&&goal| avoided.can_be_avoided(board(), goal));
        for &goal in goals {
            let id = &plan().cells[goal as usize].id;
            assert!(
                is_reached_from_everywhere(goal, avoided),
                "{avoided:?}, {id}"
            );
        }
    }
    // All bridges closed would cut the town in two: the test sees it.
    let bridges = Target::of("zone:bridges", board()).expect("a zone");
    assert!(!is_reached_from_everywhere(cell("eiffel"), bridges));
}

#[test]
fn tf_c1_most_hazards_are_orders_and_all_are_different() {
    let hazards = &cards().hazards;
    let ordering = hazards.iter().filter(|hazard| hazard.order().is_some());
    assert!(ordering.count() >= 30);
    let is_money = |effect: &Effect| {
        matches!(
            effect,
            Effect::Bank(_) | Effect::Each(_) | Effect::Tip(_) | Effect::Doubled
        )
    };
    let money = hazards
        .iter()
        .filter(|hazard| hazard.effects.iter().all(is_money));
    assert!(money.count() <= 12);
    for (at, hazard) in hazards.iter().enumerate() {
        let same = |other: &&_| **other == hazard.effects;
        let effects = hazards[..at].iter().map(|other| &other.effects);
        assert_eq!(
            effects.filter(|other| same(other)).count(),
            0,
            "{}",
            hazard.id
        );
    }
    // Every kind of order is there, and every kind of target.
    let orders: Vec<Order> = hazards.iter().filter_map(Hazard::order).collect();
    let icons: BTreeSet<&str> = orders.iter().map(|order| order.icon()).collect();
    assert_eq!(icons.len(), 5);
    let targets = orders
        .iter()
        .flat_map(|order| order.asks().chain(order.forbids()));
    let kinds: BTreeSet<u8> = targets
        .map(|target| match target {
            Target::Sign(_) => 0,
            Target::Place(_) => 1,
            Target::Quarter(_) => 2,
            Target::Street(_) => 3,
            Target::Zone(_) => 4,
        })
        .collect();
    assert_eq!(kinds.len(), 5);
}
