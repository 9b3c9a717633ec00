//! MA-01 to MA-09: the contents of the box.

use super::*;
use crate::soldier::{Bonus, Kind, SOLDIERS};
use crate::state::{MOST_SEATS, TOKENS};
use crate::street::{Colour, STREETS};
use crate::taxi::{TAXIS, TaxiEvent};
use maraude_core::{Aim, Standing, Viewer};
use serde::Serialize;
use serde_json::Value;

fn data() -> Value {
    serde_json::from_str(include_str!("../../data/cards.json")).expect("the data is JSON")
}

/// A thing as it is written in the data.
fn word(thing: impl Serialize) -> Value {
    serde_json::to_value(thing).expect("a word")
}

#[test]
fn ma_01_one_to_five_play_for_one_score() {
    for seats in 1..=5 {
        assert!(new_game(seats, Options::default()).is_ok());
    }
    for seats in [0, 6] {
        let refusal = new_game(seats, Options::default()).expect_err("too few or too many");
        assert_eq!(refusal.clause(), "MA-01");
    }
    assert_eq!(Marne::META.aim, Aim::Cooperative);
    let mut game = table(2, &[]);
    act(&mut game, Action::TurnTaxi).expect("the pile is empty");
    assert_eq!(
        game.outcome().map(|outcome| outcome.standing),
        Some(Standing::Common(0))
    );
    assert_eq!(MOST_SEATS, 5);
}

#[test]
fn ma_02_four_place_cards_with_two_streets_each() {
    let data = data();
    let places = data["place_cards"].as_array().expect("a list");
    assert_eq!(places.len(), 4);
    for place in places {
        let streets = data["streets"].as_array().expect("a list").iter();
        assert_eq!(
            streets
                .filter(|street| street["place_card"] == *place)
                .count(),
            2
        );
    }
    assert_eq!(STREETS, 8);
}

/// The web draws the streets from the data, the rules from their own list.
#[test]
fn ma_02_the_streets_are_those_of_the_data() {
    let data = data();
    let listed = data["streets"].as_array().expect("a list");
    assert_eq!(listed.len(), STREETS);
    for (record, street) in listed.iter().zip(Street::all()) {
        assert_eq!(record["index"], word(street));
        assert_eq!(record["name"], street.name());
        assert_eq!(record["colour"], word(street.colour()), "{street:?}");
        assert_eq!(record["next_ccw"], word(street.next()), "{street:?}");
        let place = &data["place_cards"][street.index() / 2];
        assert_eq!(record["place_card"], *place, "two neighbours on a card");
    }
}

#[test]
fn ma_03_seven_tokens_two_officers_and_a_leaflet() {
    let data = data();
    assert_eq!((data["taxi_tokens"].as_u64(), TOKENS), (Some(7), 7));
    assert_eq!(
        (data["officer_tokens"].as_u64(), acting(2).officers.len()),
        (Some(2), 2)
    );
    assert!(
        Marne::META
            .texts
            .rules_en
            .contains("## What really happened")
    );
    assert!(
        Marne::META
            .texts
            .rules_fr
            .contains("## Ce qui s’est vraiment passé")
    );
}

#[test]
fn ma_04_twenty_four_taxi_cards_as_in_the_data() {
    let data = data();
    let listed = data["taxi_cards"].as_array().expect("a list");
    assert_eq!((listed.len(), TAXIS), (24, 24));
    for (record, taxi) in listed.iter().zip(TaxiCard::all()) {
        assert_eq!(record["id"], word(taxi));
        assert_eq!(
            record["street"].as_u64(),
            Some(taxi.street().number().into())
        );
        assert_eq!(record["soldiers"].as_u64(), Some(taxi.soldiers().into()));
        let event = match taxi.event() {
            None => Value::Null,
            Some(TaxiEvent::NoBonus) => "no_bonus".into(),
            Some(TaxiEvent::Silence) => "silence".into(),
            Some(TaxiEvent::Discard) => "discard".into(),
            Some(TaxiEvent::ExtraTaxi) => "extra_taxi".into(),
        };
        assert_eq!(record["event"], event, "{taxi:?}");
        assert_eq!(record["colour"], word(taxi.colour()), "{taxi:?}");
        assert_eq!(record["street_name"], taxi.street().name());
    }
}

