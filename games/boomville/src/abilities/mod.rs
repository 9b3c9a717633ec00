//! What the game can do beyond its rules: one ability per file.

mod drawn;
mod hint;
mod inventory;
mod redeal;
mod sample;
