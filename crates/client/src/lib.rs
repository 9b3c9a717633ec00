//! A visitor that is a program: it makes tables, sits down, talks over sockets, and plays any
//! legal action. For benches and tests of a running house; plain http only.

mod choose;
mod heard;
mod http;
mod line;
mod skim;
mod visitor;

pub use choose::{Choices, choose};
pub use heard::Heard;
pub use http::{Answer, Failed, Kept};
pub use line::Line;
pub use visitor::Visitor;
