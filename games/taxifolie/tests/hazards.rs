//! Hazards: TF-T11 to TF-T14, TF-T16, TF-T27 to TF-T32.

mod table;

use maraude_core::{Game, Viewer};
use maraude_roads::NOWHERE;
use maraude_taxifolie::board::Sign;
use maraude_taxifolie::board::board;
use maraude_taxifolie::cards::{Effect, cards};
use maraude_taxifolie::scene::{Scene, cell, client_no, fare_no, hazard_no};
use maraude_taxifolie::{Action, Event, Phase, Refusal};
use table::*;

fn going(client: &str, place: &str) -> Scene {
    two(SECOND).client(A, client, place)
}

#[test]
fn tf_t11_only_landing_exactly_draws_a_card() {
    let (game, events) = befalls(going("parigot", "eiffel"), "billet-trouve");
    assert!(events.contains(&Event::Hazard {
        seat: A,
        card: hazard_no("billet-trouve")
    }));
    assert_eq!(game.taxi(A).money, 40);
    let mut game = going("parigot", "eiffel")
        .taxi(A, "lyon", Some("parc-de-bercy"))
        .dice([1, 2])
        .game;
    let events = drives(&mut game, &["depart", "lyon--daumesnil-2", "daumesnil"]);
    assert!(!events.iter().any(|e| matches!(e, Event::Hazard { .. })));
}

#[test]
fn tf_t12_after_a_fare_the_order_counts_for_the_next_one() {
    let mut game = two(FIRST)
        .taxi(A, "concorde", Some("rond-point"))
        .fare(A, "garnier")
        .next_client("horloger")
        .next_fare("eiffel")
        .next_hazard("migraine")
        .dice([2, 3])
        .game;
    drives(
        &mut game,
        &[
            "madeleine--concorde-1",
            "madeleine",
            "madeleine--opera-1",
            "opera",
            "opera--drouot-1",
        ],
    );
    let trip = game.taxi(A).trip;
    assert_eq!(trip.client, client_no("horloger"));
    assert_eq!(trip.orders, 1 << hazard_no("migraine"));
}

#[test]
fn tf_t13_an_order_beats_the_clients_wish() {
    // The client avoids garages, the order asks for one: then the garage is no breach.
    let scene = going("mecanicien", "cour-saint-emilion").order(A, "voyant-rouge");
    let mut game = scene
        .taxi(A, "lyon--austerlitz-1", Some("lyon--austerlitz-2"))
        .dice([2, 2])
        .game;
    let events = drives(
        &mut game,
        &["lyon", "parc-de-bercy", "bercy", "bercy-village"],
    );
    assert!(paid(&events).is_some());
}

#[test]
fn tf_t14_an_order_to_go_by_something_comes_first() {
    let scene = || going("parigot", "cour-saint-emilion").order(A, "fringale");
    let mut game = scene().taxi(A, "lyon", Some("depart")).dice([1, 3]).game;
    let past = ["parc-de-bercy", "bercy", "bercy-village", "porte-bercy"];
    assert!(paid(&drives(&mut game, &past)).is_none());
    // The bakery first, then it counts.
    let mut game = scene()
        .taxi(A, "lyon--austerlitz-2", Some("austerlitz"))
        .dice([2, 3])
        .game;
    let by_the_bakery = [
        "lyon--austerlitz-1",
        "lyon",
        "parc-de-bercy",
        "bercy",
        "bercy-village",
    ];
    assert!(paid(&drives(&mut game, &by_the_bakery)).is_some());
}

#[test]
fn tf_t16_nobody_pays_more_than_there_is() {
    let scene = going("parigot", "eiffel").money(A, 10);
    let bank = scene.game.view(Viewer::Spectator).bank;
    let (game, events) = befalls(scene, "pneu");
    assert_eq!(game.taxi(A).money, 0);
    assert!(events.contains(&Event::ToBank { seat: A, sum: 10 }));
    assert_eq!(game.view(Viewer::Spectator).bank, bank + 10);
    // Who has nothing pays nothing, and the log does not say that they did.
    let (_, events) = befalls(going("parigot", "eiffel").money(A, 0), "pneu");
    assert!(!events.iter().any(|e| matches!(e, Event::ToBank { .. })));
}

