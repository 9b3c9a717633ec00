//! Dead ends (BV-D), clause by clause.

mod table;
use maraude_boomville::cards::Kind;
use maraude_boomville::scene::Scene;
use maraude_boomville::town::{CellPlan, Line, Paving};
use maraude_boomville::{Obstacle, Phase, Place};
use maraude_core::Seat;
use table::*;

/// The streets around the roundabout: every line of theirs leads into a portion with a spot.
fn around_the_roundabout() -> Vec<u16> {
    let round = town().plan.roundabout;
    let cells = &town().plan.cells;
    let near = |cell: &&CellPlan| (cell.x - round.x).hypot(cell.y - round.y) < 80.0;
    let mut inside: Vec<u16> = cells.iter().filter(near).map(|cell| cell.id).collect();
    assert_eq!(inside.len(), 8, "the roundabout itself");
    let mut next = 0;
    while let Some(&cell) = inside.get(next) {
        next += 1;
        for &to in &cells[cell as usize].to {
            let joins = |line: &&Line| line.between == [cell, to] || line.between == [to, cell];
            if !inside.contains(&to) && !town().plan.lines.iter().any(|line| joins(&line)) {
                inside.push(to);
            }
        }
    }
    inside
}

/// Every one-way portion around these streets points inwards; gives one of the spots, too.
fn all_pointing_to(inside: &[u16], mut scene: Scene) -> (Scene, u8) {
    let mut spots = Vec::new();
    for spot in 0..town().plan.spots.len() as u8 {
        let cells = portion(spot);
        let (first, last) = (cells[0], cells[cells.len() - 1]);
        if inside.contains(&beyond(last, cells[cells.len() - 2])) {
            scene = scene.with(Obstacle::OneWay(spot));
        } else if inside.contains(&beyond(first, cells[1])) {
            scene = scene.with_reversed(spot);
        } else {
            continue;
        }
        spots.push(spot);
    }
    assert!(
        (2..=12).contains(&spots.len()),
        "as many tokens as there are"
    );
    (scene, spots[0])
}

#[test]
fn bv_d1_in_circles_one_keeps_driving_until_a_card_helps() {
    let inside = around_the_roundabout();
    let (scene, spot) = all_pointing_to(&inside, scene(2));
    for &cell in &inside {
        for face in 1..=6 {
            let mut table = Table::new(scene.clone().pawn(0, cell));
            table.roll(0, face);
            let ways = table.ways(0);
            assert_eq!(table.phase(), Phase::Drive, "it is no dead end");
            assert!(!table.told.contains(&E::Stuck { seat: Seat::at(0) }));
            assert!(ways.iter().all(|way| way.len() == face as usize));
            let inner = |way: &Vec<u16>| way.iter().all(|cell| inside.contains(cell));
            assert!(ways.iter().all(inner), "nobody gets out");
            // The turn is driven and none is lost.
            table.act(0, A::Drive(way(&ways[0]))).expect("legal");
            assert_eq!(table.view(1).players[0].lost, 0);
        }
    }
    // A yellow cell gives a helpful card: the way out is open.
    let cells = portion(spot);
    let ends = [
        (cells[0], beyond(cells[0], cells[1])),
        (
            cells[cells.len() - 1],
            beyond(cells[cells.len() - 1], cells[cells.len() - 2]),
        ),
    ];
    let (out, mouth) = ends[usize::from(!inside.contains(&ends[0].1))];
    let paved = |cell: u16| town().paving[cell as usize];
    let yellow = { inside.iter() }.find(|&&cell| paved(cell) == Paving::Yellow);
    let yellow = *yellow.expect("circles have a yellow cell");
    let before = town().plan.cells[yellow as usize].to[0];
    let scene = scene.pawn(0, before).pawn(1, mouth);
    let mut table = Table::new(scene.next_cards(&[Kind::FlipOneWay]));
    table.drive(0, &[yellow]).expect("legal");
    table.act(0, A::FlipOneWay(spot)).expect("legal");
    table.roll(1, 1);
    assert!(table.ways(1).contains(&vec![out]));
}

