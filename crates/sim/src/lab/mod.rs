//! The lab: a set of simulations, one row a game, and a report with plots.

mod cards;
mod drawing;
mod levels;
mod notes;
mod order;
mod page;
mod plan;
mod row;
mod sections;

pub use cards::{CardLine, card_lines};
pub use drawing::{Bar, Ribbon, bars, histogram, ribbons};
pub use levels::level_ratings;
pub use notes::Notes;
pub use page::{Page, PageTable};
pub use plan::{Plan, Trial};
pub use row::{HEADER, Row};
pub use sections::write_page;
