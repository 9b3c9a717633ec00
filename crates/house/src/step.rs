//! One step in a viewer's stream, written as it travels.

use maraude_core::journal::HouseAction;
use maraude_core::{Actor, Seat};
use maraude_protocol::HouseNote;
use serde_json::value::RawValue;
use std::fmt::Write;

/// A step as JSON; the form is that of `maraude_protocol::Step`. `events` is a list in JSON.
pub(crate) fn step_text(
    n: u32,
    at: u64,
    by: Actor,
    events: &str,
    house: Option<&HouseNote>,
) -> String {
    let mut text = String::with_capacity(96 + events.len());
    let _ = write!(text, r#"{{"n":{n},"at":{at},"by":"#);
    match by {
        Actor::Seat(seat) => {
            let _ = write!(text, "{}", seat.number());
        }
        Actor::House => text.push_str(r#""house""#),
    }
    let _ = write!(text, r#","events":{events}"#);
    if let Some(note) = house {
        text.push_str(r#","house":"#);
        text.push_str(&serde_json::to_string(note).expect("notes are plain data"));
    }
    text.push('}');
    text
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
