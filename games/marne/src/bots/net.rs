//! The value network: sparse features, two small layers, the points still to come.

use super::features::{COUNT, Features};
use super::turn::Worth;
use crate::state::Marne;
use std::sync::LazyLock;

/// Units of the first layer.
pub const WIDE: usize = 16;
/// Units of the second layer.
pub const NARROW: usize = 8;
/// Points per unit of output.
pub const SCALE: f32 = 10.0;

/// The weights.
#[derive(Clone)]
pub struct Net {
    /// Per feature: the first layer, and for each number of seats a direct line to the output.
    pub rows: Vec<[f32; WIDE]>,
    pub direct: Vec<[f32; 5]>,
    pub first: [f32; WIDE],
    pub second: [[f32; WIDE]; NARROW],
    pub second_bias: [f32; NARROW],
    pub last: [f32; NARROW],
    pub last_bias: f32,
}

impl Net {
    /// A net of zeros.
    pub fn zeros() -> Self {
        Self {
            rows: vec![[0.0; WIDE]; COUNT],
            direct: vec![[0.0; 5]; COUNT],
            first: [0.0; WIDE],
            second: [[0.0; WIDE]; NARROW],
            second_bias: [0.0; NARROW],
            last: [0.0; NARROW],
            last_bias: 0.0,
        }
    }

    /// Both layers for these features, before they are clamped to 0 and 1.
    pub fn layers(&self, on: &[u16]) -> ([f32; WIDE], [f32; NARROW]) {
        let mut wide = self.first;
        for &feature in on {
            let row = &self.rows[feature as usize];
            for unit in 0..WIDE {
                wide[unit] += row[unit];
            }
        }
        let lit = wide.map(|unit| unit.clamp(0.0, 1.0));
        let mut narrow = self.second_bias;
        for (unit, weights) in narrow.iter_mut().zip(&self.second) {
            let mut lanes = [0.0f32; 8];
            for block in 0..WIDE / 8 {
                for lane in 0..8 {
                    lanes[lane] += weights[block * 8 + lane] * lit[block * 8 + lane];
                }
            }
            *unit += lanes.iter().sum::<f32>();
        }
        (wide, narrow)
    }

    /// The output for these features at a table with this number of seats.
    pub fn output(&self, seats: u8, on: &[u16]) -> f32 {
        let (_, narrow) = self.layers(on);
        let mut output = self.last_bias;
        for &feature in on {
            output += self.direct[feature as usize][seats as usize - 1];
        }
        for (weight, unit) in self.last.iter().zip(narrow) {
            output += weight * unit.clamp(0.0, 1.0);
        }
        output
    }

    /// The points that these features promise at a table with this number of seats.
    pub fn points(&self, seats: u8, on: &[u16]) -> f32 {
        SCALE * self.output(seats, on)
    }
}

/// The weights are kept as whole numbers of this size.
pub const GRAIN: f32 = 1.0 / 4096.0;

impl Net {
    /// The net that learnt from self-play.
    pub fn taught() -> &'static Self {
        static TAUGHT: LazyLock<Net> = LazyLock::new(|| Net::read(include_bytes!("net.bin")));
        &TAUGHT
    }

    /// Reads weights as [`Net::write`] writes them.
    ///
    /// # Panics
    /// If there are too few or too many.
    pub fn read(bytes: &[u8]) -> Self {
        let mut weights = bytes
            .chunks_exact(2)
            .map(|pair| f32::from(i16::from_le_bytes([pair[0], pair[1]])) * GRAIN);
        let mut net = Self::zeros();
        net.each_weight(&mut |weight| *weight = weights.next().expect("too few weights"));
        assert!(weights.next().is_none(), "too many weights");
        net
    }

    /// The weights as whole numbers of two bytes.
    pub fn write(&mut self) -> Vec<u8> {
        let mut bytes = Vec::new();
        self.each_weight(&mut |weight| {
            let whole = (*weight / GRAIN).round().clamp(-32_767.0, 32_767.0) as i16;
            bytes.extend(whole.to_le_bytes());
        });
        bytes
    }

    /// Calls `each` with every weight, in the order of the file.
    pub fn each_weight(&mut self, each: &mut dyn FnMut(&mut f32)) {
        self.rows.iter_mut().flatten().for_each(&mut *each);
        self.direct.iter_mut().flatten().for_each(&mut *each);
        self.first.iter_mut().for_each(&mut *each);
        self.second.iter_mut().flatten().for_each(&mut *each);
        self.second_bias.iter_mut().for_each(&mut *each);
        self.last.iter_mut().for_each(&mut *each);
        each(&mut self.last_bias);
    }
}

impl Worth for Net {
    fn worth(&self, game: &Marne) -> f32 {
        let score = f32::from(game.score());
        if game.is_last() {
            return score;
        }
        score + self.points(game.seats, Features::of(game).on())
    }
}
