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

/// The name of a cell where the edition is not known: its place, or its pictogram and quarter.
pub fn cell_name_of_any_edition(cell: Option<CellNo>) -> Message {
    let plan = plan();
    let Some(cell) = cell.and_then(|cell| plan.cells.get(cell as usize)) else {
        return Message::new("taxifolie-cell-nowhere");
    };
    if let Some(place) = &cell.place {
        return Message::new(format!("taxifolie-place-{place}"));
    }
    if plan.marks.iter().any(|mark| mark.id == cell.id) {
        return Message::new(format!("taxifolie-place-{}", cell.id));
    }
    let quarter = Message::new(format!("taxifolie-quarter-{}", cell.quarter));
    match cell.sign {
        Some(sign) => Message::new("taxifolie-cell-sign")
            .with(
                "sign",
                Message::new(format!("taxifolie-sign-{}", sign.word())),
            )
            .with("quarter", quarter),
        None => Message::new("taxifolie-cell-plain").with("quarter", quarter),
    }
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
