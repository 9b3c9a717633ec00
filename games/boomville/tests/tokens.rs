//! Cards that put tokens on the streets or take them away (BV-C), clause by clause.

mod table;
use maraude_boomville::cards::Kind;
use maraude_boomville::town::Paving;
use maraude_boomville::{Boomville, Obstacle, Phase, Place};
use maraude_core::{Game, Seat, Viewer, Viewers};
use table::*;

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
    assert!(
        table.told.contains(&left_alone),
        "and everybody hears of it"
    );
    assert_eq!(table.view(1).obstacles.len(), 2, "barrier and cone stand");
    assert!(did_nothing(&drawn(scene(2), Kind::Remove)));
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
        let ways = |scene: maraude_boomville::scene::Scene| {
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
