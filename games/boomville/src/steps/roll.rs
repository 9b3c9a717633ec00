//! The die, and the dead end it may be rolled in (BV-T1, BV-D).

use super::{DIE, Stage};
use crate::cards::Kind;
use crate::event::Event as E;
use crate::state::{Boomville, Grants, Hop, Phase};
use maraude_core::Sink;

impl Boomville {
    /// Rolls the die.
    pub(crate) fn roll(&mut self, stage: &mut Stage<'_, impl Sink<E>>) {
        let face = stage.chance.at(DIE, self.used.rolls).below(6) as u8 + 1;
        self.used.rolls += 1;
        stage.tell(E::Rolled {
            seat: self.turn.seat,
            face,
        });
        self.rolled(face, stage);
    }

    /// Plays CHANCE for a face.
    pub(crate) fn choose_face(&mut self, face: u8, stage: &mut Stage<'_, impl Sink<E>>) {
        self.spend(Kind::ChanceFace, stage);
        stage.tell(E::Rolled {
            seat: self.turn.seat,
            face,
        });
        self.rolled(face, stage);
    }

    fn rolled(&mut self, face: u8, stage: &mut Stage<'_, impl Sink<E>>) {
        self.turn.roll = face;
        self.turn.grants = Grants::NONE;
        self.turn.drew = false;
        self.turn.dead_end = !self.may_move(Grants::NONE);
        if self.turn.dead_end {
            self.turn.lost = true;
            stage.tell(E::Stuck {
                seat: self.turn.seat,
            });
            self.stuck(stage);
        } else {
            self.turn.phase = Phase::Drive;
        }
    }

    /// In a dead end: asks the mover if there is a choice, else stays.
    pub(crate) fn stuck(&mut self, stage: &mut Stage<'_, impl Sink<E>>) {
        let choice = self.may_hop()
            || self.may_play_in_dead_end(Kind::ChanceOver)
            || self.may_play_in_dead_end(Kind::ChanceOneWays);
        if choice {
            self.turn.phase = Phase::Stuck;
        } else {
            self.stay(stage);
        }
    }

    /// Stays: a 3 or a 4 draws a card, once a roll; otherwise the try is over (BV-D2).
    pub(crate) fn stay(&mut self, stage: &mut Stage<'_, impl Sink<E>>) {
        if !self.turn.drew && matches!(self.turn.roll, 3 | 4) {
            self.turn.drew = true;
            self.draw_taxi(stage);
        } else {
            self.turn.dead_end = false;
            self.after_move(stage);
        }
    }

    /// Whether the hop is allowed and helps (BV-D5).
    pub(crate) fn may_hop(&self) -> bool {
        let after = self.options.hop_after;
        after > 0
            && self.turn.dead_end
            && self.mover().lost >= after
            && self.may_move(Grants {
                hop: Hop::Ready,
                ..self.turn.grants
            })
    }

    /// Hops: the whole roll is driven, past one obstacle.
    pub(crate) fn hop(&mut self, stage: &mut Stage<'_, impl Sink<E>>) {
        stage.tell(E::Hopped {
            seat: self.turn.seat,
        });
        self.turn.grants.hop = Hop::Ready;
        self.turn.phase = Phase::Drive;
    }

    /// The grants of this move if this CHANCE is played as well.
    pub(crate) fn grants_with(&self, kind: Kind) -> Grants {
        let mut grants = self.turn.grants;
        match kind {
            Kind::ChanceOver => grants.over += 1,
            _ => grants.one_ways = true,
        }
        grants
    }

    /// Whether the mover holds this CHANCE and it opens a step out of the dead end (BV-D3).
    pub(crate) fn may_play_in_dead_end(&self, kind: Kind) -> bool {
        self.holds(kind) && self.may_move(self.grants_with(kind))
    }

    /// Whether the mover holds this CHANCE and it opens a way that this roll did not have.
    pub(crate) fn may_play_for_way(&self, kind: Kind) -> bool {
        self.holds(kind) && self.opens_way(self.drive(), self.grants_with(kind))
    }

    /// Plays CHANCE for the way.
    pub(crate) fn play_for_way(&mut self, kind: Kind, stage: &mut Stage<'_, impl Sink<E>>) {
        self.turn.grants = self.grants_with(kind);
        self.spend(kind, stage);
        self.turn.phase = Phase::Drive;
    }

    /// Whether the mover holds a card of this kind.
    pub(crate) fn holds(&self, kind: Kind) -> bool {
        self.mover().held & self.deck.of(kind) != 0
    }

    /// Puts a held CHANCE on the discard: it is spent, used or not.
    pub(crate) fn spend(&mut self, kind: Kind, stage: &mut Stage<'_, impl Sink<E>>) {
        let held = self.mover().held & self.deck.of(kind);
        let card = held.trailing_zeros() as u8;
        self.mover_mut().held &= !(1 << card);
        self.taxi_discard |= 1 << card;
        stage.tell(E::Played {
            seat: self.turn.seat,
            card,
        });
    }
}
