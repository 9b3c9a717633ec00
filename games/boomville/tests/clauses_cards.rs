//! Cards (BV-C), clause by clause.

mod table;

use maraude_boomville::cards::Kind;
use maraude_boomville::town::Paving;
use maraude_boomville::{Boomville, BoomvilleOptions, MARK_PASSES, Obstacle, Phase, Place};
use maraude_core::{Game, Seat, Viewer, Viewers};
use table::*;

/// A table where seat 1 has just drawn a card of this kind.
fn drawn(scene: maraude_boomville::staging::Scene, kind: Kind) -> Table {
    let (start, row) = straight(1, Paving::Yellow);
    let mut table = Table::new(scene.pawn(0, start).next_cards(&[kind]));
    table.drive(0, &row).expect("legal");
    table
}

fn did_nothing(table: &Table) -> bool {
    table.told.contains(&E::Nothing { seat: Seat::at(0) }) && table.turn() == 1
}

#[test]
fn bv_c1_a_one_way_goes_on_a_free_spot_and_rules_its_portion() {
    let mut table = drawn(scene(2).with(Obstacle::OneWay(0)), Kind::PlaceOneWay);
    assert_eq!(table.legal(0).len(), (town().plan.spots.len() - 1) * 2);
    assert_eq!(
        table.act(
            0,
            A::PlaceOneWay {
                spot: 0,
                direction: 1
            }
        ),
        Err(R::SpotTaken(0))
    );
    assert_eq!(
        table.act(0, A::EndTurn),
        Err(R::CardFirst(Kind::PlaceOneWay)),
        "it must be placed"
    );
    // Under a pawn, whose owner must obey it.
    let cells = portion(1);
    let mut table = drawn(scene(2).pawn(1, cells[1]), Kind::PlaceOneWay);
    table
        .act(
            0,
            A::PlaceOneWay {
                spot: 1,
                direction: 0,
            },
        )
        .expect("legal");
    table.roll(1, 1);
    assert_eq!(table.ways(1), [vec![cells[2]]]);
    assert_eq!(
        table.act(1, A::Drive(way(&cells[..1]))),
        Err(R::AgainstOneWay(cells[0]))
    );
    // All twelve tokens on the board: nothing happens.
    let full = (0..12).fold(scene(2), |scene, spot| scene.with(Obstacle::OneWay(spot)));
    assert!(did_nothing(&drawn(full, Kind::PlaceOneWay)));
}

#[test]
fn bv_c2_any_token_is_flipped_never_the_printed_one() {
    let mut table = drawn(
        scene(2).with(Obstacle::OneWay(4)).with_reversed(6),
        Kind::FlipOneWay,
    );
    assert_eq!(table.legal(0), [A::FlipOneWay(4), A::FlipOneWay(6)]);
    assert_eq!(table.act(0, A::FlipOneWay(5)), Err(R::NoToken(5)));
    table.act(0, A::FlipOneWay(6)).expect("legal");
    assert_eq!(table.view(1).one_ways, [[4, 0], [6, 0]]);
    assert!(
        did_nothing(&drawn(scene(2), Kind::FlipOneWay)),
        "the printed one never flips"
    );
}

