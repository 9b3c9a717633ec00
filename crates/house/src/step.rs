//! One step in a viewer's stream, written as it travels.

use maraude_core::journal::HouseAction;
use maraude_core::{Actor, Json, Seat};
use maraude_protocol::HouseNote;
use serde_json::value::RawValue;

/// A step as JSON; the form is that of `maraude_protocol::Step`. `events` is a list in JSON.
pub(crate) fn step_text(
    n: u32,
    at: u64,
    by: Actor,
    events: &str,
    house: Option<&HouseNote>,
) -> String {
    let mut json = Json::with_capacity(96 + events.len());
    json.raw(r#"{"n":"#).value(&n);
    json.raw(r#","at":"#).value(&at);
    json.raw(r#","by":"#).value(&by);
    json.raw(r#","events":"#).raw(events);
    if let Some(note) = house {
        json.raw(r#","house":"#).value(note);
    }
    json.raw("}");
    json.into()
}

/// What everybody is told of an action of the house; `undone` is the step of this viewer that an
/// undo goes back to, or none if it takes back nothing that this viewer saw.
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

/// Whether the action shows itself even if the rules tell nothing of it.
pub(crate) fn shows_itself(action: &HouseAction<Box<RawValue>>) -> bool {
    !matches!(
        action,
        HouseAction::Alarm(_) | HouseAction::Agreed(_) | HouseAction::Left(_)
    )
}
