//! How well a bot plays, by the names that every game uses.

use maraude_core::Message;
use serde::Serialize;

/// The levels, the weakest first. A game that has them names its bots so.
pub const LEVELS: [&str; 4] = ["novice", "regular", "strong", "expert"];

/// A level of a game as a person meets it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LevelCard {
    /// The level, which is also the bot's name on the command line.
    pub level: &'static str,
    /// Who it is: `<game>-bot-<level>`.
    pub name: Message,
    /// Which drawn face it has: `<game>-<level>`.
    pub face: String,
}

/// The levels that a game with these bots has.
pub(crate) fn levels(game: &str, bots: &[&'static str]) -> Vec<LevelCard> {
    let has = |level: &&str| bots.contains(level);
    LEVELS
        .into_iter()
        .filter(has)
        .map(|level| LevelCard {
            level,
            name: Message::new(format!("{game}-bot-{level}")),
            face: format!("{game}-{level}"),
        })
        .collect()
}
