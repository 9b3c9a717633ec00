//! The state of a game: about a hundred bytes, no heap, cheap to clone.

use crate::soldier::{SOLDIERS, SoldierCard, SoldierSet};
use crate::street::{STREETS, Street, StreetSet};
use crate::taxi::{TAXIS, TaxiCard, TaxiSet};
use maraude_core::{BySeat, Pile, Seat};
use serde::Serialize;

/// The most players (MA-01).
pub const MOST_SEATS: usize = 5;
/// The hand limit at the end of a turn (MA-49).
pub const HAND_LIMIT: u8 = 5;
/// The actions of a turn (MA-45).
pub const ACTIONS: u8 = 3;
/// The Taxi tokens in the box (MA-03).
pub const TOKENS: u8 = 7;

/// A game of Marne.
#[derive(Clone, PartialEq, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "five independent facts of a table and its turn"
)]
pub struct Marne {
    pub(crate) hands: BySeat<SoldierSet, MOST_SEATS>,
    /// Solo only (MA-17).
    pub(crate) reserve: SoldierSet,
    pub(crate) soldier_discard: SoldierSet,
    pub(crate) taxi_discard: TaxiSet,
    pub(crate) soldier_pile: Pile<SoldierCard, SOLDIERS>,
    pub(crate) taxi_pile: Pile<TaxiCard, TAXIS>,
    /// The taxi standing in each street.
    pub(crate) taxis: [Option<TaxiCard>; STREETS],
    pub(crate) tokens: StreetSet,
    /// The spots of the two officers, the lower first: officers have no names.
    pub(crate) officers: [Street; 2],
    pub(crate) phase: Phase,
    pub(crate) turn: Seat,
    pub(crate) actions_left: u8,
    /// Whether this turn's taxi has arrived.
    pub(crate) arrived: bool,
    /// The events in force until the end of the turn (MA-76).
    pub(crate) no_bonus: bool,
    pub(crate) silent: bool,
    /// A drawn card that needs a place (MA-48b), and the number of further draws due.
    pub(crate) drawn: Option<SoldierCard>,
    pub(crate) draws_due: u8,
    /// The bonus card being resolved: not in the discard yet (MA-65).
    pub(crate) resolving: Option<SoldierCard>,
    /// Number of shuffles of the Soldier cards so far.
    pub(crate) shuffles: u8,
    pub(crate) ending: Option<Ending>,
    pub(crate) seats: u8,
    pub(crate) first: Seat,
    pub(crate) events: bool,
    pub(crate) open_reserve: bool,
}

/// The decision that the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The first player names the officers' colour (MA-21).
    Officers,
    /// The active player turns a Taxi card (MA-26).
    Arrival,
    /// The active player discards a card for an event (MA-73).
    EventDiscard,
    /// The active player acts (MA-45).
    Actions,
    /// The solo player says where a drawn card goes (MA-48b).
    Placing,
    /// The active player discards down to the hand limit (MA-49).
    Surplus,
    /// The game is over (MA-80).
    Over,
}

/// How a game can end (MA-37, MA-75, MA-83).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// All streets occupied when a turn's taxi is to arrive.
    Jam,
    /// No Taxi card left when a turn's taxi is to arrive.
    EmptyPile,
    /// All streets occupied when an extra taxi is to arrive.
    ExtraTaxiJam,
    /// No Taxi card left when an extra taxi is to arrive.
    ExtraTaxiEmptyPile,
}

impl Ending {
    /// All endings, in the order of `META`.
    pub const ALL: [Self; 4] = [
        Self::Jam,
        Self::EmptyPile,
        Self::ExtraTaxiJam,
        Self::ExtraTaxiEmptyPile,
    ];

    /// The id of the ending in `META`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Jam => "jam",
            Self::EmptyPile => "empty_pile",
            Self::ExtraTaxiJam => "extra_taxi_jam",
            Self::ExtraTaxiEmptyPile => "extra_taxi_empty_pile",
        }
    }
}

impl Marne {
    /// The hand of the active player.
    #[inline]
    pub(crate) fn hand(&self) -> SoldierSet {
        self.hands[self.turn]
    }

    #[inline]
    pub(crate) fn hand_mut(&mut self) -> &mut SoldierSet {
        &mut self.hands[self.turn]
    }

    /// Whether the game is over (MA-80).
    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// Whether there is only one player (MA-17).
    #[inline]
    pub(crate) fn is_solo(&self) -> bool {
        self.seats == 1
    }

    /// The cards that the active player may take in an exchange (MA-53, MA-55).
    #[inline]
    pub(crate) fn others(&self) -> SoldierSet {
        if self.is_solo() {
            return self.reserve;
        }
        let all = self
            .hands
            .values()
            .iter()
            .fold(SoldierSet::NONE, |all, &hand| all.and(hand));
        all.minus(self.hand())
    }

    /// The streets with a taxi.
    #[inline]
    pub(crate) fn occupied(&self) -> StreetSet {
        let mut bits = 0;
        for (street, taxi) in self.taxis.iter().enumerate() {
            bits |= u8::from(taxi.is_some()) << street;
        }
        StreetSet::from_bits(bits)
    }

    /// The streets without a taxi.
    #[inline]
    pub(crate) fn free(&self) -> StreetSet {
        StreetSet::from_bits(!self.occupied().bits())
    }

    /// Whether an officer stands there.
    #[inline]
    pub(crate) fn has_officer(&self, street: Street) -> bool {
        self.officers[0] == street || self.officers[1] == street
    }

    /// Number of soldiers that the taxi in this street needs (MA-57); none without a taxi.
    #[inline]
    pub(crate) fn required(&self, street: Street) -> Option<u8> {
        let taxi = self.taxis[street.index()]?;
        Some(taxi.soldiers() + u8::from(self.tokens.has(street)))
    }

    /// Whether a Soldier card can be drawn, maybe after a reshuffle (MA-47).
    #[inline]
    pub(crate) fn may_draw(&self) -> bool {
        !self.soldier_pile.is_empty() || !self.soldier_discard.is_empty()
    }

    /// The decision that the game waits for.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether the next arrival ends the game (MA-37).
    #[inline]
    pub fn is_last(&self) -> bool {
        self.taxi_pile.is_empty() || self.free().is_empty()
    }

    /// The score so far (MA-81).
    #[inline]
    pub fn score(&self) -> u8 {
        self.taxi_discard.soldiers()
    }
}
