//! When people race: what a pause covers, and when a bot that takes over waits (TT-T3, TT-T8).

use maraude_core::Race;

use crate::state::{Stage, Turbo};

impl Race for Turbo {
    fn is_racing(&self) -> bool {
        self.stage == Stage::Building && !self.rules.mode.is_solo()
    }
}
