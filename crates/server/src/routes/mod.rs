//! The HTTP routes, one file per family.

pub(crate) mod daily;
pub(crate) mod games;
pub(crate) mod me;
pub(crate) mod operate;
pub(crate) mod tables;
