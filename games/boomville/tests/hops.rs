//! The hop out of a dead end (BV-D5).

mod table;
use maraude_boomville::cards::Kind;
use maraude_boomville::scene::Scene;
use maraude_boomville::town::Paving;
use maraude_boomville::{Obstacle, Options};
use maraude_core::Seat;
use table::*;

fn hop_option() -> Options {
    Options {
        hop_after: 2,
        ..Options::default()
    }
}

fn hop_scene(lost: u8) -> Scene {
    dead_end(scene_with(2, hop_option())).lost_turns(0, lost)
}

#[test]
fn bv_d5_after_k_lost_turns_one_may_hop_over_one_obstacle() {
    // Two turns are lost, each rolled in the dead end; the hop comes with the third.
    let mut table = Table::new(hop_scene(0).pawn(1, end_cell()));
    for lost in 1..=2 {
        table.roll(0, 5);
        assert!(table.told.contains(&E::LostTurn { seat: Seat::at(0) }));
        assert_eq!((table.turn(), table.view(1).players[0].lost), (1, lost));
        table.roll(1, 1);
    }
    table.roll(0, 5);
    assert_eq!(table.legal(0), [A::Hop, A::Stay]);
    table.act(0, A::Hop).expect("legal");
    let ways = table.ways(0);
    let before = portion(0)[portion(0).len() - 2];
    let beyond_bar = beyond(end_cell(), before);
    let firsts = |ways: &[Vec<u16>], first| ways.iter().any(|way| way[0] == first);
    assert!(firsts(&ways, beyond_bar), "over the barrier");
    assert!(firsts(&ways, before), "against the token");
    assert!(
        ways.iter().all(|way| way.len() == 5),
        "the whole roll is driven"
    );
    let over = { ways.iter() }.find(|way| way[0] == beyond_bar);
    let over = way(over.expect("over the barrier"));
    table.act(0, A::Drive(over)).expect("legal");
    let barrier = Obstacle::Barrier(ahead());
    assert!(table.view(1).obstacles.contains(&barrier), "it stays");
    assert_eq!(table.view(1).one_ways, [[0, 0]], "and so does the token");
    assert_eq!(
        table.view(1).players[0].lost,
        0,
        "the count restarts when the pawn moves"
    );
    // Without the option nobody hops.
    let mut table = Table::new(
        dead_end(scene(2))
            .lost_turns(0, 9)
            .holds(0, Kind::ChanceOver),
    );
    table.roll(0, 1);
    assert_eq!(table.act(0, A::Hop), Err(R::NoHop));
    // Missed turns do not count: the jam costs a turn, but the hop is no nearer for it.
    let (grey, greys) = straight(2, Paving::Grey);
    let mut table = Table::new(hop_scene(0).pawn(1, grey).next_cards(&[Kind::Jam]));
    table.roll(0, 3);
    let count = |table: &Table| {
        let player = &table.view(1).players[0];
        (player.lost, player.missing)
    };
    assert_eq!(count(&table), (1, 1));
    table.drive(1, &greys).expect("legal");
    assert!(table.told.contains(&E::Missed { seat: Seat::at(0) }));
    assert_eq!((count(&table), table.turn()), ((1, 0), 1));
    let mut table = Table::new(hop_scene(1));
    table.roll(0, 5);
    assert_eq!(table.turn(), 1, "with one lost turn nobody hops");
}

#[test]
fn bv_d5_the_hop_passes_one_obstacle_only() {
    let beyond_bar = beyond(end_cell(), portion(0)[portion(0).len() - 2]);
    let hops = |scene: Scene| {
        let mut table = Table::new(scene);
        table.roll(0, 5);
        table.act(0, A::Hop).expect("legal");
        let mut ways = table.ways(0);
        ways.retain(|way| way[0] == beyond_bar);
        assert!(!ways.is_empty(), "over the barrier");
        ways
    };
    let ways = hops(hop_scene(2));
    // A second barrier on the way stays shut.
    let lines = &town().plan.lines;
    let crosses = |way: &[u16], line: usize| {
        let [a, b] = lines[line].between;
        way.windows(2).any(|two| two == [a, b] || two == [b, a])
    };
    let second = (0..lines.len()).find(|&line| ways.iter().any(|way| crosses(way, line)));
    let second = second.expect("a further line within five cells");
    let shut = hops(hop_scene(2).with(Obstacle::Barrier(second as u8)));
    assert!(shut.iter().all(|way| !crosses(way, second)));
    // Nor can a token be passed after the barrier.
    let against = (1..town().plan.spots.len() as u8).find_map(|spot| {
        let cells = portion(spot);
        let ends = [cells[0], cells[cells.len() - 1]];
        let end = { ways.iter() }.find_map(|way| ends.iter().position(|end| way.contains(end)))?;
        Some((spot, end, ends[end]))
    });
    let (spot, end, entered) = against.expect("a further portion within five cells");
    let against = hops(if end == 0 {
        hop_scene(2).with_reversed(spot)
    } else {
        hop_scene(2).with(Obstacle::OneWay(spot))
    });
    assert!(against.iter().all(|way| !way.contains(&entered)));
    // A cone can be hopped over as well.
    let coned = (0..town().plan.spots.len() as u8).find_map(|spot| {
        let number = |cell| town().orange.iter().position(|&orange| orange == cell);
        let inner = portion(spot).windows(2);
        let mut found = inner.filter_map(|two| Some((two[0], two[1], number(two[1])? as u8 + 1)));
        found.next().map(|found| (spot, found))
    });
    let (spot, (cell, orange, number)) = coned.expect("an orange cell in a one-way portion");
    let cone = Obstacle::Cone(number);
    let shut_in = scene_with(2, hop_option()).lost_turns(0, 2).pawn(0, cell);
    let mut table = Table::new(shut_in.with(Obstacle::OneWay(spot)).with(cone));
    table.roll(0, 1);
    table.act(0, A::Hop).expect("no step is possible");
    table
        .act(0, A::Drive(way(&[orange])))
        .expect("onto the cone");
    assert_eq!(table.view(1).obstacles, [cone], "it stays");
}
