//! What a viewer may know.

use super::state::{CARDS, Template};
use maraude_core::{Seat, Viewer};
use serde::Serialize;
use ts_rs::TS;

/// What a viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct View {
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// Nobody may hold more.
    pub limit: u8,
    /// How many cards are left in the pile.
    pub left: u8,
    /// Which, the top one first, once the game is over.
    pub pile: Option<Vec<u8>>,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
}

/// What a viewer may know of a player.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct PlayerView {
    /// How many cards.
    pub cards: u8,
    /// Which, where they may be seen.
    pub hand: Option<Vec<u8>>,
    /// Whether the player has stopped.
    pub stopped: bool,
}

/// Built field by field: what is not named here is hidden.
pub(crate) fn view(state: &Template, viewer: Viewer) -> View {
    let over = state.turn.is_none();
    let player = |seat: Seat| {
        let hand: Vec<u8> = (1..=CARDS)
            .filter(|card| state.hands[seat.index()] & (1 << card) != 0)
            .collect();
        PlayerView {
            cards: hand.len() as u8,
            hand: (over || viewer.is(seat)).then_some(hand),
            stopped: state.stopped.has(seat),
        }
    };
    View {
        turn: state.turn,
        limit: state.limit,
        left: state.left,
        pile: over.then(|| state.pile[(CARDS - state.left) as usize..].to_vec()),
        players: Seat::all(state.seats).map(player).collect(),
    }
}
