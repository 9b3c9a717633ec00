//! The sequence of play, one step per file: set-up, placing, start, building, claim, round's end.

pub(crate) mod building;
pub(crate) mod claim;
pub(crate) mod clock;
pub(crate) mod leaving;
pub(crate) mod placing;
pub(crate) mod round_end;
pub(crate) mod setup;
pub(crate) mod solo;
pub(crate) mod start;

use maraude_core::Purpose;

/// What chance is asked for; the numbers are part of every journal.
pub(crate) const SHUFFLE: Purpose = Purpose(1);
pub(crate) const ROTATION: Purpose = Purpose(2);
pub(crate) const CLIENT: Purpose = Purpose(3);
pub(crate) const TASK: Purpose = Purpose(4);
pub(crate) const HELP: Purpose = Purpose(5);
