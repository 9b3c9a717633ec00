//! Turbo: everybody builds the same little city at the same time, and the first right one wins.

pub mod city;
pub mod faults;
pub mod puzzle;
pub mod rim;
pub mod solver;
pub mod tile;
