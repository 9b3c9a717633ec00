//! The time of a solo player, measured from the journal (TT-K5): rules never see a clock.

use maraude_core::RankedTime;
use maraude_core::journal::{Journal, JournalError, Move, open_replay};

use crate::action::Action;
use crate::event::{Event, Timer};
use crate::options::Mode;
use crate::state::Turbo;

impl RankedTime for Turbo {
    /// The time of a daily puzzle that a person has solved alone and without help.
    fn ranked_time(journal: &Journal) -> Option<u64> {
        let time = SoloTime::of(journal).ok()?;
        let mode = open_replay::<Self>(journal).ok()?.play().game().rules.mode;
        let alone = journal.header.seats.iter().all(|seat| seat == "person");
        let solved = time.solved == mode.tasks() && !time.unranked;
        (mode == Mode::Daily && alone && solved).then_some(time.ms)
    }
}

/// The time of a solo game so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SoloTime {
    /// Milliseconds from each task's start to its right claim, and the penalties.
    pub ms: u64,
    /// Tasks solved.
    pub solved: u8,
    /// Whether the time does not rank: after a hint, a shown solution, a task given up or a
    /// bot's move.
    pub unranked: bool,
    running: Option<u64>,
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

    /// Adds one entry of the journal: its time, its move, its events.
    pub fn hear(&mut self, at: u64, entry: &Move<Action>, events: &[Event]) {
        match entry {
            // A pause counts: who has seen the task can go on thinking.
            Move::House(action) => self.unranked |= action.ends_ranking(),
            Move::Seat(..) => {}
        }
        for event in events {
            self.unranked |= matches!(event, Event::Hinted { .. } | Event::SolutionShown { .. });
            match event.timer() {
                Some(Timer::Start) => self.running = Some(at),
                Some(Timer::Stop) => {
                    let from = self.running.take();
                    self.ms += from.map_or(0, |from| at.saturating_sub(from));
                    self.solved += 1;
                }
                Some(Timer::Cancel) => {
                    self.unranked = true;
                    self.running = None;
                }
                Some(Timer::Add { ms }) => self.ms += u64::from(ms),
                None => {}
            }
        }
    }
}
