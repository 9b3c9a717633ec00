//! Players that are programs: `greedy` searches its turn, `planner` also looks ahead.
//!
//! Both judge where a turn leaves the table by a value network that learnt from self-play
//! (`examples/train`). They know what everybody may know and nothing else: the piles are
//! sets to them, or imagined.

mod before_arrival;
mod draw;
pub mod features;
pub mod greedy;
pub mod net;
pub mod planner;
mod ring;
mod seen_before;
mod sensible;
pub mod short_sighted;
pub mod turn;

use crate::state::Marne;
use maraude_core::BotSpec;

pub use greedy::Greedy;
pub use planner::Planner;
use short_sighted::{ShortSighted, Sight};

/// The bots of the registry, the weakest first: two by their method, four by their level.
pub const BOTS: [BotSpec<Marne>; 6] = [
    BotSpec {
        name: "greedy",
        make: |seed| Box::new(Greedy::new(seed)),
    },
    BotSpec {
        name: "planner",
        make: |seed| Box::new(Planner::new(seed)),
    },
    BotSpec {
        name: "novice",
        make: |seed| Box::new(ShortSighted::new(seed, Sight::NOVICE)),
    },
    BotSpec {
        name: "regular",
        make: |seed| Box::new(ShortSighted::new(seed, Sight::REGULAR)),
    },
    BotSpec {
        name: "strong",
        make: |seed| Box::new(Greedy::new(seed)),
    },
    BotSpec {
        name: "expert",
        make: |seed| Box::new(Planner::new(seed)),
    },
];
