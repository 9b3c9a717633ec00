//! From the pile to the turned tile, clause by clause (TT-R1 to TT-R5, TT-R17, TT-R20).

mod table;

use std::collections::BTreeSet;

use maraude_core::Game;
use maraude_turbo::pawn::Pawn;
use maraude_turbo::puzzle::Puzzle;
use maraude_turbo::state::{RoundEnd, Stage};
use maraude_turbo::tile::{Kind, Tile};
use maraude_turbo::{Action, Event};
use table::{cell, hopeless, open, options, race, rim, tile};

/// The medal tiles in the order they are won: seat 1 wins every round.
fn order_of_medals(seed: u8) -> Vec<Kind> {
    let mut table = open(2, options(|_| {}), seed).expect("a race");
    while table.stage() != Stage::Over {
        table.start();
        table.act(2, Action::GiveUp);
    }
    table.public().players[0].medals.clone()
}

#[test]
fn tt_r1_the_twelve_medal_tiles_are_shuffled() {
    let orders: Vec<Vec<Kind>> = (1..6).map(order_of_medals).collect();
    let mut set: Vec<Kind> = orders[0].clone();
    set.sort_unstable();
    let full: Vec<Kind> = Kind::ALL
        .into_iter()
        .flat_map(|kind| std::iter::repeat_n(kind, kind.per_set().into()))
        .collect();
    assert_eq!(set, full, "three, three, three, one, one, one");
    assert!(
        orders.iter().any(|order| *order != orders[0]),
        "the order follows from the seed"
    );
    assert_eq!(order_of_medals(1), orders[0]);
}

#[test]
fn tt_r2_the_client_puts_four_pawns_two_of_them_on_green_cells() {
    let mut table = race(3);
    let pawn = Pawn::BlackTaxi;
    assert_eq!(
        table.refused(2, Action::Pawn { pawn, cell: rim(0) }),
        "TT-R2"
    );
    table.pawns([1, 4, 7, 0]);
    assert_eq!(table.refused(1, Action::TurnTile), "TT-R2");
    table.act(
        1,
        Action::Pawn {
            pawn: Pawn::YellowTaxi,
            cell: rim(2),
        },
    );
    assert_eq!(
        table.refused(2, Action::TurnTile),
        "TT-R2",
        "only the client"
    );
    table.act(1, Action::TurnTile);
    assert_eq!(table.stage(), Stage::Countdown);
}

#[test]
fn tt_r3_one_pawn_per_cell() {
    let mut table = race(2);
    table.act(
        1,
        Action::Pawn {
            pawn: Pawn::YellowTaxi,
            cell: rim(5),
        },
    );
    let twice = Action::Pawn {
        pawn: Pawn::BlackHouse,
        cell: rim(5),
    };
    assert_eq!(table.refused(1, twice), "TT-R3");
    assert_eq!(
        Puzzle::new(tile("cross:0"), [[rim(0), rim(1)], [rim(1), rim(2)]]),
        None
    );
}

#[test]
fn tt_r4_building_starts_for_everybody_at_the_same_instant() {
    let mut table = race(4);
    table.pawns([0, 2, 5, 8]);
    table.act(1, Action::TurnTile);
    assert!(
        table.play.game().to_act().is_empty(),
        "nobody builds before the tile lies open"
    );
    assert_eq!(table.public().centre, None);
    table.alarm(Action::Start);
    assert_eq!(table.stage(), Stage::Building);
    assert_eq!(table.play.game().to_act().len(), 4, "the client included");
}

#[test]
fn tt_r4_tile_and_rotation_are_random() {
    let turned: BTreeSet<Tile> = (0..60)
        .map(|seed| {
            let mut table = open(2, options(|o| o.house_pawns = true), seed).expect("a race");
            table.alarm(Action::Start);
            table.public().centre.expect("turned")
        })
        .collect();
    let kinds: BTreeSet<Kind> = turned.iter().map(|tile| tile.kind()).collect();
    assert!(kinds.len() >= 5, "{kinds:?}");
    let curves = turned
        .iter()
        .filter(|tile| tile.kind() == Kind::Curve)
        .count();
    assert!(curves >= 3, "several turns of one kind: {turned:?}");
}

#[test]
fn tt_r5_everybody_starts_from_the_same_tile_and_has_eleven_others() {
    let mut table = race(3);
    table.start();
    let centre = table.public().centre.expect("turned");
    for number in 1..=3 {
        let city = table.city(number);
        assert_eq!(city.at(4), Some(centre));
        assert_eq!(city.filled(), 1);
        let left: u8 = Kind::ALL.into_iter().map(|kind| city.left(kind)).sum();
        assert_eq!(left, 11);
        assert_eq!(city.left(centre.kind()), centre.kind().per_set() - 1);
    }
}

#[test]
fn tt_r5_nobody_lays_a_tile_they_do_not_have() {
    let mut table = race(2);
    table.start();
    let free = table.city(1).left(Kind::Deadend);
    for number in 0..free {
        table.act(
            1,
            Action::Place {
                cell: cell(number),
                tile: tile("deadend:0"),
            },
        );
    }
    let more = Action::Place {
        cell: cell(8),
        tile: tile("deadend:1"),
    };
    assert_eq!(table.refused(1, more), "TT-R5");
    table.act(
        2,
        Action::Place {
            cell: cell(8),
            tile: tile("straight:1"),
        },
    );
}

#[test]
fn tt_r17_a_task_without_solution_is_known_at_once() {
    let mut table = hopeless();
    let heard = table.alarm(Action::Start);
    assert!(matches!(heard.events[0], Event::Unsolvable { .. }));
    assert!(
        heard.events.contains(&Event::Shuffled { left: 12 }),
        "the tile is back in the pile"
    );
    assert_eq!(
        table.stage(),
        Stage::Placing,
        "nobody searches for a moment"
    );
    assert!(
        table.public().pawns.cells().iter().all(Option::is_none),
        "pawns are placed again"
    );
    assert_eq!(
        table.public().last.map(|last| last.end),
        Some(RoundEnd::Unsolvable)
    );
}

#[test]
fn tt_r20_pawns_move_until_the_tile_is_turned() {
    let mut table = race(2);
    assert_eq!(
        table.refused(1, Action::TurnTile),
        "TT-R20",
        "four pawns first"
    );
    table.pawns([0, 1, 2, 3]);
    let moved = Action::Pawn {
        pawn: Pawn::YellowTaxi,
        cell: rim(11),
    };
    table.act(1, moved);
    assert_eq!(
        table.seen(2).pawns.at(Pawn::YellowTaxi),
        Some(rim(11)),
        "in everybody's sight"
    );
    table.act(1, Action::TurnTile);
    let late = Action::Pawn {
        pawn: Pawn::YellowTaxi,
        cell: rim(6),
    };
    assert_eq!(table.refused(1, late), "TT-R20");
    assert_eq!(table.refused(1, Action::TurnTile), "TT-R20");
}
