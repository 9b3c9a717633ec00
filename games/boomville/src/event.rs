//! What happened, secrets included, and how much of it a viewer sees (BV-X2).

use crate::tokens::Obstacle;
use crate::words::{card_name, place_name, to_place};
use maraude_core::{Message, Seat, Told, Viewer};
use maraude_roads::Way;
use serde::Serialize;

/// Something that happened. `seat` is the seat it happened to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The die shows this.
    Rolled { seat: Seat, face: u8 },
    /// A CHANCE card was played; it is spent.
    Played { seat: Seat, card: u8 },
    /// The pawn drove this way.
    Drove { seat: Seat, way: Way },
    /// The pawn stands in a dead end.
    Stuck { seat: Seat },
    /// The pawn hops over an obstacle.
    Hopped { seat: Seat },
    /// The destination is reached and shown.
    Arrived { seat: Seat, place: u8, reached: u8 },
    /// The next Destination card was drawn; only its owner sees which.
    DrewDestination { seat: Seat, place: Option<u8> },
    /// The shown Destination cards were shuffled into the pile.
    ShuffledDestinations,
    /// A Taxi card was drawn.
    Drew { seat: Seat, card: u8 },
    /// The used Taxi cards were shuffled into the pile.
    ShuffledTaxi,
    /// The drawn card has no effect.
    Nothing { seat: Seat },
    /// A one-way token was put down.
    PlacedOneWay { seat: Seat, spot: u8, direction: u8 },
    /// A one-way token was turned round.
    FlippedOneWay { seat: Seat, spot: u8, direction: u8 },
    /// A line was barred.
    Barred { seat: Seat, line: u8 },
    /// A cone was put on its cell; pawns there stand beside it.
    PlacedCone { seat: Seat, number: u8 },
    /// An obstacle was taken away.
    Removed { seat: Seat, obstacle: Obstacle },
    /// An obstacle could have been taken away; none was.
    RemovedNothing { seat: Seat },
    /// Two hidden destinations changed hands: the mover's new one, then the neighbour's. Only
    /// the two see them.
    Swapped {
        seat: Seat,
        with: Seat,
        places: Option<[u8; 2]>,
    },
    /// The pawn was sent to the Police Station or the Garage.
    Sent { seat: Seat, place: u8 },
    /// The next turn will be missed.
    WillMiss { seat: Seat },
    /// A turn is missed.
    Missed { seat: Seat },
    /// A further roll.
    Again { seat: Seat },
    /// The turn was lost in the dead end.
    LostTurn { seat: Seat },
    /// All destinations reached: this place.
    Placed { seat: Seat, place: u8 },
    /// The table stops.
    Stopped,
    /// The table goes on for the other places.
    PlaysOn,
    /// Everybody needs one more destination.
    OneMore { needed: u8 },
}

use Event as E;

impl Event {
    /// The event as a viewer sees it.
    pub(crate) fn shown(&self, viewer: Viewer) -> Self {
        match *self {
            E::DrewDestination { seat, place } => E::DrewDestination {
                seat,
                place: place.filter(|_| viewer.is(seat)),
            },
            E::Swapped { seat, with, places } => E::Swapped {
                seat,
                with,
                places: places.filter(|_| viewer.is(seat) || viewer.is(with)),
            },
            event => event,
        }
    }
}

impl Told for Event {
    fn message(&self) -> Message {
        let about = |id: &'static str, seat: Seat| Message::new(id).with("seat", seat);
        match *self {
            E::Rolled { seat, face } => about("boomville-rolled", seat).with("face", face),
            E::Played { seat, card } => {
                about("boomville-played", seat).with("card", card_name(card))
            }
            E::Drove { seat, way } => about("boomville-drove", seat).with("cells", way.len() as u8),
            E::Stuck { seat } => about("boomville-stuck", seat),
            E::Hopped { seat } => about("boomville-hopped", seat),
            E::Arrived {
                seat,
                place,
                reached,
            } => about("boomville-arrived", seat)
                .with("place", place_name(place))
                .with("reached", reached),
            E::DrewDestination {
                seat,
                place: Some(place),
            } => about("boomville-drew-own-destination", seat).with("place", place_name(place)),
            E::DrewDestination { seat, place: None } => about("boomville-drew-destination", seat),
            E::ShuffledDestinations => Message::new("boomville-shuffled-destinations"),
            E::Drew { seat, card } => about("boomville-drew", seat).with("card", card_name(card)),
            E::ShuffledTaxi => Message::new("boomville-shuffled-taxi"),
            E::Nothing { seat } => about("boomville-nothing", seat),
            E::PlacedOneWay { seat, spot, .. } => {
                about("boomville-placed-one-way", seat).with("spot", u16::from(spot) + 1)
            }
            E::FlippedOneWay { seat, spot, .. } => {
                about("boomville-flipped-one-way", seat).with("spot", u16::from(spot) + 1)
            }
            E::Barred { seat, line } => {
                about("boomville-barred", seat).with("line", u16::from(line) + 1)
            }
            E::PlacedCone { seat, number } => {
                about("boomville-placed-cone", seat).with("number", number)
            }
            E::Removed { seat, obstacle } => {
                about("boomville-removed", seat).with("what", obstacle.message())
            }
            E::RemovedNothing { seat } => about("boomville-removed-nothing", seat),
            E::Swapped {
                seat,
                with,
                places: Some([own, other]),
            } => about("boomville-swapped-seen", seat)
                .with("with", with)
                .with("own", to_place(own))
                .with("other", to_place(other)),
            E::Swapped {
                seat,
                with,
                places: None,
            } => about("boomville-swapped", seat).with("with", with),
            E::Sent { seat, place } => about("boomville-sent", seat).with("place", to_place(place)),
            E::WillMiss { seat } => about("boomville-will-miss", seat),
            E::Missed { seat } => about("boomville-missed", seat),
            E::Again { seat } => about("boomville-again", seat),
            E::LostTurn { seat } => about("boomville-lost-turn", seat),
            E::Placed { seat, place } => about("boomville-placed", seat).with("place", place),
            E::Stopped => Message::new("boomville-stopped"),
            E::PlaysOn => Message::new("boomville-plays-on"),
            E::OneMore { needed } => Message::new("boomville-one-more").with("needed", needed),
        }
    }
}
