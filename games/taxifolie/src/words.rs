//! The names of cells and cards, as messages.

use crate::board::plan::plan;
use crate::board::{CellNo, EAST, board};
use crate::cards::cards;
use crate::edition::Edition;
use maraude_core::Message;

/// The name of a cell as its edition prints it (TF-B4).
pub fn cell_name(cell: Option<CellNo>, edition: Edition) -> Message {
    if cell == Some(board().termini[EAST]) {
        Message::new(edition.east())
    } else {
        cell_name_of_any_edition(cell)
    }
}

/// The name of a cell where the edition is not known: its place, its own name, or its street;
/// with its pictogram, unless it is a place.
pub fn cell_name_of_any_edition(cell: Option<CellNo>) -> Message {
    let plan = plan();
    let found = cell.and_then(|no| Some((no, plan.cells.get(no as usize)?)));
    let Some((no, cell)) = found else {
        return Message::new("taxifolie-cell-nowhere");
    };
    if let Some(place) = &cell.place {
        return Message::new(format!("taxifolie-place-{place}"));
    }
    if plan.marks.iter().any(|mark| mark.id == cell.id) {
        return Message::new(format!("taxifolie-place-{}", cell.id));
    }
    let street = match (&cell.name, board().spot(no).street) {
        (Some(name), _) => street_message(name),
        (None, Some(street)) => street_name(street),
        (None, None) => Message::new("taxifolie-cell-nowhere"),
    };
    match cell.sign {
        Some(sign) => Message::new("taxifolie-cell-sign")
            .with(
                "sign",
                Message::new(format!("taxifolie-sign-{}", sign.word())),
            )
            .with("street", street),
        None => street,
    }
}

/// The name of a street by its number; it is French in every language, as on its plate.
pub fn street_name(street: u8) -> Message {
    street_message(&board().named[street as usize].name)
}

fn street_message(name: &str) -> Message {
    Message::new("taxifolie-street").with("name", name.to_owned())
}

/// The name of a fare place by its number.
pub fn place_name(place: u8) -> Message {
    Message::new(format!(
        "taxifolie-place-{}",
        plan().places[place as usize].id
    ))
}

/// The name of a client.
pub fn client_name(card: u8) -> Message {
    Message::new(format!(
        "taxifolie-client-{}",
        cards().clients[card as usize].id
    ))
}

/// The name of a hazard.
pub fn hazard_name(card: u8) -> Message {
    Message::new(format!(
        "taxifolie-hazard-{}",
        cards().hazards[card as usize].id
    ))
}

/// The place of a fare, as its edition calls it (TF-B4).
pub fn fare_name(card: u8, edition: Edition) -> Message {
    let place = &plan().places[cards().fares[card as usize].place as usize];
    if place.first.is_some() {
        Message::new(edition.east())
    } else {
        Message::new(format!("taxifolie-place-{}", place.id))
    }
}
