//! The cards: TF-C1 to TF-C4.

mod table;

use maraude_core::{Game, Viewer};
use maraude_taxifolie::board::{CellNo, board};
use maraude_taxifolie::cards::{Client, Mood, Wish, cards};
use maraude_taxifolie::scene::{Scene, client_no, fare_no};
use maraude_taxifolie::target::Target;
use maraude_taxifolie::{Action, Event, Taxifolie};
use std::collections::{BTreeSet, VecDeque};
use table::*;

fn different<T: Ord>(items: impl IntoIterator<Item = T>) -> usize {
    items.into_iter().collect::<BTreeSet<_>>().len()
}

#[test]
fn tf_c1_70_clients_50_hazards_100_fares_all_different() {
    let cards = cards();
    assert_eq!(
        (cards.clients.len(), cards.hazards.len(), cards.fares.len()),
        (70, 50, 100)
    );
    assert_eq!(different(cards.clients.iter().map(|client| &client.id)), 70);
    assert_eq!(
        different(cards.clients.iter().map(|client| &client.fr.text)),
        70
    );
    assert_eq!(
        different(cards.clients.iter().map(|client| &client.en.text)),
        70
    );
    assert_eq!(
        different(cards.clients.iter().map(|client| &client.fr.name)),
        70
    );
    assert_eq!(different(cards.hazards.iter().map(|hazard| &hazard.id)), 50);
    assert_eq!(
        different(cards.hazards.iter().map(|hazard| &hazard.fr.text)),
        50
    );
    assert_eq!(
        different(cards.hazards.iter().map(|hazard| &hazard.en.text)),
        50
    );
    assert_eq!(different(cards.fares.iter().map(|fare| fare.place)), 100);
    let happy = cards
        .hazards
        .iter()
        .filter(|h| h.mood == Mood::Happy)
        .count();
    assert_eq!(happy, 25, "happy and unhappy hazards are balanced");
}

#[test]
fn tf_c1_every_client_has_wishes_and_tips_grow_with_the_difficulty() {
    let clients = &cards().clients;
    let count = |has: &dyn Fn(&Client) -> bool| clients.iter().filter(|c| has(c)).count();
    assert_eq!(count(&|client| (1..=3).contains(&client.wishes.len())), 70);
    assert!(count(&|client| client.wishes.len() > 1) >= 30);
    assert!(count(&|client| client.wishes.iter().any(|w| matches!(w, Wish::Stop(_)))) > 8);
    let names = |wish: &Wish| match *wish {
        Wish::Avoid(target) | Wish::Pass(target, _) | Wish::Stop(target) => {
            matches!(target, Target::Place(_) | Target::Quarter(_))
        }
    };
    assert!(count(&|client| client.wishes.iter().any(names)) >= 30);
    // A larger tip leaves fewer turns, or asks for more on the way.
    let hurried = clients.iter().filter_map(|client| {
        let visits: u8 = client.wishes.iter().map(|wish| wish.visits()).sum();
        let hurry = client.hurry?;
        Some((hurry.tip, i32::from(visits) - i32::from(hurry.turns)))
    });
    let hurried: Vec<(u16, i32)> = hurried.collect();
    assert!(hurried.len() >= 6);
    for one in &hurried {
        for other in &hurried {
            assert!(one.0 <= other.0 || one.1 >= other.1, "{one:?}, {other:?}");
        }
    }
}

/// The mean number of cells from the other places to a place, without turning round, whatever the
/// heading: what a trip to it costs.
fn mean_trip(goal: CellNo) -> f64 {
    let streets = &board().streets;
    let mut left = vec![u16::MAX; streets.step_numbers()];
    let step = |from, to| streets.step(from, to).expect("neighbours") as usize;
    let mut queue: VecDeque<(CellNo, CellNo, u16)> = VecDeque::new();
    let before = |from: CellNo, to: CellNo, n: u16| {
        let cells = streets.at(from).after(to);
        let before: Vec<_> = cells.cells().iter().map(|&one| (one, from, n)).collect();
        before
    };
    for &from in streets.exits(goal) {
        queue.extend(before(from, goal, 1));
    }
    while let Some((from, to, n)) = queue.pop_front() {
        if left[step(from, to)] == u16::MAX {
            left[step(from, to)] = n;
            queue.extend(before(from, to, n + 1));
        }
    }
    let others = board().places.iter().filter(|&&place| place != goal);
    let mean = |&place: &CellNo| {
        let sides = streets.exits(place).iter();
        let all: u16 = sides.clone().map(|&from| left[step(from, place)]).sum();
        f64::from(all) / sides.len() as f64
    };
    others.map(mean).sum::<f64>() / 99.0
}

