//! The abilities of Template beyond its rules, for bots and for the laws.

mod inventory;
mod redeal;
mod sample;
