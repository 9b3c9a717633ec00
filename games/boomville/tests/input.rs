//! What is refused and what stays secret (BV-X), clause by clause.

mod table;
use maraude_boomville::Boomville;
use maraude_boomville::cards::Kind;
use maraude_boomville::town::Paving;
use maraude_core::{Game, Redeal, Refusal as _, Seat, Told, Viewer, bot_rng};
use table::*;

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
        Err(R::NoDirection(2))
    );
    for refusal in R::examples() {
        assert!(!refusal.message().id.is_empty());
    }
}
