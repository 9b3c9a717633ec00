//! Loading what a viewer has missed.

use super::TableGame;
use crate::running;
use maraude_core::Viewer;
use maraude_protocol::{Code, Phase};

impl TableGame {
    /// Loads the steps of this viewer, and with them a finished game, unless they are in memory.
    pub(in crate::table) async fn recall(&mut self, viewer: Viewer) -> Result<(), Code> {
        let begun = matches!(self.sheet().phase, Phase::Running | Phase::Over);
        if !begun || (self.streams.has(viewer) && self.running.is_some()) {
            return Ok(());
        }
        let running = self.loaded();
        if running.map(|running| running.last_step(viewer)) == Some(0) {
            self.streams.open(viewer, Vec::new());
            return Ok(());
        }
        let saved = self.house().store.load(self.id()).await.map_err(|error| {
            tracing::error!(%error, "a journal could not be read");
            Code::Unavailable
        })?;
        let saved = saved.ok_or(Code::NotFound)?;
        let lines = saved.entries.iter().map(|entry| entry.line.as_str());
        let mut steps = Vec::new();
        let asked = |other| other == viewer;
        let running = running::replay(self.sheet(), self.rules, lines, asked, |_, new| {
            steps.extend(new.into_iter().map(|(_, step)| step));
        });
        let running = running.map_err(|why| {
            tracing::error!(table = &**self.id(), why, "a journal does not replay");
            Code::Unavailable
        })?;
        self.streams.open(viewer, steps);
        self.running.get_or_insert(running);
        Ok(())
    }
}
