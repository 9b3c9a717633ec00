//! The beginning of a game.

use super::task::TableTask;
use crate::running;
use maraude_core::Viewer;
use maraude_core::journal::Header;
use maraude_protocol::{Phase, SeatKind};
use serde_json::value::RawValue;

impl TableTask {
    /// Begins if every seat is taken and ready.
    pub(super) fn begin_if_ready(&mut self) {
        let ready = |chair: &crate::sheet::Chair| chair.kind != SeatKind::Open && chair.ready;
        if self.sheet.phase != Phase::Gathering || !self.sheet.chairs.iter().all(ready) {
            return;
        }
        let running = match running::begin(&self.sheet, self.game) {
            Ok(running) => running,
            Err(clause) => {
                // The same set-up was tried when the table was made.
                tracing::error!(table = &*self.id, clause, "the rules refuse to begin");
                return;
            }
        };
        let seats = self.sheet.chairs.iter().map(|chair| match &chair.bot {
            Some(bot) => format!("bot:{bot}"),
            None => "person".to_owned(),
        });
        let salts = self
            .sheet
            .chairs
            .iter()
            .map(|chair| maraude_core::digest::from_hex(&chair.salt).expect("it was checked"));
        let options = RawValue::from_string(self.sheet.options.get().to_owned());
        self.sheet.header = Some(Header::new(
            self.game.meta(),
            options.expect("it was checked"),
            seats.collect(),
            &self.sheet.seed().commitment(),
            &salts.collect::<Vec<_>>(),
        ));
        self.sheet.began = Some(self.house.now());
        self.sheet.phase = Phase::Running;
        self.running = Some(running);
        for viewer in Viewer::all(self.sheet.seats()) {
            if self.audience.looking(viewer) > 0 {
                self.streams.open(viewer, Vec::new());
            }
        }
        self.batch.begun();
        self.batch.sheet_changed();
        self.settle();
    }
}
