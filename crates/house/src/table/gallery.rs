//! Spectators get their updates in bundles: a crowd must not delay the players.

use std::time::{Duration, Instant};

/// The most updates a second that all spectators of a table are sent together.
const UPDATES_PER_SECOND: u64 = 10_000;

/// Steps and updates that the spectators have not been sent yet.
#[derive(Default)]
pub(super) struct Gallery {
    /// When they were last sent an update.
    sent: Option<Instant>,
    /// Steps that they have not been sent.
    steps: usize,
    /// Whether something waits to be sent.
    waits: bool,
    /// Whether it is sent even if their view is the same.
    must: bool,
}

/// An update for the spectators.
#[derive(Debug, PartialEq)]
pub(super) struct Bundle {
    pub steps: usize,
    pub must: bool,
}

impl Gallery {
    /// Adds new steps; `must`: an update is sent in any case.
    pub(super) fn add(&mut self, steps: usize, must: bool) {
        self.steps += steps;
        self.must |= must || steps > 0;
        self.waits = true;
    }

    /// Makes the next update due at once.
    pub(super) fn open(&mut self) {
        self.sent = None;
    }

    /// Takes what a crowd is sent now, if an update is due.
    pub(super) fn take(&mut self, crowd: u32, now: Instant) -> Option<Bundle> {
        if crowd == 0 {
            *self = Self::default();
            return None;
        }
        if self.due(crowd, now).is_none_or(|due| due > now) {
            return None;
        }
        self.sent = Some(now);
        self.waits = false;
        Some(Bundle {
            steps: std::mem::take(&mut self.steps),
            must: std::mem::take(&mut self.must),
        })
    }

    /// When the next update of a crowd is due, if something waits; `now` if at once.
    pub(super) fn due(&self, crowd: u32, now: Instant) -> Option<Instant> {
        let pause = Duration::from_micros(u64::from(crowd) * 1_000_000 / UPDATES_PER_SECOND);
        let due = self.sent.map_or(now, |sent| sent + pause);
        self.waits.then_some(due)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bundle(steps: usize, must: bool) -> Bundle {
        Bundle { steps, must }
    }

    #[test]
    fn a_crowd_gets_bundles_and_a_few_get_updates_at_once() {
        let (mut gallery, now) = (Gallery::default(), Instant::now());
        assert_eq!(gallery.take(5_000, now), None, "nothing happened");
        gallery.add(1, false);
        assert_eq!(gallery.take(5_000, now), Some(bundle(1, true)));
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
            Some(bundle(3, true)),
            "somebody came"
        );
        gallery.add(1, false);
        assert_eq!(gallery.take(0, now), None);
        assert_eq!(
            gallery.take(1, now),
            None,
            "late spectators get it in their welcome"
        );
        gallery.add(1, false);
        assert_eq!(gallery.take(1, now), Some(bundle(1, true)));
    }

    #[test]
    fn an_update_that_must_be_sent_is_sent_later_too() {
        let (mut gallery, now) = (Gallery::default(), Instant::now());
        gallery.add(1, false);
        assert_eq!(gallery.take(5_000, now), Some(bundle(1, true)));
        gallery.add(0, true);
        gallery.add(0, false);
        gallery.open();
        assert_eq!(gallery.take(5_000, now), Some(bundle(0, true)));
        gallery.add(0, false);
        gallery.open();
        assert_eq!(gallery.take(5_000, now), Some(bundle(0, false)));
    }
}
