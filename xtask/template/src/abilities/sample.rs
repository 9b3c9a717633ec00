//! A random legal action, for simulations.

use crate::{Action, Template, legal};
use maraude_core::rand_core::Rng;
use maraude_core::{Luck, Sample, Seat};

impl Sample for Template {
    fn sample(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        let mut actions = Vec::new();
        legal::legal(self, seat, &mut |action| actions.push(action));
        Luck::pick(rng, &actions).copied()
    }
}
