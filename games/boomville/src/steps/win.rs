//! Winning, going on, stopping (BV-X).

use super::Stage;
use crate::event::Event as E;
use crate::state::{Boomville, GONE, NO_CARD, Phase, Player};
use maraude_core::{Seat, Seats, Sink, Viewers};

impl Boomville {
    /// The mover has reached all destinations. At the first win the table is asked.
    pub(crate) fn win(&mut self, stage: &mut Stage<'_, impl Sink<E>>) {
        stage.tell(E::Placed {
            seat: self.turn.seat,
            place: self.placed + 1,
        });
        if self.placed == 0 {
            self.turn.phase = Phase::Asked;
            stage.out.end_turn();
            return;
        }
        self.leave();
        if let (1, Some(last)) = (self.drivers().len(), self.drivers().first()) {
            self.placed += 1;
            self.players[last].place = self.placed;
            stage.tell(E::Placed {
                seat: last,
                place: self.placed,
            });
            self.turn.phase = Phase::Over;
            stage.out.end_turn();
        } else {
            self.end_turn(stage);
        }
    }

    /// The mover's pawn leaves the board with its place (BV-X5).
    fn leave(&mut self) {
        self.placed += 1;
        let place = self.placed;
        let mover = self.mover_mut();
        mover.place = place;
        mover.at = GONE;
        let held = std::mem::take(&mut mover.held);
        self.taxi_discard |= held;
    }

    /// The table stops after the win (BV-X4).
    pub(crate) fn stop(&mut self, stage: &mut Stage<'_, impl Sink<E>>) {
        self.placed = 1;
        self.mover_mut().place = 1;
        self.turn.phase = Phase::Over;
        stage.tell(E::Stopped);
        // Now everything may be seen.
        stage.out.reveal(Viewers::ALL);
        stage.out.end_turn();
    }

    /// The table goes on for the other places.
    pub(crate) fn play_on(&mut self, stage: &mut Stage<'_, impl Sink<E>>) {
        stage.tell(E::PlaysOn);
        self.leave();
        self.end_turn(stage);
    }

    /// Everybody needs one more destination; a win is taken back (BV-X5, BV-X6).
    pub(crate) fn one_more(&mut self, stage: &mut Stage<'_, impl Sink<E>>) {
        self.needed += 1;
        stage.tell(E::OneMore {
            needed: self.needed,
        });
        if self.turn.phase == Phase::Asked {
            self.draw_destination(stage);
            self.after_move(stage);
        }
    }

    /// Whether a destination can be added: the pile has a card for each one that the players who
    /// drive would still have to draw (BV-X6).
    pub(crate) fn may_add(&self) -> bool {
        let to_draw = |player: &Player| {
            let drawn = player.reached + u8::from(player.destination != NO_CARD);
            usize::from((self.needed + 1).saturating_sub(drawn))
        };
        let drivers = self
            .players
            .values()
            .iter()
            .filter(|player| player.drives());
        drivers.map(to_draw).sum::<usize>() <= self.destination_pile.len()
    }

    /// The seats that are asked after the win: the winner too, if the table may agree to one more
    /// destination (BV-X4).
    pub(crate) fn asked(&self) -> Seats {
        let on: Seats = self.would_drive_on().collect();
        if self.may_add() {
            on.with(self.turn.seat)
        } else {
            on
        }
    }

    /// The seats that would drive on after the win for the other places.
    pub(crate) fn would_drive_on(&self) -> impl Iterator<Item = Seat> {
        let winner = self.turn.seat;
        self.drivers().iter().filter(move |&seat| seat != winner)
    }
}
