//! The three decks: clients, hazards, fares. Cards are data (TF-C); the engine knows effects.

pub mod client;
pub mod fare;
pub mod hazard;
pub mod order;

pub use client::{Client, Wish};
pub use fare::Fare;
pub use hazard::{Effect, Hazard, Mood};
pub use order::Order;

use serde::Deserialize;
use std::sync::LazyLock;

/// The texts of a card in one language.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardText {
    /// Its name, as in the log.
    pub name: String,
    /// The text that is read out.
    pub text: String,
}

/// All cards of the game.
#[derive(Debug)]
pub struct Cards {
    /// 70 clients.
    pub clients: Vec<Client>,
    /// 50 hazards.
    pub hazards: Vec<Hazard>,
    /// 100 fares.
    pub fares: Vec<Fare>,
}

/// The cards of this game.
pub fn cards() -> &'static Cards {
    static CARDS: LazyLock<Cards> = LazyLock::new(|| Cards {
        clients: client::load(),
        hazards: hazard::load(),
        fares: fare::load(),
    });
    &CARDS
}
