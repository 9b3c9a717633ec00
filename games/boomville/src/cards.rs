//! The Taxi and Destination cards (BV-M), built once from `data/cards.json`.

use crate::town::{CONES, DESTINATIONS, Town};
use serde::{Deserialize, Serialize};
use std::sync::OnceLock;

/// The data file, as it is sent to browsers.
pub const CARDS_JSON: &str = include_str!("../data/cards.json");

/// How many Taxi cards there are.
pub const TAXI_CARDS: usize = 60;

/// What a Taxi card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Put down a one-way token (BV-C1).
    PlaceOneWay,
    /// Turn a one-way token round (BV-C2).
    FlipOneWay,
    /// Bar a yellow line (BV-C3).
    StreetBarrier,
    /// Bar a blue line (BV-C4).
    BridgeBarrier,
    /// Put the cone of its number on its orange cell (BV-C5).
    Cone,
    /// Take an obstacle away, or none (BV-C6).
    Remove,
    /// CHANCE: drive over one barrier or cone during a move.
    ChanceOver,
    /// CHANCE: ignore one-way tokens during a move.
    ChanceOneWays,
    /// CHANCE: choose the die's face.
    ChanceFace,
    /// CHANCE: roll and move once more.
    ChanceMove,
    /// Major incident: swap destinations with the right-hand neighbour (BV-C8).
    SwapRight,
    /// Major incident: swap destinations with the left-hand neighbour (BV-C8).
    SwapLeft,
    /// Major incident: go to the Police Station (BV-C9).
    Police,
    /// Major incident: go to the Garage (BV-C9).
    Garage,
    /// Roll and move again.
    GreenWave,
    /// Miss the next turn.
    Jam,
    /// Drive 1 to 3 more cells (BV-C14).
    Shortcut,
}

impl Kind {
    /// Every kind, in the order of the data.
    pub const ALL: [Self; 17] = [
        Self::PlaceOneWay,
        Self::FlipOneWay,
        Self::StreetBarrier,
        Self::BridgeBarrier,
        Self::Cone,
        Self::Remove,
        Self::ChanceOver,
        Self::ChanceOneWays,
        Self::ChanceFace,
        Self::ChanceMove,
        Self::SwapRight,
        Self::SwapLeft,
        Self::Police,
        Self::Garage,
        Self::GreenWave,
        Self::Jam,
        Self::Shortcut,
    ];

    /// Whether the card may be kept (BV-C7).
    pub fn is_chance(self) -> bool {
        matches!(
            self,
            Self::ChanceOver | Self::ChanceOneWays | Self::ChanceFace | Self::ChanceMove
        )
    }

    /// Whether the card is a major incident (BV-S7).
    pub fn is_incident(self) -> bool {
        matches!(
            self,
            Self::SwapRight | Self::SwapLeft | Self::Police | Self::Garage
        )
    }

    /// Its word in messages and data.
    pub fn word(self) -> &'static str {
        match self {
            Self::PlaceOneWay => "place_one_way",
            Self::FlipOneWay => "flip_one_way",
            Self::StreetBarrier => "street_barrier",
            Self::BridgeBarrier => "bridge_barrier",
            Self::Cone => "cone",
            Self::Remove => "remove",
            Self::ChanceOver => "chance_over",
            Self::ChanceOneWays => "chance_one_ways",
            Self::ChanceFace => "chance_face",
            Self::ChanceMove => "chance_move",
            Self::SwapRight => "swap_right",
            Self::SwapLeft => "swap_left",
            Self::Police => "police",
            Self::Garage => "garage",
            Self::GreenWave => "green_wave",
            Self::Jam => "jam",
            Self::Shortcut => "shortcut",
        }
    }
}

/// The data file, field by field.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardData {
    /// What each kind of card says.
    pub kinds: Vec<KindText>,
    /// The 60 Taxi cards.
    pub taxi: Vec<TaxiCard>,
    /// The 32 Destination cards, in the order of the town's places.
    pub destinations: Vec<DestinationCard>,
}

/// What a kind of card says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KindText {
    /// The kind.
    pub kind: Kind,
    /// In French.
    pub fr: Words,
    /// In English.
    pub en: Words,
}

/// Title and instruction.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Words {
    /// The title.
    pub title: String,
    /// What to do.
    pub text: String,
}

/// A Taxi card with its story.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TaxiCard {
    /// Its word in inventories.
    pub id: String,
    /// What it does.
    pub kind: Kind,
    /// The number of a cone's card.
    pub number: Option<u8>,
    /// Its story in French.
    pub fr: String,
    /// Its story in English.
    pub en: String,
}

/// A Destination card: where, and who wants to go there.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DestinationCard {
    /// The place.
    pub place: String,
    /// The passenger in French.
    pub fr: String,
    /// The passenger in English.
    pub en: String,
}

/// Both decks, ready to play with. A Taxi card is its index.
pub struct Deck {
    /// The data it was built from.
    pub data: CardData,
    kinds: [Kind; TAXI_CARDS],
    cones: [u8; TAXI_CARDS],
    incidents: u64,
    masks: [u64; Kind::ALL.len()],
}

impl Deck {
    /// The decks of the box.
    ///
    /// # Panics
    /// If the data file is not what BV-M counts.
    pub fn get() -> &'static Self {
        static DECK: OnceLock<Deck> = OnceLock::new();
        DECK.get_or_init(|| {
            Self::load(CARDS_JSON).unwrap_or_else(|what| panic!("data/cards.json: {what}"))
        })
    }

    /// Reads the decks and checks their shape; tests count the kinds.
    pub fn load(json: &str) -> Result<Self, String> {
        let data: CardData = serde_json::from_str(json).map_err(|error| error.to_string())?;
        let kinds: Vec<Kind> = data.taxi.iter().map(|card| card.kind).collect();
        let kinds: [Kind; TAXI_CARDS] = kinds
            .try_into()
            .map_err(|_| "there are not 60 Taxi cards")?;
        let mut cones = [0; TAXI_CARDS];
        for (index, card) in data.taxi.iter().enumerate() {
            match (card.kind, card.number) {
                (Kind::Cone, Some(number)) if (1..=CONES as u8).contains(&number) => {
                    cones[index] = number - 1;
                }
                (Kind::Cone, _) | (_, Some(_)) => {
                    return Err(format!("{} has a wrong number", card.id));
                }
                _ => {}
            }
        }
        let places = Town::get().plan.places[..DESTINATIONS]
            .iter()
            .map(|place| &place.id);
        if !data.destinations.iter().map(|card| &card.place).eq(places) {
            return Err("the Destination cards are not the town's 32 places in order".into());
        }
        let mut masks = [0; Kind::ALL.len()];
        for (index, &kind) in kinds.iter().enumerate() {
            masks[kind as usize] |= 1 << index;
        }
        let incidents = Kind::ALL.into_iter().filter(|kind| kind.is_incident());
        let incidents = incidents.map(|kind| masks[kind as usize]).sum();
        Ok(Self {
            data,
            kinds,
            cones,
            incidents,
            masks,
        })
    }

    /// What a Taxi card does.
    #[inline]
    pub fn kind(&self, card: u8) -> Kind {
        self.kinds[card as usize]
    }

    /// The index of the orange cell of a cone's card.
    pub fn cone(&self, card: u8) -> u8 {
        self.cones[card as usize]
    }

    /// The major incidents, as a set of cards.
    pub fn incidents(&self) -> u64 {
        self.incidents
    }

    /// All cards of a kind, as a set.
    #[inline]
    pub fn of(&self, kind: Kind) -> u64 {
        self.masks[kind as usize]
    }
}
