//! One test per clause, named after it. They live inside the crate because they set up positions
//! field by field, and the fields of the state are private.

mod actions;
mod arrival;
mod bonus;
mod bots;
mod components;
mod ending;
mod events;
mod setup;

use crate::soldier::{SoldierCard, SoldierSet};
use crate::state::{ACTIONS, Phase};
use crate::street::Street;
use crate::taxi::{TaxiCard, TaxiSet};
use crate::{Action, Event, Marne, Options, Refusal};
use maraude_core::{Actor, Chance, Game, Heard, Legal, Refusal as _, Seat, Seed, Setup};

// Soldier cards by number: 1-5 blue, 6-10 red, 11-15 green, 16-20 yellow (1, 2, 2, 3, 3 each).
const JOKER_2: u8 = 21;
const JOKER_3: u8 = 22;
const ESTAFETTE: u8 = 23;
const SERGENT: u8 = 25;
const RENFORT: u8 = 26;
const DEMI_TOUR: u8 = 27;

// Taxi cards by number: three per street, counter-clockwise from the Quai d'Orsay.
const ORSAY_2: u8 = 1;
const ORSAY_3_DISCARD: u8 = 2;
const ORSAY_4: u8 = 3;
const FABERT_3_EXTRA: u8 = 4;
const FABERT_3: u8 = 5;
const FABERT_4: u8 = 6;
const DOMINIQUE_2_EXTRA: u8 = 7;
const DOMINIQUE_4: u8 = 9;
const PICQUET_3_SILENCE: u8 = 10;
const PICQUET_4: u8 = 12;
const INVALIDES_3: u8 = 14;
const INVALIDES_4_NO_BONUS: u8 = 15;
const GRENELLE_3: u8 = 17;
const CONSTANTINE_3: u8 = 19;
const UNIVERSITE_3: u8 = 23;

fn card(number: u8) -> SoldierCard {
    SoldierCard::from_number(number).expect("there is such a card")
}

fn cards(numbers: &[u8]) -> SoldierSet {
    numbers.iter().map(|&number| card(number)).collect()
}

fn taxi(number: u8) -> TaxiCard {
    TaxiCard::from_number(number).expect("there is such a card")
}

fn street(index: usize) -> Street {
    Street::at(index)
}

fn chance() -> Chance {
    Chance::new(&Seed([1; 32]), &[b""])
}

fn new_game(seats: u8, options: Options) -> Result<Marne, Refusal> {
    Marne::new(&Setup { seats, options }, &mut chance())
}

/// A table whose officers stand on blue (streets 0 and 4), at the first arrival. The hands are
/// empty and the Taxi pile holds these cards, the first on top.
fn table(seats: u8, pile: &[u8]) -> Marne {
    let mut game = new_game(seats, Options::default()).expect("one to five may play");
    act(
        &mut game,
        Action::PlaceOfficers {
            colour: crate::street::Colour::Blue,
        },
    )
    .expect("the first move");
    game.hands.values_mut().fill(SoldierSet::NONE);
    stack(&mut game, pile);
    game
}

/// A table in the middle of the actions, without any taxi yet.
fn acting(seats: u8) -> Marne {
    let mut game = table(seats, &[ORSAY_2]);
    game.phase = Phase::Actions;
    game.arrived = true;
    game.actions_left = ACTIONS;
    game
}

/// Makes the Taxi pile of these cards, the first on top.
fn stack(game: &mut Marne, pile: &[u8]) {
    game.taxi_pile = pile.iter().rev().map(|&number| taxi(number)).collect();
}

/// Makes the Soldier pile of these cards, the first on top.
fn stack_soldiers(game: &mut Marne, pile: &[u8]) {
    game.soldier_pile = pile.iter().rev().map(|&number| card(number)).collect();
}

/// Puts a taxi into a street.
fn park(game: &mut Marne, at: usize, number: u8) {
    game.taxis[at] = Some(taxi(number));
}

/// Parks taxis without events in all these streets.
fn park_all(game: &mut Marne, streets: &[usize]) {
    let quiet = [
        ORSAY_4,
        FABERT_4,
        DOMINIQUE_4,
        PICQUET_4,
        INVALIDES_3,
        GRENELLE_3,
        CONSTANTINE_3,
        UNIVERSITE_3,
    ];
    for &at in streets {
        park(game, at, quiet[at]);
    }
}

/// The player whose turn it is acts.
fn act(game: &mut Marne, action: Action) -> Result<Vec<Event>, Refusal> {
    act_as(game, game.turn, action)
}

/// A player acts. A refused action changes nothing.
fn act_as(game: &mut Marne, seat: Seat, action: Action) -> Result<Vec<Event>, Refusal> {
    let before = game.clone();
    match Legal::judge(game, Actor::Seat(seat), action) {
        Ok(legal) => {
            let mut heard = Heard::default();
            game.apply(legal, &mut chance(), &mut heard);
            Ok(heard.events)
        }
        Err(refusal) => {
            assert!(*game == before, "a refusal changes nothing");
            Err(refusal)
        }
    }
}

/// The clause that refuses an action of the player whose turn it is.
fn refused(game: &mut Marne, action: Action) -> &'static str {
    act(game, action).expect_err("it is refused").clause()
}

fn load(at: usize, numbers: &[u8]) -> Action {
    Action::Load {
        street: street(at),
        cards: cards(numbers),
    }
}

fn is_legal(game: &Marne, action: Action) -> bool {
    let mut found = false;
    game.legal(game.turn, &mut |legal| found |= legal == action);
    found
}

fn sent(numbers: &[u8]) -> TaxiSet {
    numbers
        .iter()
        .fold(TaxiSet::NONE, |set, &number| set.with(taxi(number)))
}
