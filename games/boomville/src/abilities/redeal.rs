//! Deals again what a viewer can't see: the hidden destinations and both piles.

use crate::set::{pick, set_of};
use crate::state::{Boomville, NO_CARD, Phase};
use maraude_core::rand_core::Rng;
use maraude_core::{Redeal, Seats, Viewer, bits};

/// Random deals that are tried before a search for one that fits.
const TRIES: u32 = 40;

impl Redeal for Boomville {
    fn redeal(&self, viewer: Viewer, rng: &mut impl Rng) -> Self {
        let mut world = self.clone();
        if self.turn.phase == Phase::Over {
            return world;
        }
        world.taxi_pile.redeal(rng);
        let hidden = self.hidden_from(viewer);
        let mut pool = self.unknown_to(viewer);
        let found = (0..TRIES).any(|_| world.deal(hidden, pool, rng));
        if !found {
            world.deal_fitting(hidden, pool, rng);
        }
        for seat in hidden.iter() {
            pool &= !(1 << world.players[seat].destination);
        }
        world.pile_destinations(pool, rng);
        world
    }
}

impl Boomville {
    /// The seats whose destination the viewer does not know.
    pub(crate) fn hidden_from(&self, viewer: Viewer) -> Seats {
        let hidden = self.players.iter().filter(|(_, player)| {
            let knows = matches!(viewer, Viewer::Seat(viewer) if player.known_to.has(viewer));
            player.destination != NO_CARD && !knows
        });
        hidden.map(|(seat, _)| seat).collect()
    }

    /// The Destination cards whose place the viewer does not know: piled, or another seat's.
    pub(crate) fn unknown_to(&self, viewer: Viewer) -> u32 {
        let piled = set_of(self.destination_pile.cards()) as u32;
        let hidden = self.hidden_from(viewer);
        let held = hidden.iter().map(|seat| self.players[seat].destination);
        held.fold(piled, |set, card| set | 1 << card)
    }

    /// Makes the destination pile of these cards, in a random order.
    pub(crate) fn pile_destinations(&mut self, pool: u32, rng: &mut impl Rng) {
        self.destination_pile = bits(pool.into()).collect();
        self.destination_pile.shuffle(rng);
    }

    /// Deals the hidden seats any cards of the pool; whether they fit what everybody saw.
    fn deal(&mut self, hidden: Seats, mut pool: u32, rng: &mut impl Rng) -> bool {
        for seat in hidden.iter() {
            let card = pick(pool.into(), rng).expect("there are more cards than players");
            if self.players[seat].ruled_out >> card & 1 != 0 {
                return false;
            }
            pool &= !(1 << card);
            self.players[seat].destination = card;
        }
        true
    }

    /// Searches for cards that fit, in a random order: there is always a deal, the real one.
    fn deal_fitting(&mut self, hidden: Seats, pool: u32, rng: &mut impl Rng) -> bool {
        let Some(seat) = hidden.first() else {
            return true;
        };
        let mut fitting = pool & !self.players[seat].ruled_out;
        while let Some(card) = pick(fitting.into(), rng) {
            fitting &= !(1 << card);
            self.players[seat].destination = card;
            if self.deal_fitting(hidden.without(seat), pool & !(1 << card), rng) {
                return true;
            }
        }
        false
    }
}
