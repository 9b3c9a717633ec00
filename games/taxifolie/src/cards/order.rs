//! Orders: what a hazard card asks for until it is done or the fare ends (TF-T27).

use crate::board::{Board, CellNo};
use crate::target::Target;

/// An order on a hazard card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// Go by it before the destination counts (TF-T14).
    GoBy(Target),
    /// Go by the one and then by the other before the destination counts.
    Detour(Target, Target),
    /// End a roll on it before the destination counts.
    StopOn(Target),
    /// Do not drive over it, or into it, until the fare ends (TF-T29).
    Avoid(Target),
    /// The same of a street, until another taxi has driven through it.
    Closed(Target),
}

/// How far a step brings an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// Not at all.
    None,
    /// The first half of a detour is done.
    Half,
    /// It is done.
    Done,
}

impl Order {
    /// The word for its icon.
    pub const fn icon(self) -> &'static str {
        match self {
            Self::GoBy(_) => "go-by",
            Self::Detour(..) => "detour",
            Self::StopOn(_) => "stop-on",
            Self::Avoid(_) => "avoid",
            Self::Closed(_) => "closed",
        }
    }

    /// What it asks for.
    pub fn asks(self) -> impl Iterator<Item = Target> {
        let asked = match self {
            Self::GoBy(target) | Self::StopOn(target) => [Some(target), None],
            Self::Detour(first, then) => [Some(first), Some(then)],
            Self::Avoid(_) | Self::Closed(_) => [None; 2],
        };
        asked.into_iter().flatten()
    }

    /// What it forbids.
    pub const fn forbids(self) -> Option<Target> {
        match self {
            Self::Avoid(target) | Self::Closed(target) => Some(target),
            _ => None,
        }
    }

    /// Whether the destination does not count before it is done.
    pub const fn is_errand(self) -> bool {
        self.forbids().is_none()
    }

    /// What a step onto a cell does for it. `half`: the first half of a detour is done. `last`:
    /// the roll ends there.
    pub fn progress(self, board: &Board, to: CellNo, half: bool, last: bool) -> Progress {
        let (target, done) = match self {
            Self::GoBy(target) => (target, Progress::Done),
            Self::Detour(_, then) if half => (then, Progress::Done),
            Self::Detour(first, _) => (first, Progress::Half),
            Self::StopOn(target) if last => (target, Progress::Done),
            Self::StopOn(_) | Self::Avoid(_) | Self::Closed(_) => return Progress::None,
        };
        if target.has(board, to) {
            done
        } else {
            Progress::None
        }
    }
}