#[test]
fn tf_c1_fares_follow_the_cost_of_the_trip() {
    let fares: Vec<(f64, u16, CellNo)> = { cards().fares.iter() }
        .map(|fare| (mean_trip(fare.cell), fare.sum, fare.cell))
        .collect();
    for &(cost, sum, cell) in &fares {
        assert!((10..=50).contains(&sum) && sum.is_multiple_of(10));
        for &(other, less, _) in &fares {
            assert!(cost <= other || sum >= less, "{cost} {sum}, {other} {less}");
        }
        // The five terminus cells are the furthest and the best paid.
        let further = fares.iter().filter(|(other, ..)| *other > cost).count();
        assert_eq!(board().termini.contains(&cell), further < 5);
        assert!(further >= 5 || sum == 50);
    }
    // A believable spread: every note of the box is of use, none of them for most fares.
    for sum in [10, 20, 30, 40, 50] {
        let n = fares.iter().filter(|fare| fare.1 == sum).count();
        assert!((10..=30).contains(&n), "{n} fares of {sum}");
    }
    let mean = fares.iter().map(|fare| f64::from(fare.1)).sum::<f64>() / 100.0;
    assert!((26.0..=30.0).contains(&mean), "{mean}");
}

/// At the Gare de Lyon with a client who goes to the Bastille.
fn to_bastille(client: &str) -> Scene {
    two(SECOND)
        .taxi(A, "lyon", Some("depart"))
        .client(A, client, "bastille")
}

/// Rolls, and then the dice lie as wanted.
fn rolls(mut game: Taxifolie, dice: [u8; 2]) -> Taxifolie {
    act(&mut game, A, Action::Roll).expect("it is A's turn");
    Scene::of(game).dice(dice).game
}

/// A drives three cells that lead nowhere; then B does, as often as A misses turns.
fn turn_to_nowhere(game: Taxifolie, misses: u8) -> Taxifolie {
    let scene = Scene::of(game).taxi(A, "lyon", Some("depart"));
    let mut game = rolls(scene.game, [1, 2]);
    drives(&mut game, &DULL);
    bs_turns(Scene::of(game).misses(A, misses).game)
}

/// B plays until A does.
fn bs_turns(mut game: Taxifolie) -> Taxifolie {
    while game.turn() == B {
        let scene = Scene::of(game).taxi(B, "lyon", Some("depart"));
        let scene = scene.fare(B, "radio");
        game = scene.dice([1, 2]).game;
        drives(&mut game, &DULL);
    }
    game
}

/// What A gets at the Bastille with the next roll.
fn arrives(game: Taxifolie) -> Option<(u16, u16, u16)> {
    let scene = Scene::of(game).taxi(A, "lyon", Some("depart"));
    let mut game = rolls(scene.game, [1, 2]);
    paid(&drives(&mut game, &TO_BASTILLE))
}

#[test]
fn tf_c4_hurry_counts_turns_missed_ones_included_extra_rolls_not() {
    let hurried = || to_bastille("marie").game;
    let (in_time, too_late) = (Some((20, 20, 20)), Some((20, 0, 20)));
    // Within two turns: the tip of 20. Too late loses the tip only.
    assert_eq!(arrives(hurried()), in_time);
    assert_eq!(arrives(turn_to_nowhere(hurried(), 0)), in_time);
    assert_eq!(
        arrives(turn_to_nowhere(turn_to_nowhere(hurried(), 0), 0)),
        too_late
    );
    // A missed turn counts like any other, once the client has been driven.
    let game = turn_to_nowhere(hurried(), 1);
    assert_eq!(game.taxi(A).trip.turns, 2);
    assert_eq!(arrives(game), too_late);
    // Not before the first roll with this client.
    let waiting = Scene::of(hurried()).misses(A, 3).turn(B).game;
    let game = bs_turns(waiting);
    assert_eq!(game.taxi(A).trip.turns, 0);
    assert_eq!(arrives(turn_to_nowhere(game, 0)), in_time);
    // Extra rolls belong to their turn: three rolls in the first, the arrival in the second.
    let mut game = hurried();
    for _ in 0..2 {
        let scene = Scene::of(game).taxi(A, "lyon", Some("depart"));
        game = rolls(scene.game, [1, 1]);
        drives(&mut game, &["parc-de-bercy", "bercy"]);
        assert_eq!((game.turn(), game.taxi(A).trip.turns), (A, 1));
    }
    assert_eq!(arrives(turn_to_nowhere(game, 0)), in_time);
    // A new client is a new count, from the roll on: this one boards with a double left.
    let game = to_bastille("parigot").game;
    let game = rolls(turn_to_nowhere(turn_to_nowhere(game, 0), 0), [2, 2]);
    let scene = Scene::of(game).taxi(A, "lyon", Some("depart"));
    let mut game = scene.next_client("marie").game;
    drives(&mut game, &TO_BASTILLE);
    assert_eq!(game.taxi(A).trip.client, client_no("marie"));
    assert_eq!((game.turn(), game.taxi(A).trip.turns), (A, 0));
    let game = rolls(game, [1, 2]);
    assert_eq!(game.taxi(A).trip.turns, 1);
}

