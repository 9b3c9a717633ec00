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
        let hop = if self.hop_is_due() {
            Hop::Ready
        } else {
            Hop::None
        };
        let choice = self.may_move(Grants {
            hop,
            ..self.grants_held()
        });
        if choice {
            self.turn.phase = Phase::Stuck;
        } else {
            self.stay(stage);
        }
    }

    /// Stays: a 3 or a 4 draws a card, once a roll; otherwise the try is over (BV-D2).
    pub(crate) fn stay(&mut self, stage: &mut Stage<'_, impl Sink<E>>) {
        if self.staying_draws() {
            self.turn.drew = true;
            self.draw_taxi(stage);
        } else {
            self.turn.dead_end = false;
            self.after_move(stage);
        }
    }

    /// Whether staying draws a card: once a roll, on a 3 or a 4 (BV-D2).
    pub(crate) fn staying_draws(&self) -> bool {
        !self.turn.drew && matches!(self.turn.roll, 3 | 4)
    }

    /// Whether the mover has lost enough turns in this dead end to hop (BV-D5).
    pub(crate) fn hop_is_due(&self) -> bool {
        let after = self.options.hop_after;
        after > 0 && self.turn.dead_end && self.mover().lost >= after
    }

    /// Whether the hop is allowed and opens a step.
    pub(crate) fn may_hop(&self) -> bool {
        self.hop_is_due()
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
        grants.play(kind);
        grants
    }

    /// The grants of this move if every CHANCE held for the way is played.
    pub(crate) fn grants_held(&self) -> Grants {
        let mut grants = self.turn.grants;
        let over = self.mover().held & self.deck.of(Kind::ChanceOver);
        grants.over += over.count_ones() as u8;
        grants.one_ways |= self.holds(Kind::ChanceOneWays);
        grants
    }

    /// Plays CHANCE for the way of the next drive. In a dead end one drives once a step is open.
    pub(crate) fn play_for_way(&mut self, kind: Kind, stage: &mut Stage<'_, impl Sink<E>>) {
        self.turn.grants = self.grants_with(kind);
        self.spend(kind, stage);
        if self.turn.phase == Phase::Stuck && self.may_move(self.turn.grants) {
            self.turn.phase = Phase::Drive;
        }
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
