//! The actions of a player.

use crate::soldier::{SoldierCard, SoldierSet};
use crate::street::{Colour, Street, StreetSet};
use serde::{Deserialize, Serialize};

/// An action of a player. Officers have no names: a move says from which spot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Put the officers on the two spots of a colour (MA-11).
    PlaceOfficers {
        /// The colour.
        colour: Colour,
    },
    /// Turn the top Taxi card (MA-26).
    TurnTaxi,
    /// Discard a card: for an event (MA-73) or down to the hand limit (MA-49).
    Discard {
        /// From the own hand.
        card: SoldierCard,
    },
    /// Draw a Soldier card (MA-46).
    Mobilise,
    /// Keep the drawn card in the hand (MA-48b).
    Keep,
    /// Put the drawn card into the reserve (MA-48b).
    PutInReserve {
        /// The reserve card that is discarded for it.
        discard: SoldierCard,
    },
    /// Move an officer to an adjacent spot (MA-51).
    MoveOfficer {
        /// Where the officer stands.
        from: Street,
        /// Where it goes.
        to: Street,
    },
    /// Exchange a card (MA-53), solo with the reserve (MA-55).
    Exchange {
        /// From the own hand.
        give: SoldierCard,
        /// From another hand, or the reserve.
        take: SoldierCard,
    },
    /// Load a taxi and send it off (MA-56).
    Load {
        /// Where the taxi stands.
        street: Street,
        /// The cards that embark.
        cards: SoldierSet,
    },
    /// Put an officer on any other spot (MA-66).
    Estafette {
        /// Which bonus card.
        card: SoldierCard,
        /// Where the officer stands.
        from: Street,
        /// Where it goes.
        to: Street,
    },
    /// Take the tokens off one or two taxis (MA-67).
    SergentDeVille {
        /// Which bonus card.
        card: SoldierCard,
        /// Where the taxis stand.
        streets: StreetSet,
    },
    /// Draw two Soldier cards (MA-68).
    Renfort {
        /// Which bonus card.
        card: SoldierCard,
    },
    /// Move a taxi to a free street (MA-69).
    DemiTour {
        /// Which bonus card.
        card: SoldierCard,
        /// Where the taxi stands.
        from: Street,
        /// Where it goes.
        to: Street,
    },
    /// End the turn (MA-27).
    EndTurn,
}

impl Action {
    /// Whether a bonus card is played.
    pub const fn is_bonus(self) -> bool {
        matches!(
            self,
            Self::Estafette { .. }
                | Self::SergentDeVille { .. }
                | Self::Renfort { .. }
                | Self::DemiTour { .. }
        )
    }
}