#[test]
fn tf_t27_an_order_lies_open_until_done() {
    let (game, _) = befalls(going("parigot", "eiffel"), "fringale");
    let card = hazard_no("fringale");
    assert_eq!(game.taxi(A).trip.orders, 1 << card);
    assert!(!game.view(Viewer::Spectator).hazards.known.contains(&card));
    let mut game = Scene::of(game)
        .taxi(A, "lyon", Some("depart"))
        .dice([1, 2])
        .game;
    let events = drives(
        &mut game,
        &["lyon--austerlitz-1", "lyon--austerlitz-2", "austerlitz"],
    );
    assert!(events.contains(&Event::Obeyed { seat: A, card }));
    assert_eq!(
        game.view(Viewer::Spectator).hazards.known.last(),
        Some(&card)
    );
    // A card with an immediate effect goes under its pile at once.
    let (game, _) = befalls(going("parigot", "eiffel"), "pneu");
    let known = game.view(Viewer::Spectator).hazards.known;
    assert_eq!(known.last(), Some(&hazard_no("pneu")));
}

#[test]
fn tf_t27_several_orders_come_before_the_destination_and_end_with_the_fare() {
    let scene = || {
        going("parigot", "cour-saint-emilion")
            .order(A, "fringale")
            .order(A, "migraine")
    };
    // Only the bakery was visited: the destination does not count.
    let mut game = scene()
        .taxi(A, "lyon--austerlitz-2", Some("austerlitz"))
        .dice([2, 4])
        .game;
    let way = [
        "lyon--austerlitz-1",
        "lyon",
        "parc-de-bercy",
        "bercy",
        "bercy-village",
        "porte-bercy",
    ];
    assert!(paid(&drives(&mut game, &way)).is_none());
    assert_eq!(game.taxi(A).trip.orders, 1 << hazard_no("migraine"));
    // An order to avoid ends with the fare: its card goes under the pile.
    let mut game = going("parigot", "cour-saint-emilion")
        .order(A, "soldes")
        .taxi(A, "lyon", Some("depart"))
        .dice([1, 2])
        .game;
    drives(&mut game, &["parc-de-bercy", "bercy", "bercy-village"]);
    assert_eq!(game.taxi(A).trip.orders, 0);
    let known = game.view(Viewer::Spectator).hazards.known;
    assert_eq!(known.last(), Some(&hazard_no("soldes")));
}

#[test]
fn tf_t27_a_later_card_beats_an_earlier_one_that_contradicts_it() {
    let (game, events) = befalls(
        going("parigot", "eiffel").order(A, "coup-de-barre"),
        "terrasses",
    );
    let lifted = Event::OrderLifted {
        seat: A,
        card: hazard_no("coup-de-barre"),
    };
    assert!(events.contains(&lifted));
    assert_eq!(game.taxi(A).trip.orders, 1 << hazard_no("terrasses"));
    let (game, _) = befalls(
        going("parigot", "eiffel").order(A, "greve-jardiniers"),
        "doudou",
    );
    assert_eq!(game.taxi(A).trip.orders, 1 << hazard_no("doudou"));
}

#[test]
fn tf_t28_order_and_wish_conflict() {
    let void = |client: &str, hazard: &str| {
        let (game, _) = befalls(going(client, "eiffel"), hazard);
        game.taxi(A).trip.void
    };
    // Asked for and avoided, both ways round.
    assert_eq!(void("mecanicien", "voyant-rouge"), 1);
    assert_eq!(void("photographe", "inauguration"), 1);
    assert_eq!(void("critique", "terrasses"), 1);
    // A place in an avoided quarter, a place with an avoided pictogram.
    assert_eq!(void("timide-louvre", "doudou"), 1);
    assert_eq!(void("allergique-pollen", "doudou"), 1);
    // No conflict, no change; only the wish concerned is void.
    assert_eq!(void("mecanicien", "fringale"), 0);
    assert_eq!(void("cascadeuse", "fringale"), 0);
    assert_eq!(void("fleuriste", "voyant-rouge"), 2);
}