#[test]
fn bv_c3_a_street_barrier_stops_everybody() {
    // On any free yellow line, and it must go somewhere; the parking exit is not among them.
    let taken = town().yellow_lines[0];
    let mut table = drawn(scene(2).with(Obstacle::Barrier(taken)), Kind::StreetBarrier);
    let free: Vec<A> = { town().yellow_lines.iter() }
        .filter(|&&line| line != taken)
        .map(|&line| A::Bar(line))
        .collect();
    assert_eq!(table.legal(0), free);
    assert_eq!(
        table.act(0, A::EndTurn),
        Err(R::CardFirst(Kind::StreetBarrier)),
        "it must be placed"
    );
    let blue = town().blue_lines[0];
    assert_eq!(table.act(0, A::Bar(blue)), Err(R::NoStreetLine(blue)));
    assert_eq!(table.act(0, A::Bar(99)), Err(R::NoStreetLine(99)));
    let opens = town().plan.parking.opens;
    for bar in free {
        let mut table = drawn(scene(2), Kind::StreetBarrier);
        table.act(0, bar).expect("legal");
        table.roll(1, 1);
        assert_eq!(table.ways(1), [vec![opens]], "the exit is never barred");
    }
    // Nobody crosses, neither who placed it nor the others, without a card that allows it.
    let cells = portion(0);
    let out = beyond(cells[0], cells[1]);
    let barred = line(cells[0], out);
    let mut table = drawn(
        scene(2).pawn(1, cells[0]).holds(1, Kind::ChanceOver),
        Kind::StreetBarrier,
    );
    table.act(0, A::Bar(barred)).expect("legal");
    assert!(table.told.contains(&E::Barred {
        seat: Seat::at(0),
        line: barred
    }));
    assert_eq!(table.view(1).obstacles, [Obstacle::Barrier(barred)]);
    table.roll(1, 1);
    assert_eq!(
        table.act(1, A::Drive(way(&[out]))),
        Err(R::StreetBarred(out))
    );
    assert_eq!(table.ways(1), [vec![cells[1]]]);
    table.act(1, A::DriveOver).expect("a card that allows it");
    table.act(1, A::Drive(way(&[out]))).expect("over it");
}

#[test]
fn bv_c4_a_bridge_barrier_closes_a_bridge_while_barriers_last() {
    let mut table = drawn(scene(2), Kind::BridgeBarrier);
    let bars: Vec<A> = town().blue_lines.iter().map(|&line| A::Bar(line)).collect();
    assert_eq!(table.legal(0), bars);
    let yellow = town().yellow_lines[0];
    assert_eq!(table.act(0, A::Bar(yellow)), Err(R::NoBridgeLine(yellow)));
    table.act(0, bars[0]).expect("legal");
    let [a, b] = town().plan.lines[town().blue_lines[0] as usize].between;
    let mut table = Table::new(
        scene(2)
            .pawn(0, a)
            .with(Obstacle::Barrier(town().blue_lines[0])),
    );
    table.roll(0, 1);
    assert_eq!(table.act(0, A::Drive(way(&[b]))), Err(R::BridgeBarred(b)));
    // All seven barriers stand: both cards do nothing. All bridges barred: neither does this one.
    let seven = (0..7).fold(scene(2), |scene, line| scene.with(Obstacle::Barrier(line)));
    assert!(did_nothing(&drawn(seven.clone(), Kind::BridgeBarrier)));
    assert!(did_nothing(&drawn(seven, Kind::StreetBarrier)));
    let bridges = town()
        .blue_lines
        .iter()
        .fold(scene(2), |scene, &line| scene.with(Obstacle::Barrier(line)));
    assert!(did_nothing(&drawn(bridges, Kind::BridgeBarrier)));
}

#[test]
fn bv_c5_a_cone_closes_its_cell_and_pushes_pawns_beside() {
    let orange = town().orange[1];
    let next = town().plan.cells[orange as usize].to[0];
    let (start, row) = straight(1, Paving::Yellow);
    let mut table = Table::new(scene(2).pawn(0, start).pawn(1, orange).next_cone(2));
    table.drive(0, &row).expect("legal");
    assert!(table.told.contains(&E::PlacedCone {
        seat: Seat::at(0),
        number: 2
    }));
    assert_eq!(table.at(1), Place::Cell(orange), "beside its cell");
    table.roll(1, 1);
    let mut ends: Vec<u16> = table.ways(1).into_iter().flatten().collect();
    ends.sort_unstable();
    assert_eq!(
        ends,
        town().plan.cells[orange as usize].to,
        "it drives on in its turn"
    );
    let mut table = Table::new(scene(2).pawn(0, next).with(Obstacle::Cone(2)));
    table.roll(0, 1);
    assert_eq!(
        table.act(0, A::Drive(way(&[orange]))),
        Err(R::ConeThere(orange))
    );
    // Already there: nothing happens.
    let mut table = Table::new(scene(2).pawn(0, start).with(Obstacle::Cone(2)).next_cone(2));
    table.drive(0, &row).expect("legal");
    assert!(did_nothing(&table));
}

