//! The sequence of play, one step per file: what each does, and what its clauses refuse.

pub mod setup;

pub mod arrival;

pub mod bonus;
pub mod drawing;
pub mod exchange;
pub mod load;
pub mod officers;

pub mod turn_end;

pub mod scoring;