#[test]
fn tf_t29_an_order_to_avoid_is_binding_while_there_is_another_way() {
    let scene = |place| going("parigot", place).order(A, "soldes");
    let over_the_shop = ["aligre", "bastille--lyon-2", "lyon"];
    let mut game = scene("eiffel")
        .taxi(A, "bastille", Some("vosges"))
        .dice([1, 2])
        .game;
    assert_eq!(
        drive(&mut game, &over_the_shop).err(),
        Some(Refusal::AgainstAnOrder)
    );
    assert!(!may_pass(&game, "aligre"));
    assert!(may_pass(&game, "blum--bastille-1"));
    // With no other way it is allowed, and the client still pays.
    let mut game = scene("bastille")
        .taxi(A, "bastille--lyon-2", Some("lyon"))
        .dice([1, 1])
        .game;
    assert!(paid(&drives(&mut game, &["aligre", "bastille"])).is_some());
    // The destination's own cell is never concerned.
    let mut game = scene("aligre")
        .taxi(A, "vosges", Some("saint-paul"))
        .dice([1, 1])
        .game;
    assert!(paid(&drives(&mut game, &["bastille", "aligre"])).is_some());
}

#[test]
fn tf_t30_put_on_a_cell_client_fare_and_orders_stay() {
    // The pound: the heading is free, and nothing between counts as driven over: there are
    // bakeries, parks and what not on every way there.
    let scene = going("gourmande", "eiffel").order(A, "cle");
    let (game, events) = befalls(scene, "fourriere");
    let taxi = game.taxi(A);
    assert_eq!((taxi.cell, taxi.from), (cell("fourriere"), NOWHERE));
    assert_eq!(taxi.trip.client, client_no("gourmande"));
    assert_eq!(taxi.trip.fare, fare_no("eiffel"));
    assert_eq!(taxi.trip.orders, 1 << hazard_no("cle"));
    assert_eq!(taxi.trip.open[0], 2);
    let told = |wanted: fn(&Event) -> bool| events.iter().filter(|e| wanted(e)).count();
    assert_eq!(told(|e| matches!(e, Event::Served { .. })), 0);
    assert_eq!(told(|e| matches!(e, Event::Boarded { .. })), 0);
    assert_eq!(
        told(|e| matches!(e, Event::Hazard { .. })),
        1,
        "only its own"
    );
    // Straight through the Marais, which this client can't stand.
    let (game, _) = befalls(going("fache-marais", "eiffel"), "tunnel-secret");
    assert!(!game.taxi(A).trip.broken);
}

#[test]
fn tf_t30_the_cell_itself_counts_as_driven_over() {
    // Arrival without the 20 euros, and the next client boards there.
    let (game, events) = befalls(going("parigot", "concorde"), "helicoptere");
    assert_eq!(paid(&events), Some((20, 0, 0)));
    assert_eq!((game.taxi(A).money, game.taxi(A).done), (50, 1));
    assert_ne!(game.taxi(A).trip.client, client_no("parigot"));
    // Too early, while an order is open.
    let scene = going("parigot", "concorde").order(A, "cle");
    let (game, events) = befalls(scene, "helicoptere");
    assert_eq!((paid(&events), unpaid(&events)), (None, false));
    assert_eq!(game.taxi(A).trip.fare, fare_no("concorde"));
    // Unpaid, after a breach.
    let mut game = going("optimiste", "concorde")
        .taxi(A, "bastille", Some("vosges"))
        .dice([1, 1])
        .game;
    drives(&mut game, &["aligre", "bastille--lyon-2"]);
    let (game, events) = befalls(Scene::of(game), "helicoptere");
    assert!(unpaid(&events));
    assert_eq!((game.taxi(A).money, game.taxi(A).done), (30, 0));
    // A wish is served there, but none is broken.
    let (game, events) = befalls(going("danseuse", "eiffel"), "tunnel-secret");
    assert_eq!(game.taxi(A).trip.open[0], 0);
    assert!(events.iter().any(|e| matches!(e, Event::Served { .. })));
    let (game, _) = befalls(going("bibliothecaire", "eiffel"), "tunnel-secret");
    assert!(!game.taxi(A).trip.broken);
    // An order is carried out there. No card leads to such a cell, but the rule knows it.
    let mut trip = going("parigot", "eiffel").order(A, "cle").game.taxi(A).trip;
    trip.put((board(), cards()), cell("bastille"));
    assert_eq!(trip.orders, 0);
    // No card puts a taxi on a hazard cell, where it would draw none.
    for hazard in &cards().hazards {
        for effect in &hazard.effects {
            if let Effect::MoveTo(cell) = effect {
                assert_ne!(board().spot(*cell).sign, Some(Sign::Hazard));
            }
        }
    }
}

