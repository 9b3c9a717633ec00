//! Hazard cards: what befalls a taxi.

use super::CardText;
use crate::board::Sign;
use crate::board::plan::plan;
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
    /// An order: go by it before the destination (TF-T14).
    GoBy(Target),
    /// An order: do not drive over it until the fare ends (TF-T29).
    Avoid(Sign),
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
            Self::GoBy(_) => "go-by",
            Self::Avoid(_) => "avoid",
            Self::DropWishes => "drop-wishes",
            Self::MissTurns(_) => "miss-turns",
            Self::RollAgain => "roll-again",
            Self::MoveTo(_) => "move-to",
            Self::NewFare => "new-fare",
            Self::Doubled => "doubled",
            Self::Tip(_) => "tip",
        }
    }

    /// Whether the card lies open until it is done or the fare ends (TF-T27).
    pub const fn is_order(self) -> bool {
        matches!(self, Self::GoBy(_) | Self::Avoid(_))
    }
}

impl Hazard {
    /// The order on the card, if there is one.
    pub fn order(&self) -> Option<Effect> {
        self.effects.iter().copied().find(|e| e.is_order())
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
    Avoid(String),
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
        Some(match self {
            Self::Bank(sum) => Effect::Bank(*sum),
            Self::Each(sum) => Effect::Each(*sum),
            Self::GoBy(word) => match Target::of(word, plan())? {
                Target::Quarter(_) => return None,
                target => Effect::GoBy(target),
            },
            Self::Avoid(word) => match Target::of(word, plan())? {
                Target::Sign(sign) => Effect::Avoid(sign),
                _ => return None,
            },
            Self::DropWishes => Effect::DropWishes,
            Self::MissTurns(turns) => Effect::MissTurns(*turns),
            Self::RollAgain => Effect::RollAgain,
            Self::MoveTo(word) => Effect::MoveTo(cell(word)?),
            Self::NewFare => Effect::NewFare,
            Self::Doubled => Effect::Doubled,
            Self::Tip(sum) => Effect::Tip(*sum),
        })
    }
}

/// The cell of a word such as `place:concorde` or `cell:fourriere`.
fn cell(word: &str) -> Option<CellNo> {
    if let Some(id) = word.strip_prefix("cell:") {
        let no = plan().cells.iter().position(|cell| cell.id == id)?;
        return Some(no as CellNo);
    }
    match Target::of(word, plan())? {
        Target::Place(place) => Some(board().places[place as usize]),
        _ => None,
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
    let one_order = |h: &Hazard| h.effects.iter().filter(|e| e.is_order()).count() <= 1;
    assert!(
        hazards.iter().all(one_order) && hazards.len() <= 64,
        "data/hazards.json: one order a card, 64 cards at most"
    );
    hazards
}
