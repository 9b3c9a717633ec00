//! The end of a move and of a turn (BV-T10, BV-T17).

use super::Stage;
use crate::cards::Kind;
use crate::event::Event as E;
use crate::state::{Boomville, Grants, Phase, Turn};
use maraude_core::Sink;

impl Boomville {
    /// The move and its card are done: a further roll, CHANCE, or the end of the turn.
    pub(crate) fn after_move(&mut self, stage: &mut Stage<'_, impl Sink<E>>) {
        if self.turn.extra > 0 {
            self.turn.extra -= 1;
            self.roll_again();
        } else if self.holds(Kind::ChanceMove) {
            self.turn.phase = Phase::After;
        } else {
            self.end_turn(stage);
        }
    }

    /// Plays CHANCE for another move.
    pub(crate) fn move_again(&mut self, stage: &mut Stage<'_, impl Sink<E>>) {
        self.spend(Kind::ChanceMove, stage);
        stage.tell(E::Again {
            seat: self.turn.seat,
        });
        self.roll_again();
    }

    fn roll_again(&mut self) {
        self.turn.phase = Phase::Roll;
        self.turn.roll = 0;
        self.turn.grants = Grants::NONE;
    }

    /// Ends the turn; the next player who does not miss a turn goes on.
    pub(crate) fn end_turn(&mut self, stage: &mut Stage<'_, impl Sink<E>>) {
        let seat = self.turn.seat;
        if self.turn.lost {
            let mover = self.mover_mut();
            mover.lost = mover.lost.saturating_add(1);
            stage.tell(E::LostTurn { seat });
        }
        stage.out.end_turn();
        self.face_up.end_turn();
        let mut next = seat.next(self.seats);
        loop {
            let player = &mut self.players[next];
            if player.drives() {
                if player.missing == 0 {
                    break;
                }
                player.missing -= 1;
                stage.tell(E::Missed { seat: next });
            }
            next = next.next(self.seats);
        }
        self.turn = Turn::new(next);
    }
}
