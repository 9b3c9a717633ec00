//! Wishes and arrival: TF-T7 to TF-T9, TF-T22 to TF-T26.

mod table;

use maraude_taxifolie::board::board;
use maraude_taxifolie::cards::cards;
use maraude_taxifolie::marks::Marks;
use maraude_taxifolie::scene::{Scene, cell, client_no, fare_no, hazard_no};
use maraude_taxifolie::trip::{Trip, TripStep};
use maraude_taxifolie::{Action, Edition, Event, Refusal};
use table::*;

/// At the Gare de Lyon with a client who goes to the Bastille, a roll of three.
fn to_bastille(edition: Edition, client: &str) -> Scene {
    two(edition)
        .taxi(A, "lyon", Some("depart"))
        .client(A, client, "bastille")
        .dice([1, 2])
}

#[test]
fn tf_t7_what_is_asked_for_counts_when_driven_over() {
    for edition in Edition::ALL {
        // The pharmacy is driven over, not stopped on.
        let mut game = to_bastille(edition, "hypocondriaque").game;
        assert!(paid(&drives(&mut game, &TO_BASTILLE)).is_some());
        // What is to be avoided can be driven over, but then the client does not pay.
        let mut game = to_bastille(edition, "optimiste").game;
        let events = drives(&mut game, &TO_BASTILLE);
        assert!(unpaid(&events) && paid(&events).is_none());
        assert_eq!(game.taxi(A).money, 30);
    }
}

#[test]
fn tf_t8_an_open_visit_keeps_the_destination_from_counting() {
    let mut game = two(SECOND)
        .taxi(A, "lyon", Some("depart"))
        .client(A, "gourmande", "austerlitz")
        .dice([1, 3])
        .game;
    let events = drives(
        &mut game,
        &[
            "lyon--austerlitz-1",
            "lyon--austerlitz-2",
            "austerlitz",
            "gobelins--austerlitz-1",
        ],
    );
    assert!(paid(&events).is_none() && !unpaid(&events));
    assert_eq!(game.taxi(A).trip.open[0], 1);
    assert_eq!(game.taxi(A).trip.fare, fare_no("austerlitz"));
}

#[test]
fn tf_t8_an_unpaid_fare_goes_under_its_pile_and_counts_for_nothing() {
    let mut game = to_bastille(SECOND, "optimiste").game;
    drives(&mut game, &TO_BASTILLE);
    assert_eq!((game.taxi(A).done, game.taxi(A).kept), (0, 0));
    let view = maraude_core::Game::view(&game, maraude_core::Viewer::Spectator);
    assert_eq!(view.fares.known.last(), Some(&fare_no("bastille")));
    assert_eq!(view.clients.known.last(), Some(&client_no("optimiste")));
}

#[test]
fn tf_t9_landing_exactly_adds_20_euros() {
    let mut game = to_bastille(SECOND, "parigot").game;
    assert_eq!(paid(&drives(&mut game, &TO_BASTILLE)), Some((20, 0, 20)));
    assert_eq!(game.taxi(A).money, 70);
    let mut game = to_bastille(SECOND, "parigot").dice([2, 3]).game;
    assert_eq!(paid(&drives(&mut game, &TO_BASTILLE)), Some((20, 0, 0)));
    assert_eq!(game.taxi(A).money, 50);
}

#[test]
fn tf_t22_wishes_count_from_boarding_and_one_step_may_serve_several() {
    // The boarding cell is a bakery: it is not passed.
    let mut game = two(SECOND)
        .taxi(A, "lyon--austerlitz-1", Some("lyon"))
        .client(A, "petit-rat", "eiffel")
        .dice([1, 1])
        .game;
    drives(&mut game, &["lyon--austerlitz-2", "austerlitz"]);
    assert_eq!(game.taxi(A).trip.open[0], 1);
    // One step serves a wish and an order.
    let mut game = two(SECOND)
        .taxi(A, "lyon", Some("depart"))
        .client(A, "petit-rat", "eiffel")
        .order(A, "fringale")
        .dice([1, 1])
        .game;
    drives(&mut game, &["lyon--austerlitz-1", "lyon--austerlitz-2"]);
    assert_eq!(game.taxi(A).trip.open[0], 0);
    assert_eq!(game.taxi(A).trip.orders, 0);
}

