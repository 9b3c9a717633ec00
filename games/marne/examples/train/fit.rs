//! Gradient descent, one lesson at a time, each weight slowing down as it moves (Adagrad), but
//! never so much that it could not follow the players as they learn.

use crate::play::Lesson;
use maraude_marne::bots::net::{Net, SCALE, WIDE};

/// The pace of learning.
const PACE: f32 = 0.004;

/// Weights slow down no further than to the root of this.
const TIRED: f32 = 50.0;

/// How far each weight has moved.
pub(crate) struct Fit {
    moved: Net,
}

/// A weight with how far it has moved.
fn descend(weight: &mut f32, moved: &mut f32, slope: f32) {
    *moved = (*moved + slope * slope).min(TIRED);
    *weight -= PACE * slope / moved.sqrt();
}

impl Fit {
    /// Every weight begins at a careful pace.
    pub(crate) fn new() -> Self {
        let mut moved = Net::zeros();
        moved.each_weight(&mut |weight| *weight = 1.0);
        Self { moved }
    }

    /// Moves the net towards a lesson.
    pub(crate) fn learn(&mut self, net: &mut Net, lesson: &Lesson) {
        let seats = lesson.seats as usize - 1;
        let (wide, narrow) = net.layers(&lesson.on);
        let lit = wide.map(|unit| unit.clamp(0.0, 1.0));
        let mut output = net.last_bias;
        for &feature in &lesson.on {
            output += net.direct[feature as usize][seats];
        }
        for (weight, unit) in net.last.iter().zip(narrow) {
            output += weight * unit.clamp(0.0, 1.0);
        }
        let error = output - lesson.points / SCALE;
        let moved = &mut self.moved;
        let mut slopes = [0.0; WIDE];
        for (unit, before) in narrow.into_iter().enumerate() {
            let slope = error * net.last[unit];
            let lit_unit = before.clamp(0.0, 1.0);
            descend(&mut net.last[unit], &mut moved.last[unit], error * lit_unit);
            if before <= 0.0 || before >= 1.0 {
                continue;
            }
            for below in 0..WIDE {
                slopes[below] += slope * net.second[unit][below];
                let weight = &mut net.second[unit][below];
                descend(weight, &mut moved.second[unit][below], slope * lit[below]);
            }
            descend(
                &mut net.second_bias[unit],
                &mut moved.second_bias[unit],
                slope,
            );
        }
        descend(&mut net.last_bias, &mut moved.last_bias, error);
        for unit in (0..WIDE).filter(|&unit| wide[unit] > 0.0 && wide[unit] < 1.0) {
            descend(&mut net.first[unit], &mut moved.first[unit], slopes[unit]);
            for &feature in &lesson.on {
                let feature = feature as usize;
                let weight = &mut net.rows[feature][unit];
                descend(weight, &mut moved.rows[feature][unit], slopes[unit]);
            }
        }
        for &feature in &lesson.on {
            let feature = feature as usize;
            let weight = &mut net.direct[feature][seats];
            descend(weight, &mut moved.direct[feature][seats], error);
        }
    }
}
