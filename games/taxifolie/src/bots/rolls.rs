//! Two dice in numbers: the rolls that a distance takes.

use super::route::FAR;
use std::sync::LazyLock;

/// How often two dice show 0 to 12, of 36.
pub(super) const ROLLS: [f32; 13] = [0., 0., 1., 2., 3., 4., 5., 6., 5., 4., 3., 2., 1.];

/// The number of rolls that [`chances`] distinguishes.
pub(super) const MOST_ROLLS: usize = 12;

/// Further than anybody drives for one fare.
const FURTHEST: usize = 60;

/// The mean number of rolls that a distance takes when driving past its end is enough.
pub(super) fn rolls_for(steps: u16) -> f32 {
    static TABLE: LazyLock<Vec<f32>> = LazyLock::new(|| {
        let mut table = vec![0.0f32];
        for steps in 1..=FAR as usize {
            let mut rolls = 1.0;
            for (roll, &times) in ROLLS.iter().enumerate() {
                rolls += times / 36.0 * table[steps.saturating_sub(roll).min(steps - 1)];
            }
            table.push(rolls);
        }
        table
    });
    TABLE[steps.min(FAR) as usize]
}

/// The chances that a distance takes 0, 1, 2 ... rolls.
pub(super) fn chances(steps: u16) -> &'static [f32; MOST_ROLLS] {
    static TABLE: LazyLock<Vec<[f32; MOST_ROLLS]>> = LazyLock::new(|| {
        let mut table = vec![[0.0; MOST_ROLLS]; FURTHEST + 1];
        table[0][0] = 1.0;
        for steps in 1..=FURTHEST {
            for (roll, &times) in ROLLS.iter().enumerate().skip(2) {
                let before = table[steps.saturating_sub(roll)];
                for rolls in 1..MOST_ROLLS {
                    table[steps][rolls] += times / 36.0 * before[rolls - 1];
                }
                table[steps][MOST_ROLLS - 1] += times / 36.0 * before[MOST_ROLLS - 1];
            }
        }
        table
    });
    &TABLE[(steps as usize).min(FURTHEST)]
}
