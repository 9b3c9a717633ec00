//! Positions of a turn that were searched before: most orders of the same actions meet again.

use crate::state::Marne;

const PLACES: usize = 1 << 11;

/// What positions were found to be worth.
pub(super) struct SeenBefore {
    places: Vec<(u64, f32)>,
}

impl SeenBefore {
    pub(super) fn new() -> Self {
        Self {
            places: vec![(0, 0.0); PLACES],
        }
    }

    pub(super) fn forget(&mut self) {
        self.places.fill((0, 0.0));
    }

    pub(super) fn get(&self, key: u64) -> Option<f32> {
        let (known, worth) = self.places[key as usize % PLACES];
        (known == key).then_some(worth)
    }

    pub(super) fn put(&mut self, key: u64, worth: f32) {
        self.places[key as usize % PLACES] = (key, worth);
    }
}

impl Marne {
    /// A number for all that a turn can change; within one turn, two positions with the same
    /// number are the same but for a very rare accident.
    pub(crate) fn turn_key(&self) -> u64 {
        key(self)
    }
}

fn key(game: &Marne) -> u64 {
    let mut key = 0x9e37_79b9_7f4a_7c15u64;
    let mut mix = |word: u64| {
        key = (key ^ word).wrapping_mul(0xff51_afd7_ed55_8ccd);
        key ^= key >> 32;
    };
    for pair in game.hands.chairs().chunks(2) {
        let high = pair.get(1).map_or(0, |hand| hand.bits());
        mix(u64::from(pair[0].bits()) | u64::from(high) << 32);
    }
    mix(u64::from(game.reserve.bits()) | u64::from(game.soldier_discard.bits()) << 32);
    let mut ring = 0u64;
    for taxi in game.taxis {
        ring = ring << 8 | taxi.map_or(0, |taxi| taxi.number().into());
    }
    mix(ring);
    mix(u64::from(game.tokens.bits())
        | u64::from(game.officers[0].number()) << 8
        | u64::from(game.officers[1].number()) << 16
        | u64::from(game.actions_left) << 24
        | (game.soldier_pile.len() as u64) << 32);
    key | 1
}
