//! From cells to turns, and from turns to the chance to win.

use maraude_roads::FAR;

/// The longest distance with its own entry.
const LONGEST: usize = 128;

/// The turns that a blocked way costs, about.
const WALLED_IN: f32 = 10.0;

/// The turns that a further destination takes, about: the mean over pairs of entrances.
pub(super) const LEG: f32 = 6.6;

/// The expected number of rolls to drive a distance when the last one may show more.
pub(super) struct Turns([f32; LONGEST]);

impl Turns {
    pub(super) const fn new() -> Self {
        let mut turns = [0.0; LONGEST];
        let mut distance = 1;
        while distance < LONGEST {
            let (mut sum, mut face) = (0.0, 1);
            while face <= 6 {
                if face < distance {
                    sum += turns[distance - face];
                }
                face += 1;
            }
            turns[distance] = 1.0 + sum / 6.0;
            distance += 1;
        }
        Self(turns)
    }

    /// The expected turns for a distance.
    pub(super) fn of(&self, distance: u8) -> f32 {
        if distance == FAR {
            WALLED_IN
        } else {
            self.0[(distance as usize).min(LONGEST - 1)]
        }
    }
}

/// Expected turns by distance.
pub(super) static TURNS: Turns = Turns::new();

/// The variance of one player's turns: dice, cards, and which destinations come next.
pub(super) fn spread(turns: f32, legs: f32) -> f32 {
    0.5 * turns + 7.0 * legs + 0.3
}

/// The chance that one number of turns ends up below another.
pub(super) fn sooner(own: f32, own_spread: f32, other: f32, other_spread: f32) -> f32 {
    let z = (other - own) / (own_spread + other_spread).sqrt();
    1.0 / (1.0 + (-1.702 * z).exp())
}
