//! The laws, one a file.

pub mod conservation;
pub mod determinism;
pub mod legal;
pub mod secrecy;
