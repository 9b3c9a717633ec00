//! Those who watch are told in bundles: a crowd must not delay the players.

use super::task::Task;
use maraude_core::Viewer;
use std::time::{Duration, Instant};

/// All who watch a table together are sent at most so many updates a second.
const A_SECOND: u64 = 10_000;

/// What those who watch have not been told yet.
#[derive(Default)]
pub(crate) struct Gallery {
    /// When they were told last.
    told: Option<Instant>,
    /// How many steps they have not been told.
    steps: usize,
    /// Whether there is something to tell.
    waits: bool,
    /// Whether it must be told even if their view is the same.
    must: bool,
}

/// What those who watch are told now.
#[derive(Debug, PartialEq)]
pub(crate) struct Bundle {
    pub steps: usize,
    pub must: bool,
}

impl Gallery {
    /// Something happened that showed them so many steps, and maybe must be told in any case.
    pub(crate) fn add(&mut self, steps: usize, must: bool) {
        self.steps += steps;
        self.must |= must || steps > 0;
        self.waits = true;
    }

    /// Somebody new comes: the others are told first, so that nobody is told twice.
    pub(crate) fn open(&mut self) {
        self.told = None;
    }

    /// What to tell a crowd now, if it is time to.
    pub(crate) fn take(&mut self, crowd: u32, now: Instant) -> Option<Bundle> {
        if crowd == 0 {
            *self = Self::default();
            return None;
        }
        if self.due(crowd, now).is_none_or(|due| due > now) {
            return None;
        }
        self.told = Some(now);
        self.waits = false;
        Some(Bundle {
            steps: std::mem::take(&mut self.steps),
            must: std::mem::take(&mut self.must),
        })
    }

    /// When the crowd is to be told, if there is something to tell; `now` if at once.
    fn due(&self, crowd: u32, now: Instant) -> Option<Instant> {
        let pause = Duration::from_micros(u64::from(crowd) * 1_000_000 / A_SECOND);
        let due = self.told.map_or(now, |told| told + pause);
        self.waits.then_some(due)
    }
}

impl Task {
    /// When those who watch are to be told, if there is something to tell them.
    pub(crate) fn gallery_due(&self) -> Option<Instant> {
        let crowd = self.sockets.looking(Viewer::Spectator);
        self.gallery
            .due(crowd, self.house.instant())
            .filter(|_| crowd > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(steps: usize, must: bool) -> Bundle {
        Bundle { steps, must }
    }

    #[test]
    fn a_crowd_is_told_in_bundles_and_a_few_at_once() {
        let (mut gallery, now) = (Gallery::default(), Instant::now());
        assert_eq!(gallery.take(5_000, now), None, "nothing happened");
        gallery.add(1, false);
        assert_eq!(gallery.take(5_000, now), Some(told(1, true)));
        gallery.add(1, false);
        gallery.add(2, false);
        assert_eq!(
            gallery.take(5_000, now),
            None,
            "half a second has not passed"
        );
        gallery.open();
        assert_eq!(
            gallery.take(5_000, now),
            Some(told(3, true)),
            "somebody came"
        );
        gallery.add(1, false);
        assert_eq!(gallery.take(0, now), None);
        assert_eq!(gallery.take(1, now), None, "those who come later know it");
        gallery.add(1, false);
        assert_eq!(gallery.take(1, now), Some(told(1, true)));
    }

    #[test]
    fn what_must_be_told_is_told_later_too() {
        let (mut gallery, now) = (Gallery::default(), Instant::now());
        gallery.add(1, false);
        assert_eq!(gallery.take(5_000, now), Some(told(1, true)));
        gallery.add(0, true);
        gallery.add(0, false);
        gallery.open();
        assert_eq!(gallery.take(5_000, now), Some(told(0, true)));
        gallery.add(0, false);
        gallery.open();
        assert_eq!(gallery.take(5_000, now), Some(told(0, false)));
    }
}
