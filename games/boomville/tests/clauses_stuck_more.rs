//! Dead ends (BV-D) and the table (BV-X), clause by clause.

mod table;

use maraude_boomville::cards::Kind;
use maraude_boomville::staging::Scene;
use maraude_boomville::town::Paving;
use maraude_boomville::{Boomville, BoomvilleOptions, MOST_DESTINATIONS, Obstacle, Phase, Place};
use maraude_core::{Game, Luck, Redeal, Refusal, Sample, Seat, Seats, Told, Viewer, When, bot_rng};
use table::*;

/// A pawn at the end of a one-way portion, with a barrier ahead: no step is possible.
fn dead_end(scene: Scene) -> Scene {
    let cells = portion(0);
    let end = cells[cells.len() - 1];
    scene
        .pawn(0, end)
        .with(Obstacle::OneWay(0))
        .with(Obstacle::Barrier(ahead()))
}

/// The barred line ahead of the dead end.
fn ahead() -> u8 {
    let cells = portion(0);
    let end = cells[cells.len() - 1];
    line(end, beyond(end, cells[cells.len() - 2]))
}

fn end_cell() -> u16 {
    portion(0)[portion(0).len() - 1]
}

#[test]
fn bv_d1_in_circles_one_keeps_driving() {
    // A roundabout whose four exits are one-way inwards can't be left: one goes on driving.
    let ring: Vec<u16> = town()
        .plan
        .cells
        .iter()
        .filter(|cell| in_ring(cell.id))
        .map(|cell| cell.id)
        .collect();
    assert_eq!(ring.len(), 8);
    let barred = town()
        .plan
        .lines
        .iter()
        .enumerate()
        .filter(|(_, line)| line.between.iter().any(|cell| ring.contains(cell)));
    let scene = barred.fold(scene(2), |scene, (line, _)| {
        scene.with(Obstacle::Barrier(line as u8))
    });
    let mut table = Table::new(scene.pawn(0, ring[0]));
    table.roll(0, 6);
    assert!(table.phase() == Phase::Drive && table.ways(0).iter().all(|way| way.len() == 6));
}