#[test]
fn bv_c6_one_obstacle_may_be_taken_away() {
    let all = scene(2)
        .with(Obstacle::Barrier(3))
        .with(Obstacle::OneWay(2))
        .with(Obstacle::Cone(5));
    let table = drawn(all.clone(), Kind::Remove);
    let removals = [Obstacle::Barrier(3), Obstacle::OneWay(2), Obstacle::Cone(5)].map(A::Remove);
    assert_eq!(
        table.legal(0),
        [&removals[..], &[A::RemoveNothing]].concat()
    );
    for (index, removal) in removals.into_iter().enumerate() {
        let mut table = drawn(all.clone(), Kind::Remove);
        table.act(0, removal).expect("legal");
        let view = table.view(1);
        assert_eq!(view.obstacles.len() + view.one_ways.len(), 2, "{index}");
    }
    let mut table = drawn(all.clone(), Kind::Remove);
    assert_eq!(
        table.act(0, A::Remove(Obstacle::Barrier(4))),
        Err(R::NothingThere)
    );
    assert_eq!(
        table.act(0, A::Remove(Obstacle::Cone(200))),
        Err(R::NothingThere)
    );
    table.act(0, A::RemoveNothing).expect("one may leave them");
    let left_alone = E::RemovedNothing { seat: Seat::at(0) };
    assert!(table.told.contains(&left_alone), "and that is told");
    assert_eq!(table.view(1).obstacles.len(), 2, "barrier and cone stand");
    assert!(did_nothing(&drawn(scene(2), Kind::Remove)));
}

#[test]
fn bv_c7_chance_is_kept_in_the_open_and_spent_when_played() {
    let table = drawn(scene(2), Kind::ChanceFace);
    assert_eq!((table.turn(), table.held(0)), (1, vec![Kind::ChanceFace]));
    assert_eq!(table.view(1).players[0].held.len(), 1, "everybody sees it");
    let mut table = Table::new(scene(2).holds(0, Kind::ChanceFace));
    table.act(0, A::ChooseFace(4)).expect("legal");
    assert_eq!(
        (table.held(0).len(), table.view(1).taxi_discard.len()),
        (0, 1)
    );
    let mut table = Table::new(scene(2));
    assert_eq!(
        table.act(0, A::ChooseFace(4)),
        Err(R::NotHeld(Kind::ChanceFace))
    );
    table.roll(0, 2);
    assert_eq!(
        table.act(0, A::DriveOver),
        Err(R::NotHeld(Kind::ChanceOver))
    );
    assert_eq!(
        table.act(0, A::IgnoreOneWays),
        Err(R::NotHeld(Kind::ChanceOneWays))
    );
    assert_eq!(
        table.act(0, A::MoveAgain),
        Err(R::NotHeld(Kind::ChanceMove))
    );
}

#[test]
fn bv_c8_destinations_are_swapped_with_the_neighbour() {
    for (kind, with) in [(Kind::SwapRight, 2), (Kind::SwapLeft, 1)] {
        let before = Table::new(scene(3));
        let (own, other) = (before.destination(0), before.destination(with));
        let table = drawn(scene(3), kind);
        assert_eq!(
            (table.destination(0), table.destination(with)),
            (other, own)
        );
    }
    // Two players: whichever side, it is the other one.
    for kind in [Kind::SwapRight, Kind::SwapLeft] {
        let own = Table::new(scene(2)).destination(0);
        assert_eq!(drawn(scene(2), kind).destination(1), own);
    }
}

