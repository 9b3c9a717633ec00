//! The alarms that the rules ask for (D3).

use maraude_core::When;
use maraude_play::ErasedPlay;

/// The alarms of a game, with the playing time at which each was first asked for.
#[derive(Default)]
pub(crate) struct Alarms(Vec<Alarm>);

struct Alarm {
    action: String,
    asked: u64,
    due: u64,
}

impl Alarms {
    /// The alarms of a game that begins.
    pub(crate) fn new(table: &dyn ErasedPlay) -> Self {
        let mut alarms = Self::default();
        alarms.moved(table, 0);
        alarms
    }

    /// The game has moved on: an alarm runs on while it is still asked for.
    pub(crate) fn moved(&mut self, table: &dyn ErasedPlay, now: u64) {
        let before = std::mem::take(&mut self.0);
        for (action, when) in table.house_moves(|when| matches!(when, When::After { .. })) {
            if let When::After { ms } = when {
                let known = before.iter().find(|alarm| alarm.action == action);
                let asked = known.map_or(now, |alarm| alarm.asked);
                self.0.push(Alarm {
                    action,
                    asked,
                    due: asked + u64::from(ms),
                });
            }
        }
    }

    /// The alarm that rings next, with the playing time at which it does.
    pub(crate) fn next(&self) -> Option<(u64, &str)> {
        let next = self.0.iter().min_by_key(|alarm| alarm.due)?;
        Some((next.due, &next.action))
    }

    /// An alarm that has rung is over, even if the rules refused it.
    pub(crate) fn forget(&mut self, action: &str) {
        self.0.retain(|alarm| alarm.action != action);
    }
}
