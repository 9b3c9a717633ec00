//! The beginning of a game.

use super::TableGame;
use crate::running;
use crate::sheet::Chair;
use crate::table::audience::Audience;
use maraude_core::Viewer;
use maraude_core::journal::Header;
use maraude_protocol::{Phase, SeatKind};
use serde_json::value::RawValue;

impl TableGame {
    /// Begins if every seat is taken and ready. The streams of everybody who looks begin with it.
    pub(in crate::table) fn begin_if_ready(&mut self, audience: &Audience) {
        let ready = |chair: &Chair| chair.kind != SeatKind::Open && chair.ready;
        let sheet = self.sheet();
        if sheet.phase != Phase::Gathering || !sheet.chairs.iter().all(ready) {
            return;
        }
        let running = match running::begin(sheet, self.rules) {
            Ok(running) => running,
            Err(clause) => {
                // The same set-up was tried when the table was made.
                tracing::error!(table = &**self.id(), clause, "the rules refuse to begin");
                return;
            }
        };
        let seats = sheet.chairs.iter().map(|chair| match &chair.bot {
            Some(bot) => format!("bot:{bot}"),
            None => "person".to_owned(),
        });
        let salts = sheet
            .chairs
            .iter()
            .map(|chair| maraude_core::digest::from_hex(&chair.salt).expect("it was checked"));
        let options = RawValue::from_string(sheet.options.get().to_owned());
        let header = Header::new(
            self.rules.meta(),
            options.expect("it was checked"),
            seats.collect(),
            &sheet.seed().commitment(),
            &salts.collect::<Vec<_>>(),
        );
        let now = self.house().now();
        let sheet = self.record.change();
        sheet.header = Some(match sheet.again {
            Some(_) => header.played_before(),
            None => header,
        });
        sheet.began = Some(now);
        sheet.phase = Phase::Running;
        self.running = Some(running);
        for viewer in Viewer::all(self.sheet().seats()) {
            if audience.looking(viewer) > 0 {
                self.streams.open(viewer, Vec::new());
            }
        }
        self.batch().begun();
        self.settle();
    }
}
