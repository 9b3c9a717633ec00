//! What happened. Everything is public but the order of the piles (TF-X2).

use crate::board::CellNo;
use crate::edition::Edition;
use crate::words::{cell_name, client_name, fare_name, hazard_name};
use maraude_core::{Message, Seat, Told};
use maraude_roads::Way;
use serde::Serialize;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the variants say what their fields are")]
pub enum Event {
    /// Somebody rolled for the start.
    Opened { seat: Seat, dice: [u8; 2] },
    /// The best rolls were equal: those seats roll again.
    Tied,
    /// Somebody begins.
    Starts { seat: Seat },
    /// A client boarded.
    Boarded {
        seat: Seat,
        client: u8,
        fare: u8,
        edition: Edition,
    },
    /// A fare to the cell the taxi stands on went under the pile (TF-T10).
    FareSkipped {
        seat: Seat,
        fare: u8,
        edition: Edition,
    },
    /// Another fare card for the same client.
    FareChanged {
        seat: Seat,
        fare: u8,
        edition: Edition,
    },
    /// The kept fare cards are shuffled into a new pile (TF-T36).
    FaresShuffled,
    /// Somebody rolled.
    Rolled { seat: Seat, dice: [u8; 2] },
    /// A taxi drove.
    Drove {
        seat: Seat,
        way: Way,
        /// Not sent: it only chooses the name of the cell.
        #[serde(skip)]
        edition: Edition,
    },
    /// A wish was served on this cell.
    Served {
        seat: Seat,
        cell: CellNo,
        /// Not sent: it only chooses the name of the cell.
        #[serde(skip)]
        edition: Edition,
    },
    /// A wish was broken on this cell.
    Broke {
        seat: Seat,
        cell: CellNo,
        /// Not sent: it only chooses the name of the cell.
        #[serde(skip)]
        edition: Edition,
    },
    /// An order was carried out.
    Obeyed { seat: Seat, card: u8 },
    /// The first half of an order was carried out.
    HalfObeyed { seat: Seat, card: u8 },
    /// Another taxi has driven through a closed street: the order is lifted (TF-T29).
    Reopened { seat: Seat, card: u8 },
    /// A fare was paid.
    Paid {
        seat: Seat,
        fare: u8,
        edition: Edition,
        sum: u16,
        tip: u16,
        bonus: u16,
    },
    /// A client left unpaid.
    Unpaid {
        seat: Seat,
        fare: u8,
        edition: Edition,
    },
    /// A hazard card was drawn.
    Hazard { seat: Seat, card: u8 },
    /// Money went from the bank to a player.
    FromBank { seat: Seat, sum: u16 },
    /// Money went from a player to the bank.
    ToBank { seat: Seat, sum: u16 },
    /// Money went from one player to another.
    Gave { from: Seat, to: Seat, sum: u16 },
    /// A wish is void, because an order says otherwise (TF-T28).
    WishVoid { seat: Seat, wish: u8 },
    /// An earlier order is lifted by a later one (TF-T27).
    OrderLifted { seat: Seat, card: u8 },
    /// The client drops all wishes.
    WishesDropped { seat: Seat },
    /// A card put the taxi on a cell.
    Put {
        seat: Seat,
        cell: CellNo,
        /// Not sent: it only chooses the name of the cell.
        #[serde(skip)]
        edition: Edition,
    },
    /// Turns will be missed.
    WillMiss { seat: Seat, turns: u8 },
    /// A turn was missed.
    Missed { seat: Seat },
    /// One more roll in this turn.
    RollsAgain { seat: Seat },
    /// Somebody has reached the goal.
    Reached { seat: Seat },
    /// The game is over.
    Over,
}

