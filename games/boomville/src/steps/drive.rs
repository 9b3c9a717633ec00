//! Driving (BV-T).

use super::Stage;
use crate::event::Event as E;
use crate::state::{Boomville, Grants};
use crate::town::Paving;
use maraude_core::{Sink, Viewers};
use maraude_roads::Way;

impl Boomville {
    /// Drives the roll's way to its end and does what its last cell says.
    pub(crate) fn drive_way(&mut self, way: Way, stage: &mut Stage<'_, impl Sink<E>>) {
        let arrives = self.go(way, stage);
        self.turn.dead_end = false;
        self.turn.grants = Grants::NONE;
        let yellow = way
            .last()
            .is_some_and(|cell| self.town.paving[cell as usize] == Paving::Yellow);
        if arrives {
            if self.arrive(stage) {
                return;
            }
            self.after_move(stage);
        } else if yellow {
            self.draw_taxi(stage);
        } else {
            self.after_move(stage);
        }
    }

    /// Drives a shortcut: no further card, but the own destination counts (BV-T9).
    pub(crate) fn drive_shortcut(&mut self, way: Way, stage: &mut Stage<'_, impl Sink<E>>) {
        let arrives = self.go(way, stage);
        self.turn.grants = Grants::NONE;
        if arrives && self.arrive(stage) {
            return;
        }
        self.after_card(stage);
    }

    /// No step is possible and CHANCE is kept: the shortcut does nothing (BV-C14).
    pub(crate) fn leave_shortcut(&mut self, stage: &mut Stage<'_, impl Sink<E>>) {
        stage.tell(E::Nothing {
            seat: self.turn.seat,
        });
        self.after_card(stage);
    }

    /// Moves the pawn; true if it ends at the own destination.
    fn go(&mut self, way: Way, stage: &mut Stage<'_, impl Sink<E>>) -> bool {
        stage.tell(E::Drove {
            seat: self.turn.seat,
            way,
        });
        let own = self.mover().destination;
        let mut seen = 0u32;
        for &cell in way.cells() {
            if let Some(destination) = self.town.destination_at[cell as usize] {
                seen |= 1 << destination;
            }
        }
        // Everybody sees whether the pawn stopped there: a pawn that drives on rules the place out.
        if seen & !self.mover().ruled_out != 0 {
            stage.out.reveal(Viewers::ALL);
        }
        let last = way.last().unwrap_or(self.mover().at);
        let mover = self.mover_mut();
        mover.ruled_out |= seen;
        mover.at = last;
        self.moved();
        self.entrance(own) == last && !way.is_empty()
    }

    /// The pawn has moved: it is in no dead end any more.
    pub(crate) fn moved(&mut self) {
        self.mover_mut().lost = 0;
        self.turn.lost = false;
    }
}