#[test]
fn bv_d2_in_a_dead_end_a_three_or_a_four_draws_a_card() {
    for face in 1..=6 {
        let mut table = Table::new(dead_end(scene(2)).next_cards(&[Kind::Jam]));
        table.roll(0, face);
        let drew = table
            .told
            .iter()
            .any(|event| matches!(event, E::Drew { .. }));
        assert_eq!(drew, matches!(face, 3 | 4), "{face}");
        assert_eq!((table.turn(), table.at(0)), (1, Place::Cell(end_cell())));
    }
    // A card that frees the way: one drives on.
    let mut table = Table::new(dead_end(scene(2)).next_cards(&[Kind::Remove]));
    table.roll(0, 4);
    table
        .act(0, A::Remove(Obstacle::Barrier(ahead())))
        .expect("legal");
    assert_eq!((table.turn(), table.phase()), (0, Phase::Drive));
    assert!(table.ways(0).iter().all(|way| way.len() == 4));
}

#[test]
fn bv_d3_a_pawn_that_can_turn_back_is_not_stuck_and_chance_opens_a_step_for_any_roll() {
    // Without the one-way the pawn simply turns back.
    let scene_back = scene(2)
        .pawn(0, end_cell())
        .with(Obstacle::Barrier(ahead()));
    let mut table = Table::new(scene_back);
    table.roll(0, 5);
    assert_eq!(table.phase(), Phase::Drive);
    let back = portion(0)[portion(0).len() - 2];
    assert!(table.ways(0).iter().all(|way| way[0] == back));
    assert_eq!(table.act(0, A::Stay), Err(R::NoDeadEnd));
    assert_eq!(table.act(0, A::Hop), Err(R::NoDeadEnd));
    // A held CHANCE that opens a step may be played; this roll is driven, whatever it shows.
    let beyond_bar = beyond(end_cell(), back);
    for (kind, action, onto) in [
        (Kind::ChanceOver, A::DriveOver, beyond_bar),
        (Kind::ChanceOneWays, A::IgnoreOneWays, back),
    ] {
        for face in 1..=6 {
            let mut table = Table::new(dead_end(scene(2)).holds(0, kind));
            assert_eq!(table.act(0, action), Err(R::RollFirst), "after the roll");
            table.roll(0, face);
            assert!(table.told.contains(&E::Stuck { seat: Seat::at(0) }));
            assert_eq!(table.legal(0), [action, A::Stay]);
            table.act(0, action).expect("it opens a step");
            assert_eq!(table.phase(), Phase::Drive);
            let ways = table.ways(0);
            let whole = |way: &Vec<u16>| way.len() == face as usize && way[0] == onto;
            assert!(
                !ways.is_empty() && ways.iter().all(whole),
                "{kind:?} {face}"
            );
            assert_eq!(table.act(0, A::Stay), Err(R::NoDeadEnd), "one must drive");
            table.act(0, A::Drive(way(&ways[0]))).expect("legal");
            assert_eq!(table.view(1).players[0].lost, 0, "the turn is not lost");
        }
    }
    // One may keep it and stay.
    let mut table = Table::new(dead_end(scene(2)).holds(0, Kind::ChanceOver));
    table.roll(0, 1);
    table.act(0, A::Stay).expect("legal");
    assert_eq!((table.turn(), table.held(0).len()), (1, 1));
    assert_eq!(table.view(1).players[0].lost, 1);
    // A card that opens no step is of no use: behind the pawn the printed one-way holds.
    let printed = &town().printed_portion;
    let [.., before_last, last] = printed[..] else {
        panic!("a portion")
    };
    let barred = Obstacle::Barrier(line(last, beyond(last, before_last)));
    let scene_printed = scene(2).pawn(0, last).with(barred);
    let both = scene_printed
        .clone()
        .holds(0, Kind::ChanceOver)
        .holds(0, Kind::ChanceOneWays);
    let mut table = Table::new(both);
    table.roll(0, 1);
    assert_eq!(table.legal(0), [A::DriveOver, A::IgnoreOneWays, A::Stay]);
    table.act(0, A::IgnoreOneWays).expect("when one likes");
    assert_eq!(table.legal(0), [A::DriveOver, A::Stay], "no step is open");
    table.act(0, A::DriveOver).expect("legal");
    assert_eq!(table.phase(), Phase::Drive);
    // Nothing to choose: nobody is asked.
    let mut table = Table::new(scene_printed.holds(0, Kind::ChanceOneWays));
    table.roll(0, 1);
    assert_eq!((table.turn(), table.phase()), (1, Phase::Roll));
}

