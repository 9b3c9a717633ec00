//! The game's own players: `greedy`, and `searcher`, which weighs what others may be up to.

mod compass;
mod greedy;
mod minds;
mod odds;
mod playout;
mod prospects;
mod searcher;

pub use greedy::Greedy;
pub use minds::{Beliefs, Minds};
pub use searcher::{Searcher, Thought, think};

use crate::state::Boomville;
use maraude_core::BotSpec;

/// The bots of the game, the simplest first.
pub const BOTS: [BotSpec<Boomville>; 2] = [
    BotSpec {
        name: "greedy",
        make: |seed| Box::new(Greedy::new(seed)),
    },
    BotSpec {
        name: "searcher",
        make: |seed| Box::new(Searcher::new(seed)),
    },
];

/// How many cells a taxi drives from one cell to another under the tokens on the board; none if
/// no way leads there now.
pub(crate) fn distance_to(game: &Boomville, goal: u16, from: u16) -> Option<u8> {
    let distance = compass::Compass::to(game, goal).of(game, from);
    (distance != compass::FAR).then_some(distance)
}
