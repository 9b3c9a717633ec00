//! The bot as client: four pawns at random, at least two on green cells.

use maraude_core::{BotRng, Decision, Luck};

use crate::action::Action;
use crate::pawn::Pawn;
use crate::rim::{GREEN_PAWNS, RimCell};
use crate::view::View;

/// The next pawn, or the tile once all stand.
pub(super) fn next(view: &View, rng: &mut BotRng) -> Decision<Action> {
    let pawns = view.pawns;
    let think_ms = 400 + Luck::below(rng, 1_200);
    let stray = Pawn::ALL.into_iter().find(|pawn| {
        pawns
            .at(*pawn)
            .is_none_or(|cell| pawns.all_stand() && !cell.is_green())
    });
    let pawn = match stray {
        Some(pawn) if !(pawns.all_stand() && pawns.enough_green()) => pawn,
        _ => {
            return Decision {
                action: Action::TurnTile,
                think_ms,
            };
        }
    };
    // The first pawns go to green cells, so that the last ones are free.
    let green = pawns
        .cells()
        .iter()
        .flatten()
        .filter(|cell| cell.is_green())
        .count() as u32;
    loop {
        let cell = RimCell::new(Luck::below(rng, 12) as u8).expect("below twelve");
        if pawns.taken() & cell.bit() == 0 && (green >= GREEN_PAWNS || cell.is_green()) {
            let action = Action::Pawn { pawn, cell };
            return Decision { action, think_ms };
        }
    }
}
