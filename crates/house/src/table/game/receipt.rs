//! A receipt of what a player was told.

use super::TableGame;
use crate::running;
use crate::secret::Visitor;
use maraude_core::Viewer;
use maraude_core::digest::hex;
use maraude_core::journal::Head;
use maraude_protocol::{Code, Phase, Problem, RECEIPT, Receipt, SignedReceipt};

impl TableGame {
    /// A receipt for a player of this table.
    pub(in crate::table) async fn receipt(
        &mut self,
        visitor: &Visitor,
    ) -> Result<SignedReceipt, Problem> {
        let seats = self.sheet().seats_of(visitor);
        let first = seats.first().ok_or(Code::NotSeated)?;
        let (step, head) = self.last_told(first.into()).await?;
        let sheet = self.sheet();
        let mut salts = seats.iter().map(|seat| &sheet.chairs[seat.index()].salt);
        let key = &self.house().config.key;
        Ok(key.sign(Receipt {
            maraude_receipt: RECEIPT,
            table: self.id().to_string(),
            game: sheet.game.clone(),
            seats: seats.iter().collect(),
            commitment: hex(&sheet.seed().commitment()),
            salt_commitments: sheet.salt_commitments(),
            again: sheet.again.is_some(),
            salt: salts.find(|salt| !salt.is_empty()).cloned(),
            redrawn: sheet.redrawn,
            step,
            head: head.map(|head| hex(&head)),
            time: self.house().wall(),
            key: key.public(),
        }))
    }

    /// The last step of a viewer, and the head after it. A finished game that is not in memory is
    /// replayed.
    async fn last_told(&mut self, viewer: Viewer) -> Result<(u32, Option<Head>), Problem> {
        let told = |running: &running::Running| (running.last_step(viewer), running.head(viewer));
        if let Some(running) = self.loaded() {
            return Ok(told(running));
        }
        if self.sheet().phase != Phase::Over {
            return Ok((0, None));
        }
        let (house, id) = (self.house().clone(), self.id().clone());
        let (_, entries) = house.kept(&id).await?;
        let lines = entries.iter().map(|entry| entry.line.as_str());
        let replayed = running::replay(self.sheet(), self.rules, lines, |_| false, |_, _| ());
        Ok(told(&replayed.map_err(|_| Code::Unavailable)?))
    }
}