#[test]
fn bv_c9_police_and_garage_take_the_pawn_straight_there() {
    for (kind, id) in [(Kind::Police, "police"), (Kind::Garage, "garage")] {
        let table = drawn(scene(2), kind);
        assert_eq!(table.at(0), Place::Cell(entrance(id)));
    }
}

#[test]
fn bv_c10_every_step_into_inside_and_out_of_a_one_way_follows_the_arrow() {
    let cells = portion(0);
    let (first, last) = (cells[0], cells[cells.len() - 1]);
    let (before, after) = (
        beyond(first, cells[1]),
        beyond(last, cells[cells.len() - 2]),
    );
    let step = |from: u16, to: u16| {
        let mut table = Table::new(scene(2).pawn(0, from).with(Obstacle::OneWay(0)));
        table.roll(0, 1);
        table.ways(0).contains(&vec![to])
    };
    assert!(step(before, first) && step(cells[0], cells[1]) && step(last, after));
    assert!(!step(first, before) && !step(cells[1], cells[0]) && !step(after, last));
    let view = |table: &Table| {
        table
            .view(1)
            .players
            .iter()
            .map(|player| player.at)
            .collect::<Vec<_>>()
    };
    let mut table = drawn(scene(2).pawn(1, cells[1]), Kind::PlaceOneWay);
    let places = view(&table);
    table
        .act(
            0,
            A::PlaceOneWay {
                spot: 0,
                direction: 1,
            },
        )
        .expect("legal");
    assert_eq!(view(&table), places, "placing moves no pawn");
    let mut table = drawn(
        scene(2).pawn(1, cells[1]).with(Obstacle::OneWay(0)),
        Kind::FlipOneWay,
    );
    table.act(0, A::FlipOneWay(0)).expect("legal");
    assert_eq!(view(&table), places, "flipping moves no pawn");
}

#[test]
fn bv_c11_a_line_takes_one_barrier_that_stops_both_directions() {
    let cells = portion(0);
    let out = beyond(cells[0], cells[1]);
    let barred = line(cells[0], out);
    for (from, to) in [(cells[0], out), (out, cells[0])] {
        let ways = |scene: maraude_boomville::staging::Scene| {
            let mut table = Table::new(scene.pawn(0, from));
            table.roll(0, 1);
            table.ways(0)
        };
        assert!(ways(scene(2)).contains(&vec![to]));
        assert!(!ways(scene(2).with(Obstacle::Barrier(barred))).contains(&vec![to]));
    }
    // One barrier a line.
    let mut table = drawn(
        scene(2).with(Obstacle::Barrier(barred)),
        Kind::StreetBarrier,
    );
    assert_eq!(table.act(0, A::Bar(barred)), Err(R::LineTaken(barred)));
    assert!(!table.legal(0).contains(&A::Bar(barred)));
    // Nobody is spared: the far end of the portion where both pawns stand is barred, too, beside
    // the one-way that lies there.
    let end = cells[cells.len() - 1];
    let other = line(end, beyond(end, cells[cells.len() - 2]));
    let yellow = |cell: u16| town().paving[cell as usize] == Paving::Yellow;
    let step = { cells.windows(2) }.find(|step| yellow(step[1]));
    let [before, here] = step.expect("a yellow cell")[..] else {
        panic!("two cells")
    };
    for one_way in [false, true] {
        let mut scene = scene(2)
            .pawn(0, before)
            .pawn(1, here)
            .with(Obstacle::Barrier(barred));
        if one_way {
            scene = scene.with(Obstacle::OneWay(0));
        }
        let mut table = Table::new(scene.next_cards(&[Kind::StreetBarrier]));
        table.drive(0, &[here]).expect("legal");
        assert!(table.legal(0).contains(&A::Bar(other)));
        table
            .act(0, A::Bar(other))
            .expect("no placing is refused because it shuts somebody in");
        table.roll(1, 6);
        let ways = table.ways(1);
        assert!(
            !ways.is_empty() && ways.iter().flatten().all(|cell| cells.contains(cell)),
            "they are shut in"
        );
        assert_eq!(table.at(0), Place::Cell(here), "oneself included");
    }
}

