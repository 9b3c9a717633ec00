//! How long a solo player took, measured from the journal (TT-K5): rules never see a clock.

use maraude_core::journal::{HouseAction, Journal, JournalError, Move, open_replay};

use crate::action::Action;
use crate::event::Event;
use crate::options::Mode;
use crate::state::Turbo;

/// What a wrong claim adds (TT-K5).
pub const PENALTY_MS: u64 = 10_000;

/// The time of a solo game so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SoloTime {
    /// From each task's start to its right claim, and ten seconds for every wrong one.
    pub ms: u64,
    /// Tasks solved.
    pub solved: u8,
    /// A hint, a shown solution, a task given up or a bot's move keeps the time out of the
    /// ranking.
    pub unranked: bool,
    running: Option<u64>,
    paused: Option<u64>,
}

impl SoloTime {
    /// The time of a finished journal.
    pub fn of(journal: &Journal) -> Result<Self, JournalError> {
        let mut time = Self::default();
        let mut replay = open_replay::<Turbo>(journal)?;
        let mut entries = journal.entries.iter();
        while let (Some(step), Some(entry)) = (replay.step(), entries.next()) {
            let step = step?;
            time.hear(entry.at, &step.played, &step.heard.events);
        }
        Ok(time)
    }

    /// The time that ranks: of a game that a person alone has solved without help.
    pub fn ranked(journal: &Journal) -> Option<u64> {
        let time = Self::of(journal).ok()?;
        let mode = open_replay::<Turbo>(journal).ok()?.play().game().rules.mode;
        let alone = journal.header.seats.iter().all(|seat| seat == "person");
        let solved = time.solved == mode.tasks() && !time.unranked;
        (mode == Mode::Daily && alone && solved).then_some(time.ms)
    }

    /// Hears one entry of the journal: when it was made, what it was, and what came of it.
    pub fn hear(&mut self, at: u64, entry: &Move<Action>, events: &[Event]) {
        match entry {
            Move::House(HouseAction::Pause) => self.paused = Some(at),
            Move::House(HouseAction::Resume) => {
                // A pause does not count: the task began that much later.
                let pause = self.paused.take().map_or(0, |from| at.saturating_sub(from));
                self.running = self.running.map(|from| from + pause);
            }
            Move::House(HouseAction::StandIn { .. } | HouseAction::OutOfTime { .. }) => {
                self.unranked = true;
            }
            _ => {}
        }
        for event in events {
            match event {
                Event::Task { .. } => self.running = Some(at),
                Event::Wrong { .. } => self.ms += PENALTY_MS,
                Event::Solved { .. } => {
                    let from = self.running.take();
                    self.ms += from.map_or(0, |from| at.saturating_sub(from));
                    self.solved += 1;
                }
                Event::Hinted { .. } | Event::SolutionShown { .. } => self.unranked = true,
                Event::GaveUp { .. } | Event::Left { .. } => {
                    self.unranked = true;
                    self.running = None;
                }
                _ => {}
            }
        }
    }
}
