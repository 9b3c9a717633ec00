//! The laws, one a file.

pub mod bytes;
pub mod choices;
pub mod conservation;
pub mod determinism;
pub mod ending;
pub mod facts;
pub mod goldens;
pub mod legal;
pub mod order;
pub mod round_trip;
pub mod sampling;
pub mod secrecy;
pub mod texts;
pub mod undo;
