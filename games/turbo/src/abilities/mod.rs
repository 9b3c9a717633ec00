//! What Turbo can do beyond its rules: imagining, sampling, counting.

mod inventory;
mod redeal;
mod sample;