#[test]
fn tf_t22_two_bakeries_are_two_different_bakeries() {
    let mut trip = Trip::board(cards(), client_no("gourmande"), fare_no("eiffel"));
    let bakeries = ["lyon--austerlitz-1", "hotel--notre-dame-1"].map(cell);
    // The same cell again does not count; another one does.
    for (to, open, served) in [(0, 1, true), (0, 1, false), (1, 0, true)] {
        let step = TripStep {
            from: cell("lyon"),
            to: bakeries[to],
            choice: false,
            last: false,
        };
        let marks = trip.drive((board(), cards()), step);
        assert_eq!(trip.open[0], open);
        assert_eq!(marks.any(Marks::SERVES), served, "{to}");
    }
    // Everybody sees which one no longer counts.
    let mut game = two(SECOND)
        .taxi(A, "lyon", Some("depart"))
        .client(A, "gourmande", "eiffel")
        .dice([1, 1])
        .game;
    drives(&mut game, &["lyon--austerlitz-1", "lyon--austerlitz-2"]);
    let view = maraude_core::Game::view(&game, maraude_core::Viewer::Spectator);
    let trip = view.taxis[0].trip.as_ref().expect("a client is on board");
    assert_eq!(
        (trip.wishes[0].open, trip.wishes[0].visited),
        (1, Some(bakeries[0]))
    );
}

#[test]
fn tf_t22_to_stop_on_means_with_the_last_step() {
    let scene = || {
        two(SECOND)
            .taxi(A, "depart", Some("lyon--daumesnil-2"))
            .client(A, "patissiere", "eiffel")
    };
    let cells = ["lyon", "lyon--austerlitz-1", "lyon--austerlitz-2"];
    let mut game = scene().dice([1, 2]).game;
    drives(&mut game, &cells);
    assert_eq!(game.taxi(A).trip.open[0], 1);
    let mut game = scene().dice([1, 1]).game;
    drives(&mut game, &cells[..2]);
    assert_eq!(game.taxi(A).trip.open[0], 0);
}

#[test]
fn tf_t23_avoiding_starts_at_the_first_fork() {
    let broken = |at, from, cells: &[&str]| {
        let mut game = two(SECOND)
            .taxi(A, at, from)
            .client(A, "optimiste", "eiffel")
            .dice([1, cells.len() as u8 - 1])
            .game;
        let events = drives(&mut game, cells);
        let told = events.iter().any(|e| matches!(e, Event::Broke { .. }));
        assert_eq!(told, game.taxi(A).trip.broken, "a breach is an event");
        told
    };
    // On the way already, with no choice: the pharmacy does not count.
    let on = ["bastille--lyon-2", "lyon"];
    assert!(!broken("aligre", Some("bastille"), &on));
    // The boarding cell is a fork if it is left with a choice: here the heading is free.
    assert!(broken("aligre", None, &on));
    assert!(broken("lyon", Some("depart"), &TO_BASTILLE));
    // The first fork may come later, and then it counts from there on, choice or not.
    let later = ["bastille", "aligre", "bastille--lyon-2"];
    assert!(broken("vosges", Some("saint-paul"), &later));
    // A cell driven over before the fork does not count later.
    let before = ["bastille--lyon-2", "lyon", "parc-de-bercy"];
    assert!(!broken("aligre", Some("bastille"), &before));
}

#[test]
fn tf_t23_the_destinations_own_cell_is_never_a_breach() {
    let mut game = two(SECOND)
        .taxi(A, "vosges", Some("saint-paul"))
        .client(A, "econome", "aligre")
        .dice([1, 1])
        .game;
    assert!(paid(&drives(&mut game, &["bastille", "aligre"])).is_some());
}

