//! Set-up and turn (BV-S, BV-T), clause by clause.

mod table;

use maraude_boomville::cards::{Deck, Kind};
use maraude_boomville::staging::Scene;
use maraude_boomville::town::Paving;
use maraude_boomville::{Boomville, BoomvilleOptions, Obstacle, Phase, Place};
use maraude_core::{Game, Inventory, Seat, Setup, Viewer, Viewers};
use std::collections::BTreeSet;
use table::*;

fn set_up(seats: u8, options: BoomvilleOptions, seed: u64) -> Result<Boomville, R> {
    Boomville::new(&Setup { seats, options }, &mut chance(seed))
}

fn destinations(destinations: u8) -> BoomvilleOptions {
    BoomvilleOptions {
        destinations,
        ..BoomvilleOptions::default()
    }
}

#[test]
fn the_box_holds_what_bv_m_counts() {
    let deck = Deck::get();
    let counts = [10, 5, 5, 2, 5, 12, 2, 1, 1, 1, 1, 1, 2, 2, 4, 3, 3];
    for (kind, count) in Kind::ALL.into_iter().zip(counts) {
        assert_eq!(deck.of(kind).count_ones(), count, "{kind:?}");
    }
    let inventory = Table::new(scene(4)).game.inventory();
    assert_eq!(inventory.len(), 3 + 60 + 32);
    assert_eq!(
        inventory[..3],
        [("barriers", 7), ("one-way tokens", 12), ("cones", 5)]
    );
    assert!(inventory[3..].iter().all(|&(_, n)| n == 1));
}

#[test]
fn bv_s1_both_decks_are_shuffled_face_down() {
    // Both orders differ from deal to deal, and any card may lie on top.
    let (start, row) = straight(1, Paving::Yellow);
    let deal = |seed| {
        let options = BoomvilleOptions::default();
        Scene::new(2, options, &mut chance(seed)).expect("fine")
    };
    let mut destinations = BTreeSet::new();
    let mut taxis = BTreeSet::new();
    for seed in 0..300 {
        let mut table = Table::new(deal(seed).pawn(0, start));
        destinations.insert((table.destination(0), table.destination(1)));
        table.drive(0, &row).expect("legal");
        let drew = table.told.iter().find_map(|event| match event {
            E::Drew { card, .. } => Some(*card),
            _ => None,
        });
        taxis.insert(drew.expect("yellow draws"));
    }
    assert!(destinations.len() > 200, "{}", destinations.len());
    assert!(taxis.len() > 50, "{}", taxis.len());
    // Face down: nobody can tell one order from another.
    let seen = |scene: Scene| {
        let table = Table::new(scene);
        let game = &table.game;
        let views = Viewer::all(3).map(|viewer| serde_json::to_string(&game.view(viewer)));
        views
            .collect::<Result<Vec<_>, _>>()
            .expect("views are plain")
    };
    assert_eq!(
        seen(scene(3).next_cards(&[Kind::Jam])),
        seen(scene(3).next_cards(&[Kind::Police, Kind::ChanceMove]))
    );
    let ours = |place| {
        let views = seen(scene(3).destination(2, place));
        [views[0].clone(), views[1].clone(), views[3].clone()]
    };
    let hidden = |place: &u8| {
        let table = Table::new(scene(3));
        (0..3).all(|seat| table.destination(seat) != Some(*place))
    };
    let mut hidden = (0..32).filter(hidden);
    let (one, other) = (hidden.next().expect("29"), hidden.next().expect("28"));
    assert_eq!(ours(one), ours(other), "seats 1 and 2, and spectators");
    let view = Table::new(scene(4)).view(0);
    assert_eq!((view.taxi_pile, view.destination_pile), (60, 28));
}

#[test]
fn bv_s2_one_to_five_destinations_win() {
    assert_eq!(
        set_up(2, destinations(0), 1).err(),
        Some(R::Destinations(0))
    );
    assert_eq!(
        set_up(2, destinations(6), 1).err(),
        Some(R::Destinations(6))
    );
    for n in 1..=5 {
        assert_eq!(
            set_up(2, destinations(n), 1).map(|game| game.view(Viewer::Spectator).needed),
            Ok(n)
        );
    }
    assert_eq!(BoomvilleOptions::default().destinations, 2);
}

