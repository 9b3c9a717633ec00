//! Green cells and the options of fairness, clause by clause (TT-G).

mod table;

use std::ops::ControlFlow;

use maraude_core::When;
use maraude_turbo::pawn::Pawn;
use maraude_turbo::puzzle::{Puzzle, rim_sets};
use maraude_turbo::rim::{RimCell, enough_green};
use maraude_turbo::solver;
use maraude_turbo::state::Stage;
use maraude_turbo::tile::{Kind, Side, Tile};
use maraude_turbo::{Action, Event};
use table::{cell, open, options, race, race_with, tile};

#[test]
fn tt_g1_the_rim_is_numbered_clockwise_and_green_touches_a_corner() {
    let touches: Vec<usize> = RimCell::all().map(RimCell::touches).collect();
    assert_eq!(touches, [0, 1, 2, 2, 5, 8, 8, 7, 6, 6, 3, 0]);
    let sides: Vec<Side> = RimCell::all().map(RimCell::side).collect();
    assert_eq!(sides[..3], [Side::North; 3]);
    assert_eq!(sides[3..6], [Side::East; 3]);
    assert_eq!(sides[6..9], [Side::South; 3]);
    assert_eq!(sides[9..], [Side::West; 3]);
    for cell in RimCell::all() {
        assert_eq!(
            cell.is_green(),
            [0, 2, 6, 8].contains(&cell.touches()),
            "{cell:?}"
        );
    }
    assert_eq!(rim_sets().filter(|rim| enough_green(*rim)).count(), 462);
    assert!(
        !enough_green(1 << 1 | 1 << 4 | 1 << 7 | 1 << 0)
            && enough_green(1 << 1 | 1 << 4 | 1 << 11 | 1)
    );
}

#[test]
fn tt_g1_the_board_sent_to_browsers_says_the_same() {
    let board: serde_json::Value =
        serde_json::from_str(include_str!("../data/board.json")).expect("JSON");
    let rim = board["rim"].as_array().expect("a list");
    assert_eq!(rim.len(), 12);
    for (cell, row) in RimCell::all().zip(rim) {
        assert_eq!(row["cell"], cell.number());
        assert_eq!(row["touches"], cell.touches());
        assert_eq!(row["green"], cell.is_green());
        assert_eq!(row["side"], format!("{:?}", cell.side()).to_lowercase());
    }
    let kinds = board["kinds"].as_array().expect("a list");
    for (kind, row) in Kind::ALL.into_iter().zip(kinds) {
        assert_eq!(row["kind"], kind.name());
        assert_eq!(
            (&row["tiles"], &row["orientations"]),
            (&kind.per_set().into(), &kind.orientations().into())
        );
        let face = Tile::new(kind, 0);
        let roads: Vec<u8> = row["roads"]
            .as_array()
            .expect("a list")
            .iter()
            .map(|road| {
                let named = |side: &Side| {
                    road.as_array()
                        .expect("a list")
                        .contains(&format!("{side:?}").to_lowercase().into())
                };
                Side::ALL
                    .iter()
                    .filter(|side| named(side))
                    .fold(0, |set, side| set | side.bit())
            })
            .collect();
        assert_eq!(
            roads,
            face.roads()
                .into_iter()
                .filter(|road| *road != 0)
                .collect::<Vec<_>>()
        );
    }
}

#[test]
fn tt_g2_a_taxi_and_a_house_of_each_colour_make_the_pairs() {
    let mut table = race(2);
    table.start();
    let pawns = table.public().pawns;
    let at = |pawn| pawns.at(pawn).expect("stands");
    let puzzle = table.puzzle();
    assert_eq!(
        puzzle.pairs[0],
        [at(Pawn::YellowTaxi), at(Pawn::YellowHouse)]
    );
    assert_eq!(puzzle.pairs[1], [at(Pawn::BlackTaxi), at(Pawn::BlackHouse)]);
}

