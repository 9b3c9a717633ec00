//! What is true at the table.

use crate::cards::{Deck, Kind, TAXI_CARDS};
use crate::face_up::FaceUp;
use crate::options::Options;
use crate::start_rolls::StartRolls;
use crate::tokens::Tokens;
use crate::town::{DESTINATIONS, StepSet, Town};
use maraude_core::{BySeat, Pile, Seat, Seats};
use maraude_roads::NOWHERE;
use serde::Serialize;

/// The most players: six pawns.
pub const MAX_PLAYERS: usize = 6;
/// The place of a pawn that has not left the parking lot.
pub(crate) const PARKED: u16 = NOWHERE - 1;
/// The place of a pawn that has left the board (BV-X5).
pub(crate) const GONE: u16 = NOWHERE;
/// No Destination card.
pub(crate) const NO_CARD: u8 = u8::MAX;

/// A game of Boomville.
#[derive(Clone)]
pub struct Boomville {
    pub(crate) town: &'static Town,
    pub(crate) deck: &'static Deck,
    pub(crate) options: Options,
    pub(crate) seats: u8,
    /// How many destinations win now.
    pub(crate) needed: u8,
    /// The seat that started, and the rolls that decided it (BV-S4).
    pub(crate) first: Seat,
    pub(crate) start_rolls: BySeat<StartRolls, MAX_PLAYERS>,
    pub(crate) taxi_pile: Pile<u8, TAXI_CARDS>,
    pub(crate) taxi_discard: u64,
    /// The Taxi cards that lie face up.
    pub(crate) face_up: FaceUp,
    pub(crate) destination_pile: Pile<u8, DESTINATIONS>,
    pub(crate) players: BySeat<Player, MAX_PLAYERS>,
    pub(crate) tokens: Tokens,
    /// The steps that no token forbids, kept up to date with the tokens.
    pub(crate) open: StepSet,
    pub(crate) turn: Turn,
    /// The number of players that have a place.
    pub(crate) placed: u8,
    /// How often each kind of chance was drawn on.
    pub(crate) used: Used,
}

/// How often each kind of chance was drawn on.
#[derive(Clone, Copy, Default)]
pub(crate) struct Used {
    pub(crate) rolls: u32,
    pub(crate) taxi_shuffles: u32,
    pub(crate) destination_shuffles: u32,
}

/// One player.
#[derive(Clone, Copy)]
pub(crate) struct Player {
    /// The cell, [`PARKED`] or [`GONE`].
    pub(crate) at: u16,
    /// The hidden Destination card.
    pub(crate) destination: u8,
    /// The seats that know it: its owner, and those that held it before a swap.
    pub(crate) known_to: Seats,
    /// The destinations that everybody saw it can't be: its owner drove over them.
    pub(crate) ruled_out: u32,
    /// The cards reached, open before the player.
    pub(crate) shown: u32,
    /// The number of destinations reached.
    pub(crate) reached: u8,
    /// The CHANCE cards held.
    pub(crate) held: u64,
    /// Turns to miss.
    pub(crate) missing: u8,
    /// Turns lost in the present dead end (BV-D5).
    pub(crate) lost: u8,
    /// The place, once there is one.
    pub(crate) place: u8,
}

impl Player {
    pub(crate) const NEW: Self = Self {
        at: PARKED,
        destination: NO_CARD,
        known_to: Seats::NONE,
        ruled_out: 0,
        shown: 0,
        reached: 0,
        held: 0,
        missing: 0,
        lost: 0,
        place: 0,
    };

    /// Whether the player still drives.
    pub(crate) fn drives(&self) -> bool {
        self.place == 0
    }
}

/// Whose turn it is and how far it has come.
#[derive(Clone, Copy)]
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    pub(crate) phase: Phase,
    /// The die, 0 before the roll.
    pub(crate) roll: u8,
    /// What CHANCE or a hop allow during this move.
    pub(crate) grants: Grants,
    /// Further rolls due (green wave).
    pub(crate) extra: u8,
    /// Whether this roll met a dead end that was not left yet.
    pub(crate) dead_end: bool,
    /// Whether this roll's card in the dead end was drawn (BV-D4).
    pub(crate) drew: bool,
    /// Whether the turn counts as lost if it ends now (BV-D5).
    pub(crate) lost: bool,
}

impl Turn {
    pub(crate) fn new(seat: Seat) -> Self {
        Self {
            seat,
            phase: Phase::Roll,
            roll: 0,
            grants: Grants::NONE,
            extra: 0,
            dead_end: false,
            drew: false,
            lost: false,
        }
    }
}

/// The decision that comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Roll, or choose the face with CHANCE.
    Roll,
    /// Drive the roll.
    Drive,
    /// In a dead end with something to choose: CHANCE, a hop, or stay.
    Stuck,
    /// Put down a one-way token.
    PlaceOneWay,
    /// Turn a one-way token round.
    FlipOneWay,
    /// Bar a street.
    StreetBarrier,
    /// Bar a bridge.
    BridgeBarrier,
    /// Take away an obstacle, or not.
    Remove,
    /// Drive 1 to 3 cells more, or play CHANCE for it.
    Shortcut,
    /// Play CHANCE for another move, or end the turn.
    After,
    /// Somebody has won: the table is asked how to go on (BV-X4).
    Asked,
    /// The game is over.
    Over,
}

/// Permissions of one move beyond what the streets allow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Grants {
    /// Barriers and cones that may be driven over.
    pub(crate) over: u8,
    /// Whether one-way tokens are ignored.
    pub(crate) one_ways: bool,
    /// The hop over one obstacle (BV-D5).
    pub(crate) hop: Hop,
}

/// The hop of a pawn in a dead end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hop {
    /// No hop, or it is used up.
    None,
    /// It may still be used.
    Ready,
    /// It is passing the one-way token of this spot.
    Passing(u8),
}

impl Grants {
    pub(crate) const NONE: Self = Self {
        over: 0,
        one_ways: false,
        hop: Hop::None,
    };

    /// Adds what a CHANCE for the way allows.
    pub(crate) fn play(&mut self, kind: Kind) {
        match kind {
            Kind::ChanceOver => self.over += 1,
            _ => self.one_ways = true,
        }
    }

    pub(crate) fn is_none(self) -> bool {
        self == Self::NONE
    }
}

impl Boomville {
    /// The player whose turn it is.
    pub(crate) fn mover(&self) -> &Player {
        &self.players[self.turn.seat]
    }

    /// The player whose turn it is.
    pub(crate) fn mover_mut(&mut self) -> &mut Player {
        &mut self.players[self.turn.seat]
    }

    /// The seats that still drive.
    pub(crate) fn drivers(&self) -> Seats {
        let drivers = self.players.iter().filter(|(_, player)| player.drives());
        drivers.map(|(seat, _)| seat).collect()
    }

    /// The cell of the mover's hidden destination.
    pub(crate) fn own_cell(&self) -> u16 {
        self.entrance(self.mover().destination)
    }

    /// The entrance of a destination.
    pub(crate) fn entrance(&self, destination: u8) -> u16 {
        if destination == NO_CARD {
            NOWHERE
        } else {
            self.town.entrances[destination as usize]
        }
    }
}
