//! The abilities of a flawed game.

use super::{Act, Flawed, flaw};
use crate::toys::pioche::{Action, Pioche};
use maraude_core::rand_core::Rng;
use maraude_core::{Inventory, Redeal, Sample, Seat, Viewer};

impl<const FLAW: u8> Redeal for Flawed<FLAW> {
    fn redeal(&self, viewer: Viewer, rng: &mut impl Rng) -> Self {
        if FLAW == flaw::LAZY_REDEAL {
            return self.clone();
        }
        if FLAW == flaw::KNOWING_REDEAL {
            for _ in 0..self.top().unwrap_or(0) {
                rng.next_u32();
            }
        }
        let mut world = self.game.redeal(viewer, rng);
        if FLAW == flaw::LOSING_REDEAL {
            world.pile.pop();
        }
        if FLAW == flaw::PARTIAL_REDEAL && viewer == Viewer::Spectator {
            world = self.game.redeal(Viewer::Seat(Seat::at(0)), rng);
        }
        if FLAW == flaw::STALE_REDEAL && viewer != Viewer::Spectator {
            put_under(&mut world, self.game.pile.cards()[0]);
        }
        self.with(world)
    }
}

impl<const FLAW: u8> Sample for Flawed<FLAW> {
    fn sample(&self, seat: Seat, rng: &mut impl Rng) -> Option<Act<FLAW>> {
        let action = self.game.sample(seat, rng)?;
        Some(Act(match action {
            Action::Swap { card } if FLAW == flaw::PICKY => Action::Mark { card },
            _ if FLAW == flaw::WILD => Action::Roll,
            action => action,
        }))
    }
}

impl<const FLAW: u8> Inventory for Flawed<FLAW> {
    fn inventory(&self) -> Vec<(&'static str, u64)> {
        self.game.inventory()
    }
}

/// Puts a card under the pile; the one that was there goes where it came from.
fn put_under(world: &mut Pioche, card: u8) {
    let was = world.pile.cards()[0];
    for place in world.hands.iter_mut().chain([&mut world.pile]) {
        if let Some(at) = place.cards().iter().position(|&held| held == card) {
            place.cards_mut()[at] = was;
        }
    }
    for hand in &mut world.hands {
        hand.cards_mut().sort_unstable();
    }
    if world.marked == Some(card) {
        world.marked = Some(was);
    }
    world.pile.cards_mut()[0] = card;
}
