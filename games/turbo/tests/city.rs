//! A right city, clause by clause (TT-R6 to TT-R11).

mod table;

use maraude_turbo::Action;
use maraude_turbo::city::{CELLS, City};
use maraude_turbo::faults::Faults;
use maraude_turbo::puzzle::Puzzle;
use maraude_turbo::solver;
use maraude_turbo::tile::{Kind, Tile};
use table::{cell, race, rim, tile};

/// The faults of a solution in which one cell holds another tile.
fn faults_with(puzzle: Puzzle, at: usize, other: Tile) -> Faults {
    let mut tiles = solver::first(&puzzle).expect("solvable");
    tiles[at] = other;
    Faults::of(&puzzle, &tiles)
}

fn example() -> Puzzle {
    Puzzle::new(tile("tee:0"), [[rim(0), rim(6)], [rim(3), rim(9)]]).expect("four cells")
}

#[test]
fn tt_r6_a_right_city_has_no_fault_of_any_kind() {
    let puzzle = example();
    let right = solver::first(&puzzle).expect("solvable");
    assert!(Faults::of(&puzzle, &right).is_correct());
    for at in [0, 1, 2, 3, 5, 6, 7, 8] {
        for other in Tile::all() {
            let mut tiles = right;
            tiles[at] = other;
            if from_one_set(&tiles) {
                let listed = solver::list(&puzzle).contains(&tiles);
                assert_eq!(
                    Faults::of(&puzzle, &tiles).is_correct(),
                    listed,
                    "{tiles:?}"
                );
            }
        }
    }
}

fn from_one_set(tiles: &[Tile; CELLS]) -> bool {
    Kind::ALL.into_iter().all(|kind| {
        let used = tiles.iter().filter(|tile| tile.kind() == kind).count();
        used <= usize::from(kind.per_set())
    })
}

#[test]
fn tt_r7_the_centre_is_the_given_tile_as_given() {
    let puzzle = example();
    let faults = faults_with(puzzle, 4, tile("tee:1"));
    assert!(faults.centre && !faults.is_correct());
    let mut table = race(2);
    table.start();
    assert_eq!(table.refused(1, Action::Rotate { cell: cell(4) }), "TT-R21");
}

#[test]
fn tt_r8_every_road_goes_on() {
    let puzzle = example();
    let right = solver::first(&puzzle).expect("solvable");
    // Whatever is turned somewhere cuts roads on the inner edges of that cell, and only there.
    let turned = right[1].turned();
    let faults = faults_with(puzzle, 1, turned);
    let edges: Vec<(u8, u8)> = faults
        .edges()
        .map(|(a, b)| (a.number(), b.number()))
        .collect();
    assert!(!edges.is_empty());
    assert!(edges.iter().all(|(a, b)| *a == 1 || *b == 1), "{edges:?}");
}

#[test]
fn tt_r9_a_road_leads_to_every_pawn() {
    let puzzle = example();
    let right = solver::first(&puzzle).expect("solvable");
    // Cell 0 has rim cell 0 to the north; a dead end to the east leaves its pawn alone.
    let faults = faults_with(puzzle, 0, tile("deadend:1"));
    assert!(right[0].has_arm(maraude_turbo::tile::Side::North));
    assert_eq!(faults.missing, 1 << 0);
    assert_eq!(faults.parted & 1, 1, "and its pair is parted");
}

#[test]
fn tt_r10_no_road_leads_to_a_rim_cell_without_a_pawn() {
    let puzzle = example();
    let faults = faults_with(puzzle, 0, tile("cross:0"));
    assert_eq!(faults.stray, 1 << 11);
    assert_eq!(faults.missing, 0);
}

#[test]
fn tt_r11_roads_of_both_colours_may_meet() {
    let puzzle = example();
    let [[a, b], [c, d]] = puzzle.pairs;
    let swapped = Puzzle {
        pairs: [[a, c], [b, d]],
        ..puzzle
    };
    let cities = solver::list(&puzzle);
    let met = cities
        .iter()
        .filter(|tiles| Faults::of(&swapped, tiles).is_correct());
    assert!(met.count() > 0, "some solutions join all four");
}

#[test]
fn tt_r14_the_faults_are_named_by_kind_and_place() {
    let puzzle = example();
    let faults = faults_with(puzzle, 0, tile("deadend:3"));
    let json = serde_json::to_value(faults).expect("faults");
    assert_eq!(json["missing"], serde_json::json!([0]));
    assert_eq!(json["stray"], serde_json::json!([11]));
    assert!(
        json["parted"]
            .as_array()
            .expect("a list")
            .contains(&"yellow".into())
    );
    assert!(
        json["unmatched"]
            .as_array()
            .is_some_and(|edges| !edges.is_empty())
    );
    assert_eq!(
        faults.messages().count(),
        2 + faults.edges().count() + faults.parted.count_ones() as usize
    );
}

#[test]
fn tt_r14_faults_are_shown_as_long_as_they_last() {
    let puzzle = example();
    let solution = solver::first(&puzzle).expect("it can be solved");
    let mut tiles = solution;
    tiles[0] = tile("deadend:3");
    let faults = Faults::of(&puzzle, &tiles);
    let mut city = City::from_tiles(tiles);
    assert_eq!(faults.left_in(&puzzle, &city), Some(faults));
    // Another corner is taken up: the faults at the first one remain.
    city.set(8, None);
    let left = faults.left_in(&puzzle, &city).expect("still wrong");
    assert_eq!(
        (left.missing, left.stray, left.unmatched, left.parted),
        (faults.missing, faults.stray, faults.unmatched, 0)
    );
    city.set(0, None);
    assert_eq!(faults.left_in(&puzzle, &city), None);
    assert_eq!(faults.left_in(&puzzle, &City::from_tiles(solution)), None);
}
