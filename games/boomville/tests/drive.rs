//! Driving (BV-T), clause by clause.

mod table;
use maraude_boomville::cards::Kind;
use maraude_boomville::town::Paving;
use maraude_boomville::{Obstacle, Phase, Place};
use table::*;

#[test]
fn bv_t1_the_count_is_the_die_and_starts_after_the_parking_line() {
    let opens = town().plan.parking.opens;
    let mut table = Table::new(scene(3));
    table.roll(0, 1);
    assert_eq!(table.ways(0), [vec![opens]]);
    let mut table = Table::new(scene(3));
    table.roll(0, 3);
    let ways = table.ways(0);
    assert!(!ways.is_empty() && ways.iter().all(|way| way.len() == 3 && way[0] == opens));
    let [a, b] = town().plan.cells[opens as usize].to[..] else {
        panic!("two neighbours")
    };
    assert!(ways.iter().any(|way| way[1] == a) && ways.iter().any(|way| way[1] == b));
    assert_eq!(
        table.act(0, A::Drive(way(&[a, opens, b]))),
        Err(R::NotNext(a))
    );
    let four: Vec<u16> = [&ways[0][..], &[beyond(ways[0][2], ways[0][1])]].concat();
    assert_eq!(table.act(0, A::Drive(way(&four))), Err(R::TooFar(3)));
    assert_eq!(table.act(0, A::Drive(way(&[]))), Err(R::NoWay));
    let first = way(&ways[0]);
    table.act(0, A::Drive(first)).expect("legal");
    assert_eq!(table.at(0), Place::Cell(ways[0][2]));
}

#[test]
fn bv_t2_a_later_turn_sets_off_in_any_direction_and_short_moves_are_forced() {
    let (_, row) = straight(4, Paving::Grey);
    let mut table = Table::new(scene(2).pawn(0, row[1]));
    table.roll(0, 1);
    let ends: Vec<u16> = table.ways(0).iter().map(|way| way[0]).collect();
    assert_eq!(ends.len(), 2);
    assert!(
        ends.contains(&row[0]) && ends.contains(&row[2]),
        "forward and back, whatever the last move was"
    );
    // A cone two cells ahead on a one-way street: one must go as far as possible, no less.
    let (table, cells) = blocked_street();
    let mut table = table;
    table.roll(0, 6);
    assert_eq!(table.ways(0), [cells[1..3].to_vec()]);
    assert_eq!(
        table.act(0, A::Drive(way(&cells[1..2]))),
        Err(R::TooShort(2))
    );
    table
        .act(0, A::Drive(way(&cells[1..3])))
        .expect("as far as possible");
}

/// A pawn on the first cell of a one-way portion whose far end is barred: two cells to go.
fn blocked_street() -> (Table, Vec<u16>) {
    let spot = (0..town().plan.spots.len() as u8)
        .find(|&spot| portion(spot).len() == 3)
        .expect("a short portion");
    let cells = portion(spot).to_vec();
    let out = beyond(cells[2], cells[1]);
    let table = Table::new(
        scene(2)
            .pawn(0, cells[0])
            .with(Obstacle::OneWay(spot))
            .with(Obstacle::Barrier(line(cells[2], out))),
    );
    (table, cells)
}

#[test]
fn bv_t6_pawns_share_a_cell() {
    let (start, row) = straight(2, Paving::Grey);
    let mut table = Table::new(scene(2).pawn(0, start).pawn(1, row[1]));
    table.drive(0, &row).expect("legal");
    assert_eq!(table.at(0), table.at(1));
}

