//! Deals again what a viewer can't see: the hidden destinations and both piles (D4).

use crate::state::{Boomville, MAX_PLAYERS, NO_CARD, Phase, Pile};
use maraude_core::rand_core::Rng;
use maraude_core::{Luck, Redeal, Seat, Viewer};

/// Random deals that are tried before a search for one that fits.
const TRIES: u32 = 40;

impl Redeal for Boomville {
    fn redeal(&self, viewer: Viewer, rng: &mut impl Rng) -> Self {
        let mut world = self.clone();
        if self.turn.phase == Phase::Over {
            return world;
        }
        world.taxi_pile = Pile::of(self.taxi_pile.set());
        Luck::shuffle(rng, world.taxi_pile.cards_mut());
        let hidden = self.hidden_from(viewer);
        let mut pool = self.destination_pile.set() as u32;
        for seat in hidden.iter().flatten() {
            pool |= 1 << self.players[seat.index()].destination;
        }
        let mut dealt = [NO_CARD; MAX_PLAYERS];
        let found = (0..TRIES).any(|_| self.deal(&hidden, pool, &mut dealt, rng));
        if !found {
            self.deal_fitting(&hidden, pool, &mut dealt, rng);
        }
        for seat in hidden.into_iter().flatten() {
            let destination = dealt[seat.index()];
            world.players[seat.index()].destination = destination;
            pool &= !(1 << destination);
        }
        world.destination_pile = Pile::of(pool.into());
        Luck::shuffle(rng, world.destination_pile.cards_mut());
        world
    }
}

impl Boomville {
    /// The seats whose destination the viewer does not know.
    pub(crate) fn hidden_from(&self, viewer: Viewer) -> [Option<Seat>; MAX_PLAYERS] {
        let mut hidden = [None; MAX_PLAYERS];
        for seat in Seat::all(self.seats) {
            let player = &self.players[seat.index()];
            let knows = matches!(viewer, Viewer::Seat(viewer) if player.known_to.has(viewer));
            if player.destination != NO_CARD && !knows {
                hidden[seat.index()] = Some(seat);
            }
        }
        hidden
    }

    /// Deals any cards of the pool; whether they fit what everybody saw.
    fn deal(
        &self,
        hidden: &[Option<Seat>; MAX_PLAYERS],
        mut pool: u32,
        dealt: &mut [u8; MAX_PLAYERS],
        rng: &mut impl Rng,
    ) -> bool {
        for seat in hidden.iter().flatten() {
            let card = any(pool, rng);
            if self.players[seat.index()].ruled_out >> card & 1 != 0 {
                return false;
            }
            pool &= !(1 << card);
            dealt[seat.index()] = card;
        }
        true
    }

    /// Searches for cards that fit, in a random order: there is always a deal, the real one.
    fn deal_fitting(
        &self,
        hidden: &[Option<Seat>],
        pool: u32,
        dealt: &mut [u8; MAX_PLAYERS],
        rng: &mut impl Rng,
    ) -> bool {
        let Some((first, rest)) = hidden.split_first() else {
            return true;
        };
        let Some(seat) = first else {
            return self.deal_fitting(rest, pool, dealt, rng);
        };
        let mut fitting = pool & !self.players[seat.index()].ruled_out;
        while fitting != 0 {
            let card = any(fitting, rng);
            fitting &= !(1 << card);
            dealt[seat.index()] = card;
            if self.deal_fitting(rest, pool & !(1 << card), dealt, rng) {
                return true;
            }
        }
        false
    }
}

/// One number of a set that is not empty.
fn any(mut set: u32, rng: &mut impl Rng) -> u8 {
    for _ in 0..Luck::below(rng, set.count_ones()) {
        set &= set - 1;
    }
    set.trailing_zeros() as u8
}
