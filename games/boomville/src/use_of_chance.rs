//! What a CHANCE for the way would be good for now (BV-C15).

use crate::action::Action as A;
use crate::cards::Kind;
use crate::state::{Boomville, Grants, Hop, Phase};

/// What a card opens in the coming drive, judged by what everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Use {
    /// It opens a way.
    Opens,
    /// It opens a way only together with other CHANCE cards held, or with the hop.
    Together,
    /// It opens none: it would be wasted.
    Wasted,
}

impl Boomville {
    /// What playing a CHANCE for the way would open; other actions open what they say.
    pub(crate) fn use_of(&self, action: A) -> Use {
        let kind = match action {
            A::DriveOver => Kind::ChanceOver,
            A::IgnoreOneWays => Kind::ChanceOneWays,
            _ => return Use::Opens,
        };
        if self.opens_beside(kind, self.turn.grants) {
            return Use::Opens;
        }
        let mut together = false;
        self.each_grants(Some(kind), &mut |grants, cards| {
            together |= cards > 0 && self.opens_beside(kind, grants);
            if self.turn.phase == Phase::Stuck && self.hop_is_due() {
                let hop = Hop::Ready;
                together |= self.opens_beside(kind, Grants { hop, ..grants });
            }
        });
        if together { Use::Together } else { Use::Wasted }
    }

    /// Whether a card opens a way that these grants alone do not.
    fn opens_beside(&self, kind: Kind, grants: Grants) -> bool {
        let drive = match self.turn.phase {
            Phase::Shortcut => self.shortcut(),
            _ => self.drive(),
        };
        let mut more = grants;
        more.play(kind);
        self.opens_way(crate::ways::Drive { grants, ..drive }, more)
    }

    /// Calls `each` with the grants of every choice of CHANCE cards held for the way, none
    /// included, and how many cards that takes; fewer cards first. `without` leaves one card of
    /// this kind out.
    pub(crate) fn each_grants(&self, without: Option<Kind>, each: &mut impl FnMut(Grants, u8)) {
        let count = |kind: Kind| {
            let held = (self.mover().held & self.deck.of(kind)).count_ones() as u8;
            held - u8::from(without == Some(kind) && held > 0)
        };
        let (over, one_ways) = (count(Kind::ChanceOver), count(Kind::ChanceOneWays));
        for cards in 0..=over + one_ways {
            for ignored in (0..=one_ways.min(cards)).rev() {
                if cards - ignored <= over {
                    let mut grants = self.turn.grants;
                    grants.over += cards - ignored;
                    grants.one_ways |= ignored > 0;
                    each(grants, cards);
                }
            }
        }
    }
}