#[test]
fn bv_t11_parked_pawns_are_out_of_the_way() {
    let opens = town().plan.parking.opens;
    let mut table = Table::new(scene(4).pawn(0, opens));
    table.roll(0, 1);
    let mut ends: Vec<u16> = table.ways(0).into_iter().flatten().collect();
    ends.sort_unstable();
    assert_eq!(
        ends,
        town().plan.cells[opens as usize].to,
        "nobody drives back in"
    );
    // A swap reaches a parked player's card.
    let (start, row) = straight(1, Paving::Yellow);
    let mut table = Table::new(scene(2).pawn(0, start).next_cards(&[Kind::SwapLeft]));
    let (own, other) = (table.destination(0), table.destination(1));
    table.drive(0, &row).expect("legal");
    assert_eq!((table.destination(0), table.destination(1)), (other, own));
    assert!(matches!(table.at(1), Place::Stall(_)));
}

#[test]
fn bv_t12_a_way_does_not_return_at_once_but_may_cross_its_track() {
    let (start, row) = straight(3, Paving::Grey);
    let mut table = Table::new(scene(2).pawn(0, start));
    table.roll(0, 3);
    assert_eq!(
        table.act(0, A::Drive(way(&[row[0], row[1], row[0]]))),
        Err(R::TurnsBack(row[0]))
    );
    // Round the roundabout: eight cells make a circle, so six do not close it; a way that comes
    // back over its own track is judged by its steps alone.
    assert!(
        table
            .ways(0)
            .iter()
            .all(|way| way.windows(3).all(|three| three[0] != three[2]))
    );
    // However short onto the own destination, besides the ways of full length.
    let (start, row, goal) = street_to_a_destination();
    let mut table = Table::new(scene(2).pawn(0, start).destination(0, goal));
    table.roll(0, 5);
    let ways = table.ways(0);
    assert!(ways.contains(&row));
    assert!(ways.iter().any(|way| way.len() == 5), "the other direction");
    assert!(
        ways.iter().all(|way| way == &row || !way.contains(&row[2])),
        "none drives through"
    );
}

#[test]
fn bv_t13_stopped_short_on_yellow_draws_and_loses_the_rest() {
    // The far end of a one-way portion is barred; the last cell before it is yellow.
    let spots = 0..town().plan.spots.len() as u8;
    let ends = spots.flat_map(|spot| [(spot, false), (spot, true)]);
    let found = ends.into_iter().find_map(|(spot, reversed)| {
        let mut cells = portion(spot).to_vec();
        if reversed {
            cells.reverse();
        }
        let n = cells.len();
        (town().plan.cells[cells[n - 1] as usize].paving == Paving::Yellow)
            .then_some((spot, reversed, cells))
    });
    let (spot, reversed, cells) = found.expect("a portion that ends on yellow");
    let n = cells.len();
    let out = beyond(cells[n - 1], cells[n - 2]);
    let scene = scene(2)
        .pawn(0, cells[n - 2])
        .with(Obstacle::Barrier(line(cells[n - 1], out)));
    let scene = if reversed {
        scene.with_reversed(spot)
    } else {
        scene.with(Obstacle::OneWay(spot))
    };
    let mut table = Table::new(scene.next_cards(&[Kind::Remove]));
    table.roll(0, 5);
    table
        .act(0, A::Drive(way(&cells[n - 1..])))
        .expect("as far as possible");
    assert_eq!(table.phase(), Phase::Remove, "it draws as usual");
    table
        .act(0, A::Remove(Obstacle::Barrier(line(cells[n - 1], out))))
        .expect("legal");
    assert_eq!(
        (table.turn(), table.at(0)),
        (1, Place::Cell(cells[n - 1])),
        "the rest of the die is lost"
    );
    // A pawn that did not move draws nothing for its cell.
    let scene = self::scene(2)
        .pawn(0, cells[n - 1])
        .with(Obstacle::Barrier(line(cells[n - 1], out)));
    let scene = if reversed {
        scene.with_reversed(spot)
    } else {
        scene.with(Obstacle::OneWay(spot))
    };
    let mut table = Table::new(scene);
    table.roll(0, 5);
    assert!(
        table
            .told
            .iter()
            .all(|event| !matches!(event, E::Drew { .. }))
    );
    assert_eq!(table.turn(), 1);
}
