//! How a game ended.

use crate::seat::{MAX_SEATS, Seat};
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};
use ts_rs::TS;

/// The end of a game: in which way, and with what result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, TS)]
#[ts(type = "{ ending: string, score?: number, places?: number[], scores?: number[] }")]
pub struct Outcome {
    /// Which ending of [`Meta::endings`](crate::meta::Meta) it was.
    pub ending: &'static str,
    /// Who stands where.
    pub standing: Standing,
}

/// The result of a finished game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// A co-operative game: one score for all.
    Common(i32),
    /// A competition: each seat's place (1 is best; equal places are ties) and score.
    Ranked(Ranking),
}

/// Places and scores by seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ranking {
    seats: u8,
    places: [u8; MAX_SEATS],
    scores: [i32; MAX_SEATS],
}

impl Ranking {
    /// Places by score and nothing else: most is first, equal scores share.
    pub fn by_score(scores: &[i32]) -> Self {
        Self::by_key(scores, |seat| scores[seat.index()])
    }

    /// Places by a key of each seat, the greatest first, equal keys share; the scores are shown.
    pub fn by_key<K: Ord>(scores: &[i32], key: impl Fn(Seat) -> K) -> Self {
        let seats = scores.len() as u8;
        let mut ranking = Self {
            seats,
            places: [0; MAX_SEATS],
            scores: [0; MAX_SEATS],
        };
        ranking.scores[..scores.len()].copy_from_slice(scores);
        for seat in Seat::all(seats) {
            let better = Seat::all(seats)
                .filter(|&other| key(other) > key(seat))
                .count();
            ranking.places[seat.index()] = better as u8 + 1;
        }
        ranking
    }

    /// The place of a seat, from 1.
    pub fn place(&self, seat: Seat) -> u8 {
        self.places[seat.index()]
    }

    /// The score of a seat.
    pub fn score(&self, seat: Seat) -> i32 {
        self.scores[seat.index()]
    }

    /// The share of the win: 1 for a sole winner, split evenly among ties, else 0.
    pub fn win_share(&self, seat: Seat) -> f64 {
        let winners = Seat::all(self.seats)
            .filter(|&seat| self.place(seat) == 1)
            .count();
        if self.place(seat) == 1 {
            1.0 / winners as f64
        } else {
            0.0
        }
    }
}

impl Outcome {
    /// The end of a co-operative game.
    pub const fn common(ending: &'static str, score: i32) -> Self {
        Self {
            ending,
            standing: Standing::Common(score),
        }
    }

    /// The end of a competition.
    pub const fn ranked(ending: &'static str, ranking: Ranking) -> Self {
        Self {
            ending,
            standing: Standing::Ranked(ranking),
        }
    }

    /// The common score, or the winner's.
    pub fn score(&self) -> i32 {
        match self.standing {
            Standing::Common(score) => score,
            Standing::Ranked(ranking) => Seat::all(ranking.seats)
                .filter(|&seat| ranking.place(seat) == 1)
                .map(|seat| ranking.score(seat))
                .max()
                .unwrap_or(0),
        }
    }

    /// The share of the win of a seat; 0 for everybody in a co-operative game.
    pub fn win_share(&self, seat: Seat) -> f64 {
        match self.standing {
            Standing::Common(_) => 0.0,
            Standing::Ranked(ranking) => ranking.win_share(seat),
        }
    }
}

impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("ending", self.ending)?;
        match &self.standing {
            Standing::Common(score) => map.serialize_entry("score", score)?,
            Standing::Ranked(ranking) => {
                let seats = ranking.seats as usize;
                map.serialize_entry("places", &ranking.places[..seats])?;
                map.serialize_entry("scores", &ranking.scores[..seats])?;
            }
        }
        map.end()
    }
}
