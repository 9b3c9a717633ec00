//! One game as one row of the data.

use maraude_core::{Outcome, Seat, Standing};
use std::fmt::Write as _;

/// The first line of the file.
pub const HEADER: &str = "trial,options,players,seed,game,bots,first,ending,moves,clock_ms,score,\
                          places,scores,cards";

/// One game. Lists inside a field are separated by `|`, and nothing holds a comma.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Row {
    /// Which simulation of the plan.
    pub trial: String,
    /// Options that differ from the default, as `key=value`.
    pub options: String,
    /// How many seats.
    pub players: u8,
    /// The lab's seed.
    pub seed: u64,
    /// The game's number in its trial.
    pub game: u64,
    /// The bot of each seat.
    pub bots: Vec<String>,
    /// The seat that began.
    pub first: u8,
    /// How it ended.
    pub ending: String,
    /// After how many moves.
    pub moves: u32,
    /// After how many milliseconds of the virtual clock.
    pub clock_ms: u64,
    /// The common score, or the winner's.
    pub score: i64,
    /// The place of each seat; none where they co-operate.
    pub places: Vec<u8>,
    /// The score of each seat; none where they co-operate.
    pub scores: Vec<i64>,
    /// The cards that came to each seat, in order.
    pub cards: Vec<(u8, String)>,
}

impl Row {
    /// Fills in how the game ended.
    pub fn ended(&mut self, outcome: &Outcome) {
        outcome.ending.clone_into(&mut self.ending);
        self.score = outcome.score().into();
        if let Standing::Ranked(ranking) = outcome.standing {
            let seats = || Seat::all(self.players);
            self.places = seats().map(|seat| ranking.place(seat)).collect();
            self.scores = seats().map(|seat| ranking.score(seat).into()).collect();
        }
    }

    /// The share of the win of a seat, ties split.
    pub fn win_share(&self, seat: usize) -> f64 {
        if self.places.get(seat) != Some(&1) {
            return 0.0;
        }
        let winners: u32 = self.places.iter().map(|place| u32::from(*place == 1)).sum();
        1.0 / f64::from(winners)
    }

    /// Whether nobody wins alone.
    pub fn is_common(&self) -> bool {
        self.places.is_empty()
    }

    /// The line in the file, without its end.
    pub fn to_csv(&self) -> String {
        let cards = self
            .cards
            .iter()
            .map(|(seat, card)| format!("{seat}:{card}"));
        let mut line = String::new();
        let _ = write!(
            line,
            "{},{},{},{},{},{},{},{},{},{},{},{},{},{}",
            self.trial,
            self.options,
            self.players,
            self.seed,
            self.game,
            self.bots.join("|"),
            self.first,
            self.ending,
            self.moves,
            self.clock_ms,
            self.score,
            join(&self.places),
            join(&self.scores),
            cards.collect::<Vec<_>>().join("|"),
        );
        line
    }

    /// The row of a line, if it is one.
    pub fn from_csv(line: &str) -> Option<Self> {
        let fields: Vec<&str> = line.split(',').collect();
        let [trial, options, players, seed, game, bots, first, rest @ ..] = &fields[..] else {
            return None;
        };
        let [ending, moves, clock_ms, score, places, scores, cards] = rest else {
            return None;
        };
        let card = |text: &str| {
            let (seat, card) = text.split_once(':')?;
            Some((seat.parse().ok()?, card.to_owned()))
        };
        Some(Self {
            trial: (*trial).to_owned(),
            options: (*options).to_owned(),
            players: players.parse().ok()?,
            seed: seed.parse().ok()?,
            game: game.parse().ok()?,
            bots: list(bots).map(str::to_owned).collect(),
            first: first.parse().ok()?,
            ending: (*ending).to_owned(),
            moves: moves.parse().ok()?,
            clock_ms: clock_ms.parse().ok()?,
            score: score.parse().ok()?,
            places: list(places)
                .map(|n| n.parse().ok())
                .collect::<Option<_>>()?,
            scores: list(scores)
                .map(|n| n.parse().ok())
                .collect::<Option<_>>()?,
            cards: list(cards).map(card).collect::<Option<_>>()?,
        })
    }
}

fn join<T: ToString>(list: &[T]) -> String {
    list.iter().map(T::to_string).collect::<Vec<_>>().join("|")
}

fn list(field: &str) -> impl Iterator<Item = &str> {
    field.split('|').filter(|part| !part.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_comes_back_as_it_was_written() {
        let row = Row {
            trial: "levels".to_owned(),
            players: 2,
            seed: 7,
            game: 3,
            bots: vec!["novice".to_owned(), "expert".to_owned()],
            first: 2,
            ending: "won".to_owned(),
            moves: 41,
            clock_ms: 60_000,
            score: -2,
            places: vec![2, 1],
            scores: vec![-5, -2],
            cards: vec![(1, "chance".to_owned()), (2, "cone-3".to_owned())],
            ..Row::default()
        };
        let line = row.to_csv();
        assert_eq!(line.split(',').count(), HEADER.split(',').count());
        assert_eq!(Row::from_csv(&line), Some(row));
        assert_eq!(Row::from_csv(&line[..line.len() / 2]), None);
    }
}