#[test]
fn bv_c12_a_pushed_pawn_counts_from_the_next_cell_and_nobody_enters() {
    let orange = town().orange[0];
    let [a, b] = town().plan.cells[orange as usize].to[..] else {
        panic!("a street")
    };
    let mut table = Table::new(scene(2).pawn(0, orange).pawn(1, a).with(Obstacle::Cone(1)));
    table.roll(0, 2);
    let starts: Vec<u16> = table.ways(0).iter().map(|way| way[0]).collect();
    assert!(
        starts.contains(&a) && starts.contains(&b),
        "any direction allowed"
    );
    let cells = table.ways(0)[0].clone();
    table.act(0, A::Drive(way(&cells))).expect("legal");
    while table.turn() == 0 {
        let action = table.legal(0)[0];
        table.act(0, action).expect("legal");
    }
    let mut table = Table::new(scene(2).pawn(0, a).with(Obstacle::Cone(1)));
    table.roll(0, 3);
    assert!(
        table.ways(0).iter().all(|way| !way.contains(&orange)),
        "until the cone goes"
    );
}

#[test]
fn bv_c13_drawn_cards_are_shown_and_tokens_come_back() {
    let table = drawn(scene(3), Kind::PlaceOneWay);
    assert_eq!(table.heard.revealed, Viewers::ALL);
    let card = table
        .told
        .iter()
        .find(|event| matches!(event, E::Drew { .. }))
        .expect("drawn");
    assert_eq!(Boomville::shown(card, Viewer::Spectator), Some(*card));
    // Twelve tokens lie; one is removed and can be placed again.
    let full = (0..12).fold(scene(2), |scene, spot| scene.with(Obstacle::OneWay(spot)));
    let mut table = drawn(full, Kind::Remove);
    table.act(0, A::Remove(Obstacle::OneWay(3))).expect("legal");
    assert_eq!(table.view(0).one_ways.len(), 11);
    let eleven = (0..11).fold(scene(2), |scene, spot| scene.with(Obstacle::OneWay(spot)));
    assert_eq!(drawn(eleven, Kind::PlaceOneWay).phase(), Phase::PlaceOneWay);
    // A must-card is carried out even to one's own harm: there is no way around it.
    let table = drawn(scene(2), Kind::StreetBarrier);
    assert!(
        table
            .legal(0)
            .iter()
            .all(|action| matches!(action, A::Bar(_)))
    );
}

#[test]
fn bv_c14_a_shortcut_drives_one_to_three_cells() {
    let mut table = drawn(scene(2), Kind::Shortcut);
    let ways = table.ways(0);
    for n in 1..=3 {
        assert!(ways.iter().any(|way| way.len() == n), "{n}");
    }
    let here = match table.at(0) {
        Place::Cell(cell) => cell,
        other => panic!("{other:?}"),
    };
    for &next in &town().plan.cells[here as usize].to {
        assert!(ways.contains(&vec![next]), "any direction");
    }
    let long: Vec<u16> = {
        let mut way = ways
            .iter()
            .find(|way| way.len() == 3)
            .expect("three")
            .clone();
        way.push(beyond(way[2], way[1]));
        way
    };
    assert_eq!(
        table.act(0, A::Shortcut(way(&long))),
        Err(R::ShortcutLength)
    );
    assert_eq!(table.act(0, A::Shortcut(way(&[]))), Err(R::ShortcutLength));
    assert_eq!(
        table.act(0, A::EndTurn),
        Err(R::CardFirst(Kind::Shortcut)),
        "at least one"
    );
    let back_and_forth = [ways[0][0], here];
    assert_eq!(
        table.act(0, A::Shortcut(way(&back_and_forth))),
        Err(R::TurnsBack(here))
    );
    table.act(0, A::Shortcut(way(&ways[0]))).expect("legal");
    assert_eq!(table.at(0), Place::Cell(ways[0][ways[0].len() - 1]));
    assert_eq!(table.turn(), 1);
    // No step at all: nothing happens.
    let (table, ..) = dead_end_with(Kind::Shortcut);
    assert!(did_nothing(&table));
}