#[test]
fn bv_s3_two_to_six_pawns() {
    assert_eq!(
        set_up(1, BoomvilleOptions::default(), 1).err(),
        Some(R::Players(1))
    );
    assert_eq!(
        set_up(7, BoomvilleOptions::default(), 1).err(),
        Some(R::Players(7))
    );
    for seats in 2..=6 {
        let game = set_up(seats, BoomvilleOptions::default(), 1).expect("fine");
        assert_eq!(game.view(Viewer::Spectator).players.len(), seats as usize);
    }
}

#[test]
fn bv_s4_the_highest_roll_starts_and_play_passes_to_the_left() {
    let mut starters = [false; 6];
    let mut faces = [false; 6];
    // Where the starter stood among those who tied: first, or later.
    let mut ties = [0, 0];
    for seed in 0..200 {
        let game = set_up(6, BoomvilleOptions::default(), seed).expect("fine");
        let view = game.view(Viewer::Spectator);
        let rolls: Vec<u8> = view
            .players
            .iter()
            .map(|player| player.start_roll)
            .collect();
        let high = *rolls.iter().max().expect("six rolls");
        assert_eq!(rolls[view.turn.index()], high);
        starters[view.turn.index()] = true;
        for &roll in &rolls {
            faces[roll as usize - 1] = true;
        }
        let mut tied = (0..6).filter(|&seat| rolls[seat] == high);
        let (first, another) = (tied.next(), tied.next());
        if another.is_some() {
            ties[usize::from(first != Some(view.turn.index()))] += 1;
        }
    }
    assert!(starters.iter().all(|&started| started));
    assert!(faces.iter().all(|&rolled| rolled), "a die has six faces");
    assert!(
        ties[0] > 20 && ties[1] > 20,
        "who ties rolls again, whichever seat it is: {ties:?}"
    );
    // To the left, each in turn, and round again.
    let (start, row) = straight(2, Paving::Grey);
    let scene = (0..3).fold(scene(3), |scene, seat| scene.pawn(seat, start));
    let mut table = Table::new(scene);
    for seat in [0, 1, 2] {
        for other in (0..3).filter(|&other| other != seat) {
            assert_eq!(table.act(other, A::Roll), Err(R::NotYourTurn));
        }
        table.drive(seat, &row).expect("legal");
        assert_eq!(table.turn(), (seat + 1) % 3);
    }
}

#[test]
fn bv_s5_pawns_park_in_start_order() {
    for seed in 0..30 {
        let game = set_up(5, BoomvilleOptions::default(), seed).expect("fine");
        let view = game.view(Viewer::Spectator);
        let mut seat = view.turn;
        for stall in 0..5 {
            assert_eq!(view.players[seat.index()].at, Place::Stall(stall));
            seat = seat.next(5);
        }
    }
}

#[test]
fn bv_s6_each_draws_one_destination_and_the_next_when_it_is_reached() {
    let (start, row) = straight(3, Paving::Red);
    let goal = town().destination_at[row[2] as usize];
    let goal = goal.expect("destinations come first among straight red cells");
    let mut table = Table::new(scene(3).pawn(0, start).destination(0, goal));
    let known: Vec<Option<u8>> = table
        .view(1)
        .players
        .iter()
        .map(|player| player.destination)
        .collect();
    assert!(known[1].is_some() && known[0].is_none() && known[2].is_none());
    assert_eq!(table.view(1).destination_pile, 29);
    table.drive(0, &row).expect("legal");
    assert_eq!(
        table.view(1).destination_pile,
        28,
        "one more was drawn on arrival"
    );
    assert_ne!(table.destination(0), Some(goal));
}

