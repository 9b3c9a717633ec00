//! A visitor that is a program: it makes tables, sits down, talks over sockets, and plays any
//! legal action. For benches and tests of a running house; plain http only.

mod choose;
mod http;
mod line;
mod visitor;

pub use choose::{Choices, choose};
pub use http::{Answer, Failed, Kept};
pub use line::{Agreement, Heard, Line, StepHead, UpdateHead};
pub use visitor::Visitor;
