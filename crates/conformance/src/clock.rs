//! A clock that nobody waits for: alarms ring when moves have taken long enough (D3).

use maraude_core::{Game, When};

/// A virtual clock with the alarms the rules asked for.
pub(crate) struct Clock<A> {
    now: u64,
    running: Vec<(A, u64)>,
}

impl<A: Clone + PartialEq> Clock<A> {
    /// The clock before the first move.
    pub(crate) fn new() -> Self {
        let running = Vec::new();
        Self { now: 0, running }
    }

    /// Milliseconds since the start.
    pub(crate) fn now(&self) -> u64 {
        self.now
    }

    /// Lets time pass.
    pub(crate) fn pass(&mut self, ms: u64) {
        self.now += ms;
    }

    /// Winds up the alarms that the state asks for. One that is still asked for runs on, one
    /// that isn't is forgotten.
    pub(crate) fn wind<G: Game<Action = A>>(&mut self, game: &G) {
        let mut asked = Vec::new();
        game.house_moves(&mut |action, when| {
            if let When::After { ms } = when {
                let running = self.running.iter().find(|(known, _)| *known == action);
                let due = running.map_or(self.now + u64::from(ms), |(_, due)| *due);
                asked.push((action, due));
            }
        });
        self.running = asked;
    }

    /// The alarm that rings first, if any is wound up.
    pub(crate) fn next(&self) -> Option<&(A, u64)> {
        self.running.iter().min_by_key(|(_, due)| *due)
    }

    /// Goes to the moment an alarm is due, unless it is past.
    pub(crate) fn until(&mut self, due: u64) {
        self.now = self.now.max(due);
    }

    /// Forgets an alarm that rang: if the state still asks for it, it runs anew.
    pub(crate) fn rang(&mut self, action: &A) {
        self.running.retain(|(known, _)| known != action);
    }
}
