//! The abilities beyond the rules: imagined piles, random actions, counted cards, hints, silence, a
//! guess at the score.

mod drawn;
mod evaluate;
mod hint;
mod inventory;
mod redeal;
mod sample;
mod silence;
