//! What Template can do beyond its rules, for bots and for the laws.

mod inventory;
mod redeal;
mod sample;
