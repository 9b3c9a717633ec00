//! The abilities beyond the rules: imagined worlds, random actions, counted pieces, races, ranked
//! times.

mod inventory;
mod race;
pub(crate) mod ranked_time;
mod redeal;
mod sample;
