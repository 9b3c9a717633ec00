//! The game's own bots. Those for any game (`random`, `greedy`, the search) are in `crates/bots`.

use crate::Template;
use maraude_core::BotSpec;

/// The bots, weakest first.
pub const BOTS: &[BotSpec<Template>] = &[];