#[test]
fn tf_c4_the_view_says_in_which_turn_a_hurried_client_can_next_arrive() {
    let next = |game: &Taxifolie| {
        let view = game.view(Viewer::Spectator);
        view.taxis[0].trip.as_ref().map(|trip| trip.next_turn)
    };
    let hurried = || to_bastille("marie").game;
    // The first roll with the client is still to come, whatever turns are missed before it.
    assert_eq!(next(&hurried()), Some(1));
    let waiting = Scene::of(hurried()).misses(A, 3).turn(B).game;
    assert_eq!(next(&waiting), Some(1));
    // This turn once it is rolled; the next one for everybody who waits.
    let game = rolls(turn_to_nowhere(hurried(), 0), [1, 2]);
    assert_eq!(next(&game), Some(2));
    assert_eq!(next(&Scene::of(game.clone()).turn(B).game), Some(3));
    // Turns to be missed come first.
    let game = Scene::of(game).misses(A, 1).turn(B).game;
    assert_eq!(next(&game), Some(4));
    assert_eq!(next(&turn_to_nowhere(hurried(), 0)), Some(2));
    assert_eq!(next(&turn_to_nowhere(hurried(), 1)), Some(3));
}

#[test]
fn tf_c4_dropped_wishes_mend_what_was_broken_and_leave_a_hurry_tip() {
    let mut game = to_bastille("mariee")
        .taxi(A, "bastille", Some("vosges"))
        .game;
    game = Scene::of(game).client(A, "mariee", "aligre").game;
    game = Scene::of(game).dice([1, 3]).game;
    // Over a night club: broken.
    game = Scene::of(game)
        .taxi(A, "daumesnil--bercy-1", Some("daumesnil"))
        .dice([1, 1])
        .game;
    drives(&mut game, &["bercy", "bercy-village"]);
    assert!(game.taxi(A).trip.broken);
    let (game, _) = befalls(Scene::of(game), "client-endormi");
    assert!(!game.taxi(A).trip.broken);
    assert_eq!(game.taxi(A).trip.client, client_no("mariee"));
    let game = Scene::of(game)
        .taxi(A, "lyon", Some("depart"))
        .dice([1, 1])
        .game;
    let mut game = game;
    let tip = paid(&drives(&mut game, &TO_BASTILLE[..2])).map(|(_, tip, _)| tip);
    assert_eq!(tip, Some(20));
}

#[test]
fn tf_c4_a_new_fare_card_leaves_all_else() {
    let scene = to_bastille("gourmande").next_fare("eiffel");
    let mut game = scene.taxi(A, "lyon", Some("depart")).dice([1, 1]).game;
    drives(&mut game, &["lyon--austerlitz-1", "lyon--austerlitz-2"]);
    let (game, _) = befalls(Scene::of(game).next_fare("eiffel"), "mauvaise-adresse");
    let trip = game.taxi(A).trip;
    assert_eq!(
        (trip.client, trip.fare),
        (client_no("gourmande"), fare_no("eiffel"))
    );
    assert_eq!(trip.open[0], 1, "one bakery has been passed");
    let known = game.view(Viewer::Spectator).fares.known;
    assert_eq!(known.last(), Some(&fare_no("bastille")));
}

#[test]
fn tf_c4_doubled_is_the_sum_alone_and_tips_come_with_the_fare_only() {
    // Doubled twice is doubled once; neither the 20 euros nor a tip are doubled.
    let (game, _) = befalls(to_bastille("parigot"), "tarif-nuit");
    let (game, _) = befalls(Scene::of(game), "jour-de-pluie");
    let (game, _) = befalls(Scene::of(game), "blague");
    let mut game = Scene::of(game)
        .taxi(A, "lyon", Some("depart"))
        .dice([1, 2])
        .game;
    assert_eq!(paid(&drives(&mut game, &TO_BASTILLE)), Some((40, 10, 20)));
    // An unpaid arrival pays no tip.
    let (game, _) = befalls(to_bastille("optimiste"), "blague");
    let mut game = Scene::of(game)
        .taxi(A, "lyon", Some("depart"))
        .dice([1, 2])
        .game;
    let events = drives(&mut game, &TO_BASTILLE);
    assert!(unpaid(&events));
    assert_eq!(game.taxi(A).money, 30);
    assert!(!events.iter().any(|e| matches!(e, Event::FromBank { .. })));
}
