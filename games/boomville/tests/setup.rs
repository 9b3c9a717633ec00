//! The set-up (BV-S), clause by clause.

mod table;
use maraude_boomville::cards::{Deck, Kind};
use maraude_boomville::scene::Scene;
use maraude_boomville::town::Paving;
use maraude_boomville::{Boomville, Options, Place};
use maraude_core::{Game, Inventory, Setup, Viewer};
use std::collections::BTreeSet;
use table::*;

fn set_up(seats: u8, options: Options, seed: u64) -> Result<Boomville, R> {
    Boomville::new(&Setup { seats, options }, &mut chance(seed))
}

#[test]
fn the_box_holds_what_bv_m_counts() {
    let deck = Deck::get();
    let counts = [10, 5, 5, 2, 5, 12, 2, 1, 1, 1, 1, 1, 2, 2, 4, 3, 3];
    for (kind, count) in Kind::ALL.into_iter().zip(counts) {
        assert_eq!(deck.of(kind).count_ones(), count, "{kind:?}");
    }
    let inventory = Table::new(scene(4)).game.inventory();
    assert_eq!(inventory.len(), 3 + 60 + 32);
    assert_eq!(
        inventory[..3],
        [("barriers", 7), ("one-way tokens", 12), ("cones", 5)]
    );
    assert!(inventory[3..].iter().all(|&(_, n)| n == 1));
}

#[test]
fn bv_s1_both_decks_are_shuffled_face_down() {
    // Both orders differ from deal to deal, and any card may lie on top.
    let (start, row) = straight(1, Paving::Yellow);
    let deal = |seed| {
        let options = Options::default();
        Scene::new(2, options, &mut chance(seed)).expect("fine")
    };
    let mut destinations = BTreeSet::new();
    let mut taxis = BTreeSet::new();
    for seed in 0..300 {
        let mut table = Table::new(deal(seed).pawn(0, start));
        destinations.insert((table.destination(0), table.destination(1)));
        table.drive(0, &row).expect("legal");
        let drew = table.told.iter().find_map(|event| match event {
            E::Drew { card, .. } => Some(*card),
            _ => None,
        });
        taxis.insert(drew.expect("yellow draws"));
    }
    assert!(destinations.len() > 200, "{}", destinations.len());
    assert!(taxis.len() > 50, "{}", taxis.len());
    // Face down: nobody can tell one order from another.
    let seen = |scene: Scene| {
        let table = Table::new(scene);
        let game = &table.game;
        let views = Viewer::all(3).map(|viewer| serde_json::to_string(&game.view(viewer)));
        views
            .collect::<Result<Vec<_>, _>>()
            .expect("views are plain")
    };
    assert_eq!(
        seen(scene(3).next_cards(&[Kind::Jam])),
        seen(scene(3).next_cards(&[Kind::Police, Kind::ChanceMove]))
    );
    let ours = |place| {
        let views = seen(scene(3).destination(2, place));
        [views[0].clone(), views[1].clone(), views[3].clone()]
    };
    let hidden = |place: &u8| {
        let table = Table::new(scene(3));
        (0..3).all(|seat| table.destination(seat) != Some(*place))
    };
    let mut hidden = (0..32).filter(hidden);
    let (one, other) = (hidden.next().expect("29"), hidden.next().expect("28"));
    assert_eq!(ours(one), ours(other), "seats 1 and 2, and spectators");
    let view = Table::new(scene(4)).view(0);
    assert_eq!((view.taxi_pile, view.destination_pile), (60, 28));
}

#[test]
fn bv_s2_one_to_six_destinations_win() {
    assert_eq!(
        set_up(2, destinations(0), 1).err(),
        Some(R::Destinations(0))
    );
    assert_eq!(
        set_up(2, destinations(7), 1).err(),
        Some(R::Destinations(7))
    );
    for n in 1..=6 {
        assert_eq!(
            set_up(2, destinations(n), 1).map(|game| game.view(Viewer::Spectator).needed),
            Ok(n)
        );
    }
    assert_eq!(Options::default().destinations, 2);
}

#[test]
fn bv_s3_two_to_six_pawns() {
    assert_eq!(set_up(1, Options::default(), 1).err(), Some(R::Players(1)));
    assert_eq!(set_up(7, Options::default(), 1).err(), Some(R::Players(7)));
    for seats in 2..=6 {
        let game = set_up(seats, Options::default(), 1).expect("fine");
        assert_eq!(game.view(Viewer::Spectator).players.len(), seats as usize);
    }
}

