//! A round, clause by clause (TT-R).

mod table;

use std::collections::BTreeSet;

use maraude_core::journal::HouseAction;
use maraude_core::{Game, Seat, Standing, Viewer, When};
use maraude_turbo::city::{CELLS, City};
use maraude_turbo::event::{Dropped, Won};
use maraude_turbo::faults::Faults;
use maraude_turbo::pawn::Pawn;
use maraude_turbo::puzzle::Puzzle;
use maraude_turbo::solver;
use maraude_turbo::state::{RoundEnd, Stage};
use maraude_turbo::tile::{Kind, Tile};
use maraude_turbo::{Action, Event, Refusal};
use table::{cell, hopeless, open, options, race, race_with, rim, seat, tile};

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
fn tt_r12_others_see_only_how_many_cells_are_filled() {
    let mut table = race(3);
    table.start();
    let told = table.told_to(Viewer::Seat(seat(2))).len();
    table.act(
        1,
        Action::Place {
            cell: cell(0),
            tile: tile("curve:1"),
        },
    );
    let lines = table.told_to(Viewer::Seat(seat(2)));
    assert_eq!(&lines[told..], [r#"{"filled":{"seat":1,"filled":2}}"#]);
    assert_eq!(table.told_to(Viewer::Spectator), lines);
    table.act(1, Action::Rotate { cell: cell(0) });
    table.act(
        1,
        Action::Move {
            from: cell(0),
            to: cell(7),
        },
    );
    assert_eq!(
        table.told_to(Viewer::Seat(seat(2))),
        lines,
        "no message at all"
    );
    for view in [table.seen(2), table.public()] {
        assert_eq!(view.players[0].city, None);
        assert_eq!(view.players[0].filled, 2);
    }
    assert!(table.seen(1).players[0].city.is_some());
}

#[test]
fn tt_r13_a_right_claim_wins_the_round_and_the_medal_tile() {
    let mut table = race(3);
    table.start();
    let kind = table.public().centre.expect("turned").kind();
    let heard = table.win(2);
    let won = Event::RoundWon {
        seat: seat(2),
        medal: kind,
        how: Won::Right,
    };
    assert!(heard.events.contains(&won), "{:?}", heard.events);
    assert_eq!(table.public().players[1].medals, [kind]);
    assert_eq!(table.public().pile, 11);
}

#[test]
fn tt_r14_a_wrong_claim_is_out_and_the_others_go_on() {
    let mut table = race(3);
    table.start();
    let heard = table.fail(1);
    let faults = heard.events.iter().find_map(|event| match event {
        Event::Wrong {
            out: true, faults, ..
        } => *faults,
        _ => None,
    });
    assert!(!faults.expect("its faults are listed").is_correct());
    assert_eq!(table.stage(), Stage::Building);
    assert!(table.public().players[0].out);
    assert_eq!(table.refused(1, Action::Claim), "TT-T7");
    table.win(3);
    assert_eq!(table.medals(), [0, 0, 1]);
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
    // Another corner is taken up: what is wrong at the first one is still wrong there.
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

#[test]
fn tt_r15_the_last_one_left_wins_without_finishing() {
    let mut table = race(3);
    table.start();
    table.fail(1);
    let heard = table.fail(3);
    assert!(heard.events.iter().any(|event| {
        matches!(event, Event::RoundWon { seat, how: Won::Last, .. } if seat.number() == 2)
    }));
    assert_eq!(table.medals(), [0, 1, 0]);
}

#[test]
fn tt_r16_the_winner_is_the_next_client() {
    let mut table = race(3);
    table.start();
    table.win(3);
    assert_eq!(table.client(), 3);
    table.start();
    table.act(3, Action::GiveUp);
    table.act(1, Action::GiveUp);
    assert_eq!(table.client(), 2, "also as the last one left");
}

#[test]
fn tt_r16_the_first_client_is_drawn_unless_the_set_up_names_one() {
    let drawn: BTreeSet<u8> = (0..40)
        .map(|seed| {
            open(4, options(|o| o.client = 0), seed)
                .expect("a race")
                .client()
        })
        .collect();
    assert_eq!(drawn.into_iter().collect::<Vec<_>>(), [1, 2, 3, 4]);
    assert_eq!(race_with(4, |o| o.client = 3).client(), 3);
    let refused = open(2, options(|o| o.client = 3), 1).err();
    assert_eq!(refused, Some(Refusal::NoSuchClient));
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
fn tt_r18_after_twelve_medals_most_win_and_ties_share() {
    let mut table = race(3);
    for round in 0..12u8 {
        assert_eq!(table.play.game().outcome(), None);
        assert_eq!(table.public().round, round + 1);
        table.start();
        table.win([1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 3, 3][usize::from(round)]);
    }
    let outcome = table.play.game().outcome().expect("over");
    assert_eq!(outcome.ending, "medals");
    let Standing::Ranked(ranking) = outcome.standing else {
        panic!("a race is ranked");
    };
    let places: Vec<u8> = Seat::all(3).map(|seat| ranking.place(seat)).collect();
    let scores: Vec<i32> = Seat::all(3).map(|seat| ranking.score(seat)).collect();
    assert_eq!((places, scores), (vec![1, 1, 3], vec![5, 5, 2]));
}

#[test]
fn tt_r19_two_to_eight_seats_and_still_twelve_medals() {
    for seats in 0..=8u8 {
        let table = open(seats, options(|o| o.client = 0), 1);
        assert_eq!(table.is_ok(), (2..=8).contains(&seats), "{seats}");
    }
    let table = race(8);
    assert_eq!((table.public().pile, table.public().players.len()), (12, 8));
    assert_eq!(
        open(1, options(|_| {}), 1).err(),
        Some(Refusal::SeatsForRace)
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

#[test]
fn tt_r21_own_tiles_move_freely_except_the_centre() {
    let mut table = race(2);
    table.start();
    table.act(
        1,
        Action::Place {
            cell: cell(0),
            tile: tile("tee:0"),
        },
    );
    table.act(1, Action::Rotate { cell: cell(0) });
    assert_eq!(table.city(1).at(0), Some(tile("tee:1")));
    table.act(
        1,
        Action::Place {
            cell: cell(8),
            tile: tile("straight:1"),
        },
    );
    table.act(
        1,
        Action::Move {
            from: cell(0),
            to: cell(8),
        },
    );
    assert_eq!(
        (table.city(1).at(0), table.city(1).at(8)),
        (Some(tile("straight:1")), Some(tile("tee:1")))
    );
    table.act(
        1,
        Action::Move {
            from: cell(8),
            to: cell(2),
        },
    );
    assert_eq!(
        (table.city(1).at(8), table.city(1).at(2)),
        (None, Some(tile("tee:1")))
    );
    table.act(1, Action::TakeBack { cell: cell(2) });
    assert_eq!(table.city(1).filled(), 2);
    let centre = cell(4);
    for action in [
        Action::Rotate { cell: centre },
        Action::TakeBack { cell: centre },
        Action::Move {
            from: centre,
            to: cell(1),
        },
        Action::Move {
            from: cell(0),
            to: centre,
        },
        Action::Place {
            cell: centre,
            tile: tile("curve:0"),
        },
        Action::Place {
            cell: cell(0),
            tile: tile("curve:0"),
        },
        Action::Rotate { cell: cell(1) },
        Action::TakeBack { cell: cell(1) },
        Action::Move {
            from: cell(0),
            to: cell(0),
        },
    ] {
        assert_eq!(table.refused(1, action), "TT-R21", "{action:?}");
    }
}

#[test]
fn tt_r21_a_claim_needs_nine_tiles_and_costs_nothing_before() {
    let mut table = race(2);
    table.start();
    assert_eq!(table.refused(1, Action::Claim), "TT-R21");
    table.lay(1, table.solution());
    table.act(1, Action::TakeBack { cell: cell(8) });
    assert_eq!(table.refused(1, Action::Claim), "TT-R21");
    assert!(!table.public().players[0].out);
}

#[test]
fn tt_r22_a_wrong_city_is_shown_to_its_builder_only_until_the_round_ends() {
    let mut table = race(3);
    table.start();
    table.fail(1);
    let own = table.me(1);
    assert!(
        own.faults.is_some() && own.city.is_some(),
        "it stays as it is"
    );
    for view in [table.seen(2), table.public()] {
        assert_eq!((view.players[0].city, view.players[0].faults), (None, None));
    }
    let wrong: Vec<String> = table
        .told_to(Viewer::Spectator)
        .into_iter()
        .filter(|line| line.contains("wrong"))
        .collect();
    assert_eq!(wrong, [r#"{"wrong":{"seat":1,"out":true}}"#]);
    let city = own.city;
    table.win(2);
    let last = table.public().last.expect("laid open");
    assert_eq!(Some(last.cities[0]), city);
    assert_eq!(last.faults[0], own.faults);
    assert_eq!(last.cities.len(), 3);
}

#[test]
fn tt_r23_with_two_a_wrong_claim_gives_the_medal_to_the_other() {
    let mut table = race(2);
    table.start();
    table.lay(2, table.mistake());
    table.fail(1);
    assert_eq!(
        table.medals(),
        [0, 1],
        "though the other city is wrong as well"
    );
    assert_eq!(table.refused(2, Action::Claim), "TT-T7", "never judged");
    assert_eq!(table.medals(), [0, 1]);
}

#[test]
fn tt_r24_giving_up_is_being_out() {
    let mut table = race(3);
    table.start();
    table.act(1, Action::GiveUp);
    assert!(table.public().players[0].out);
    assert_eq!(table.refused(1, Action::GiveUp), "TT-T7");
    table.act(2, Action::GiveUp);
    assert_eq!(table.medals(), [0, 0, 1]);
}

#[test]
fn tt_r24_all_who_are_still_in_may_drop_the_round() {
    let mut table = race(3);
    assert_eq!(table.when(Action::Drop), None);
    table.start();
    table.act(2, Action::GiveUp);
    let by = [seat(1), seat(3)].into_iter().collect();
    assert_eq!(table.when(Action::Drop), Some(When::Agreed { by }));
    let heard = table.house(HouseAction::Agreed(Action::Drop));
    assert!(heard.events.contains(&Event::RoundDropped {
        why: Dropped::Agreed
    }));
    assert_eq!(table.medals(), [0, 0, 0]);
}

#[test]
fn tt_r25_a_round_without_winner_keeps_its_client_and_brings_all_back() {
    let mut table = race(3);
    table.start();
    table.win(2);
    table.start();
    table.fail(3);
    table.house(HouseAction::Agreed(Action::Drop));
    assert_eq!(table.client(), 2);
    assert_eq!(table.public().round, 2, "it does not count");
    assert_eq!(table.public().pile, 11);
    assert!(table.public().players.iter().all(|player| !player.out));
    assert_eq!(table.stage(), Stage::Placing, "pawns first, then the tile");
    let mut table = hopeless();
    table.alarm(Action::Start);
    assert_eq!((table.client(), table.public().round), (1, 1));
}

#[test]
fn tt_r26_the_last_tile_comes_again_newly_turned() {
    let mut turns = BTreeSet::new();
    for seed in 1..6 {
        let mut table = open(2, options(|_| {}), seed).expect("a race");
        for _ in 0..11 {
            table.start();
            table.act(2, Action::GiveUp);
        }
        assert_eq!(
            table.play.game().outcome(),
            None,
            "played though nobody can catch up"
        );
        table.start();
        let kind = table.public().centre.expect("turned").kind();
        for _ in 0..6 {
            turns.insert((kind, table.public().centre.expect("turned").rotation()));
            table.house(HouseAction::Agreed(Action::Drop));
            assert_eq!(table.public().pile, 1);
            table.start();
            assert_eq!(table.public().centre.expect("turned").kind(), kind);
        }
    }
    let kinds: BTreeSet<Kind> = turns.iter().map(|(kind, _)| *kind).collect();
    assert!(turns.len() > kinds.len(), "newly turned: {turns:?}");
}
