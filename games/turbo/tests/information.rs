//! Bad input and hidden things, clause by clause (TT-X).

mod table;

use maraude_core::{Game, Redeal, Refusal as _, Seat, Viewer, bot_rng};
use maraude_turbo::pawn::Pawn;
use maraude_turbo::{Action, Refusal, Turbo};
use table::{Table, cell, open, options, race, rim, seat, tile};

#[test]
fn tt_x1_what_is_out_of_place_names_its_clause_and_changes_nothing() {
    let mut table = race(2);
    // `refused` also demands that digest and every view stay the same.
    assert_eq!(
        table.refused(
            2,
            Action::Pawn {
                pawn: Pawn::YellowTaxi,
                cell: rim(0)
            }
        ),
        "TT-R2"
    );
    assert_eq!(table.refused(1, Action::Claim), "TT-T7");
    assert_eq!(table.refused(1, Action::TurnTile), "TT-R20");
    table.start();
    assert_eq!(table.refused(1, Action::TurnTile), "TT-R20");
    assert_eq!(table.refused(1, Action::Claim), "TT-R21");
    assert_eq!(
        table.refused(8, Action::Claim),
        "TT-T7",
        "no such seat is in the round"
    );
    for malformed in [
        r#"{"place":{"cell":9,"tile":"curve:0"}}"#,
        r#"{"place":{"cell":0,"tile":"curve:4"}}"#,
        r#"{"place":{"cell":0,"tile":"straight:2"}}"#,
        r#"{"place":{"cell":0,"tile":"bridge:0"}}"#,
        r#"{"pawn":{"pawn":"yellow_taxi","cell":12}}"#,
        r#"{"pawn":{"pawn":"red_taxi","cell":1}}"#,
        r#"{"claim":{"now":true}}"#,
        r#""win""#,
    ] {
        assert!(
            serde_json::from_str::<Action>(malformed).is_err(),
            "{malformed}"
        );
    }
}

#[test]
fn tt_x1_every_refusal_names_a_clause_of_the_rules() {
    let rules = include_str!("../RULES.md");
    for refusal in Refusal::examples() {
        let anchor = format!("{{#{}}}", refusal.clause());
        assert!(rules.contains(&anchor), "{refusal:?} names {anchor}");
    }
}

/// The view of one viewer as JSON.
fn impression(game: &Turbo, viewer: Viewer) -> String {
    serde_json::to_string(&game.view(viewer)).expect("a view")
}

#[test]
fn tt_x2_the_order_of_the_pile_is_hidden() {
    let table = race(2);
    let game = table.play.game();
    let other = game.redeal(Viewer::Seat(Seat::at(0)), &mut bot_rng(7));
    assert_ne!(
        maraude_core::game::digest(game),
        maraude_core::game::digest(&other)
    );
    for viewer in Viewer::all(2) {
        assert_eq!(impression(game, viewer), impression(&other, viewer));
    }
}

#[test]
fn tt_x2_unfinished_cities_are_hidden_from_all_others_also_from_those_who_are_out() {
    let city = |first: &str| -> Table {
        let mut table = race(4);
        table.start();
        table.fail(3);
        table.act(
            1,
            Action::Place {
                cell: cell(0),
                tile: tile(first),
            },
        );
        table
    };
    let (one, other) = (city("curve:0"), city("straight:1"));
    for viewer in [
        Viewer::Seat(seat(2)),
        Viewer::Seat(seat(3)),
        Viewer::Spectator,
    ] {
        let (a, b) = (one.play.game(), other.play.game());
        assert_eq!(impression(a, viewer), impression(b, viewer));
        assert_eq!(one.told_to(viewer), other.told_to(viewer));
    }
    let own = Viewer::Seat(seat(1));
    assert_ne!(
        impression(one.play.game(), own),
        impression(other.play.game(), own)
    );
}

#[test]
fn tt_x2_pawns_turned_tile_filled_cells_who_is_out_and_medals_are_public() {
    let mut table = race(3);
    table.start();
    let kind = table.public().centre.expect("turned").kind();
    table.win(1);
    table.start();
    table.fail(2);
    table.act(
        3,
        Action::Place {
            cell: cell(0),
            tile: tile("straight:0"),
        },
    );
    let view = table.public();
    assert!(view.pawns.all_stand() && view.centre.is_some());
    assert_eq!(view.players[0].medals, [kind]);
    assert!(view.players[1].out);
    assert_eq!((view.players[1].filled, view.players[2].filled), (9, 2));
}

#[test]
fn tt_x2_tasks_of_the_house_show_nothing_before_the_tile() {
    let table = open(2, options(|o| o.house_pawns = true), 3).expect("a race");
    let other = open(2, options(|o| o.house_pawns = true), 4).expect("a race");
    let viewer = Viewer::Spectator;
    assert_eq!(
        impression(table.play.game(), viewer),
        impression(other.play.game(), viewer)
    );
}
