//! Players for this game: one that takes the shortest way, one that weighs its chances.

mod greedy;
mod net;
mod plan;
mod searcher;
mod value;

pub use greedy::Greedy;
pub use searcher::Searcher;
pub use value::Temper;

use crate::state::Taxifolie;
use maraude_core::BotSpec;

/// The game's own bots, the simplest first.
pub const BOTS: [BotSpec<Taxifolie>; 2] = [
    BotSpec {
        name: "greedy",
        make: |seed| Box::new(Greedy::new(seed)),
    },
    BotSpec {
        name: "searcher",
        make: |seed| Box::new(Searcher::new(seed)),
    },
];
