//! Exchanging cards (MA-53 to MA-55, MA-72).

use crate::event::Event;
use crate::refusal::Refusal;
use crate::soldier::SoldierCard;
use crate::state::Marne;
use maraude_core::{Seat, Sink};

impl Marne {
    pub(crate) fn check_exchange(
        &self,
        give: SoldierCard,
        take: SoldierCard,
    ) -> Result<(), Refusal> {
        if self.is_solo() && self.silent {
            return Err(Refusal::ReserveSilent);
        }
        if !self.hand().has(give) {
            return Err(Refusal::GiveNotYours { card: give });
        }
        match (self.others().has(take), self.is_solo()) {
            (true, _) => Ok(()),
            (false, true) => Err(Refusal::TakeNotInReserve { card: take }),
            (false, false) => Err(Refusal::TakeNotTheirs { card: take }),
        }
    }

    pub(crate) fn exchange(
        &mut self,
        give: SoldierCard,
        take: SoldierCard,
        out: &mut impl Sink<Event>,
    ) {
        self.actions_left -= 1;
        let with = Seat::all(self.seats).find(|seat| self.hands[*seat].has(take));
        let theirs = match with {
            Some(seat) => &mut self.hands[seat],
            None => &mut self.reserve,
        };
        *theirs = theirs.without(take).with(give);
        *self.hand_mut() = self.hand().without(give).with(take);
        out.tell(Event::Exchanged {
            by: self.turn,
            give,
            with,
            take,
        });
    }
}
