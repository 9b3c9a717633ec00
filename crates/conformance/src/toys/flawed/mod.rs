//! Pioche with one flaw: each breaks a law, and the law must notice.

mod abilities;
mod act;
mod facts;
pub mod flaw;
mod rules;
mod view;

pub use act::Act;
pub use view::View;

use super::pioche::Pioche;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

/// Pioche with the flaw of this number (see [`flaw`]).
pub struct Flawed<const FLAW: u8> {
    game: Pioche,
    /// Something that rules should not have: a place that changes behind one's back.
    scratch: Arc<AtomicU8>,
}

impl<const FLAW: u8> Flawed<FLAW> {
    fn of(game: Pioche) -> Self {
        let scratch = Arc::default();
        Self { game, scratch }
    }

    fn with(&self, game: Pioche) -> Self {
        let scratch = Arc::new(AtomicU8::new(self.scratch()));
        Self { game, scratch }
    }

    fn scratch(&self) -> u8 {
        self.scratch.load(Ordering::Relaxed)
    }

    fn scribble(&self, by: u8) {
        self.scratch.fetch_add(by, Ordering::Relaxed);
    }
}

impl<const FLAW: u8> Clone for Flawed<FLAW> {
    fn clone(&self) -> Self {
        if FLAW == flaw::SHARED {
            let (game, scratch) = (self.game, Arc::clone(&self.scratch));
            return Self { game, scratch };
        }
        self.with(self.game)
    }
}
