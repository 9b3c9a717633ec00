//! The game's own players: `greedy`, and `searcher`, which weighs where the others may be going.

mod compass;
mod effect;
mod eye;
mod greedy;
mod minds;
mod odds;
mod oracle;
mod playout;
mod prospects;
mod searcher;

pub(crate) use effect::{Cost, effect};
pub use eye::Habits;
pub use greedy::Greedy;
pub(crate) use greedy::turns_with;
pub use minds::{Beliefs, Minds};
pub use oracle::foresee;
pub use searcher::{Searcher, Thought, think};

use crate::state::Boomville;
use maraude_core::BotSpec;
use maraude_roads::FAR;

/// Notices what stands close by, goes out of its way for cards, gives rivals no thought.
const NOVICE: Habits = Habits {
    sight: 3,
    card: 4.0,
    hinder: 0.0,
};
/// Notices what one roll can reach, likes cards, thinks little of rivals.
const REGULAR: Habits = Habits {
    sight: 6,
    card: 2.8,
    hinder: 0.1,
};
/// Notices what two rolls can reach, likes cards a little too much.
const STRONG: Habits = Habits {
    sight: 12,
    card: 1.6,
    hinder: 0.3,
};

/// The bots of the game: two by their method, then four by their level.
pub const BOTS: [BotSpec<Boomville>; 6] = [
    BotSpec {
        name: "greedy",
        make: |seed| Box::new(Greedy::new(seed)),
    },
    BotSpec {
        name: "searcher",
        make: |seed| Box::new(Searcher::new(seed)),
    },
    BotSpec {
        name: "novice",
        make: |seed| Box::new(Greedy::with_habits(seed, NOVICE)),
    },
    BotSpec {
        name: "regular",
        make: |seed| Box::new(Greedy::with_habits(seed, REGULAR)),
    },
    BotSpec {
        name: "strong",
        make: |seed| Box::new(Greedy::with_habits(seed, STRONG)),
    },
    BotSpec {
        name: "expert",
        make: |seed| Box::new(Searcher::new(seed)),
    },
];

/// The cells from one cell to another past the tokens on the board; none if no way leads there
/// now.
pub(crate) fn distance_to(game: &Boomville, goal: u16, from: u16) -> Option<u8> {
    let distance = compass::Compass::to(game, goal).of(game, from);
    (distance != FAR).then_some(distance)
}

/// The turns that a distance takes, about.
pub(crate) fn turns_of(distance: u8) -> f32 {
    odds::TURNS.of(distance)
}