/// How many cells have a road that no pawn's street reaches.
fn unreached(puzzle: Puzzle, tiles: &[Tile; 9]) -> usize {
    let road_at = |cell: usize, side: Side| {
        let roads = tiles[cell].roads();
        roads.iter().position(|road| road & side.bit() != 0)
    };
    let mut reached: Vec<(usize, usize)> = puzzle
        .pairs
        .iter()
        .flatten()
        .filter_map(|pawn| Some((pawn.touches(), road_at(pawn.touches(), pawn.side())?)))
        .collect();
    let mut at = 0;
    while let Some((cell, road)) = reached.get(at).copied() {
        at += 1;
        for side in Side::ALL {
            let (row, column) = (cell / 3, cell % 3);
            let next = match side {
                Side::North if row > 0 => cell - 3,
                Side::South if row < 2 => cell + 3,
                Side::West if column > 0 => cell - 1,
                Side::East if column < 2 => cell + 1,
                _ => continue,
            };
            let leaves = tiles[cell].roads()[road] & side.bit() != 0;
            if let Some(entered) = road_at(next, side.opposite()).filter(|_| leaves)
                && !reached.contains(&(next, entered))
            {
                reached.push((next, entered));
            }
        }
    }
    let all = (0..9).flat_map(|cell| (0..2).map(move |road| (cell, road)));
    all.filter(|(cell, road)| {
        tiles[*cell].roads()[*road] != 0 && !reached.contains(&(*cell, *road))
    })
    .count()
}

#[test]
fn tt_g2_only_the_dead_end_ends_a_road_and_loops_are_legal() {
    let (mut loops, mut dead_ends) = (0, 0);
    for puzzle in Puzzle::all() {
        solver::each(&puzzle, |tiles| {
            let one_arm = tiles.iter().filter(|tile| tile.arms().is_power_of_two());
            assert!(one_arm.clone().all(|tile| tile.kind() == Kind::Deadend));
            dead_ends += one_arm.count();
            // A street that no pawn stands on has no end but the one dead end: it is a loop.
            loops += usize::from(unreached(puzzle, tiles) > 0);
            ControlFlow::Continue(())
        });
    }
    assert!(
        dead_ends > 0 && loops > 0,
        "{dead_ends} dead ends, {loops} loops"
    );
}

#[test]
fn tt_g3_the_house_may_place_the_pawns_on_solvable_tasks() {
    for seed in 0..30 {
        let mut table = open(3, options(|o| o.house_pawns = true), seed).expect("a race");
        assert_eq!(
            (table.stage(), table.public().client),
            (Stage::Countdown, None)
        );
        assert!(
            table.public().pawns.cells().iter().all(Option::is_none),
            "nothing to guess from"
        );
        let heard = table.alarm(Action::Start);
        assert!(matches!(heard.events[..], [Event::Started { .. }]));
        assert!(table.puzzle().is_green() && solver::decide(&table.puzzle()));
        table.win(2);
        assert_eq!(table.stage(), Stage::Countdown);
    }
}

#[test]
fn tt_g4_the_last_winner_starts_late() {
    let mut table = race_with(3, |o| o.head_start = 7);
    table.start();
    let admit = |number| Action::Admit {
        seat: table::seat(number),
    };
    assert!(
        (1..=3).all(|number| table.when(admit(number)).is_none()),
        "nobody has won yet"
    );
    table.win(2);
    table.start();
    assert_eq!(table.when(admit(2)), Some(When::After { ms: 7_000 }));
    let place = Action::Place {
        cell: cell(0),
        tile: tile("straight:0"),
    };
    assert_eq!(table.refused(2, place), "TT-G4");
    assert!(table.public().players[1].waits);
    table.act(1, place);
    table.alarm(admit(2));
    table.act(2, place);
    assert_eq!(table.when(admit(2)), None);
}

#[test]
fn tt_g4_a_second_chance_costs_seconds_instead_of_the_round() {
    let mut table = race_with(2, |o| o.second_chance = 20);
    table.start();
    table.fail(1);
    assert_eq!(table.stage(), Stage::Building, "the other has not won");
    assert!(!table.public().players[0].out);
    assert!(table.me(1).faults.is_some());
    assert_eq!(table.refused(1, Action::Claim), "TT-G4");
    let admit = Action::Admit {
        seat: table::seat(1),
    };
    assert_eq!(table.when(admit), Some(When::After { ms: 20_000 }));
    table.alarm(admit);
    table.win(1);
    assert_eq!(table.medals(), [1, 0]);
    let last = table.public().last.expect("laid open");
    assert_eq!(last.faults[0], None, "they were mended");
}

#[test]
fn tt_g4_both_are_off_by_default() {
    let mut table = race(2);
    let view = table.public();
    assert_eq!(
        (view.clocks.head_start, view.clocks.second_chance),
        (None, None)
    );
    table.start();
    table.win(1);
    table.start();
    assert!(!table.public().players[0].waits);
    table.fail(1);
    assert_eq!(table.medals(), [1, 1]);
}
