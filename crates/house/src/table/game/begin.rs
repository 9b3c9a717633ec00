//! The beginning of a game.

use super::TableGame;
use crate::draw::REVEAL_MS;
use crate::running;
use crate::sheet::Chair;
use crate::table::audience::Audience;
use maraude_core::Viewer;
use maraude_core::journal::Header;
use maraude_protocol::{Phase, SeatKind};
use serde_json::value::RawValue;

impl TableGame {
    /// Begins if every seat is taken and ready and every salt is revealed. If salts are missing,
    /// they are asked for. The streams of everybody who looks begin with the game.
    pub(in crate::table) fn begin_if_ready(&mut self, audience: &Audience) {
        let ready = |chair: &Chair| chair.kind != SeatKind::Open && chair.ready;
        let sheet = self.sheet();
        if sheet.phase != Phase::Gathering || !sheet.chairs.iter().all(ready) {
            return;
        }
        if sheet.again.is_none() && !sheet.chairs.iter().all(Chair::is_revealed) {
            if !sheet.revealing {
                self.record.change().revealing = true;
                self.reveal_by = Some(self.house().now() + REVEAL_MS);
            }
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
        let header = match sheet.again {
            Some(_) => header.played_before(),
            None => header,
        };
        let running = running.chained(&header, sheet.seed());
        sheet.header = Some(header);
        sheet.revealing = false;
        sheet.began = Some(now);
        sheet.phase = Phase::Running;
        self.reveal_by = None;
        self.running = Some(running);
        for viewer in Viewer::all(self.sheet().seats()) {
            if audience.looking(viewer) > 0 {
                self.streams.open(viewer, Vec::new());
            }
        }
        self.batch().begun();
        self.settle();
    }

    /// When the time to reveal is up, in milliseconds since 1970.
    pub(in crate::table) fn reveal_by(&self) -> Option<u64> {
        self.reveal_by
    }

    /// Draws the chance anew if the time to reveal is up.
    pub(in crate::table) fn redraw_if_late(&mut self, audience: &Audience) {
        let now = self.house().now();
        if self.reveal_by.take_if(|by| *by <= now).is_some() {
            self.record.change().draw_anew();
            self.begin_if_ready(audience);
        }
    }
}