#[test]
fn bv_c14_a_shortcut_obeys_one_ways_and_obstacles() {
    // Along a one-way portion: the yellow cell nearest to its end, entered from behind.
    let cells = portion(0);
    let yellow = |cell: &u16| town().paving[*cell as usize] == Paving::Yellow;
    let at = cells.iter().rposition(yellow).expect("a yellow cell");
    let (before, here, end) = (cells[at - 1], cells[at], cells[cells.len() - 1]);
    assert!(cells.len() - at <= 3, "a shortcut leads out of the portion");
    let out = beyond(end, cells[cells.len() - 2]);
    let on: Vec<u16> = [&cells[at + 1..], &[out]].concat();
    let barred = line(end, out);
    let taken = |scene: maraude_boomville::staging::Scene| {
        let scene = scene.pawn(0, before).holds(0, Kind::ChanceOver);
        let mut table = Table::new(scene.next_cards(&[Kind::Shortcut]));
        table.drive(0, &[here]).expect("legal");
        assert_eq!(table.phase(), Phase::Shortcut);
        table
    };
    let free = taken(scene(2));
    assert!(free.ways(0).contains(&on) && free.ways(0).contains(&vec![before]));
    let mut table = taken(scene(2).with(Obstacle::OneWay(0)));
    assert!(table.ways(0).contains(&on) && !table.ways(0).contains(&vec![before]));
    assert_eq!(
        table.act(0, A::Shortcut(way(&[before]))),
        Err(R::AgainstOneWay(before))
    );
    let mut table = taken(scene(2).with(Obstacle::Barrier(barred)));
    assert!(!table.ways(0).contains(&on) && table.ways(0).contains(&vec![before]));
    assert_eq!(
        table.act(0, A::Shortcut(way(&on))),
        Err(R::StreetBarred(out))
    );
    assert_eq!(
        table.act(0, A::DriveOver),
        Err(R::CardFirst(Kind::Shortcut)),
        "no CHANCE helps"
    );
    // A cone next to a yellow cell.
    let cones = town().orange.iter().zip(1u8..);
    let found = cones.flat_map(|(&orange, number)| {
        let next = town().plan.cells[orange as usize].to.iter();
        next.filter(|cell| yellow(cell))
            .map(move |&cell| (orange, number, cell))
    });
    let (orange, number, here) = { found }.next().expect("yellow beside orange");
    let others = &town().plan.cells[here as usize].to;
    let from = *{ others.iter() }
        .find(|&&cell| cell != orange)
        .expect("two");
    let scene = scene(2).pawn(0, from).with(Obstacle::Cone(number));
    let mut table = Table::new(scene.next_cards(&[Kind::Shortcut]));
    table.drive(0, &[here]).expect("legal");
    assert_eq!(
        table.act(0, A::Shortcut(way(&[orange]))),
        Err(R::ConeThere(orange))
    );
    assert!(table.ways(0).iter().all(|way| way[0] != orange));
}

/// Seat 1 draws a card in a dead end, by rolling a 3 there.
fn dead_end_with(kind: Kind) -> (Table, u8, u8) {
    let (scene, spot, barred) = dead_end(scene(2));
    let mut table = Table::new(scene.next_cards(&[kind]));
    table.roll(0, 3);
    (table, spot, barred)
}

