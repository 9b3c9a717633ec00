//! Expected turns to the end of each player, and the chance to win.

use super::compass::Compass;
use super::minds::Beliefs;
use super::odds::{LEG, TURNS, sooner, spread};
use crate::state::{Boomville, MAX_PLAYERS};
use crate::town::DESTINATIONS;
use maraude_core::Seat;

/// The turns that a held CHANCE card saves.
const HELD: f32 = 0.5;

/// One seat's beliefs about the whole table.
pub(super) struct Prospects<'a> {
    pub(super) me: Seat,
    pub(super) beliefs: &'a Beliefs,
}

/// The turns of one player by destination, with how likely each is.
pub(super) struct Outlook {
    turns: [f32; DESTINATIONS],
    more: f32,
    legs: f32,
}

impl Outlook {
    /// How a player stands whose pawn is at `at`.
    pub(super) fn new(game: &Boomville, seat: Seat, at: u16) -> Self {
        let player = &game.players[seat];
        let compass = Compass::from(game, at);
        let mut turns = [0.0; DESTINATIONS];
        for (destination, turns) in turns.iter_mut().enumerate() {
            *turns = TURNS.of(compass.of(game, game.town.entrances[destination]));
        }
        let legs = f32::from(game.needed.saturating_sub(player.reached + 1));
        let held = player.held.count_ones() as f32;
        Self {
            turns,
            more: legs * LEG + f32::from(player.missing) - HELD * held,
            legs,
        }
    }

    /// The expected turns to the end.
    pub(super) fn mean(&self, beliefs: &[f32; DESTINATIONS]) -> f32 {
        let current: f32 = self
            .turns
            .iter()
            .zip(beliefs)
            .map(|(turns, belief)| turns * belief)
            .sum();
        current + self.more
    }

    /// How many of the destinations thought possible take longer than in another outlook.
    pub(super) fn farther_than(&self, before: &Self, beliefs: &[f32; DESTINATIONS]) -> u8 {
        let turns = self.turns.iter().zip(&before.turns).zip(beliefs);
        turns
            .filter(|((after, before), belief)| **belief > 0.0 && after > before)
            .count() as u8
    }

    /// The chance that somebody who needs `turns` is sooner than this player.
    fn beaten_by(&self, beliefs: &[f32; DESTINATIONS], turns: f32, legs: f32) -> f32 {
        let own = spread(turns, legs);
        let mut chance = 0.0;
        for (&current, &belief) in self.turns.iter().zip(beliefs) {
            if belief > 0.002 {
                let total = current + self.more;
                chance += belief * sooner(turns, own, total, spread(total, self.legs));
            }
        }
        chance
    }
}

impl Prospects<'_> {
    /// The outlooks of all who drive but me.
    pub(super) fn others(&self, game: &Boomville) -> [Option<Outlook>; MAX_PLAYERS] {
        let mut others = [const { None }; MAX_PLAYERS];
        for seat in game.drivers().iter().filter(|&seat| seat != self.me) {
            others[seat.index()] = Some(Outlook::new(game, seat, game.players[seat].at));
        }
        others
    }

    /// The chance to win if I still need `turns` in `legs` further destinations.
    pub(super) fn win(
        &self,
        others: &[Option<Outlook>; MAX_PLAYERS],
        turns: f32,
        legs: f32,
    ) -> f32 {
        let mut chance = 1.0;
        for (index, outlook) in others.iter().enumerate() {
            if let Some(outlook) = outlook {
                chance *= outlook.beaten_by(&self.beliefs[index], turns, legs);
            }
        }
        chance
    }

    /// My own turns to the end from a cell, and how many destinations follow the present one.
    pub(super) fn own(&self, game: &Boomville, at: u16) -> (f32, f32) {
        let outlook = Outlook::new(game, self.me, at);
        (outlook.mean(&self.beliefs[self.me.index()]), outlook.legs)
    }
}
