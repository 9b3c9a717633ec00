//! The cards: TF-C1 to TF-C4.

mod table;

use maraude_core::{Game, Viewer};
use maraude_taxifolie::board::plan::plan;
use maraude_taxifolie::board::reach::Breach;
use maraude_taxifolie::board::{CellNo, board};
use maraude_taxifolie::cards::{Client, Mood, Wish, cards};
use maraude_taxifolie::scene::{Scene, client_no, fare_no};
use maraude_taxifolie::target::Target;
use maraude_taxifolie::{Action, Event, Taxifolie};
use std::collections::BTreeSet;
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
fn tf_c1_fares_grow_with_the_distance_from_the_middle() {
    let far = |cell: CellNo| board().steps(board().middle, cell);
    for one in &cards().fares {
        assert!((10..=50).contains(&one.sum) && one.sum.is_multiple_of(10));
        for other in &cards().fares {
            assert!(far(one.cell) <= far(other.cell) || one.sum >= other.sum);
        }
    }
    assert_eq!(different(cards().fares.iter().map(|fare| fare.sum)), 5);
}

/// From which steps a client's wishes can be met and the goal reached: the slow, obvious way.
struct Possible {
    steps: Vec<(CellNo, CellNo)>,
    visits: Vec<Target>,
    breach: Breach,
    goal: CellNo,
}

impl Possible {
    fn new(client: &Client, goal: CellNo) -> Self {
        let streets = &board().streets;
        let steps = { streets.cells() }
            .flat_map(|from| streets.exits(from).iter().map(move |&to| (from, to)));
        let mut visits = Vec::new();
        let mut breach = Breach::NONE;
        for wish in &client.wishes {
            match *wish {
                Wish::Pass(target, times) => visits.extend((0..times).map(|_| target)),
                Wish::Stop(target) => visits.push(target),
                Wish::Avoid(Target::Sign(sign)) => breach = breach.and_sign(sign),
                Wish::Avoid(Target::Place(place)) => breach = breach.and_place(place),
                Wish::Avoid(Target::Quarter(quarter)) => {
                    if board().spot(goal).quarter != quarter {
                        breach = breach.and_quarter(quarter);
                    }
                }
            }
        }
        Self {
            steps: steps.collect(),
            visits,
            breach,
            goal,
        }
    }

    /// The visits left after a step onto a cell; of equal visits only one is served.
    fn after(&self, open: usize, cell: CellNo) -> usize {
        let mut left = open;
        let mut served: Vec<Target> = Vec::new();
        for (no, target) in self.visits.iter().enumerate() {
            if open & 1 << no != 0 && target.has(board(), cell) && !served.contains(target) {
                left &= !(1 << no);
                served.push(*target);
            }
        }
        left
    }

    fn is_everywhere(&self) -> bool {
        let sets = 1 << self.visits.len();
        let n = board().cells.len();
        let slot = |open: usize, from: CellNo, to: CellNo| {
            let exits = board().streets.exits(from);
            let way = exits.iter().position(|&next| next == to);
            (open * n + from as usize) * 4 + way.expect("neighbours")
        };
        let mut good = vec![false; sets * n * 4];
        let mut changed = true;
        while changed {
            changed = false;
            for open in 0..sets {
                for &(from, to) in &self.steps {
                    if good[slot(open, from, to)] {
                        continue;
                    }
                    let exits = board().streets.exits(to);
                    let can = exits.iter().any(|&next| {
                        if (next == from && exits.len() > 1)
                            || (next != self.goal && self.breach.by(board(), to, next))
                        {
                            return false;
                        }
                        let left = self.after(open, next);
                        (left == 0 && next == self.goal) || good[slot(left, to, next)]
                    });
                    if can {
                        good[slot(open, from, to)] = true;
                        changed = true;
                    }
                }
            }
        }
        self.steps.iter().all(|&(from, to)| {
            to == self.goal || board().streets.exits(to).len() < 3 || good[slot(sets - 1, from, to)]
        })
    }
}

#[test]
fn tf_c3_no_client_and_fare_are_impossible_together() {
    let mut kinds: Vec<&Client> = Vec::new();
    for client in &cards().clients {
        // Clients with the same wishes need looking at once.
        if !kinds.iter().any(|other| other.wishes == client.wishes) {
            kinds.push(client);
        }
    }
    let mut impossible = Vec::new();
    for client in kinds {
        for fare in &cards().fares {
            if !Possible::new(client, fare.cell).is_everywhere() {
                impossible.push((&client.id, &plan().places[fare.place as usize].id));
            }
        }
    }
    assert!(impossible.is_empty(), "{impossible:?}");
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
        let scene = scene.client(B, "voyageur-leger", "radio");
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
    let (in_time, too_late) = (Some((10, 20, 20)), Some((10, 0, 20)));
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
    let game = to_bastille("silencieux").game;
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
    let (game, _) = befalls(to_bastille("silencieux"), "tarif-nuit");
    let (game, _) = befalls(Scene::of(game), "jour-de-pluie");
    let (game, _) = befalls(Scene::of(game), "blague");
    let mut game = Scene::of(game)
        .taxi(A, "lyon", Some("depart"))
        .dice([1, 2])
        .game;
    assert_eq!(paid(&drives(&mut game, &TO_BASTILLE)), Some((20, 10, 20)));
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