fn in_ring(cell: u16) -> bool {
    let (round, cell) = (town().plan.roundabout, &town().plan.cells[cell as usize]);
    (cell.x - round.x).hypot(cell.y - round.y) < 80.0
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
fn bv_d3_who_may_turn_back_is_not_stuck_and_chance_opens_a_step_for_any_roll() {
    // Without the one-way the pawn simply turns back.
    let scene_back = scene(2)
        .pawn(0, end_cell())
        .with(Obstacle::Barrier(ahead()));
    let mut table = Table::new(scene_back);
    table.roll(0, 5);
    assert_eq!(table.phase(), Phase::Drive);
    assert_eq!(table.act(0, A::Stay), Err(R::NoDeadEnd));
    assert_eq!(table.act(0, A::Hop), Err(R::NoDeadEnd));
    for kind in [Kind::ChanceOver, Kind::ChanceOneWays] {
        let mut table = Table::new(dead_end(scene(2)).holds(0, kind));
        table.roll(0, 1);
        assert_eq!(table.phase(), Phase::Stuck);
        let action = if kind == Kind::ChanceOver {
            A::DriveOver
        } else {
            A::IgnoreOneWays
        };
        table.act(0, action).expect("it opens a step");
        assert_eq!(
            (table.phase(), table.ways(0).len()),
            (Phase::Drive, 1),
            "this roll, whatever it shows"
        );
    }
    // One may keep it and stay.
    let mut table = Table::new(dead_end(scene(2)).holds(0, Kind::ChanceOver));
    table.roll(0, 1);
    table.act(0, A::Stay).expect("legal");
    assert_eq!((table.turn(), table.held(0).len()), (1, 1));
    // A card that opens no step is refused.
    let mut table = Table::new(
        dead_end(scene(2))
            .holds(0, Kind::ChanceOver)
            .holds(0, Kind::ChanceOneWays)
            .with(Obstacle::OneWay(1)),
    );
    table.roll(0, 1);
    assert!(table.legal(0).contains(&A::DriveOver) && table.legal(0).contains(&A::IgnoreOneWays));
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

fn hopping(lost: u8) -> Table {
    let options = BoomvilleOptions {
        hop_after: 2,
        ..BoomvilleOptions::default()
    };
    Table::new(dead_end(scene_with(2, options)).lost_turns(0, lost))
}

#[test]
fn bv_d5_after_k_lost_turns_one_may_hop_over_one_obstacle() {
    let mut table = hopping(1);
    table.roll(0, 1);
    assert_eq!(
        (table.turn(), table.view(1).players[0].lost),
        (1, 2),
        "the second lost turn"
    );
    let mut table = hopping(2);
    table.roll(0, 5);
    assert_eq!(table.legal(0), [A::Hop, A::Stay]);
    table.act(0, A::Hop).expect("legal");
    let ways = table.ways(0);
    let beyond_bar = beyond(end_cell(), portion(0)[portion(0).len() - 2]);
    assert!(
        ways.iter().any(|way| way[0] == beyond_bar),
        "over the barrier"
    );
    assert!(
        ways.iter()
            .any(|way| way[0] == portion(0)[portion(0).len() - 2]),
        "against the token"
    );
    assert!(
        ways.iter().all(|way| way.len() == 5),
        "the whole roll is driven"
    );
    let cells = ways
        .into_iter()
        .find(|way| way[0] == beyond_bar)
        .expect("found");
    table.act(0, A::Drive(way(&cells))).expect("legal");
    assert!(
        table
            .view(1)
            .obstacles
            .contains(&Obstacle::Barrier(ahead())),
        "it stays"
    );
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
    // Missed turns do not count.
    let mut table = Table::new(dead_end(scene(2)).next_cards(&[Kind::Jam]));
    table.roll(0, 3);
    assert_eq!(
        (
            table.view(1).players[0].lost,
            table.view(1).players[0].missing
        ),
        (1, 1)
    );
}

fn house_moves(game: &Boomville) -> Vec<(A, When)> {
    let mut moves = Vec::new();
    game.house_moves(&mut |action, when| moves.push((action, when)));
    moves
}

#[test]
fn bv_x1_the_whole_table_adds_a_destination() {
    let mut table = Table::new(scene(3));
    assert_eq!(
        house_moves(&table.game),
        [(A::OneMore, When::Agreed { by: Seats::all(3) })]
    );
    assert_eq!(table.act(0, A::OneMore), Err(R::TableOnly));
    table.agree(A::OneMore).expect("legal");
    assert_eq!(table.view(1).needed, 3);
    assert_eq!(table.agree(A::Roll), Err(R::PlayersOnly));
}

#[test]
fn bv_x2_nobody_else_learns_a_destination() {
    let game = Table::new(scene(4)).game;
    let seen = |viewer| {
        game.view(viewer)
            .players
            .iter()
            .map(|player| player.destination)
            .collect::<Vec<_>>()
    };
    assert_eq!(seen(Viewer::Spectator), [None; 4]);
    for seat in Seat::all(4) {
        let known = seen(Viewer::Seat(seat));
        assert!(
            known
                .iter()
                .enumerate()
                .all(|(other, known)| known.is_some() == (other == seat.index()))
        );
    }
    // A swap tells each of the two what the other now holds, and nobody else.
    let (start, row) = straight(1, Paving::Yellow);
    let mut table = Table::new(scene(4).pawn(0, start).next_cards(&[Kind::SwapLeft]));
    table.drive(0, &row).expect("legal");
    let known = |table: &Table, seat: usize| -> Vec<bool> {
        table
            .view(seat)
            .players
            .iter()
            .map(|player| player.destination.is_some())
            .collect()
    };
    assert_eq!(known(&table, 0), [true, true, false, false]);
    assert_eq!(known(&table, 1), [true, true, false, false]);
    assert_eq!(known(&table, 2), [false, false, true, false]);
    let swapped = *table
        .told
        .iter()
        .find(|event| matches!(event, E::Swapped { .. }))
        .expect("swapped");
    for (viewer, sees) in [
        (Viewer::Seat(Seat::at(1)), true),
        (Viewer::Seat(Seat::at(2)), false),
        (Viewer::Spectator, false),
    ] {
        let shown = Boomville::shown(&swapped, viewer).expect("all see that it happened");
        assert_eq!(
            matches!(
                shown,
                E::Swapped {
                    places: Some(_),
                    ..
                }
            ),
            sees
        );
    }
    // Remembered in every imagined world, too.
    for seed in 0..40 {
        let world = table
            .game
            .redeal(Viewer::Seat(Seat::at(0)), &mut bot_rng(seed));
        let own = |game: &Boomville| game.view(Viewer::Seat(Seat::at(1))).players[1].destination;
        assert_eq!(own(&world), own(&table.game));
    }
    // Once it is over, everything is shown.
    let (start, row) = straight(3, Paving::Red);
    let goal = town().destination_at[row[2] as usize].expect("a destination");
    let mut table = Table::new(scene(2).reached(0, 1).pawn(0, start).destination(0, goal));
    table.drive(0, &row).expect("legal");
    table.agree(A::Stop).expect("legal");
    assert!(
        table.game.view(Viewer::Spectator).players[1]
            .destination
            .is_some()
    );
}

#[test]
fn bv_x3_bad_input_is_refused_with_its_clause_and_changes_nothing() {
    let mut table = Table::new(scene(2));
    table.roll(0, 2);
    let before = maraude_core::game::digest(&table.game);
    let opens = town().plan.parking.opens;
    let bad = [
        (A::Drive(way(&[opens, 999])), R::NoCell(999)),
        (A::Drive(way(&[0, 1])), R::NotNext(0)),
        (A::Bar(3), R::NoSuchCard),
        (
            A::PlaceOneWay {
                spot: 0,
                direction: 0,
            },
            R::NoSuchCard,
        ),
        (A::Shortcut(way(&[opens])), R::NoSuchCard),
    ];
    for (action, refusal) in bad {
        assert_eq!(table.act(0, action), Err(refusal));
        assert!(refusal.clause().starts_with("BV-"));
    }
    assert_eq!(table.act(1, A::Roll), Err(R::NotYourTurn));
    assert_eq!(maraude_core::game::digest(&table.game), before);
    let (start, row) = straight(1, Paving::Yellow);
    let mut table = Table::new(scene(2).pawn(0, start).next_cards(&[Kind::PlaceOneWay]));
    table.drive(0, &row).expect("legal");
    assert_eq!(
        table.act(
            0,
            A::PlaceOneWay {
                spot: 99,
                direction: 0
            }
        ),
        Err(R::NoSpot(99))
    );
    assert_eq!(
        table.act(
            0,
            A::PlaceOneWay {
                spot: 1,
                direction: 2
            }
        ),
        Err(R::NoSpot(1))
    );
    for refusal in R::examples() {
        assert!(!refusal.message().id.is_empty());
    }
}

/// Seat 1 of three has just won with one destination.
fn won(seats: u8) -> Table {
    let (start, row) = straight(3, Paving::Red);
    let goal = town().destination_at[row[2] as usize].expect("a destination");
    let options = BoomvilleOptions {
        destinations: 1,
        ..BoomvilleOptions::default()
    };
    let scene = scene_with(seats, options)
        .pawn(0, start)
        .destination(0, goal)
        .holds(0, Kind::ChanceFace);
    let mut table = Table::new(scene);
    table.drive(0, &row).expect("legal");
    table
}

#[test]
fn bv_x4_at_a_win_the_table_is_asked() {
    let mut table = won(3);
    let on: Seats = [Seat::at(1), Seat::at(2)].into_iter().collect();
    let moves = house_moves(&table.game);
    assert!(
        moves.contains(&(A::PlayOn, When::Agreed { by: on })),
        "consent of all who would drive on"
    );
    assert!(moves.contains(&(A::OneMore, When::Agreed { by: Seats::all(3) })));
    assert!(
        moves.contains(&(A::Stop, When::Refused { by: on })),
        "one refusal means stop"
    );
    assert_eq!(
        table.game.to_act(),
        Seats::all(3),
        "the winner may want one more"
    );
    assert!(
        moves
            .iter()
            .any(|(action, when)| *action == A::Stop && matches!(when, When::After { .. })),
        "else it stops"
    );
    assert_eq!(Table::new(scene(3)).agree(A::PlayOn), Err(R::NobodyWon));
    assert_eq!(Table::new(scene(3)).agree(A::Stop), Err(R::NobodyWon));
    table.agree(A::Stop).expect("legal");
    let outcome = table.game.outcome().expect("over");
    assert_eq!(outcome.ending, "won");
    // Without a place: by destinations reached, then shared.
    let (start, row) = straight(3, Paving::Red);
    let goal = town().destination_at[row[2] as usize].expect("a destination");
    let mut table = Table::new(
        scene(4)
            .reached(0, 1)
            .reached(2, 1)
            .pawn(0, start)
            .destination(0, goal),
    );
    table.drive(0, &row).expect("legal");
    table.agree(A::Stop).expect("legal");
    let maraude_core::Standing::Ranked(ranking) = table.game.outcome().expect("over").standing
    else {
        panic!("ranked")
    };
    let places: Vec<u8> = Seat::all(4).map(|seat| ranking.place(seat)).collect();
    assert_eq!(places, [1, 3, 2, 3]);
}

#[test]
fn bv_x5_playing_on_the_winner_leaves_and_the_last_is_last() {
    let mut table = won(3);
    table.agree(A::PlayOn).expect("legal");
    assert_eq!(
        (table.at(0), table.held(0).len()),
        (Place::Gone, 0),
        "off the board, CHANCE on the discard"
    );
    assert_eq!(table.turn(), 1);
    let mut rng = bot_rng(7);
    for _ in 0..200_000 {
        if table.game.outcome().is_some() {
            break;
        }
        let seat = table.turn();
        assert_ne!(seat, 0, "the seat is skipped");
        let action = table
            .game
            .sample(Seat::at(seat), &mut rng)
            .expect("something is legal");
        let seed = rng.below(u32::MAX).into();
        table
            .by(maraude_core::Actor::Seat(Seat::at(seat)), action, seed)
            .expect("legal");
    }
    let outcome = table.game.outcome().expect("one is left");
    assert_eq!(outcome.ending, "places");
    let maraude_core::Standing::Ranked(ranking) = outcome.standing else {
        panic!("ranked")
    };
    let mut places: Vec<u8> = Seat::all(3).map(|seat| ranking.place(seat)).collect();
    assert_eq!(places.remove(0), 1);
    places.sort_unstable();
    assert_eq!(places, [2, 3]);
    // With two players nobody would be left to race.
    assert_eq!(won(2).agree(A::PlayOn), Err(R::NobodyDrivesOn));
    // One more destination instead takes the win back.
    let mut table = won(3);
    table.agree(A::OneMore).expect("legal");
    assert_eq!(
        (table.view(1).needed, table.view(1).players[0].place),
        (2, None)
    );
    assert!(
        table.destination(0).is_some(),
        "the winner draws and drives on"
    );
    assert_eq!(table.turn(), 1);
}

#[test]
fn bv_x6_more_destinations_only_before_the_first_win_is_kept() {
    let mut table = won(3);
    table.agree(A::PlayOn).expect("legal");
    assert_eq!(table.agree(A::OneMore), Err(R::AfterTheWin));
    let mut table = Table::new(scene(3));
    while table.view(0).needed < MOST_DESTINATIONS {
        table
            .agree(A::OneMore)
            .expect("everybody's number rises by one");
    }
    assert_eq!(table.agree(A::OneMore), Err(R::Enough(MOST_DESTINATIONS)));
}
