//! Reaching destinations (BV-T), clause by clause.

mod table;
use maraude_boomville::cards::Kind;
use maraude_boomville::town::Paving;
use maraude_boomville::{Phase, Place};
use maraude_core::{Game, Seat, Viewers};
use table::*;

#[test]
fn bv_t7_stops_at_the_own_destination_and_shows_it() {
    let (start, row, goal) = street_to_a_destination();
    let mut table = Table::new(scene(2).pawn(0, start).destination(0, goal));
    table.roll(0, 6);
    let through: Vec<u16> = [&row[..], &[beyond(row[2], row[1])]].concat();
    assert_eq!(
        table.act(0, A::Drive(way(&through))),
        Err(R::ThroughDestination)
    );
    table.act(0, A::Drive(way(&row))).expect("however short");
    assert!(table.told.contains(&E::Arrived {
        seat: Seat::at(0),
        place: goal,
        reached: 1
    }));
    let view = table.view(1);
    assert_eq!(
        (view.players[0].shown.clone(), view.players[0].reached),
        (vec![goal], 1)
    );
    assert_eq!(
        table.at(0),
        Place::Cell(row[2]),
        "the rest of the die is lost"
    );
    assert!(table.destination(0).is_some_and(|next| next != goal));
    // The last one needed wins.
    let mut table = Table::new(scene(3).reached(0, 1).pawn(0, start).destination(0, goal));
    table.drive(0, &row).expect("legal");
    assert_eq!(table.phase(), Phase::Asked);
    assert!(table.told.contains(&E::Placed {
        seat: Seat::at(0),
        place: 1
    }));
}

#[test]
fn bv_t8_other_entrances_are_like_grey_cells() {
    let (start, row, goal) = street_to_a_destination();
    let other = (goal + 1) % 32;
    let mut table = Table::new(scene(2).pawn(0, start).destination(0, other));
    table.drive(0, &row).expect("legal");
    assert_eq!((table.turn(), table.view(1).players[0].reached), (1, 0));
    let mut table = Table::new(scene(2).pawn(0, start).destination(0, other));
    table.roll(0, 4);
    assert!(
        table.ways(0).iter().any(|way| way[..3] == row[..]),
        "driven over"
    );
}

#[test]
fn bv_t9_a_cards_effect_draws_no_card_but_arriving_counts() {
    // A shortcut onto a yellow cell draws nothing.
    let yellow = |cell: u16| town().paving[cell as usize] == Paving::Yellow;
    let shortcuts = town()
        .plan
        .cells
        .iter()
        .filter(|cell| yellow(cell.id))
        .filter_map(|cell| {
            let mut table = Table::new(scene(2).pawn(0, cell.to[0]).next_cards(&[Kind::Shortcut]));
            table.roll(0, 1);
            table.act(0, A::Drive(way(&[cell.id]))).ok()?;
            let onto = table
                .ways(0)
                .into_iter()
                .find(|way| yellow(way[way.len() - 1]))?;
            Some((table, onto))
        });
    let (mut table, onto) = { shortcuts }
        .next()
        .expect("two yellow cells near each other");
    table.act(0, A::Shortcut(way(&onto))).expect("legal");
    assert!(
        table
            .told
            .iter()
            .all(|event| !matches!(event, E::Drew { .. }))
    );
    assert_eq!(
        (table.at(0), table.turn()),
        (Place::Cell(onto[onto.len() - 1]), 1)
    );
    let (start, row) = straight(1, Paving::Yellow);
    // Sent to the Police Station or the Garage: no further card, the turn is over.
    for (kind, id) in [(Kind::Police, "police"), (Kind::Garage, "garage")] {
        let mut table = Table::new(scene(2).pawn(0, start).next_cards(&[kind]));
        table.drive(0, &row).expect("legal");
        assert_eq!((table.at(0), table.turn()), (Place::Cell(entrance(id)), 1));
        let drew = |event: &&E| matches!(event, E::Drew { .. });
        assert_eq!(table.told.iter().filter(drew).count(), 1);
    }
    // A shortcut onto the own destination arrives.
    let (start, row, goal) = yellow_before_a_destination();
    let mut table = Table::new(
        scene(2)
            .pawn(0, start)
            .destination(0, goal)
            .next_cards(&[Kind::Shortcut]),
    );
    table.drive(0, &row[..1]).expect("legal");
    table.act(0, A::Shortcut(way(&row[1..]))).expect("legal");
    assert_eq!(table.view(1).players[0].reached, 1);
    assert_eq!(table.view(1).players[0].shown, [goal]);
    // Green wave and CHANCE's extra move are full moves: yellow draws again.
    let (start, row) = straight(1, Paving::Yellow);
    let drew = |table: &Table| {
        let drew = |event: &&E| matches!(event, E::Drew { .. });
        table.told.iter().filter(drew).count()
    };
    for (scene, cards) in [
        (scene(2), [Kind::GreenWave, Kind::Jam]),
        (scene(2).holds(0, Kind::ChanceMove), [Kind::Jam, Kind::Jam]),
    ] {
        let mut table = Table::new(scene.pawn(0, start).next_cards(&cards));
        table.drive(0, &row).expect("legal");
        if table.phase() == Phase::After {
            table.act(0, A::MoveAgain).expect("legal");
        }
        assert_eq!((table.turn(), table.phase()), (0, Phase::Roll));
        table.drive_onto_yellow(0);
        assert_eq!(drew(&table), 1, "{cards:?}");
    }
}