#[test]
fn tf_t31_missed_turns_add_up_after_the_extra_rolls() {
    // The double's roll is still played.
    let (game, _) = befalls(going("parigot", "eiffel").misses(A, 1), "embouteillage");
    assert_eq!((game.turn(), game.phase()), (A, Phase::Roll));
    assert_eq!(game.view(Viewer::Spectator).taxis[0].missed, 2);
    // Then B plays three turns in a row.
    let mut game = Scene::of(game)
        .taxi(A, "lyon", Some("depart"))
        .dice([1, 2])
        .game;
    drives(&mut game, &["parc-de-bercy", "bercy", "bercy-village"]);
    for missed in [2, 1, 0] {
        assert_eq!(game.turn(), B);
        assert_eq!(game.view(Viewer::Spectator).taxis[0].missed, missed);
        game = Scene::of(game)
            .taxi(B, "lyon", Some("depart"))
            .fare(B, "radio")
            .dice([1, 2])
            .game;
        drives(&mut game, &["parc-de-bercy", "bercy", "bercy-village"]);
    }
    assert_eq!(game.turn(), A);
    act(&mut game, A, Action::Roll).expect("A plays again");
}

#[test]
fn tf_t31_turns_are_missed_in_the_last_round_too() {
    // A has reached 250: B and C still have their turns, if they miss none.
    let scene = |b, c| {
        let scene = Scene::new(SECOND, 3)
            .taxi(A, "lyon", Some("depart"))
            .fare(A, "bastille")
            .fare(B, "radio")
            .fare(C, "liberte");
        scene.money(A, 240).misses(B, b).misses(C, c).dice([1, 2])
    };
    let reached = |scene: Scene| {
        let mut game = scene.game;
        let events = drives(&mut game, &["bastille--lyon-2", "aligre", "bastille"]);
        (game, events)
    };
    let (game, events) = reached(scene(0, 0));
    assert_eq!((game.turn(), game.outcome()), (B, None));
    assert!(!events.iter().any(|e| matches!(e, Event::Missed { .. })));
    let (game, events) = reached(scene(2, 0));
    assert!(events.contains(&Event::Missed { seat: B }));
    assert_eq!((game.turn(), game.outcome()), (C, None), "skipped whole");
    assert_eq!(game.view(Viewer::Spectator).taxis[1].missed, 1);
    let (game, events) = reached(scene(1, 1));
    let missed = events.iter().filter(|e| matches!(e, Event::Missed { .. }));
    assert_eq!(missed.count(), 2);
    let outcome = game.outcome().expect("nobody is left to play");
    assert!(outcome.win_share(A) > 0.9);
}

#[test]
fn tf_t32_paying_several_players_clockwise_until_nothing_is_left() {
    let scene = Scene::new(SECOND, 3).fare(A, "eiffel");
    let (game, _) = befalls(scene.money(A, 10), "croissants");
    assert_eq!([A, B, C].map(|seat| game.taxi(seat).money), [0, 40, 30]);
    // Being paid by players who have little.
    let scene = Scene::new(SECOND, 3).fare(A, "eiffel");
    let (game, _) = befalls(scene.money(B, 0), "anniversaire");
    assert_eq!([A, B, C].map(|seat| game.taxi(seat).money), [40, 0, 20]);
}
