//! What one viewer may know of a game of Pioche.

use super::state::Pioche;
use maraude_core::{Seat, Viewer};
use serde::Serialize;

/// What one viewer may know.
#[derive(PartialEq, Serialize)]
pub struct View {
    /// The seat of the viewer; none for the spectator.
    pub you: Option<Seat>,
    /// Whose turn it is.
    pub turn: Seat,
    /// Turns ended.
    pub turns: u8,
    /// The hands by seat.
    pub hands: Vec<Held>,
    /// The marked card.
    pub marked: Option<Marked>,
    /// The cards laid aside.
    pub aside: Vec<u8>,
    /// The points by seat.
    pub scores: Vec<u8>,
    /// The pile.
    pub pile: Held,
    /// The card under the pile, for the seat that put it there.
    pub under: Option<u8>,
    /// The seat that put a card under the pile.
    pub swapped: Option<Seat>,
    /// Whether the pile was shuffled again.
    pub reshuffled: bool,
    /// The seat that left.
    pub left: Option<Seat>,
}

/// Cards of which some viewers see only the number.
#[derive(PartialEq, Serialize)]
pub struct Held {
    /// Their number.
    pub count: u8,
    /// Which, for those who may see them.
    pub cards: Option<Vec<u8>>,
}

/// A marked card.
#[derive(PartialEq, Serialize)]
pub struct Marked {
    /// Which, for those who may see it.
    pub card: Option<u8>,
}

impl View {
    pub(super) fn of(game: &Pioche, viewer: Viewer) -> Self {
        let over = game.is_over();
        let sees = |seat| over || viewer.is(seat);
        let hands = Seat::all(game.seats).map(|seat| Held {
            count: game.hand(seat).len(),
            cards: sees(seat).then(|| game.hand(seat).cards().to_vec()),
        });
        let under = game.swapped.filter(|&seat| sees(seat));
        Self {
            you: viewer.seat(),
            turn: game.turn(),
            turns: game.turns,
            hands: hands.collect(),
            marked: game.marked.map(|card| Marked {
                card: sees(game.turn()).then_some(card),
            }),
            aside: game.aside.cards().to_vec(),
            scores: game.scores[..usize::from(game.seats)].to_vec(),
            pile: Held {
                count: game.pile.len(),
                cards: over.then(|| game.pile.cards().to_vec()),
            },
            under: under.map(|_| game.pile.cards()[0]),
            swapped: game.swapped,
            reshuffled: game.reshuffled,
            left: game.left,
        }
    }
}