/// A yellow cell within three cells of a destination on a straight street.
fn yellow_before_a_destination() -> (u16, Vec<u16>, u8) {
    let cells = &town().plan.cells;
    for n in 2..=4 {
        for place in 0..32u8 {
            let goal = town().entrances[place as usize];
            for &next in &cells[goal as usize].to {
                let mut row = vec![goal, next];
                while row.len() < n + 1 && cells[row[row.len() - 1] as usize].to.len() == 2 {
                    row.push(beyond(row[row.len() - 1], row[row.len() - 2]));
                }
                let plain = row[1..]
                    .iter()
                    .all(|&cell| cells[cell as usize].paving != Paving::Red);
                let printed = row.iter().any(|cell| town().printed_portion.contains(cell));
                if row.len() == n + 1
                    && plain
                    && !printed
                    && cells[row[n - 1] as usize].paving == Paving::Yellow
                {
                    row.reverse();
                    return (row[0], row[1..].to_vec(), place);
                }
            }
        }
    }
    panic!("no such street")
}

#[test]
fn bv_t14_a_destination_swapped_to_its_place_must_be_entered_again() {
    let (_, row, goal) = street_to_a_destination();
    let (start, yellow) = straight(1, Paving::Yellow);
    let mut table = Table::new(
        scene(2)
            .pawn(0, start)
            .destination(0, goal)
            .pawn(1, row[2])
            .next_cards(&[Kind::SwapLeft]),
    );
    table.drive(0, &yellow).expect("legal");
    assert_eq!(
        (table.destination(1), table.view(0).players[1].reached),
        (Some(goal), 0),
        "nobody arrives"
    );
    table.roll(1, 1);
    table.act(1, A::Drive(way(&[row[1]]))).expect("legal");
    assert_eq!(
        table.view(0).players[1].reached,
        0,
        "leaving it is no arrival"
    );
    let mut table = Table::new(scene(2).pawn(0, row[1]).destination(0, goal));
    table.drive(0, &[row[2]]).expect("entered again");
    assert_eq!(table.view(1).players[0].reached, 1);
}

#[test]
fn bv_t15_an_empty_destination_pile_takes_back_all_but_the_one_just_reached() {
    let (start, row, goal) = street_to_a_destination();
    let options = destinations(5);
    let scene = scene_with(2, options).pawn(0, start).destination(0, goal);
    let mut table = Table::new(scene.reached(1, 30));
    assert_eq!(table.view(0).destination_pile, 0);
    table.drive(0, &row).expect("legal");
    assert!(table.told.contains(&E::ShuffledDestinations));
    let view = table.view(0);
    assert_eq!(view.players[0].shown, [goal], "the one just reached stays");
    assert_eq!(
        (view.players[1].shown.len(), view.players[1].reached),
        (0, 30),
        "the counts stay"
    );
    assert_eq!(view.destination_pile, 29);
    assert_ne!(
        view.players[0].destination,
        Some(goal),
        "nobody draws the place where they stand"
    );
}

#[test]
fn bv_t16_the_win_is_immediate() {
    let (start, row, goal) = street_to_a_destination();
    let mut table = Table::new(scene(2).reached(0, 1).pawn(0, start).destination(0, goal));
    table.drive(0, &row).expect("legal");
    assert_eq!(
        table.act(1, A::Roll),
        Err(R::AskedFirst),
        "the round is not completed"
    );
    table.agree(A::Stop).expect("legal");
    assert_eq!(table.act(1, A::Roll), Err(R::Over));
    let outcome = table.game.outcome().expect("over");
    assert!((outcome.win_share(Seat::at(0)) - 1.0).abs() < f64::EPSILON);
}

#[test]
fn only_driving_past_an_entrance_rules_it_out_for_everybody() {
    let (start, row) = straight(2, Paving::Grey);
    let mut table = Table::new(scene(2).pawn(0, start));
    table.drive(0, &row).expect("legal");
    assert_eq!(table.heard.revealed, Viewers::NONE);
    let (start, row, goal) = street_to_a_destination();
    let mut table = Table::new(scene(2).pawn(0, start).destination(0, (goal + 1) % 32));
    table.drive(0, &row).expect("legal");
    assert_eq!(table.heard.revealed, Viewers::ALL);
    assert_eq!(table.view(1).players[0].ruled_out, [goal]);
}
