//! What an action gains its seat, in words, for a hint.

use crate::action::BoomvilleAction as A;
use crate::bots::distance_to;
use crate::state::Boomville;
use crate::town::Paving;
use maraude_core::{Message, Seat, Way};

impl Boomville {
    /// The words for what an action gains; reads the own destination and what everybody sees.
    pub(crate) fn gain_of(&self, seat: Seat, action: &A) -> Option<Message> {
        if seat != self.turn.seat {
            return None;
        }
        match action {
            A::Drive(way) | A::Shortcut(way) => self.gain_of_way(way),
            A::ChooseFace(_) | A::DriveOver | A::IgnoreOneWays | A::MoveAgain => {
                Some(Message::new("boomville-gain-chance"))
            }
            A::Remove(_) => Some(Message::new("boomville-gain-free")),
            A::PlaceOneWay { .. } | A::FlipOneWay(_) | A::Bar(_) => {
                Some(Message::new("boomville-gain-hinder"))
            }
            _ => None,
        }
    }

    fn gain_of_way(&self, way: &Way) -> Option<Message> {
        let (here, end) = (self.mover().at, way.last()?);
        let own = self.own_cell();
        if end == own {
            return Some(Message::new("boomville-gain-arrives"));
        }
        let nearer = match (distance_to(self, own, here), distance_to(self, own, end)) {
            (Some(before), Some(after)) => i64::from(before) - i64::from(after),
            _ => 0,
        };
        if nearer > 0 {
            return Some(Message::new("boomville-gain-nearer").with("cells", nearer));
        }
        let card = self.town.paving[end as usize] == Paving::Yellow;
        card.then(|| Message::new("boomville-gain-card"))
    }
}
