//! What one sees at the table: drawn cards, tokens left, start rolls.

mod table;
use maraude_boomville::cards::{Deck, Kind};
use maraude_boomville::town::Paving;
use maraude_boomville::{Boomville, Phase};
use maraude_core::{Game, Seat, Viewer};
use table::*;

/// The kinds of the cards that lie face up, and who drew them, as each viewer sees it.
fn face_up(table: &Table) -> (usize, Vec<Kind>) {
    let of = |viewer| {
        let view = table.game.view(viewer).face_up;
        let kinds = view.cards.iter().map(|&card| Deck::get().kind(card));
        (view.by.index(), kinds.collect())
    };
    let seen = of(Viewer::Spectator);
    for seat in Seat::all(table.game.seats()) {
        assert_eq!(of(Viewer::Seat(seat)), seen, "everybody sees the same");
    }
    seen
}

#[test]
fn bv_c13_a_drawn_card_lies_face_up_until_the_next_turns_first_action() {
    let (start, row) = straight(1, Paving::Yellow);
    let (grey, greys) = straight(2, Paving::Grey);
    // Every kind, also those that vanish in the step in which they are drawn.
    for kind in Kind::ALL {
        let scene = scene(2).pawn(0, start).pawn(1, grey);
        let mut table = Table::new(scene.next_cards(&[kind]));
        table.drive(0, &row).expect("legal");
        assert_eq!(face_up(&table), (0, vec![kind]));
    }
    // Several in one turn; then they stay while the table only looks on.
    let cards = [Kind::GreenWave, Kind::Jam];
    let scene = scene(2).pawn(0, start).pawn(1, grey);
    let mut table = Table::new(scene.next_cards(&cards));
    table.drive(0, &row).expect("legal");
    table.drive_onto_yellow(0);
    assert_eq!(table.turn(), 1);
    assert_eq!(face_up(&table), (0, cards.to_vec()));
    table.agree(A::OneMore).expect("legal");
    assert_eq!(
        face_up(&table),
        (0, cards.to_vec()),
        "not an action of the turn"
    );
    table.roll(1, 2);
    assert_eq!(face_up(&table), (1, vec![]));
    table.act(1, A::Drive(way(&greys))).expect("legal");
    assert_eq!(face_up(&table), (1, vec![]));
}

#[test]
fn tokens_on_the_board_are_missing_from_the_supply() {
    let supply = |game: &Boomville| {
        let supply = game.view(Viewer::Spectator).supply;
        (supply.barriers, supply.one_ways, supply.cones)
    };
    assert_eq!(supply(&scene(2).game()), (7, 12, 5));
    let (start, row) = straight(1, Paving::Yellow);
    let mut table = Table::new(scene(2).pawn(0, start).next_cards(&[Kind::PlaceOneWay]));
    table.drive(0, &row).expect("legal");
    assert_eq!(table.phase(), Phase::PlaceOneWay);
    let place = A::PlaceOneWay {
        spot: 3,
        direction: 1,
    };
    table.act(0, place).expect("legal");
    assert_eq!(supply(&table.game), (7, 11, 5));
    let scene = scene(2)
        .with(maraude_boomville::Obstacle::Barrier(2))
        .with(maraude_boomville::Obstacle::Cone(5));
    assert_eq!(supply(&scene.game()), (6, 12, 4));
}