#[test]
fn bv_s7_without_incidents_six_cards_stay_in_the_box() {
    let options = BoomvilleOptions {
        incidents: false,
        ..BoomvilleOptions::default()
    };
    let game = scene_with(4, options).game();
    assert_eq!(game.view(Viewer::Spectator).taxi_pile, 54);
    assert_eq!(
        game.inventory(),
        Table::new(scene(4)).game.inventory(),
        "they are still in the box"
    );
    // Nobody ever draws one: the whole pile is drawn once and over again.
    let (start, row) = straight(1, Paving::Yellow);
    let mut table = Table::new(scene_with(2, options));
    for draw in 0..120 {
        table.game = scene_with(2, options)
            .pawn(0, start)
            .taxi_pile(54 - draw % 54)
            .game();
        table.drive(0, &row).expect("legal");
        let drawn = table.told.iter().find_map(|event| match event {
            E::Drew { card, .. } => Some(Deck::get().kind(*card)),
            _ => None,
        });
        assert!(!drawn.expect("yellow draws").is_incident());
    }
}

#[test]
fn bv_s8_one_may_hop_after_two_lost_turns_at_least() {
    let hop = |hop_after| {
        set_up(
            2,
            BoomvilleOptions {
                hop_after,
                ..BoomvilleOptions::default()
            },
            1,
        )
        .err()
    };
    assert_eq!(hop(1), Some(R::HopAfter(1)));
    assert_eq!((hop(0), hop(2), hop(5)), (None, None, None));
}

#[test]
fn bv_s9_the_left_hand_neighbour_is_the_next_in_turn() {
    let (start, row) = straight(1, Paving::Yellow);
    for (kind, with) in [(Kind::SwapLeft, 1), (Kind::SwapRight, 3)] {
        let mut table = Table::new(scene(4).pawn(0, start).next_cards(&[kind]));
        table.drive(0, &row).expect("legal");
        let swapped = table.told.iter().find_map(|event| match event {
            E::Swapped { with, .. } => Some(with.index()),
            _ => None,
        });
        assert_eq!(swapped, Some(with), "{kind:?}");
    }
    let (start, row) = straight(2, Paving::Grey);
    let mut table = Table::new(scene(4).pawn(0, start));
    table.drive(0, &row).expect("legal");
    assert_eq!(table.turn(), 1, "the left-hand neighbour goes on");
}

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
fn bv_t3_grey_ends_the_turn() {
    let (start, row) = straight(2, Paving::Grey);
    let mut table = Table::new(scene(2).pawn(0, start));
    table.drive(0, &row).expect("legal");
    assert_eq!((table.turn(), table.phase()), (1, Phase::Roll));
    assert!(
        table
            .told
            .iter()
            .all(|event| !matches!(event, E::Drew { .. }))
    );
}

#[test]
fn bv_t4_yellow_draws_a_card_that_must_be_obeyed() {
    let (start, row) = straight(2, Paving::Yellow);
    let mut table = Table::new(scene(2).pawn(0, start).next_cards(&[Kind::StreetBarrier]));
    table.drive(0, &row).expect("legal");
    assert_eq!((table.turn(), table.phase()), (0, Phase::StreetBarrier));
    assert_eq!(
        table.act(0, A::EndTurn),
        Err(R::CardFirst(Kind::StreetBarrier))
    );
    assert_eq!(
        table.view(1).taxi_discard.len(),
        1,
        "used cards form a discard"
    );
    table.act(0, A::Bar(0)).expect("legal");
    assert_eq!(table.turn(), 1);
}

#[test]
fn bv_t5_an_empty_pile_is_the_discard_reshuffled() {
    let (start, row) = straight(1, Paving::Yellow);
    let mut table = Table::new(scene(2).pawn(0, start).taxi_pile(0));
    assert_eq!(
        (table.view(0).taxi_pile, table.view(0).taxi_discard.len()),
        (0, 60)
    );
    table.drive(0, &row).expect("legal");
    assert!(table.told.contains(&E::ShuffledTaxi));
    let view = table.view(0);
    let held: usize = view.players.iter().map(|player| player.held.len()).sum();
    assert_eq!(view.taxi_pile as usize, 59);
    assert_eq!(view.taxi_discard.len() + held, 1);
}

