//! What the lab plays.

use crate::arena::seatings;
use maraude_core::{Aim, Meta, Pace};

/// A set of simulations.
pub struct Plan {
    /// One after the other.
    pub trials: Vec<Trial>,
}

/// One simulation.
#[derive(Clone, Debug, PartialEq)]
pub struct Trial {
    /// Its name in the data.
    pub name: String,
    /// Options as `key=value`; at most one.
    pub option: Option<String>,
    /// How many seats.
    pub players: u8,
    /// The bots that take part.
    pub bots: Vec<String>,
    /// Who sits where.
    pub seatings: Vec<Vec<usize>>,
    /// How many games.
    pub games: u64,
}

/// The cost of a bot's game, in games of the quickest bots. In a simultaneous game bots only
/// pretend to think.
fn cost(meta: &Meta, bot: &str) -> u64 {
    match (meta.pace, bot) {
        (Pace::Simultaneous, _) => 1,
        (_, "expert") => 16,
        (_, "strong") => 4,
        _ => 1,
    }
}

impl Plan {
    /// Every bot with itself at every number of players, under every variant, and all of them
    /// against each other. `games` is for the quickest bots; those that think play fewer.
    pub fn new(meta: &Meta, bots: &[String], variants: &[&str], games: u64) -> Self {
        let mut trials = vec![Self::levels(meta, bots, games)];
        let options = std::iter::once(None).chain(variants.iter().copied().map(Some));
        for option in options {
            for players in meta.seats.0..=meta.seats.1 {
                for bot in bots {
                    trials.push(Self::alone(players, bot, option, games / cost(meta, bot)));
                }
            }
        }
        Self { trials }
    }

    /// All bots at one table in turn, or each alone on the same deals where they co-operate.
    fn levels(meta: &Meta, bots: &[String], games: u64) -> Trial {
        let (least, most) = meta.seats;
        let players = 4.clamp(least, most);
        let seatings = seatings(bots.len(), players, meta.aim);
        let each = seatings.len() as u64;
        let slowest = bots.iter().map(|bot| cost(meta, bot)).max().unwrap_or(1);
        let wanted = match meta.aim {
            Aim::Competitive => games * 8 / slowest,
            Aim::Cooperative => games * 4 / slowest * bots.len() as u64,
        };
        Trial {
            name: "levels".to_owned(),
            option: None,
            players,
            bots: bots.to_vec(),
            games: wanted.div_ceil(each).max(1) * each,
            seatings,
        }
    }

    fn alone(players: u8, bot: &str, option: Option<&str>, games: u64) -> Trial {
        let suffix = option.map_or(String::new(), |option| format!("-{option}"));
        Trial {
            name: format!("{bot}-{players}{suffix}"),
            option: option.map(str::to_owned),
            players,
            bots: vec![bot.to_owned()],
            seatings: vec![vec![0; players.into()]],
            games: games.max(1),
        }
    }

    /// How many games in all.
    pub fn games(&self) -> u64 {
        self.trials.iter().map(|trial| trial.games).sum()
    }
}
