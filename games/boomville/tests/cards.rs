//! All other Taxi cards (BV-C), clause by clause.

mod table;
use maraude_boomville::cards::Kind;
use maraude_boomville::town::Paving;
use maraude_boomville::{Obstacle, Options, Phase, Place};
use table::*;

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
    let taken = |scene: maraude_boomville::scene::Scene| {
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
    table.act(0, A::DriveOver).expect("CHANCE helps");
    assert!(table.ways(0).contains(&on));
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

#[test]
fn bv_c17_swaps_skip_players_who_have_finished_and_leave_the_counts() {
    // Seat 2 wins and the others play on: the left-hand neighbour of seat 1 is then seat 3.
    let (start, row) = straight(3, Paving::Red);
    let goal = town().destination_at[row[2] as usize].expect("a destination");
    let (grey, greys) = straight(2, Paving::Grey);
    let (yellow, yellows) = straight(1, Paving::Yellow);
    let options = Options {
        destinations: 1,
        ..Options::default()
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

/// Seat 1 draws a card in a dead end, by rolling a 3 there.
fn dead_end_with(kind: Kind) -> (Table, u8, u8) {
    let (scene, spot, barred) = dead_end(scene(2));
    let mut table = Table::new(scene.next_cards(&[kind]));
    table.roll(0, 3);
    (table, spot, barred)
}

/// A pawn at the end of a one-way portion, with a barrier ahead: no step is possible.
fn dead_end(scene: maraude_boomville::scene::Scene) -> (maraude_boomville::scene::Scene, u8, u8) {
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