/// A pawn at the end of a one-way portion, with a barrier ahead: no step is possible.
fn dead_end(
    scene: maraude_boomville::staging::Scene,
) -> (maraude_boomville::staging::Scene, u8, u8) {
    let cells = portion(0);
    let end = cells[cells.len() - 1];
    let barred = line(end, beyond(end, cells[cells.len() - 2]));
    (
        scene
            .pawn(0, end)
            .with(Obstacle::OneWay(0))
            .with(Obstacle::Barrier(barred)),
        0,
        barred,
    )
}

#[test]
fn bv_c15_chance_is_played_where_it_makes_sense() {
    // The face: before the roll, one to six.
    let mut table = Table::new(scene(2).holds(0, Kind::ChanceFace));
    assert_eq!(table.act(0, A::ChooseFace(7)), Err(R::NoFace(7)));
    assert_eq!(table.act(0, A::ChooseFace(0)), Err(R::NoFace(0)));
    table.act(0, A::ChooseFace(6)).expect("legal");
    assert_eq!(table.view(1).roll, Some(6));
    // Obstacle and one-way cards: only if they open a way that this roll did not have.
    let (start, row) = straight(3, Paving::Grey);
    let mut table = Table::new(
        scene(2)
            .pawn(0, start)
            .holds(0, Kind::ChanceOver)
            .holds(0, Kind::ChanceOneWays),
    );
    assert_eq!(table.act(0, A::DriveOver), Err(R::RollFirst));
    table.roll(0, 3);
    assert_eq!(
        table.act(0, A::DriveOver),
        Err(R::OpensNothing(Kind::ChanceOver))
    );
    assert_eq!(
        table.act(0, A::IgnoreOneWays),
        Err(R::OpensNothing(Kind::ChanceOneWays))
    );
    table.act(0, A::Drive(way(&row))).expect("legal");
    // The extra move: after the move, also after an arrival that does not win.
    let (start, row) = straight(3, Paving::Red);
    let goal = town().destination_at[row[2] as usize].expect("a destination");
    let mut table = Table::new(
        scene(2)
            .pawn(0, start)
            .destination(0, goal)
            .holds(0, Kind::ChanceMove),
    );
    table.drive(0, &row).expect("legal");
    assert_eq!(
        (table.view(1).players[0].reached, table.phase()),
        (1, Phase::After)
    );
    table.act(0, A::MoveAgain).expect("legal");
    assert_eq!(
        (table.turn(), table.phase(), table.held(0).len()),
        (0, Phase::Roll, 0)
    );
    // A drawn one may be played at once.
    let mut table = drawn(scene(2), Kind::ChanceMove);
    table.act(0, A::MoveAgain).expect("at once");
}

