//! Beliefs about hidden destinations: how likely each one is for each seat, judged by how its
//! pawn has moved.

use super::compass::Compass;
use crate::cards::Kind;
use crate::state::{Boomville, GONE, MAX_PLAYERS, NO_CARD};
use crate::town::{DESTINATIONS, GARAGE, POLICE};
use maraude_core::{Seat, Viewer};
use maraude_roads::FAR;

/// How much less likely (as a logarithm) a destination gets with each cell of a detour.
const PER_CELL: f32 = 1.0;
/// The most that one move can lower a destination (as a logarithm).
const MOST: f32 = 5.0;
/// The share of belief that is always spread evenly.
const DOUBT: f32 = 0.02;
/// Cells of two rolls: a pawn farther from where it was seen last was sent there by a card.
const TWO_ROLLS: u8 = 12;

/// Beliefs by seat and destination; each seat's add up to 1.
pub type Beliefs = [[f32; DESTINATIONS]; MAX_PLAYERS];

/// The beliefs of one seat, kept from decision to decision.
#[derive(Clone)]
pub struct Minds {
    weights: Beliefs,
    last: Option<Seen>,
}

/// The table as it was at the last decision.
#[derive(Clone, Copy)]
struct Seen {
    at: [u16; MAX_PLAYERS],
    reached: [u8; MAX_PLAYERS],
    swaps: u32,
}

impl Default for Minds {
    fn default() -> Self {
        Self {
            weights: [[1.0 / DESTINATIONS as f32; DESTINATIONS]; MAX_PLAYERS],
            last: None,
        }
    }
}

impl Minds {
    /// The beliefs of a seat after looking at the table. Reads only what the seat may know.
    pub fn look(&mut self, world: &Boomville, me: Seat) -> &Beliefs {
        let swap_cards = world.deck.of(Kind::SwapLeft) | world.deck.of(Kind::SwapRight);
        let now = Seen {
            at: world.players.chairs().map(|player| player.at),
            reached: world.players.chairs().map(|player| player.reached),
            swaps: (world.taxi_discard & swap_cards).count_ones(),
        };
        let hidden = world.hidden_from(Viewer::Seat(me));
        let possible = world.unknown_to(Viewer::Seat(me));
        for seat in Seat::all(world.seats) {
            let index = seat.index();
            let player = &world.players[seat];
            if !hidden.has(seat) {
                self.weights[index] = certain(player.destination);
                continue;
            }
            let known = self.last.filter(|last| {
                last.reached[index] == now.reached[index] && last.swaps == now.swaps
            });
            match known {
                None => self.weights[index] = [1.0; DESTINATIONS],
                Some(last) => self.follow(world, index, last.at[index], now.at[index]),
            }
            self.settle(index, possible & !player.ruled_out);
        }
        self.last = Some(now);
        &self.weights
    }

    /// Beliefs that know every card: for measuring what the secrets are worth, never for play.
    pub fn all_knowing(world: &Boomville) -> Beliefs {
        world
            .players
            .chairs()
            .map(|player| certain(player.destination))
    }

    /// Even beliefs over every destination that is not ruled out.
    pub(super) fn blank(world: &Boomville, me: Seat) -> Beliefs {
        let mut minds = Self::default();
        *minds.look(world, me)
    }

    /// Lowers the destinations to which the pawn would have driven another way.
    fn follow(&mut self, world: &Boomville, index: usize, from: u16, to: u16) {
        if from == to || from == GONE || to == GONE {
            return;
        }
        let (before, after) = (Compass::from(world, from), Compass::from(world, to));
        let driven = before.of(world, to);
        let sent = [POLICE, GARAGE].map(|place| world.town.entrances[place]);
        if driven > TWO_ROLLS || (sent.contains(&to) && driven > TWO_ROLLS / 2) {
            return;
        }
        for (destination, weight) in self.weights[index].iter_mut().enumerate() {
            let cell = world.town.entrances[destination];
            let (before, after) = (before.of(world, cell), after.of(world, cell));
            if before != FAR && after != FAR {
                let detour = f32::from(driven) + f32::from(after) - f32::from(before);
                *weight *= (-PER_CELL * detour).max(-MOST).exp();
            }
        }
    }

    /// Drops what is impossible, mixes in some doubt, and makes the sum 1.
    fn settle(&mut self, index: usize, possible: u32) {
        let weights = &mut self.weights[index];
        for (destination, weight) in weights.iter_mut().enumerate() {
            if possible >> destination & 1 == 0 {
                *weight = 0.0;
            }
        }
        let sum: f32 = weights.iter().sum();
        let even = 1.0 / possible.count_ones().max(1) as f32;
        for (destination, weight) in weights.iter_mut().enumerate() {
            if possible >> destination & 1 != 0 {
                let share = if sum > 0.0 { *weight / sum } else { even };
                *weight = (1.0 - DOUBT) * share + DOUBT * even;
            }
        }
    }
}

fn certain(destination: u8) -> [f32; DESTINATIONS] {
    let mut weights = [0.0; DESTINATIONS];
    if destination != NO_CARD {
        weights[destination as usize] = 1.0;
    }
    weights
}