impl Told for Event {
    fn message(&self) -> Message {
        let of = |id: &'static str, seat: Seat| Message::new(id).with("seat", seat);
        match *self {
            Self::Opened { seat, dice } => {
                of("taxifolie-event-opened", seat).with("roll", dice[0] + dice[1])
            }
            Self::Tied => Message::new("taxifolie-event-tied"),
            Self::Starts { seat } => of("taxifolie-event-starts", seat),
            Self::Boarded {
                seat,
                client,
                fare,
                edition,
            } => of("taxifolie-event-boarded", seat)
                .with("client", client_name(client))
                .with("place", fare_name(fare, edition)),
            Self::FareSkipped {
                seat,
                fare,
                edition,
            } => of("taxifolie-event-fare-skipped", seat).with("place", fare_name(fare, edition)),
            Self::FareChanged {
                seat,
                fare,
                edition,
            } => of("taxifolie-event-fare-changed", seat).with("place", fare_name(fare, edition)),
            Self::FaresShuffled => Message::new("taxifolie-event-fares-shuffled"),
            Self::Rolled { seat, dice } => {
                let id = if dice[0] == dice[1] {
                    "taxifolie-event-rolled-double"
                } else {
                    "taxifolie-event-rolled"
                };
                of(id, seat).with("roll", dice[0] + dice[1])
            }
            Self::Drove { seat, way, edition } => of("taxifolie-event-drove", seat)
                .with("steps", way.len() as u32)
                .with("to", cell_name(way.last(), edition)),
            Self::Served {
                seat,
                cell,
                edition,
            } => of("taxifolie-event-served", seat).with("at", cell_name(Some(cell), edition)),
            Self::Broke {
                seat,
                cell,
                edition,
            } => of("taxifolie-event-broke", seat).with("at", cell_name(Some(cell), edition)),
            Self::Obeyed { seat, card } => {
                of("taxifolie-event-obeyed", seat).with("card", hazard_name(card))
            }
            Self::HalfObeyed { seat, card } => {
                of("taxifolie-event-half-obeyed", seat).with("card", hazard_name(card))
            }
            Self::Reopened { seat, card } => {
                of("taxifolie-event-reopened", seat).with("card", hazard_name(card))
            }
            _ => self.message_of_money_and_cards(),
        }
    }
}

impl Event {
    fn message_of_money_and_cards(&self) -> Message {
        let of = |id: &'static str, seat: Seat| Message::new(id).with("seat", seat);
        match *self {
            Self::Paid {
                seat,
                fare,
                edition,
                sum,
                tip,
                bonus,
            } => of("taxifolie-event-paid", seat)
                .with("place", fare_name(fare, edition))
                .with("sum", sum)
                .with("tip", tip)
                .with("bonus", bonus),
            Self::Unpaid {
                seat,
                fare,
                edition,
            } => of("taxifolie-event-unpaid", seat).with("place", fare_name(fare, edition)),
            Self::Hazard { seat, card } => {
                of("taxifolie-event-hazard", seat).with("card", hazard_name(card))
            }
            Self::FromBank { seat, sum } => of("taxifolie-event-from-bank", seat).with("sum", sum),
            Self::ToBank { seat, sum } => of("taxifolie-event-to-bank", seat).with("sum", sum),
            Self::Gave { from, to, sum } => Message::new("taxifolie-event-gave")
                .with("from", from)
                .with("to", to)
                .with("sum", sum),
            Self::WishVoid { seat, .. } => of("taxifolie-event-wish-void", seat),
            Self::OrderLifted { seat, card } => {
                of("taxifolie-event-order-lifted", seat).with("card", hazard_name(card))
            }
            Self::WishesDropped { seat } => of("taxifolie-event-wishes-dropped", seat),
            Self::Put {
                seat,
                cell,
                edition,
            } => of("taxifolie-event-put", seat).with("to", cell_name(Some(cell), edition)),
            Self::WillMiss { seat, turns } => {
                of("taxifolie-event-will-miss", seat).with("turns", turns)
            }
            Self::Missed { seat } => of("taxifolie-event-missed", seat),
            Self::RollsAgain { seat } => of("taxifolie-event-rolls-again", seat),
            Self::Reached { seat } => of("taxifolie-event-reached", seat),
            _ => Message::new("taxifolie-event-over"),
        }
    }
}