#[test]
fn bv_s4_the_highest_roll_starts_and_play_passes_to_the_left() {
    let mut starters = [false; 6];
    let mut faces = [false; 6];
    // Where the starter stood among those who tied: first, or later.
    let mut ties = [0, 0];
    for seed in 0..200 {
        let game = set_up(6, Options::default(), seed).expect("fine");
        let view = game.view(Viewer::Spectator);
        let rolls: Vec<Vec<u8>> = view
            .players
            .iter()
            .map(|player| player.start_rolls.clone())
            .collect();
        starters[view.turn.index()] = true;
        // Everybody rolls once; then only those who tie for the highest, until one is highest.
        let mut best: Vec<usize> = (0..6).collect();
        for round in 0.. {
            for (seat, rolls) in rolls.iter().enumerate() {
                assert_eq!(rolls.len() > round, best.contains(&seat), "seed {seed}");
            }
            let of = |seat: &usize| rolls[*seat][round];
            for seat in &best {
                faces[of(seat) as usize - 1] = true;
            }
            let high = best.iter().map(of).max().expect("somebody rolls");
            best.retain(|seat| rolls[*seat][round] == high);
            if best.len() == 1 {
                assert!(rolls.iter().all(|rolls| rolls.len() <= round + 1));
                break;
            }
            if round == 0 {
                ties[usize::from(best[0] != view.turn.index())] += 1;
            }
        }
        assert_eq!(best, [view.turn.index()], "the highest starts");
    }
    assert!(starters.iter().all(|&started| started));
    assert!(faces.iter().all(|&rolled| rolled), "a die has six faces");
    assert!(
        ties[0] > 20 && ties[1] > 20,
        "who ties rolls again, whichever seat it is: {ties:?}"
    );
    // To the left, each in turn, and round again.
    let (start, row) = straight(2, Paving::Grey);
    let scene = (0..3).fold(scene(3), |scene, seat| scene.pawn(seat, start));
    let mut table = Table::new(scene);
    for seat in [0, 1, 2] {
        for other in (0..3).filter(|&other| other != seat) {
            assert_eq!(table.act(other, A::Roll), Err(R::NotYourTurn));
        }
        table.drive(seat, &row).expect("legal");
        assert_eq!(table.turn(), (seat + 1) % 3);
    }
}

#[test]
fn bv_s5_pawns_park_in_start_order() {
    for seed in 0..30 {
        let game = set_up(5, Options::default(), seed).expect("fine");
        let view = game.view(Viewer::Spectator);
        let mut seat = view.turn;
        for stall in 0..5 {
            assert_eq!(view.players[seat.index()].at, Place::Stall(stall));
            seat = seat.next(5);
        }
    }
}

#[test]
fn bv_s6_each_draws_one_destination_and_the_next_when_it_is_reached() {
    let (start, row) = straight(3, Paving::Red);
    let goal = town().destination_at[row[2] as usize];
    let goal = goal.expect("destinations come first among straight red cells");
    let mut table = Table::new(scene(3).pawn(0, start).destination(0, goal));
    let known: Vec<Option<u8>> = table
        .view(1)
        .players
        .iter()
        .map(|player| player.destination)
        .collect();
    assert!(known[1].is_some() && known[0].is_none() && known[2].is_none());
    assert_eq!(table.view(1).destination_pile, 29);
    table.drive(0, &row).expect("legal");
    assert_eq!(
        table.view(1).destination_pile,
        28,
        "one more was drawn on arrival"
    );
    assert_ne!(table.destination(0), Some(goal));
}

#[test]
fn bv_s7_without_incidents_six_cards_stay_in_the_box() {
    let options = Options {
        incidents: false,
        ..Options::default()
    };
    let game = scene_with(4, options).game();
    assert_eq!(game.view(Viewer::Spectator).taxi_pile, 54);
    assert_eq!(
        game.inventory(),
        Table::new(scene(4)).game.inventory(),
        "they are still in the box"
    );
    // Nobody ever draws one: the whole pile is drawn once and over again.
    let (start, row) = straight(1, Paving::Yellow);
    let mut table = Table::new(scene_with(2, options));
    for draw in 0..120 {
        table.game = scene_with(2, options)
            .pawn(0, start)
            .taxi_pile(54 - draw % 54)
            .game();
        table.drive(0, &row).expect("legal");
        let drawn = table.told.iter().find_map(|event| match event {
            E::Drew { card, .. } => Some(Deck::get().kind(*card)),
            _ => None,
        });
        assert!(!drawn.expect("yellow draws").is_incident());
    }
}

#[test]
fn bv_s8_one_may_hop_after_two_lost_turns_at_least() {
    let hop = |hop_after| {
        set_up(
            2,
            Options {
                hop_after,
                ..Options::default()
            },
            1,
        )
        .err()
    };
    assert_eq!(hop(1), Some(R::HopAfter(1)));
    assert_eq!((hop(0), hop(2), hop(5)), (None, None, None));
}

#[test]
fn bv_s9_the_left_hand_neighbour_is_the_next_in_turn() {
    let (start, row) = straight(1, Paving::Yellow);
    for (kind, with) in [(Kind::SwapLeft, 1), (Kind::SwapRight, 3)] {
        let mut table = Table::new(scene(4).pawn(0, start).next_cards(&[kind]));
        table.drive(0, &row).expect("legal");
        let swapped = table.told.iter().find_map(|event| match event {
            E::Swapped { with, .. } => Some(with.index()),
            _ => None,
        });
        assert_eq!(swapped, Some(with), "{kind:?}");
    }
    let (start, row) = straight(2, Paving::Grey);
    let mut table = Table::new(scene(4).pawn(0, start));
    table.drive(0, &row).expect("legal");
    assert_eq!(table.turn(), 1, "the left-hand neighbour goes on");
}
