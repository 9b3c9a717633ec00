//! What an action gains its seat, in words: the reason a hint gives.

use crate::action::Action as A;
use crate::bots::{Cost, distance_to, effect, turns_of, turns_with};
use crate::cards::Kind;
use crate::state::{Boomville, Grants, Phase};
use crate::town::Paving;
use crate::use_of_chance::Use;
use crate::words::to_place;
use maraude_core::{Advise, Message, Seat};
use maraude_roads::Way;

/// Gains below this many turns are not put in numbers.
const WORTH_TELLING: f32 = 0.75;
/// The highest face of the die.
const FACES: u8 = 6;

impl Advise for Boomville {
    // The levels below the expert misjudge distances; a hint should not.
    const ADVISER: &'static str = "searcher";

    /// What an action gains its seat. Reads the seat's own destination and what everybody sees;
    /// another seat's hidden destination counts as any that it may be.
    fn gain(&self, seat: Seat, action: &A) -> Option<Message> {
        if seat != self.turn.seat {
            return None;
        }
        match *action {
            A::Roll => Some(self.gain_of_roll()),
            A::ChooseFace(face) => Some(self.gain_of_face(face)),
            A::Drive(way) | A::Shortcut(way) => self.gain_of_way(&way),
            A::DriveOver => Some(self.gain_of_chance(*action, Kind::ChanceOver)),
            A::IgnoreOneWays => Some(self.gain_of_chance(*action, Kind::ChanceOneWays)),
            A::MoveAgain => Some(Message::new("boomville-gain-again")),
            A::EndTurn => Some(Message::new("boomville-gain-end")),
            A::Hop => Some(Message::new("boomville-gain-hop")),
            A::Stay => Some(self.gain_of_staying()),
            A::RemoveNothing => Some(Message::new("boomville-gain-leave")),
            A::Remove(_) => Some(self.gain_of_token(seat, *action, "boomville-gain-free")),
            A::PlaceOneWay { .. } | A::FlipOneWay(_) | A::Bar(_) => {
                Some(self.gain_of_token(seat, *action, "boomville-gain-harmless"))
            }
            A::OneMore | A::PlayOn | A::Stop => None,
        }
    }
}

impl Boomville {
    fn own_place(&self) -> Message {
        to_place(self.mover().destination)
    }

    fn gain_of_roll(&self) -> Message {
        if !self.may_move(Grants::NONE) {
            return Message::new("boomville-gain-roll-stuck");
        }
        let Some(cells) = distance_to(self, self.own_cell(), self.mover().at) else {
            return Message::new("boomville-gain-roll-no-way").with("to", self.own_place());
        };
        if self.holds(Kind::ChanceFace) && cells > FACES {
            return Message::new("boomville-gain-keep-face").with("cells", cells);
        }
        let message = Message::new("boomville-gain-roll").with("to", self.own_place());
        message.with("turns", whole(turns_of(cells)))
    }

    fn gain_of_face(&self, face: u8) -> Message {
        let cells = distance_to(self, self.own_cell(), self.mover().at);
        if cells.is_some_and(|cells| cells <= face) {
            Message::new("boomville-gain-face").with("to", self.own_place())
        } else if face == FACES {
            Message::new("boomville-gain-face-far")
        } else {
            Message::new("boomville-gain-face-cells").with("cells", face)
        }
    }

    /// Staying keeps the CHANCE that opens a way; a 3 or a 4 draws a card.
    fn gain_of_staying(&self) -> Message {
        if self.turn.phase == Phase::Shortcut {
            return Message::new("boomville-gain-stay-shortcut");
        }
        let holds = self.grants_held() != self.turn.grants;
        if self.staying_draws() {
            let id = if holds {
                "boomville-gain-stay-draws"
            } else {
                "boomville-gain-stay-draws-plain"
            };
            Message::new(id).with("face", self.turn.roll)
        } else if holds {
            Message::new("boomville-gain-stay")
        } else {
            Message::new("boomville-gain-stay-plain")
        }
    }

    fn gain_of_way(&self, way: &Way) -> Option<Message> {
        let (here, end) = (self.mover().at, way.last()?);
        let own = self.own_cell();
        if end == own {
            return Some(Message::new("boomville-gain-arrives").with("to", self.own_place()));
        }
        let drives = self.turn.phase == Phase::Drive;
        let card = drives && self.town.paving[end as usize] == Paving::Yellow;
        let Some(after) = distance_to(self, own, end) else {
            return Some(if card {
                Message::new("boomville-gain-card")
            } else {
                Message::new("boomville-gain-no-way").with("to", self.own_place())
            });
        };
        let turns = whole(turns_of(after));
        let Some(before) = distance_to(self, own, here) else {
            let message = Message::new("boomville-gain-opens").with("to", self.own_place());
            return Some(message.with("turns", turns));
        };
        let id = match (before.checked_sub(after), card) {
            (None | Some(0), true) => return Some(Message::new("boomville-gain-card")),
            (None | Some(0), false) => {
                return Some(Message::new("boomville-gain-shortest").with("turns", turns));
            }
            (Some(_), true) => "boomville-gain-nearer-card",
            (Some(_), false) => "boomville-gain-nearer",
        };
        let cells = before.saturating_sub(after);
        Some(Message::new(id).with("cells", cells).with("turns", turns))
    }

    /// What a CHANCE for the way saves against driving without it.
    fn gain_of_chance(&self, action: A, kind: Kind) -> Message {
        if self.turn.phase == Phase::Stuck && self.may_move(self.grants_with(kind)) {
            return Message::new("boomville-gain-chance-out");
        }
        match self.use_of(action) {
            Use::Wasted => return Message::new("boomville-gain-chance-wasted"),
            Use::Together => return Message::new("boomville-gain-chance-together"),
            Use::Opens => {}
        }
        let with = turns_with(self, self.grants_with(kind));
        let saved = turns_with(self, self.turn.grants) - with;
        if saved >= WORTH_TELLING {
            Message::new("boomville-gain-chance-saves").with("turns", whole(saved))
        } else {
            Message::new("boomville-gain-chance")
        }
    }

    /// What a token saves oneself or costs a rival; else the words of `otherwise`.
    fn gain_of_token(&self, seat: Seat, action: A, otherwise: &'static str) -> Message {
        let effect = effect(self, seat, action);
        if effect.saves >= WORTH_TELLING {
            return Message::new("boomville-gain-own").with("turns", whole(effect.saves));
        }
        let Some(Cost {
            seat,
            turns,
            farther,
            possible,
        }) = effect.costs
        else {
            return Message::new(otherwise);
        };
        if turns >= WORTH_TELLING {
            let message = Message::new("boomville-gain-costs").with("seat", seat);
            message.with("turns", whole(turns))
        } else {
            Message::new("boomville-gain-farther")
                .with("seat", seat)
                .with("farther", farther)
                .with("possible", possible)
        }
    }
}

/// Turns as people count them: whole ones, at least one.
fn whole(turns: f32) -> u8 {
    turns.round().clamp(1.0, 99.0) as u8
}
