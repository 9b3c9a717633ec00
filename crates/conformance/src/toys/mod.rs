//! Toys that try the laws themselves: a small game that keeps them all, and copies of it that
//! each break one.

pub mod flawed;
pub mod pioche;
