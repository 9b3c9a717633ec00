//! Recording a simulated game: nothing of it, or its journal.

use maraude_core::journal::{Header, Move, Writer};
use maraude_core::{End, Game, Seed};

/// Listens to the moves of one game.
pub trait Record<G: Game> {
    /// A move was played, at this time of the virtual clock; `game` is the state after it.
    fn played(&mut self, seq: u32, at: u64, by: Move<G::Action>, game: &G);

    /// Something happened in the move that is being played.
    #[inline]
    fn heard(&mut self, _event: G::Event) {}

    /// Whether anything is recorded. If not, moves need not be copied.
    const ON: bool = true;
}

/// Keeps nothing.
pub struct Off;

impl<G: Game> Record<G> for Off {
    const ON: bool = false;

    #[inline]
    fn played(&mut self, _: u32, _: u64, _: Move<G::Action>, _: &G) {}
}

/// Writes the journal.
pub struct Recorder {
    writer: Writer,
}

impl Recorder {
    /// A recorder of the game with this header.
    pub fn new(header: &Header) -> Self {
        Self {
            writer: Writer::new(header),
        }
    }

    /// The finished journal.
    pub fn finish(self, end: &End, seed: &Seed) -> String {
        self.writer.finish(end, seed)
    }
}

impl<G: Game> Record<G> for Recorder {
    fn played(&mut self, seq: u32, at: u64, by: Move<G::Action>, game: &G) {
        self.writer
            .entry(seq, at, &by, || maraude_core::game::digest(game));
    }
}