#[test]
fn bv_t6_pawns_share_a_cell() {
    let (start, row) = straight(2, Paving::Grey);
    let mut table = Table::new(scene(2).pawn(0, start).pawn(1, row[1]));
    table.drive(0, &row).expect("legal");
    assert_eq!(table.at(0), table.at(1));
}

/// A street whose third cell is the entrance of a destination, with the cells after it.
fn street_to_a_destination() -> (u16, Vec<u16>, u8) {
    let (start, row) = straight(3, Paving::Red);
    let goal = town().destination_at[row[2] as usize].expect("a destination");
    (start, row, goal)
}

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
fn bv_t10_a_turn_has_its_order_and_ends_by_itself() {
    let (start, row) = straight(2, Paving::Grey);
    let mut table = Table::new(
        scene(2)
            .pawn(0, start)
            .holds(0, Kind::ChanceMove)
            .holds(0, Kind::ChanceFace),
    );
    assert_eq!(table.act(0, A::Drive(way(&row))), Err(R::RollFirst));
    assert_eq!(table.act(0, A::EndTurn), Err(R::NotYet));
    assert_eq!(table.act(0, A::MoveAgain), Err(R::RollFirst));
    table.roll(0, 2);
    assert_eq!(table.act(0, A::Roll), Err(R::Rolled));
    assert_eq!(table.act(0, A::ChooseFace(3)), Err(R::Rolled));
    assert_eq!(table.act(0, A::MoveAgain), Err(R::DriveFirst));
    assert_eq!(table.act(0, A::EndTurn), Err(R::DriveFirst));
    table.act(0, A::Drive(way(&row))).expect("legal");
    assert_eq!(
        (table.turn(), table.phase()),
        (0, Phase::After),
        "CHANCE could still be played"
    );
    assert_eq!(table.act(0, A::Roll), Err(R::Rolled));
    for late in [A::Drive(way(&row)), A::DriveOver, A::IgnoreOneWays] {
        assert_eq!(table.act(0, late), Err(R::Driven), "too late");
    }
    table.act(0, A::EndTurn).expect("legal");
    let mut table = Table::new(scene(2).pawn(0, start));
    table.drive(0, &row).expect("legal");
    assert_eq!(
        table.turn(),
        1,
        "nothing to choose: the turn ends by itself"
    );
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
fn bv_t17_missed_turns_add_up_and_extra_rolls_come_first() {
    let (start, row) = straight(1, Paving::Yellow);
    let mut table = Table::new(
        scene(2)
            .pawn(0, start)
            .pawn(1, row[0])
            .next_cards(&[Kind::Jam]),
    );
    table.drive(0, &row).expect("legal");
    assert_eq!(table.view(1).players[0].missing, 1);
    let (grey_start, grey) = straight(2, Paving::Grey);
    table.game = {
        let mut table = Table::new(
            scene(2)
                .pawn(0, start)
                .pawn(1, grey_start)
                .next_cards(&[Kind::Jam]),
        );
        table.drive(0, &row).expect("legal");
        table.game
    };
    table.drive(1, &grey).expect("legal");
    assert!(table.told.contains(&E::Missed { seat: Seat::at(0) }));
    assert_eq!(
        (table.turn(), table.view(0).players[0].missing),
        (1, 0),
        "skipped whole"
    );
    // A further roll in the present turn is played first, and a second jam adds up.
    let scene = scene(2).pawn(0, start).holds(0, Kind::ChanceMove);
    let mut table = Table::new(scene.next_cards(&[Kind::Jam, Kind::Jam]));
    table.drive(0, &row).expect("legal");
    assert_eq!((table.turn(), table.phase()), (0, Phase::After));
    table.act(0, A::MoveAgain).expect("still in this turn");
    table.drive_onto_yellow(0);
    assert_eq!((table.turn(), table.view(1).players[0].missing), (1, 2));
}

#[test]
fn drives_past_entrances_tell_everybody_and_nothing_else_does() {
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
