//! Time at a table: milliseconds since the beginning, without the pauses.

/// Time at a table.
#[derive(Clone, Copy, Default, Debug)]
pub struct Timeline {
    /// When the last entry was made, in milliseconds since the beginning.
    pub last: u64,
    paused: u64,
    since: Option<u64>,
}

impl Timeline {
    /// The playing time at this moment: it stands still during a pause.
    pub fn playing(&self, at: u64) -> u64 {
        self.since.unwrap_or(at) - self.paused
    }

    /// The moment at which the playing time will be this, if the game is not paused.
    pub fn moment(&self, playing: u64) -> Option<u64> {
        self.since.is_none().then_some(playing + self.paused)
    }

    /// The playing time stops.
    pub fn pause(&mut self, at: u64) {
        self.since.get_or_insert(at);
    }

    /// The playing time goes on.
    pub fn resume(&mut self, at: u64) {
        if let Some(since) = self.since.take() {
            self.paused += at - since;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_stands_still_during_a_pause() {
        let mut time = Timeline::default();
        time.pause(100);
        assert_eq!((time.playing(150), time.moment(120)), (100, None));
        time.resume(400);
        assert_eq!((time.playing(410), time.moment(120)), (110, Some(420)));
    }
}