#[test]
fn tf_t23_a_quarter_is_broken_by_entering_it_only() {
    let scene = |at, from, place| {
        two(SECOND)
            .taxi(A, at, Some(from))
            .client(A, "fache-marais", place)
            .dice([1, 2])
    };
    // Inside already: driving on is no breach.
    let mut game = scene("hotel", "chatelet--hotel-1", "bastille").game;
    drives(&mut game, &["hotel--saint-paul-1", "saint-paul", "vosges"]);
    assert!(!game.taxi(A).trip.broken);
    // From outside it is.
    let mut game = scene("chatelet", "rivoli--chatelet-1", "bastille").game;
    drives(
        &mut game,
        &["chatelet--hotel-1", "hotel", "hotel--saint-paul-1"],
    );
    assert!(game.taxi(A).trip.broken);
    // Dropped when the destination lies in it.
    let mut game = scene("chatelet", "rivoli--chatelet-1", "vosges").game;
    drives(
        &mut game,
        &["chatelet--hotel-1", "hotel", "hotel--saint-paul-1"],
    );
    assert!(!game.taxi(A).trip.broken);
    let view = maraude_core::Game::view(&game, maraude_core::Viewer::Spectator);
    let trip = view.taxis[0].trip.as_ref().expect("a client is on board");
    assert!(
        trip.wishes[0].void,
        "and everybody sees that it was dropped"
    );
}

#[test]
fn tf_t23_after_a_breach_the_open_visits_lapse() {
    let mut game = two(SECOND)
        .taxi(A, "lyon", Some("depart"))
        .client(A, "apiculteur", "cour-saint-emilion")
        .dice([1, 2])
        .game;
    assert_eq!(
        game.taxi(A).trip.open,
        [0, 1, 0],
        "a bakery is still to come"
    );
    let events = drives(&mut game, &["parc-de-bercy", "bercy", "bercy-village"]);
    assert!(unpaid(&events) && paid(&events).is_none());
    // Without the breach the same visit keeps the destination from counting.
    let mut game = two(SECOND)
        .taxi(A, "bercy", Some("daumesnil--bercy-1"))
        .client(A, "apiculteur", "cour-saint-emilion")
        .dice([1, 1])
        .game;
    let events = drives(&mut game, &["bercy-village", "porte-bercy"]);
    assert!(!unpaid(&events) && paid(&events).is_none());
}

#[test]
fn tf_t24_a_wish_met_on_the_destinations_own_cell_is_in_time() {
    let mut game = two(SECOND)
        .taxi(A, "daumesnil", Some("lyon--daumesnil-2"))
        .client(A, "romanciere", "nation")
        .dice([1, 2])
        .game;
    let events = drives(
        &mut game,
        &["nation--daumesnil-2", "nation--daumesnil-1", "nation"],
    );
    assert!(paid(&events).is_some());
    // Then the hazard, at the roll's end only, and after the new cards.
    let order: Vec<usize> = rest_on_a_hazard()
        .iter()
        .filter_map(|event| match event {
            Event::Paid { .. } => Some(0),
            Event::Boarded { .. } => Some(1),
            Event::Hazard { .. } => Some(2),
            _ => None,
        })
        .collect();
    assert_eq!(order[..3], [0, 1, 2]);
}

#[test]
fn tf_t25_an_early_destination_stops_nobody_and_has_to_be_driven_onto_again() {
    let past = ["parc-de-bercy", "bercy", "bercy-village", "porte-bercy"];
    let by_the_bakery = ["lyon--austerlitz-1", "lyon", past[0], past[1], past[2]];
    for edition in Edition::ALL {
        let wish = two(edition).client(A, "petit-rat", "cour-saint-emilion");
        let order = two(edition).fare(A, "cour-saint-emilion");
        for scene in [wish, order.order(A, "fringale")] {
            // Too early: the whole roll is driven, nothing is paid, the fare goes on.
            let mut game = scene.taxi(A, "lyon", Some("depart")).dice([1, 3]).game;
            let fare = game.taxi(A).trip.fare;
            let short = drive(&mut game, &past[..3]);
            assert_eq!(short.err(), Some(Refusal::TooShort));
            let events = drives(&mut game, &past);
            assert!(paid(&events).is_none() && !unpaid(&events));
            assert_eq!((game.taxi(A).money, game.taxi(A).trip.fare), (30, fare));
            // The bakery, and onto it again with the last step: paid, with the 20 euros.
            let mut game = Scene::of(game)
                .turn(A)
                .taxi(A, "lyon--austerlitz-2", Some("austerlitz"))
                .dice([2, 3])
                .game;
            let (sum, _, bonus) = paid(&drives(&mut game, &by_the_bakery)).expect("paid");
            assert_eq!((sum, bonus), (40, 20));
        }
    }
}

