//! The value network: sparse features, two small layers, the points still to come.

use super::features::Features;
use super::turn::Worth;
use crate::state::Marne;

/// Units of the first layer.
pub const WIDE: usize = 16;
/// Units of the second layer.
pub const NARROW: usize = 8;
/// Points per unit of output.
pub const SCALE: f32 = 10.0;

/// The weights for one number of seats.
#[derive(Clone)]
pub struct Net {
    /// Per feature: the first layer, and a direct line to the output.
    pub rows: Vec<[f32; WIDE]>,
    pub direct: Vec<f32>,
    pub first: [f32; WIDE],
    pub second: [[f32; WIDE]; NARROW],
    pub second_bias: [f32; NARROW],
    pub last: [f32; NARROW],
    pub last_bias: f32,
}

impl Net {
    /// A net of zeros.
    pub fn new(features: usize) -> Self {
        Self {
            rows: vec![[0.0; WIDE]; features],
            direct: vec![0.0; features],
            first: [0.0; WIDE],
            second: [[0.0; WIDE]; NARROW],
            second_bias: [0.0; NARROW],
            last: [0.0; NARROW],
            last_bias: 0.0,
        }
    }

    /// The output for these features.
    pub fn output(&self, on: &[u16]) -> f32 {
        let mut wide = self.first;
        let mut output = self.last_bias;
        for &feature in on {
            let row = &self.rows[feature as usize];
            for unit in 0..WIDE {
                wide[unit] += row[unit];
            }
            output += self.direct[feature as usize];
        }
        for unit in &mut wide {
            *unit = unit.clamp(0.0, 1.0);
        }
        for unit in 0..NARROW {
            let mut lanes = [0.0f32; 8];
            let weights = &self.second[unit];
            for block in 0..WIDE / 8 {
                for lane in 0..8 {
                    lanes[lane] += weights[block * 8 + lane] * wide[block * 8 + lane];
                }
            }
            let sum: f32 = lanes.iter().sum::<f32>() + self.second_bias[unit];
            output += self.last[unit] * sum.clamp(0.0, 1.0);
        }
        output
    }
}

impl Worth for Net {
    fn worth(&self, game: &Marne) -> f32 {
        f32::from(game.score()) + SCALE * self.output(Features::of(game).on())
    }
}
