//! The state of a game: small, flat, and never serialised.

use maraude_core::{BySeat, Seat, Seats};
use serde::Serialize;

use crate::city::{CELLS, City};
use crate::event::{Dropped, Won};
use crate::faults::Faults;
use crate::medals::{MedalPile, Medals};
use crate::options::Mode;
use crate::pawn::Pawns;
use crate::puzzle::Puzzle;
use crate::solver::hint::Hint;
use crate::tile::Tile;

/// A game of Turbo.
#[derive(Clone, Debug)]
pub struct Turbo {
    pub(crate) rules: Rules,
    pub(crate) seats: u8,
    pub(crate) stage: Stage,
    /// The game of the match, from 1 (TT-R29).
    pub(crate) game: u8,
    pub(crate) client: Seat,
    pub(crate) pile: MedalPile,
    pub(crate) medals: Medals,
    /// Where the pawns stand in the round being prepared or built.
    pub(crate) pawns: Pawns,
    /// The turned tile while building runs.
    pub(crate) centre: Option<Tile>,
    pub(crate) builders: BySeat<Builder>,
    /// Seats that are out of the round.
    pub(crate) out: Seats,
    /// Seats whose players left for good (TT-T5).
    pub(crate) gone: Seats,
    /// Seats that start late and still wait (TT-G4).
    pub(crate) late: Seats,
    /// Seats that sit out the penalty of a second chance (TT-G4).
    pub(crate) penalised: Seats,
    /// Winner of the last round that had one.
    pub(crate) last_winner: Option<Seat>,
    /// How the last round ended, with its cities for all to see (TT-R22).
    pub(crate) last: Option<LastRound>,
    pub(crate) solo: Solo,
    pub(crate) draws: Draws,
}

/// The options, checked and in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rules {
    pub(crate) mode: Mode,
    /// The games of a match.
    pub(crate) games: u8,
    /// Zero switches a clock off.
    pub(crate) limit_ms: u32,
    pub(crate) head_start_ms: u32,
    pub(crate) second_chance_ms: u32,
    pub(crate) house_pawns: bool,
    /// The daily puzzle; none in other modes.
    pub(crate) daily: Option<Puzzle>,
}

/// Where in the round the table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The client places the pawns.
    Placing,
    /// Pawns are fixed; the tile is about to be turned.
    Countdown,
    /// Everybody builds.
    Building,
    Over,
}

/// One player's city and the faults of its last wrong claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Builder {
    pub(crate) city: City,
    /// The faults of the last wrong claim of this round.
    pub(crate) faults: Option<Faults>,
}

impl Builder {
    /// Builders without a city, between rounds.
    pub(crate) const fn idle(seats: u8) -> BySeat<Self> {
        let city = City::empty();
        BySeat::filled(seats, Self { city, faults: None })
    }

    /// The faults of the last wrong claim that are still there.
    pub(crate) fn faults_left(&self, puzzle: Puzzle) -> Option<Faults> {
        self.faults?.left_in(&puzzle, &self.city)
    }
}

/// A round that has ended, for all to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LastRound {
    pub(crate) centre: Tile,
    pub(crate) pawns: Pawns,
    pub(crate) end: RoundEnd,
    pub(crate) builders: BySeat<Builder>,
}

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RoundEnd {
    Won { seat: Seat, how: Won },
    Dropped { why: Dropped },
    Unsolvable,
    Solved,
    GivenUp,
}

/// The course of a solo game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Solo {
    /// The task being prepared or solved, from 1; 0 in a race.
    pub(crate) task: u8,
    /// Tasks solved without help.
    pub(crate) solved: u8,
    /// Wrong claims so far (TT-K5).
    pub(crate) wrong: u16,
    /// Whether this task had a hint or a shown solution.
    pub(crate) helped: bool,
    /// Whether any task had one, or was given up: the time does not rank (TT-K5).
    pub(crate) unranked: bool,
    /// The last hint, until something changes.
    pub(crate) hint: Option<Hint>,
    pub(crate) solution: Option<[Tile; CELLS]>,
}

/// How often chance was asked for each purpose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Draws {
    pub(crate) shuffles: u32,
    pub(crate) turns: u32,
    pub(crate) helps: u32,
}

impl Turbo {
    /// The seats that are still in the round.
    pub(crate) fn still_in(&self) -> Seats {
        Seat::all(self.seats)
            .filter(|seat| !self.out.has(*seat))
            .collect()
    }

    /// The seats whose players have not left for good.
    pub(crate) fn staying(&self) -> Seats {
        Seat::all(self.seats)
            .filter(|seat| !self.gone.has(*seat))
            .collect()
    }

    /// Whether a seat must wait for its own clock.
    pub(crate) fn waits(&self, seat: Seat) -> bool {
        self.late.has(seat) || self.penalised.has(seat)
    }

    /// The puzzle being built.
    pub(crate) fn puzzle(&self) -> Option<Puzzle> {
        self.pawns.puzzle(self.centre?)
    }

    /// The round of this game that is being prepared or built, from 1.
    pub(crate) fn round(&self) -> u8 {
        self.medals.won().len() as u8 + 1
    }
}