#[test]
fn bv_d3_cards_that_were_played_hold_for_this_roll() {
    // Behind the pawn the printed one-way holds: ignoring one-ways opens no step.
    let printed = &town().printed_portion;
    let [.., before_last, last] = printed[..] else {
        panic!("a portion")
    };
    let barrier = Obstacle::Barrier(line(last, beyond(last, before_last)));
    let scene = scene(2).pawn(0, last).with(barrier);
    let scene = scene
        .holds(0, Kind::ChanceOver)
        .holds(0, Kind::ChanceOneWays);
    let mut table = Table::new(scene.next_cards(&[Kind::Remove]));
    table.roll(0, 3);
    table.act(0, A::IgnoreOneWays).expect("when one likes");
    assert_eq!(table.phase(), Phase::Stuck, "no step yet");
    table.act(0, A::Stay).expect("it draws a card");
    table.act(0, A::Remove(barrier)).expect("legal");
    assert_eq!(table.phase(), Phase::Drive);
    assert!(table.view(0).ignores_one_ways, "for this same roll");
    let ways = table.ways(0);
    table.act(0, A::Drive(way(&ways[0]))).expect("legal");
    assert!(!table.view(0).ignores_one_ways, "and no longer");
}

#[test]
fn bv_d3_the_test_uses_public_facts_only() {
    // Whatever the hidden destination, even the very next entrance, the dead end is the same.
    let steps = |seen: &Table| (seen.phase(), seen.turn(), seen.told.len());
    for back in [false, true] {
        let mut seen = Vec::new();
        for place in 0..32 {
            let scene = scene(2).destination(0, place);
            let scene = if back {
                let barred = Obstacle::Barrier(ahead());
                scene.pawn(0, end_cell()).with(barred)
            } else {
                dead_end(scene)
            };
            let mut table = Table::new(scene);
            table.roll(0, 2);
            seen.push(steps(&table));
        }
        assert!(seen.iter().all(|other| *other == seen[0]), "{seen:?}");
        assert_eq!(seen[0].0, if back { Phase::Drive } else { Phase::Roll });
    }
}

#[test]
fn bv_d4_the_card_is_obeyed_first_then_the_same_roll_is_driven() {
    // Flipping the one-way frees the way back: three cells.
    let mut table = Table::new(dead_end(scene(2)).next_cards(&[Kind::FlipOneWay]));
    table.roll(0, 3);
    table.act(0, A::FlipOneWay(0)).expect("legal");
    assert_eq!(table.phase(), Phase::Drive);
    assert!(table.ways(0).iter().all(|way| way.len() == 3));
    // A drawn CHANCE may be played at once.
    let mut table = Table::new(dead_end(scene(2)).next_cards(&[Kind::ChanceOver]));
    table.roll(0, 3);
    assert_eq!(table.phase(), Phase::Stuck);
    table.act(0, A::DriveOver).expect("legal");
    assert_eq!(table.phase(), Phase::Drive);
    // Green wave is a new roll and a new try; Police ends the dead end without driving on.
    let mut table = Table::new(dead_end(scene(2)).next_cards(&[Kind::GreenWave]));
    table.roll(0, 3);
    assert_eq!((table.turn(), table.phase()), (0, Phase::Roll));
    let mut table = Table::new(dead_end(scene(2)).next_cards(&[Kind::Police]));
    table.roll(0, 3);
    assert_eq!(
        (table.turn(), table.at(0)),
        (1, Place::Cell(entrance("police")))
    );
    assert_eq!(table.view(1).players[0].lost, 0);
    // A card that frees nothing: the turn is lost, and no second card is drawn.
    let mut table = Table::new(dead_end(scene(2)).next_cards(&[Kind::StreetBarrier]));
    table.roll(0, 4);
    let elsewhere = table.legal(0)[0];
    table.act(0, elsewhere).expect("legal");
    assert!(table.told.contains(&E::LostTurn { seat: Seat::at(0) }));
    assert_eq!((table.turn(), table.view(1).players[0].lost), (1, 1));
}
