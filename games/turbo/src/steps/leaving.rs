//! Giving up a round, and leaving for good (TT-R24, TT-T5).

use maraude_core::{Chance, Seat, Sink};

use crate::event::{Event, Timer, Won};
use crate::state::{RoundEnd, Stage, Turbo};

impl Turbo {
    pub(crate) fn give_up(&mut self, seat: Seat, chance: &mut Chance, out: &mut impl Sink<Event>) {
        out.tell(Event::GaveUp {
            seat,
            timer: self.solo_timer(Timer::Cancel),
        });
        if self.rules.mode.is_solo() {
            self.solo.unranked = true;
            self.close(RoundEnd::GivenUp, out);
            self.next_task(out);
        } else {
            self.put_out(seat, chance, out);
        }
    }

    /// Leaving counts as giving up this round and every later one (TT-T5).
    pub(crate) fn leave(&mut self, seat: Seat, chance: &mut Chance, out: &mut impl Sink<Event>) {
        out.tell(Event::Left {
            seat,
            timer: self.solo_timer(Timer::Cancel),
        });
        self.gone = self.gone.with(seat);
        let staying = self.staying();
        if staying.len() <= 1 {
            self.desert(staying.first(), out);
        } else if self.stage == Stage::Building {
            if self.still_in().has(seat) {
                self.put_out(seat, chance, out);
            }
        } else {
            self.out = self.out.with(seat);
            if self.stage == Stage::Placing && self.client == seat {
                self.help(chance, out);
            }
        }
    }

    /// The only player who stays is the last one left in this round and in all later ones (TT-R15).
    fn desert(&mut self, staying: Option<Seat>, out: &mut impl Sink<Event>) {
        if let Some(seat) = staying {
            let how = Won::Last;
            self.close(RoundEnd::Won { seat, how }, out);
            while let Some(medal) = self.pile.draw() {
                self.medals.give(seat, medal);
                out.tell(Event::RoundWon { seat, medal, how });
            }
        } else {
            self.solo.unranked = true;
            self.close(RoundEnd::GivenUp, out);
        }
        self.finish(out);
    }
}
