//! Rolling for the start (TF-T2).

use crate::event::Event;
use crate::state::{DICE, Taxifolie};
use maraude_core::{Chance, Seat, Seats, Sink};

impl Taxifolie {
    /// Both dice.
    pub(crate) fn throw(&mut self, chance: &mut Chance) -> [u8; 2] {
        let mut draw = chance.at(DICE, self.rolls);
        self.rolls += 1;
        [draw.below(6) as u8 + 1, draw.below(6) as u8 + 1]
    }

    pub(crate) fn open(&mut self, chance: &mut Chance, out: &mut impl Sink<Event>) {
        let seat = self.turn;
        let dice = self.throw(chance);
        self.opening[seat] = dice;
        out.tell(Event::Opened { seat, dice });
        out.end_turn();
        let later = |other: Seat| other > seat && self.contenders.has(other);
        if let Some(next) = Seat::all(self.seats).find(|&other| later(other)) {
            self.turn = next;
            return;
        }
        let sum = |seat: Seat| self.opening[seat].iter().sum::<u8>();
        let best = self.contenders.iter().map(sum).max().unwrap_or(0);
        let first: Seats = self.contenders.iter().filter(|&s| sum(s) == best).collect();
        self.contenders = first;
        self.turn = first.first().expect("somebody rolled best");
        if first.len() > 1 {
            out.tell(Event::Tied);
            return;
        }
        self.starter = self.turn;
        out.tell(Event::Starts { seat: self.turn });
        self.begin_turn(self.starter, chance, out);
    }
}
