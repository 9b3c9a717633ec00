//! How a game ended.

use crate::by_seat::BySeat;
use crate::seat::Seat;
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

/// The end of a game: in which way, and with what result.
///
/// ```
/// use maraude_core::{Outcome, Ranking, Seat};
///
/// let won = Outcome::ranked("won", Ranking::by_score(&[30, 50, 30]));
/// assert_eq!((won.score(), won.win_share(Seat::at(1))), (50, 1.0));
/// assert_eq!(
///     serde_json::to_string(&won).unwrap(),
///     r#"{"ending":"won","places":[2,1,2],"scores":[30,50,30]}"#,
/// );
/// assert_eq!(Outcome::common("jam", 41).score(), 41);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "{ ending: string, score?: number, places?: number[], scores?: number[] }")
)]
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
///
/// ```
/// use maraude_core::{Ranking, Seat};
///
/// // Equal money: the seat that did more trips is first, and the money is what is shown.
/// let (money, trips) = ([80, 80], [3, 5]);
/// let ranking = Ranking::by_key(&money, |seat| (money[seat.index()], trips[seat.index()]));
/// assert_eq!((ranking.place(Seat::at(0)), ranking.score(Seat::at(0))), (2, 80));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ranking {
    places: BySeat<u8>,
    scores: BySeat<i32>,
}

impl Ranking {
    /// Places by score and nothing else: the most is first, equal scores share a place.
    pub fn by_score(scores: &[i32]) -> Self {
        Self::by_key(scores, |seat| scores[seat.index()])
    }

    /// Places by a key of each seat: the greatest is first, equal keys share a place. The scores
    /// are what is shown.
    pub fn by_key<K: Ord>(scores: &[i32], key: impl Fn(Seat) -> K) -> Self {
        let seats = scores.len() as u8;
        let place = |seat| {
            let better = Seat::all(seats).filter(|&other| key(other) > key(seat));
            better.count() as u8 + 1
        };
        Self {
            places: BySeat::from_fn(seats, place),
            scores: BySeat::from_fn(seats, |seat| scores[seat.index()]),
        }
    }

    /// The place of a seat, from 1.
    pub fn place(&self, seat: Seat) -> u8 {
        self.places[seat]
    }

    /// The score of a seat.
    pub fn score(&self, seat: Seat) -> i32 {
        self.scores[seat]
    }

    /// The share of the win: 1 for a sole winner, split evenly among ties, else 0.
    pub fn win_share(&self, seat: Seat) -> f64 {
        if self.place(seat) == 1 {
            1.0 / self.winners().count() as f64
        } else {
            0.0
        }
    }

    fn winners(&self) -> impl Iterator<Item = Seat> {
        let places = self.places.iter();
        places
            .filter(|(_, place)| **place == 1)
            .map(|(seat, _)| seat)
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
            Standing::Ranked(ranking) => {
                let scores = ranking.winners().map(|seat| ranking.score(seat));
                scores.max().unwrap_or(0)
            }
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
                map.serialize_entry("places", &ranking.places)?;
                map.serialize_entry("scores", &ranking.scores)?;
            }
        }
        map.end()
    }
}
