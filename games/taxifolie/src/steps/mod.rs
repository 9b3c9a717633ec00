//! The sequence of play, one step a file, in the order of the rulebook.

mod setup;

mod opening;

mod turn;

mod roll;

mod arrival;
mod travel;

mod hazard;
mod order;

mod money;

mod ending;
