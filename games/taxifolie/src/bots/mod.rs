//! Players for this game: one that takes the shortest way, one that weighs its chances.

mod fresh;
mod greedy;
mod luck;
mod net;
mod race;
mod rolls;
mod route;
mod searcher;
mod value;

pub use greedy::Greedy;
pub use searcher::Searcher;

use crate::state::Taxifolie;
use crate::trip::Trip;
use crate::ways::Walk;
use greedy::Sight;
use maraude_core::BotSpec;

/// The steps left to the end of a trip after a walk on it.
pub(crate) fn steps_left(trip: &Trip, walk: &Walk) -> u16 {
    let mut route = route::Route::new();
    route.prepare(trip);
    greedy::remaining(&route, walk)
}

/// The rolls that this many steps take, about.
pub(crate) fn rolls_about(steps: u16) -> u32 {
    rolls::rolls_for(steps).round().max(1.0) as u32
}

/// The bots of the registry: two by their method, four by their level, the weakest first.
pub const BOTS: [BotSpec<Taxifolie>; 6] = [
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
        make: |seed| Box::new(Greedy::seeing(seed, Sight::Next)),
    },
    BotSpec {
        name: "regular",
        make: |seed| Box::new(Greedy::seeing(seed, Sight::Route)),
    },
    BotSpec {
        name: "strong",
        make: |seed| Box::new(Searcher::new(seed).nodes(0)),
    },
    BotSpec {
        name: "expert",
        make: |seed| Box::new(Searcher::new(seed)),
    },
];
