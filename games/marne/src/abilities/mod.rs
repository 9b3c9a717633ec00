//! What the game can do beyond its rules: imagine piles, draw a legal action, count its box,
//! guess how it stands.

mod evaluate;
mod inventory;
mod redeal;
mod sample;