#[test]
fn tf_t25_an_arrival_that_counts_cant_be_declined() {
    let past = ["bastille--lyon-2", "aligre", "bastille", "blum--bastille-1"];
    for (client, pays) in [("parigot", true), ("optimiste", false)] {
        // Second edition: nobody drives on.
        let mut game = to_bastille(SECOND, client).dice([1, 3]).game;
        assert_eq!(drive(&mut game, &past).err(), Some(Refusal::PastTheArrival));
        // First edition: driving over it is the arrival, whatever comes after.
        let mut game = to_bastille(FIRST, client).dice([1, 3]).game;
        let before = game.taxi(A).trip.client;
        let events = drives(&mut game, &past);
        assert_eq!((paid(&events).is_some(), unpaid(&events)), (pays, !pays));
        assert_ne!(game.taxi(A).trip.client, before, "the fare has ended");
        // It ends there, so the rest of the roll may lead back where the taxi came from.
        let mut game = to_bastille(FIRST, client).dice([1, 3]).game;
        let events = drives(&mut game, &[past[0], past[1], past[2], past[1]]);
        assert_eq!((paid(&events).is_some(), unpaid(&events)), (pays, !pays));
    }
    // Nor can a fare be given up: there is nothing but rolling and driving.
    let mut game = to_bastille(SECOND, "parigot").turn(A).game;
    let mut all = Vec::new();
    maraude_core::Game::legal(&game, A, &mut |action| all.push(action));
    assert_eq!(all, [Action::Roll]);
    game = Scene::of(game).dice([1, 2]).game;
    maraude_core::Game::legal(&game, A, &mut |action| {
        assert!(matches!(action, Action::Drive { .. }));
    });
}

#[test]
fn tf_t25_the_20_euros_need_a_paid_arrival_with_the_last_step() {
    for edition in Edition::ALL {
        let mut game = to_bastille(edition, "parigot").game;
        assert_eq!(paid(&drives(&mut game, &TO_BASTILLE)), Some((20, 0, 20)));
        // An unpaid arrival has none.
        let mut game = to_bastille(edition, "optimiste").game;
        assert!(unpaid(&drives(&mut game, &TO_BASTILLE)));
        assert_eq!(game.taxi(A).money, 30);
    }
    // Not the last step: the roll goes on, or is larger.
    let scene = |edition| {
        let scene = two(edition).taxi(A, "lyon", Some("depart"));
        scene.fare(A, "aligre").dice([1, 2])
    };
    let mut game = scene(FIRST).game;
    assert_eq!(paid(&drives(&mut game, &TO_BASTILLE)), Some((20, 0, 0)));
    let mut game = scene(SECOND).game;
    assert_eq!(
        paid(&drives(&mut game, &TO_BASTILLE[..2])),
        Some((20, 0, 0))
    );
}

/// First edition: over the Opéra, then one more step onto a hazard.
fn rest_on_a_hazard() -> Vec<Event> {
    let mut game = two(FIRST)
        .taxi(A, "concorde", Some("rond-point"))
        .fare(A, "garnier")
        .next_client("danseuse")
        .next_fare("eiffel")
        .next_hazard("migraine")
        .dice([2, 3])
        .game;
    let events = drives(
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
    assert_eq!(trip.client, client_no("danseuse"));
    assert_eq!(trip.orders, 1 << hazard_no("migraine"));
    events
}

#[test]
fn tf_t26_the_rest_of_the_roll_is_driven_without_a_client() {
    let events = rest_on_a_hazard();
    assert!(events.iter().any(|e| matches!(e, Event::Hazard { .. })));
    // Nothing driven over with the rest counts for the new client: Châtelet is a night club.
    let mut game = two(FIRST)
        .taxi(A, "halles--palais-royal-1", Some("palais-royal"))
        .fare(A, "halles")
        .next_client("danseuse")
        .next_fare("eiffel")
        .dice([1, 3])
        .game;
    let events = drives(
        &mut game,
        &[
            "halles",
            "halles--chatelet-1",
            "chatelet",
            "chatelet--cite-1",
        ],
    );
    assert!(paid(&events).is_some());
    assert_eq!(game.taxi(A).trip.open[0], 1);
}
