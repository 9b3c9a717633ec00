//! How an action of the house appears in a viewer's stream.

use maraude_core::Seat;
use maraude_core::journal::HouseAction;
use maraude_protocol::HouseNote;
use serde_json::value::RawValue;

/// The note that every viewer gets about an action of the house; `undone` is the step of this
/// viewer that an undo goes back to, or none if it takes back nothing that this viewer saw.
pub(crate) fn note(
    action: &HouseAction<Box<RawValue>>,
    undone: impl FnOnce(Seat, u32) -> Option<u32>,
) -> Option<HouseNote> {
    Some(match action {
        HouseAction::Undo { seat, to } => HouseNote::Undo {
            seat: *seat,
            to: undone(*seat, *to)?,
        },
        HouseAction::OutOfTime { seat } => HouseNote::OutOfTime { seat: *seat },
        HouseAction::StandIn { seat, bot } => HouseNote::StandIn {
            seat: *seat,
            bot: bot.clone(),
        },
        HouseAction::Back { seat } => HouseNote::Back { seat: *seat },
        HouseAction::Pause => HouseNote::Pause,
        HouseAction::Resume => HouseNote::Resume,
        HouseAction::Abandoned => HouseNote::Abandoned,
        HouseAction::Alarm(_) => HouseNote::Alarm,
        HouseAction::Agreed(_) => HouseNote::Agreed,
        HouseAction::Left(_) => HouseNote::Left,
    })
}

/// Whether the action is a step of its own, even if the rules show no event for it.
pub(crate) fn shows_itself(action: &HouseAction<Box<RawValue>>) -> bool {
    !matches!(
        action,
        HouseAction::Alarm(_) | HouseAction::Agreed(_) | HouseAction::Left(_)
    )
}
