//! Why something can't be done.

use crate::message::Told;
use std::fmt::Debug;

/// A refusal is a value: one variant per reason, carrying what its sentence needs. The state is
/// untouched (invariant 3).
pub trait Refusal: Told + Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The clause of the rules that forbids it, such as `MA-56a`.
    fn clause(&self) -> &'static str;

    /// A stable word for programs, such as `no_officer`.
    fn code(&self) -> &'static str;

    /// One example of every refusal there is: tests demand a sentence in each language for each.
    fn examples() -> Vec<Self>;
}
