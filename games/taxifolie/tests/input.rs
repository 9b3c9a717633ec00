//! Bad input and information: TF-X1, TF-X2.

mod table;

use maraude_core::game::digest;
use maraude_core::{Game, Redeal, Refusal as _, Viewer, bot_rng};
use maraude_roads::Way;
use maraude_taxifolie::board::board;
use maraude_taxifolie::scene::cell;
use maraude_taxifolie::{Action, Refusal};
use table::*;

#[test]
fn tf_x1_what_is_refused_names_its_clause_and_changes_nothing() {
    let mut game = two(SECOND)
        .taxi(A, "lyon", Some("depart"))
        .fare(A, "eiffel")
        .dice([1, 2])
        .game;
    let before = digest(&game);
    let unknown = Action::Drive {
        way: Way::from_cells(&[9_999, 1, 2]).expect("three cells"),
    };
    let far = way(&["parc-de-bercy", "eiffel", "bercy"]);
    let good = way(&["parc-de-bercy", "bercy", "bercy-village"]);
    let cases = [
        (A, unknown, Refusal::NoSuchCell(9_999), "TF-X1"),
        (A, far, Refusal::NotNextTo(cell("eiffel"), SECOND), "TF-X1"),
        (
            A,
            way(&["depart"]),
            Refusal::TurnsBack(cell("depart"), SECOND),
            "TF-E2",
        ),
        (
            A,
            Action::Drive { way: Way::EMPTY },
            Refusal::TooShort,
            "TF-T4",
        ),
        (A, Action::Roll, Refusal::DriveFirst, "TF-T4"),
        (B, good, Refusal::Turn(A), "TF-T17"),
    ];
    for (seat, action, refusal, clause) in cases {
        let refused = act(&mut game, seat, action).err();
        assert_eq!(refused, Some(refusal));
        assert_eq!(refused.map(|refusal| refusal.clause()), Some(clause));
        assert_eq!(digest(&game), before);
    }
    act(&mut game, A, good).expect("the way itself is legal");
}

#[test]
fn tf_t4_a_way_longer_than_any_roll_is_refused_with_its_clause() {
    let mut game = two(SECOND)
        .taxi(A, "lyon", Some("depart"))
        .fare(A, "eiffel")
        .dice([6, 6])
        .game;
    let mut cells = Vec::new();
    game.legal(A, &mut |action| {
        if let Action::Drive { way } = action {
            cells = way.cells().to_vec();
        }
    });
    let before = cells[cells.len() - 2];
    let exits = board().streets.exits(cells[11]).iter();
    cells.push(
        *exits
            .clone()
            .find(|&&next| next != before)
            .expect("it goes on"),
    );
    let long = serde_json::json!({"drive": {"way": cells}});
    let long: Action = serde_json::from_value(long).expect("a way of thirteen cells can be read");
    let refused = act(&mut game, A, long).err();
    assert_eq!(refused, Some(Refusal::TooLong));
    assert_eq!(refused.map(|refusal| refusal.clause()), Some("TF-T4"));
}

#[test]
fn tf_x2_only_the_order_of_the_piles_is_hidden() {
    let game = two(SECOND)
        .client(A, "optimiste", "eiffel")
        .money(A, 70)
        .order(A, "migraine")
        .game;
    let view = game.view(Viewer::Seat(B));
    assert_eq!(view.taxis[0].money, 70);
    let trip = view.taxis[0].trip.as_ref().expect("B sees A's cards");
    assert_eq!(trip.orders.len(), 1);
    let other = game.redeal(Viewer::Seat(B), &mut bot_rng(2));
    assert_ne!(digest(&other), digest(&game), "another order of the piles");
    let json = |game: &maraude_taxifolie::Taxifolie| {
        serde_json::to_string(&game.view(Viewer::Seat(B))).expect("a view is plain data")
    };
    assert_eq!(json(&other), json(&game));
}
