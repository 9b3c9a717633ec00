//! Moving an officer (MA-51, MA-52).

use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Marne;
use crate::street::Street;
use maraude_core::Sink;

impl Marne {
    pub(crate) fn check_move_officer(&self, from: Street, to: Street) -> Result<(), Refusal> {
        if !self.has_officer(from) {
            Err(Refusal::NoOfficerToMove { street: from })
        } else if !from.is_adjacent(to) {
            Err(Refusal::NotAdjacent { from, to })
        } else {
            Ok(())
        }
    }

    pub(crate) fn move_officer(&mut self, from: Street, to: Street, out: &mut impl Sink<Event>) {
        self.actions_left -= 1;
        self.put_officer(from, to);
        out.tell(Event::OfficerMoved {
            by: self.turn,
            from,
            to,
        });
    }

    /// One officer from a spot to another; the pair stays in order.
    #[inline]
    pub(crate) fn put_officer(&mut self, from: Street, to: Street) {
        let stays = self.officers[usize::from(self.officers[0] == from)];
        self.officers = if stays < to { [stays, to] } else { [to, stays] };
    }
}
