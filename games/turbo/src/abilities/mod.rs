//! The abilities beyond the rules: imagined worlds, random actions, counted pieces, ranked times.

mod inventory;
pub(crate) mod ranked_time;
mod redeal;
mod sample;
