//! The game as one viewer may see it.

use crate::Template;
use maraude_core::{Seat, Viewer};
use serde::Serialize;

/// The game as one viewer may see it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// A higher sum counts nothing.
    pub limit: u8,
    /// The number of cards in the pile.
    pub left: u8,
    /// The cards in the pile, the top one last, once the game is over.
    pub pile: Option<Vec<u8>>,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
}

/// A player as one viewer may see them.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// The number of cards.
    pub cards: u8,
    /// The cards, for a viewer who may see them.
    pub hand: Option<Vec<u8>>,
    /// Whether the player has stopped.
    pub stopped: bool,
}

/// Builds a view field by field: a field that is not named here stays hidden.
pub(crate) fn view(state: &Template, viewer: Viewer) -> View {
    let over = state.turn.is_none();
    let player = |(seat, hand): (Seat, &crate::state::Hand)| PlayerView {
        cards: hand.len() as u8,
        hand: (over || viewer.is(seat)).then(|| hand.cards().collect()),
        stopped: state.stopped.has(seat),
    };
    View {
        turn: state.turn,
        limit: state.limit,
        left: state.pile.len() as u8,
        pile: over.then(|| state.pile.cards().to_vec()),
        players: state.hands.iter().map(player).collect(),
    }
}
