//! The events. Everybody sees them all: the only secrets are the orders of the piles, and no event
//! carries them.

use crate::soldier::{SoldierCard, SoldierSet};
use crate::state::Ending;
use crate::steps::scoring::Band;
use crate::street::{Colour, Street, StreetSet};
use crate::taxi::{TaxiCard, TaxiEvent};
use maraude_core::Seat;
use serde::Serialize;

/// Why a card was discarded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// An event (MA-73).
    Event,
    /// The hand limit (MA-49).
    Surplus,
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The officers stand; hands and the top Taxi back are shown (MA-21).
    OfficersPlaced { by: Seat, colour: Colour },
    /// A turn begins.
    TurnBegan { by: Seat },
    /// A taxi arrived (MA-30 to MA-33), with the taxis it passed and those that got a token.
    TaxiArrived {
        by: Seat,
        taxi: TaxiCard,
        street: Street,
        passed: StreetSet,
        marked: StreetSet,
    },
    /// The taxi's event applies (MA-35).
    EventApplied { by: Seat, event: TaxiEvent },
    /// A card was discarded.
    Discarded {
        by: Seat,
        card: SoldierCard,
        why: Why,
    },
    /// The Soldier discard became the pile (MA-47).
    Reshuffled { cards: u8 },
    /// A Soldier card was drawn (MA-46).
    Drawn { by: Seat, card: SoldierCard },
    /// The drawn card went to the reserve, another from there to the discard (MA-48b).
    PutInReserve {
        by: Seat,
        card: SoldierCard,
        discarded: SoldierCard,
    },
    /// An officer moved (MA-51).
    OfficerMoved { by: Seat, from: Street, to: Street },
    /// Two cards changed hands (MA-53); solo, with the reserve (MA-55).
    Exchanged {
        by: Seat,
        give: SoldierCard,
        with: Option<Seat>,
        take: SoldierCard,
    },
    /// A taxi left (MA-56, MA-60).
    TaxiSent {
        by: Seat,
        taxi: TaxiCard,
        street: Street,
        cards: SoldierSet,
        token: bool,
    },
    /// An Estafette sent an officer (MA-66).
    OfficerSent {
        by: Seat,
        card: SoldierCard,
        from: Street,
        to: Street,
    },
    /// A Sergent de ville took tokens away (MA-67).
    TokensTaken {
        by: Seat,
        card: SoldierCard,
        streets: StreetSet,
    },
    /// A Renfort was called (MA-68).
    ReinforcementCalled { by: Seat, card: SoldierCard },
    /// A Demi-tour moved a taxi (MA-69).
    TaxiTurned {
        by: Seat,
        card: SoldierCard,
        taxi: TaxiCard,
        from: Street,
        to: Street,
    },
    /// The turn is over.
    TurnEnded { by: Seat },
    /// The game is over (MA-80).
    Ended {
        ending: Ending,
        score: u8,
        band: Band,
        events: bool,
    },
}