#[test]
fn ma_05_twenty_seven_soldier_cards_as_in_the_data() {
    let data = data();
    let listed = data["soldier_cards"].as_array().expect("a list");
    assert_eq!((listed.len(), SOLDIERS), (27, 27));
    for (record, card) in listed.iter().zip(SoldierCard::all()) {
        assert_eq!(record["id"], word(card));
        let (kind, colour, effect) = match card.kind() {
            Kind::Soldier(colour) => ("soldier", word(colour), Value::Null),
            Kind::Joker => ("joker", "grey".into(), Value::Null),
            Kind::Bonus(bonus) => ("bonus", Value::Null, word(bonus)),
        };
        assert_eq!(record["kind"], kind, "{card:?}");
        assert_eq!(record["colour"], colour, "{card:?}");
        assert_eq!(record["effect"], effect, "{card:?}");
        if card.count() > 0 {
            assert_eq!(record["count"].as_u64(), Some(card.count().into()));
        }
    }
}

#[test]
fn ma_06_four_colours_two_streets_each_three_taxis_a_street() {
    for colour in Colour::ALL {
        assert_eq!(
            Street::all()
                .filter(|street| street.colour() == colour)
                .count(),
            2
        );
        let soldiers: Vec<u8> = SoldierSet::of(colour)
            .iter()
            .map(SoldierCard::count)
            .collect();
        assert_eq!(soldiers, [1, 2, 2, 3, 3]);
    }
    for street in Street::all() {
        assert_eq!(
            TaxiCard::all()
                .filter(|taxi| taxi.street() == street)
                .count(),
            3
        );
    }
    let bonuses = |bonus| {
        SoldierCard::all()
            .filter(|card| card.kind() == Kind::Bonus(bonus))
            .count()
    };
    let counts = [
        Bonus::Estafette,
        Bonus::SergentDeVille,
        Bonus::Renfort,
        Bonus::DemiTour,
    ]
    .map(bonuses);
    assert_eq!(counts, [2, 1, 1, 1]);
}

#[test]
fn ma_07_the_eight_spots_form_a_ring() {
    for street in Street::all() {
        assert_eq!(
            Street::all()
                .filter(|other| street.is_adjacent(*other))
                .count(),
            2
        );
        assert_eq!(street.next().previous(), street);
    }
    assert!(street(7).is_adjacent(street(0)));
}

#[test]
fn ma_08_the_streets_of_a_colour_face_each_other() {
    for colour in Colour::ALL {
        let [one, other] = colour.streets();
        assert_eq!(
            (one.distance(other), one.colour(), other.colour()),
            (4, colour, colour)
        );
    }
}

#[test]
fn ma_09_only_the_order_of_the_piles_is_hidden() {
    let mut game = table(2, &[ORSAY_2, FABERT_3, ORSAY_4]);
    game.hands[Seat::at(0)] = cards(&[1]);
    game.hands[Seat::at(1)] = cards(&[2]);
    let mut other = game.clone();
    stack(&mut other, &[ORSAY_4, ORSAY_2, FABERT_3]);
    other.soldier_pile.cards_mut().reverse();
    for viewer in Viewer::all(2) {
        let view = game.view(viewer);
        assert_eq!(
            view,
            other.view(viewer),
            "the order of the piles can be seen"
        );
        assert_eq!(view.hands, Some(vec![cards(&[1]), cards(&[2])]));
        assert_eq!((view.taxis_left, view.top_back), (3, Some(Colour::Blue)));
    }
    stack(&mut other, &[FABERT_3, ORSAY_2, ORSAY_4]);
    assert_ne!(game.view(Viewer::Spectator), other.view(Viewer::Spectator));
}
