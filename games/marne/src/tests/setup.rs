//! MA-10 to MA-22: the set-up.

use super::*;
use crate::steps::setup::{DEALT, hand_sizes};
use crate::street::{Colour, STREETS};
use maraude_core::{Play, Viewer};

fn sizes(seats: u8, first: u8) -> Vec<u8> {
    let options = Options {
        first,
        ..Options::default()
    };
    let game = new_game(seats, options).expect("it can be set up");
    game.hands.values().iter().map(|hand| hand.len()).collect()
}

#[test]
fn ma_10_the_ring_has_a_fixed_order() {
    let ring = [
        "Quai d'Orsay",
        "Rue Fabert",
        "Rue Saint-Dominique",
        "Avenue de La Motte-Picquet",
        "Boulevard des Invalides",
        "Rue de Grenelle",
        "Rue de Constantine",
        "Rue de l'Université",
    ];
    let along = std::iter::successors(Some(street(0)), |street| Some(street.next()));
    let names: Vec<&str> = along.take(STREETS).map(Street::name).collect();
    assert_eq!(names, ring);
    assert_eq!(street(7).next(), street(0), "it is closed");
}

#[test]
fn ma_11_the_officers_take_both_spots_of_a_colour() {
    for colour in Colour::ALL {
        let mut game = new_game(3, Options::default()).expect("three may play");
        act(&mut game, Action::PlaceOfficers { colour }).expect("any colour");
        assert_eq!(game.officers, colour.streets());
        assert_eq!(
            refused(&mut game, Action::PlaceOfficers { colour }),
            "MA-11"
        );
    }
}

#[test]
fn ma_12_the_officers_are_placed_before_anything_is_seen() {
    for seats in [1, 2] {
        let mut game = new_game(seats, Options::default()).expect("they may play");
        for viewer in Viewer::all(seats) {
            let view = game.view(viewer);
            assert_eq!(
                (view.hands, view.top_back, view.reserve),
                (None, None, None)
            );
        }
        let colour = Colour::Green;
        act(&mut game, Action::PlaceOfficers { colour }).expect("the first move");
        let view = game.view(Viewer::Spectator);
        assert!(view.hands.is_some() && view.top_back.is_some());
        assert_eq!(
            view.reserve,
            (seats == 1).then_some(game.reserve),
            "there was a reserve to hide"
        );
    }
}

#[test]
fn ma_13_all_tokens_lie_in_the_heap() {
    let game = new_game(2, Options::default()).expect("two may play");
    assert_eq!(game.view(Viewer::Spectator).tokens_left, 7);
}

#[test]
fn ma_14_the_back_of_the_top_taxi_is_public_once_the_officers_stand() {
    let mut game = table(2, &[FABERT_3, ORSAY_2]);
    assert_eq!(game.view(Viewer::Spectator).top_back, Some(Colour::Red));
    act(&mut game, Action::TurnTaxi).expect("a taxi arrives");
    assert_eq!(game.view(Viewer::Spectator).top_back, Some(Colour::Blue));
    let full = new_game(2, Options::default()).expect("two may play");
    assert_eq!(full.taxi_pile.len(), 24);
}

#[test]
fn ma_15_ten_cards_are_dealt() {
    assert_eq!(sizes(2, 1), [5, 5]);
    assert_eq!(sizes(3, 1), [4, 3, 3]);
    assert_eq!(sizes(4, 1), [3, 3, 2, 2]);
    assert_eq!(sizes(5, 1), [2, 2, 2, 2, 2]);
    assert!((2..=5).all(|seats| hand_sizes(seats).iter().sum::<usize>() == DEALT));
}

#[test]
fn ma_16_the_first_players_in_turn_order_get_the_extra_cards() {
    assert_eq!(sizes(3, 2), [3, 4, 3]);
    assert_eq!(sizes(4, 4), [3, 2, 2, 3]);
}

#[test]
fn ma_17_alone_five_in_hand_and_five_in_the_reserve() {
    let game = new_game(1, Options::default()).expect("one may play");
    assert_eq!((game.hands[Seat::at(0)].len(), game.reserve.len()), (5, 5));
    let two = new_game(2, Options::default()).expect("two may play");
    assert!(two.reserve.is_empty());
}

#[test]
fn ma_18_all_hands_are_open_after_the_deal() {
    let mut game = new_game(3, Options::default()).expect("three may play");
    act(
        &mut game,
        Action::PlaceOfficers {
            colour: Colour::Red,
        },
    )
    .expect("the first move");
    for viewer in Viewer::all(3) {
        assert_eq!(game.view(viewer).hands, Some(game.hands.values().to_vec()));
    }
}

#[test]
fn ma_19_seventeen_cards_are_the_pile_and_both_discards_are_empty() {
    for seats in 1..=5 {
        let game = new_game(seats, Options::default()).expect("they may play");
        assert_eq!(game.soldier_pile.len(), 17);
        assert!(game.soldier_discard.is_empty() && game.taxi_discard.is_empty());
    }
}

#[test]
fn ma_20_the_first_player_is_chosen_and_turns_go_clockwise() {
    let options = Options {
        first: 3,
        ..Options::default()
    };
    let mut game = new_game(3, options).expect("seat 3 exists");
    assert_eq!(game.turn, Seat::at(2));
    act(
        &mut game,
        Action::PlaceOfficers {
            colour: Colour::Blue,
        },
    )
    .expect("the first move");
    stack(&mut game, &[ORSAY_2, FABERT_3]);
    let early = act_as(&mut game, Seat::at(0), Action::TurnTaxi).expect_err("not their turn");
    assert_eq!(early.clause(), "MA-20");
    act(&mut game, Action::TurnTaxi).expect("a taxi arrives");
    act(&mut game, Action::EndTurn).expect("nothing else is wanted");
    assert_eq!(game.turn, Seat::at(0));
    assert_eq!(
        new_game(2, options)
            .expect_err("nobody sits there")
            .clause(),
        "MA-20"
    );
    assert_eq!(
        new_game(2, Options::default()).expect("two may play").turn,
        Seat::at(0)
    );
}

#[test]
fn ma_21_the_first_move_names_the_colour_then_everything_is_shown() {
    let setup = Setup {
        seats: 2,
        options: Options::default(),
    };
    let mut game = new_game(2, Options::default()).expect("two may play");
    assert_eq!(refused(&mut game, Action::TurnTaxi), "MA-21");
    let mut play = Play::<Marne>::new(&setup, chance()).expect("two may play");
    let first = maraude_core::journal::Move::Seat(
        Seat::at(0),
        Action::PlaceOfficers {
            colour: Colour::Blue,
        },
    );
    let step = play.play(first).expect("the first move");
    assert!(
        step.heard.revealed.has(Viewer::Spectator),
        "the hands are revealed to everybody"
    );
}

#[test]
fn ma_22_a_seat_keeps_its_cards_whoever_holds_it() {
    let mut asked = false;
    acting(3).house_moves(&mut |_, _| asked = true);
    assert!(!asked, "leaving a seat changes nothing in the game");
}
