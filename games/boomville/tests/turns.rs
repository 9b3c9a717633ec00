//! The order of a turn (BV-T), clause by clause.

mod table;
use maraude_boomville::Phase;
use maraude_boomville::cards::Kind;
use maraude_boomville::town::Paving;
use maraude_core::Seat;
use table::*;

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
