//! The ring as the features know it: no street has a name.

use crate::state::Marne;
use crate::street::{Colour, Street};

/// A standing taxi.
#[derive(Clone, Copy, Default)]
pub(super) struct Standing {
    /// Its value, from 0 for two soldiers.
    pub(super) kind: u8,
    pub(super) token: bool,
    /// How far the nearer officer is, and the other.
    pub(super) near: u8,
    pub(super) other: u8,
    pub(super) required: u8,
    pub(super) colour: u8,
}

/// The ring: its taxis, and for each street how far the nearer officer is.
pub(super) struct Ring {
    taxis: [Standing; 8],
    len: usize,
    far: [u8; 8],
    /// How many taxis stand in the streets of each colour, and which demand that makes.
    standing: [u8; 4],
    demand: [u8; 4],
}

impl Ring {
    pub(super) fn of(game: &Marne) -> Self {
        let mut ring = Self {
            taxis: [Standing::default(); 8],
            len: 0,
            far: [0; 8],
            standing: [0; 4],
            demand: [0; 4],
        };
        let mut asked = [0u8; 8];
        for street in Street::all() {
            let walk = game.officers.map(|officer| officer.distance(street));
            let near = walk[0].min(walk[1]);
            ring.far[street.index()] = near;
            let Some(taxi) = game.taxis[street.index()] else {
                continue;
            };
            let token = game.tokens.has(street);
            let colour = street.colour() as u8;
            let required = taxi.soldiers() + u8::from(token);
            asked[street.index()] = required - 1;
            ring.standing[colour as usize] += 1;
            ring.taxis[ring.len] = Standing {
                kind: taxi.soldiers() - 2,
                token,
                near,
                other: walk[0].max(walk[1]),
                required,
                colour,
            };
            ring.len += 1;
        }
        for colour in 0..4 {
            ring.demand[colour] = demand(asked[colour], asked[colour + 4]);
        }
        ring
    }

    pub(super) fn taxis(&self) -> &[Standing] {
        &self.taxis[..self.len]
    }

    /// How far the nearer officer is from a street.
    pub(super) fn far(&self, street: Street) -> u8 {
        self.far[street.index()]
    }

    /// How many taxis stand in the streets of a colour.
    pub(super) fn standing(&self, colour: Colour) -> usize {
        self.standing[colour as usize] as usize
    }

    /// The demand of the two streets of a colour: one of 15 unordered pairs.
    pub(super) fn demand(&self, colour: Colour) -> usize {
        self.demand[colour as usize] as usize
    }
}

/// The number of a pair, each from 0 (no taxi) to 4 (five soldiers).
fn demand(one: u8, other: u8) -> u8 {
    let (more, less) = (one.max(other), one.min(other));
    more * (more + 1) / 2 + less
}
