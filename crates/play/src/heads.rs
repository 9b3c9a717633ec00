//! The heads of the journal's chain, as each viewer may be told them.

use maraude_core::journal::{Chain, Head, Header};
use maraude_core::{ByViewer, Seed, Viewer};

/// The chain of a game's journal, and the head after the last step of each viewer.
///
/// A viewer is told a head only together with a step: if every head were shown, its change would
/// tell that something hidden had happened.
pub(crate) struct Heads {
    seed: Seed,
    chain: Chain,
    shown: ByViewer<Head>,
}

impl Heads {
    /// The heads of a journal that begins with this header.
    pub(crate) fn new(header: &Header, seed: Seed) -> Self {
        let chain = Chain::start(&header.line());
        let mut shown = ByViewer::default();
        for viewer in Viewer::all(header.seats.len() as u8) {
            shown[viewer] = chain.head();
        }
        Self { seed, chain, shown }
    }

    /// Adds the line of an entry that was a step for these viewers.
    pub(crate) fn push(&mut self, line: &str, viewers: impl Iterator<Item = Viewer>) {
        self.chain.push(&self.seed, line);
        for viewer in viewers {
            self.shown[viewer] = self.chain.head();
        }
    }

    pub(crate) fn shown(&self, viewer: Viewer) -> Head {
        self.shown[viewer]
    }
}
