//! The view of a flawed game.

use super::{Flawed, flaw};
use crate::toys::pioche;
use maraude_core::{Game, Viewer};
use serde::Serialize;

/// A view of Pioche, maybe with too much or too little in it.
#[derive(PartialEq, Serialize)]
pub struct View {
    #[serde(flatten)]
    view: pioche::View,
    #[serde(skip_serializing_if = "Option::is_none")]
    leak: Option<u64>,
}

impl View {
    pub(super) fn of<const FLAW: u8>(flawed: &Flawed<FLAW>, viewer: Viewer) -> Self {
        let mut view = flawed.game.view(viewer);
        if FLAW == flaw::SECRETIVE {
            view.pile.cards = None;
        }
        let leak = match FLAW {
            flaw::LEAKY_VIEW => flawed.top().map(u64::from),
            flaw::ROUNDED => Some(u64::MAX),
            _ => None,
        };
        Self { view, leak }
    }
}
