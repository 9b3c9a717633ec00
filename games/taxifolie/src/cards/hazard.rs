//! Hazard cards: what befalls a taxi.

use super::CardText;
use super::order::Order;
use crate::board::{CellNo, board};
use crate::target::Target;
use serde::Deserialize;

/// The text of the data file.
pub const HAZARDS_JSON: &str = include_str!("../../data/hazards.json");

/// A hazard.
#[derive(Clone, Debug)]
pub struct Hazard {
    /// Its id in data files.
    pub id: String,
    /// Whether it is a happy one.
    pub mood: Mood,
    /// In French.
    pub fr: CardText,
    /// In English.
    pub en: CardText,
    /// What happens, in order.
    pub effects: Vec<Effect>,
}

/// Whether a hazard is a happy one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mood {
    /// Good luck.
    Happy,
    /// Bad luck.
    Unhappy,
}

/// The closed vocabulary of hazards (TF-C).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// EUR from the bank, or to it if negative.
    Bank(i16),
    /// EUR from each other player, or to each if negative.
    Each(i16),
    /// An order, which lies open until it is done or the fare ends (TF-T27).
    Order(Order),
    /// The client drops all wishes (TF-C4).
    DropWishes,
    /// Missed turns (TF-T31).
    MissTurns(u8),
    /// One more roll in this turn (TF-T21).
    RollAgain,
    /// The taxi is put on a cell (TF-T30).
    MoveTo(CellNo),
    /// Another fare card (TF-C4).
    NewFare,
    /// The fare's sum is doubled (TF-C4).
    Doubled,
    /// EUR on top of the fare (TF-C4).
    Tip(u16),
}

impl Effect {
    /// The word for its icon.
    pub const fn icon(self) -> &'static str {
        match self {
            Self::Bank(sum) if sum < 0 => "pay-bank",
            Self::Bank(_) => "bank-pays",
            Self::Each(sum) if sum < 0 => "pay-each",
            Self::Each(_) => "each-pays",
            Self::Order(order) => order.icon(),
            Self::DropWishes => "drop-wishes",
            Self::MissTurns(_) => "miss-turns",
            Self::RollAgain => "roll-again",
            Self::MoveTo(_) => "move-to",
            Self::NewFare => "new-fare",
            Self::Doubled => "doubled",
            Self::Tip(_) => "tip",
        }
    }
}

impl Hazard {
    /// The order on the card, if there is one.
    pub fn order(&self) -> Option<Order> {
        self.effects.iter().find_map(|effect| match effect {
            Effect::Order(order) => Some(*order),
            _ => None,
        })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Record {
    id: String,
    mood: Mood,
    fr: CardText,
    en: CardText,
    effects: Vec<EffectRecord>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum EffectRecord {
    Bank(i16),
    Each(i16),
    GoBy(String),
    Detour([String; 2]),
    StopOn(String),
    Avoid(String),
    Closed(String),
    DropWishes,
    MissTurns(u8),
    RollAgain,
    MoveTo(String),
    NewFare,
    Doubled,
    Tip(u16),
}

impl EffectRecord {
    fn effect(&self) -> Option<Effect> {
        let target = |word: &str| Target::of(word, board());
        Some(match self {
            Self::Bank(sum) => Effect::Bank(*sum),
            Self::Each(sum) => Effect::Each(*sum),
            Self::GoBy(word) => Effect::Order(Order::GoBy(target(word)?)),
            Self::Detour([first, then]) => {
                Effect::Order(Order::Detour(target(first)?, target(then)?))
            }
            Self::StopOn(word) => Effect::Order(Order::StopOn(target(word)?)),
            Self::Avoid(word) => Effect::Order(Order::Avoid(target(word)?)),
            Self::Closed(word) => match target(word)? {
                street @ Target::Street(_) => Effect::Order(Order::Closed(street)),
                _ => return None,
            },
            Self::DropWishes => Effect::DropWishes,
            Self::MissTurns(turns) => Effect::MissTurns(*turns),
            Self::RollAgain => Effect::RollAgain,
            Self::MoveTo(word) => match target(word)? {
                Target::Place(place) => Effect::MoveTo(board().places[place as usize]),
                _ => return None,
            },
            Self::NewFare => Effect::NewFare,
            Self::Doubled => Effect::Doubled,
            Self::Tip(sum) => Effect::Tip(*sum),
        })
    }
}

pub(super) fn load() -> Vec<Hazard> {
    let records: Vec<Record> =
        serde_json::from_str(HAZARDS_JSON).expect("data/hazards.json is a list of hazards");
    let hazard = |record: Record| Hazard {
        effects: record
            .effects
            .iter()
            .map(|effect| {
                effect
                    .effect()
                    .unwrap_or_else(|| panic!("data/hazards.json: an effect of {}", record.id))
            })
            .collect(),
        id: record.id,
        mood: record.mood,
        fr: record.fr,
        en: record.en,
    };
    let hazards: Vec<Hazard> = records.into_iter().map(hazard).collect();
    let one_order = |h: &Hazard| {
        let orders = h.effects.iter().filter(|e| matches!(e, Effect::Order(_)));
        orders.count() <= 1
    };
    assert!(
        hazards.iter().all(one_order) && hazards.len() <= 64,
        "data/hazards.json: one order a card, 64 cards at most"
    );
    hazards
}