#[test]
fn bv_c16_driving_over_leaves_the_obstacle_and_the_printed_one_way_always_holds() {
    let orange = town().orange[1];
    let [a, b] = town().plan.cells[orange as usize].to[..] else {
        panic!("a street")
    };
    let coned = |kind| scene(2).pawn(0, a).with(Obstacle::Cone(2)).holds(0, kind);
    let mut table = Table::new(coned(Kind::ChanceOver));
    table.roll(0, 2);
    table.act(0, A::DriveOver).expect("it opens a way");
    assert!(
        table.ways(0).contains(&vec![orange, b]),
        "the cone's cell counts"
    );
    let choices = table.game.choices(Seat::at(0));
    assert!(
        choices
            .ways
            .steps
            .iter()
            .any(|step| step.cell == orange && step.marks & MARK_PASSES != 0)
    );
    table.act(0, A::Drive(way(&[orange, b]))).expect("legal");
    assert_eq!(
        table.view(1).obstacles,
        [Obstacle::Cone(2)],
        "it stays in place"
    );
    let mut table = Table::new(coned(Kind::ChanceOver));
    table.roll(0, 1);
    table.act(0, A::DriveOver).expect("it opens a way");
    table
        .act(0, A::Drive(way(&[orange])))
        .expect("one may end there, beside the cone");
    // One obstacle per card: a barrier behind the cone's street stays closed.
    let cells = portion(0);
    let (first, last) = (cells[0], cells[cells.len() - 1]);
    let (before, after) = (
        beyond(first, cells[1]),
        beyond(last, cells[cells.len() - 2]),
    );
    let both = scene(2)
        .pawn(0, before)
        .with(Obstacle::Barrier(line(before, first)))
        .with(Obstacle::Barrier(line(last, after)));
    let mut table = Table::new(both.holds(0, Kind::ChanceOver));
    table.roll(0, 6);
    table.act(0, A::DriveOver).expect("it opens a way");
    assert!(
        table
            .ways(0)
            .iter()
            .all(|way| !(way.contains(&first) && way.contains(&after)))
    );
    // Ignoring one-ways opens a token's portion, never the printed one's.
    let mut table = Table::new(
        scene(2)
            .pawn(0, after)
            .with(Obstacle::OneWay(0))
            .holds(0, Kind::ChanceOneWays),
    );
    table.roll(0, 1);
    table.act(0, A::IgnoreOneWays).expect("it opens a way");
    assert!(table.ways(0).contains(&vec![last]));
    let printed = &town().printed_portion;
    let exit = beyond(printed[printed.len() - 1], printed[printed.len() - 2]);
    let mut table = Table::new(scene(2).pawn(0, exit).holds(0, Kind::ChanceOneWays));
    table.roll(0, 1);
    assert_eq!(
        table.act(0, A::IgnoreOneWays),
        Err(R::OpensNothing(Kind::ChanceOneWays))
    );
    let end = printed[printed.len() - 1];
    assert_eq!(
        table.act(0, A::Drive(way(&[end]))),
        Err(R::AgainstPrinted(end))
    );
}

#[test]
fn bv_c17_swaps_pass_over_who_has_finished_and_leave_the_counts() {
    // Seat 2 wins and the others play on: the left-hand neighbour of seat 1 is then seat 3.
    let (start, row) = straight(3, Paving::Red);
    let goal = town().destination_at[row[2] as usize].expect("a destination");
    let (grey, greys) = straight(2, Paving::Grey);
    let (yellow, yellows) = straight(1, Paving::Yellow);
    let options = BoomvilleOptions {
        destinations: 1,
        ..BoomvilleOptions::default()
    };
    let scene = scene_with(3, options)
        .pawn(0, grey)
        .pawn(1, start)
        .pawn(2, grey)
        .destination(1, goal);
    let mut table = Table::new(scene.next_cards(&[Kind::SwapLeft]));
    table.drive(0, &greys).expect("legal");
    table.drive(1, &row).expect("legal");
    table.agree(A::PlayOn).expect("legal");
    table.drive(2, &greys).expect("legal");
    let (own, other) = (table.destination(0), table.destination(2));
    table.drive_onto_yellow(0);
    assert_eq!(
        (table.destination(0), table.destination(2)),
        (other, own),
        "the left-hand neighbour has finished"
    );
    // The counts do not change.
    let mut table = Table::new(
        self::scene(2)
            .reached(1, 1)
            .pawn(0, yellow)
            .next_cards(&[Kind::SwapRight]),
    );
    table.drive(0, &yellows).expect("legal");
    let reached: Vec<u8> = table
        .view(0)
        .players
        .iter()
        .map(|player| player.reached)
        .collect();
    assert_eq!(reached, [0, 1]);
}

#[test]
fn bv_c18_from_police_and_garage_one_drives_on_as_from_any_cell() {
    for id in ["police", "garage"] {
        assert!(place(id) >= 32, "neither is among the 32 destinations");
        let mut table = Table::new(scene(2).pawn(0, entrance(id)));
        table.roll(0, 4);
        assert!(table.ways(0).len() >= 2 && table.ways(0).iter().all(|way| way.len() == 4));
    }
    let table = drawn(scene(2), Kind::Police);
    assert_eq!(table.view(1).players[0].missing, 0, "no turn is lost");
}
