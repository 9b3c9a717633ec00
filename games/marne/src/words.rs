//! The words for actions and events: message ids and arguments, never sentences.

use crate::action::Action;
use crate::event::{Event, Why};
use crate::street::StreetSet;
use maraude_core::{Arg, Message, Told};

/// A message with its arguments by name.
macro_rules! say {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        Message::new(concat!("marne-", $id))$(.with(stringify!($name), $value))*
    };
}

impl Told for Action {
    fn message(&self) -> Message {
        match *self {
            Self::PlaceOfficers { colour } => say!("do-place-officers", colour = colour),
            Self::TurnTaxi => say!("do-turn-taxi"),
            Self::Discard { card } => say!("do-discard", card = card),
            Self::Mobilise => say!("do-mobilise"),
            Self::Keep => say!("do-keep"),
            Self::PutInReserve { discard } => say!("do-put-in-reserve", card = discard),
            Self::MoveOfficer { from, to } => say!("do-move-officer", from = from, to = to),
            Self::Exchange { give, take } => say!("do-exchange", give = give, take = take),
            Self::Load { street, cards } => say!("do-load", street = street, cards = cards),
            Self::Estafette { from, to, .. } => say!("do-estafette", from = from, to = to),
            Self::SergentDeVille { streets, .. } => say!("do-sergent", streets = streets),
            Self::Renfort { .. } => say!("do-renfort"),
            Self::DemiTour { from, to, .. } => say!("do-demi-tour", from = from, to = to),
            Self::EndTurn => say!("do-end-turn"),
        }
    }
}

impl Told for Event {
    fn message(&self) -> Message {
        match *self {
            Self::OfficersPlaced { by, colour } => {
                say!("officers-placed", by = by, colour = colour)
            }
            Self::TurnBegan { by } => say!("turn-began", by = by),
            Self::TaxiArrived {
                taxi,
                street,
                passed,
                marked,
                ..
            } => arrival(
                say!("arrived", taxi = taxi, street = street),
                passed,
                marked,
            ),
            Self::EventApplied { by, event } => say!("event-applied", by = by, event = event),
            Self::Discarded { by, card, why } => match why {
                Why::Event => say!("discarded-event", by = by, card = card),
                Why::Surplus => say!("discarded-surplus", by = by, card = card),
            },
            Self::Reshuffled { cards } => say!("reshuffled", cards = cards),
            Self::Drawn { by, card } => say!("drawn", by = by, card = card),
            Self::PutInReserve {
                by,
                card,
                discarded,
            } => say!(
                "put-in-reserve",
                by = by,
                card = card,
                discarded = discarded
            ),
            Self::OfficerMoved { by, from, to } => {
                say!("officer-moved", by = by, from = from, to = to)
            }
            Self::Exchanged {
                by,
                give,
                with: Some(with),
                take,
            } => say!("exchanged", by = by, give = give, with = with, take = take),
            Self::Exchanged {
                by,
                give,
                with: None,
                take,
            } => say!("exchanged-reserve", by = by, give = give, take = take),
            Self::TaxiSent {
                by,
                taxi,
                street,
                cards,
                ..
            } => say!(
                "sent",
                by = by,
                street = street,
                cards = cards,
                points = taxi.soldiers()
            ),
            Self::OfficerSent { by, from, to, .. } => {
                say!("officer-sent", by = by, from = from, to = to)
            }
            Self::TokensTaken { by, streets, .. } => {
                say!("tokens-taken", by = by, streets = streets)
            }
            Self::ReinforcementCalled { by, .. } => say!("reinforcement-called", by = by),
            Self::TaxiTurned { by, from, to, .. } => {
                say!("taxi-turned", by = by, from = from, to = to)
            }
            Self::TurnEnded { by } => say!("turn-ended", by = by),
            Self::Ended {
                ending,
                score,
                band,
                events,
            } => ended(ending.id(), score, band.into(), events),
        }
    }
}

/// An arrival names the taxis it passed, if there are any.
fn arrival(message: Message, passed: StreetSet, marked: StreetSet) -> Message {
    if passed.is_empty() {
        return message;
    }
    Message {
        id: "marne-arrived-past".into(),
        ..message
    }
    .with("passed", passed)
    .with("tokens", marked.len())
}

/// The result, with its label in the beginner variant (MA-84).
fn ended(ending: &'static str, score: u8, band: Arg, events: bool) -> Message {
    let ending = Message::new(format!("marne-ending-{}", ending.replace('_', "-")));
    let message = if events {
        say!("ended")
    } else {
        say!("ended-without-events")
    };
    message
        .with("ending", ending)
        .with("score", score)
        .with("band", band)
}
