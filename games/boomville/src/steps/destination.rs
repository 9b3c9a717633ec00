//! Reaching destinations, drawing them, swapping them (BV-T7, BV-T15, BV-C8).

use super::{DESTINATION, Stage};
use crate::event::Event as E;
use crate::state::{Boomville, NO_CARD};
use maraude_core::{Seat, Seats, Sink, Viewers, bits};

impl Boomville {
    /// Shows the reached card and draws the next; true if it was the last one needed.
    pub(crate) fn arrive(&mut self, stage: &mut Stage<'_, impl Sink<E>>) -> bool {
        let seat = self.turn.seat;
        let mover = self.mover_mut();
        let place = std::mem::replace(&mut mover.destination, NO_CARD);
        mover.known_to = Seats::NONE;
        mover.ruled_out = 0;
        mover.shown |= 1 << place;
        mover.reached += 1;
        let reached = mover.reached;
        stage.out.reveal(Viewers::ALL);
        stage.tell(E::Arrived {
            seat,
            place,
            reached,
        });
        if reached >= self.needed {
            self.win(stage);
            return true;
        }
        self.draw_destination(stage);
        false
    }

    /// Draws the mover's next destination.
    pub(crate) fn draw_destination(&mut self, stage: &mut Stage<'_, impl Sink<E>>) {
        if self.destination_pile.is_empty() {
            self.shuffle_destinations(stage);
        }
        let seat = self.turn.seat;
        let place = self
            .destination_pile
            .draw()
            .expect("there are more cards than players");
        let mover = self.mover_mut();
        mover.destination = place;
        mover.known_to = Seats::one(seat);
        mover.ruled_out = 0;
        stage.out.reveal(Viewers::only(seat));
        stage.tell(E::DrewDestination {
            seat,
            place: Some(place),
        });
    }

    /// Shuffles all shown cards into the pile but the one the mover has just reached (BV-T15).
    fn shuffle_destinations(&mut self, stage: &mut Stage<'_, impl Sink<E>>) {
        let here = self
            .town
            .destination_at
            .get(self.mover().at as usize)
            .copied()
            .flatten();
        let kept = here.map_or(0, |place| 1u32 << place) & self.mover().shown;
        let mover = self.turn.seat;
        let mut pile = 0u32;
        for (seat, player) in self.players.iter_mut() {
            let keeps = if seat == mover { kept } else { 0 };
            pile |= player.shown & !keeps;
            player.shown &= keeps;
        }
        self.destination_pile = bits(pile.into()).collect();
        let mut draw = stage.chance.at(DESTINATION, self.used.destination_shuffles);
        self.destination_pile.shuffle(&mut draw);
        self.used.destination_shuffles += 1;
        stage.tell(E::ShuffledDestinations);
    }

    /// The nearest neighbour on one side who has not finished (BV-C17).
    pub(crate) fn neighbour(&self, right: bool) -> Option<Seat> {
        let mut seat = self.turn.seat;
        for _ in 1..self.seats {
            seat = if right {
                seat.previous(self.seats)
            } else {
                seat.next(self.seats)
            };
            if self.players[seat].drives() {
                return Some(seat);
            }
        }
        None
    }

    /// Swaps hidden destinations; both know both cards from then on.
    pub(crate) fn swap(&mut self, with: Seat, stage: &mut Stage<'_, impl Sink<E>>) {
        let seat = self.turn.seat;
        let (a, b) = (self.players[seat], self.players[with]);
        for (to, from) in [(seat, b), (with, a)] {
            let player = &mut self.players[to];
            player.destination = from.destination;
            player.ruled_out = from.ruled_out;
            player.known_to = from.known_to.with(seat).with(with);
        }
        stage
            .out
            .reveal(Viewers::only(seat).and(Viewers::only(with)));
        stage.tell(E::Swapped {
            seat,
            with,
            places: Some([b.destination, a.destination]),
        });
    }
}
