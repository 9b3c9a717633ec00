//! The shell game: a pea lies under one of four shells, only the first seat knows where. The
//! second lifts one, or asks for a coin to be tossed instead. A seat that finds the pea, or wins the
//! toss, wins: an honest player wins every second game, one who peeks wins them all.

use super::Toy;
use maraude_core::rand_core::Rng;
use maraude_core::{Chance, Digest, Luck, Purpose, Seat, Viewer};

pub(crate) const SHELLS: u8 = 4;
pub(crate) const TOSS: u8 = SHELLS;

#[derive(Clone, Debug)]
pub(crate) struct Shells {
    pub(crate) pea: u8,
    /// The first seat's only move shows that hidden knowledge does not leak through turns.
    pub(crate) begun: bool,
    pub(crate) found: Option<bool>,
}

impl Toy for Shells {
    const SEATS: u8 = 2;

    fn deal(chance: &mut Chance) -> Self {
        Self {
            pea: chance.at(Purpose(0), 0).below(SHELLS.into()) as u8,
            begun: false,
            found: None,
        }
    }

    fn turn(&self) -> Option<Seat> {
        self.found
            .is_none()
            .then(|| Seat::at(usize::from(self.begun)))
    }

    fn moves(&self) -> Vec<u8> {
        if self.begun {
            (0..=TOSS).collect()
        } else {
            vec![0]
        }
    }

    fn play(&mut self, what: u8, chance: &mut Chance) {
        if !self.begun {
            self.begun = true;
        } else if what == TOSS {
            self.found = Some(chance.at(Purpose(1), 0).below(2) == 0);
        } else {
            self.found = Some(what == self.pea);
        }
    }

    fn points(&self) -> Vec<i32> {
        let second = i32::from(self.found == Some(true));
        vec![1 - second, second]
    }

    fn imagine(&self, viewer: Viewer, rng: &mut impl Rng) -> Self {
        let mut world = self.clone();
        if !viewer.is(Seat::at(0)) && self.found.is_none() {
            world.pea = rng.below(SHELLS.into()) as u8;
        }
        world
    }

    fn feed(&self, into: &mut Digest) {
        into.u8(self.pea);
        into.u8(self.begun.into());
        into.u8(self.found.map_or(2, u8::from));
    }
}
