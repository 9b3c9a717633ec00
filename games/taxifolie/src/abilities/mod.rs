//! What the game can do beyond its rules: one ability per file.

pub(crate) mod drawn;
pub(crate) mod hint;
mod inventory;
mod redeal;
mod sample;
