//! Fare cards: where to, and for how much.

use crate::board::plan::plan;
use crate::board::{CellNo, board};
use serde::Deserialize;

/// The text of the data file.
pub const FARES_JSON: &str = include_str!("../../data/fares.json");

/// A fare.
#[derive(Clone, Copy, Debug)]
pub struct Fare {
    /// The number of its place.
    pub place: u8,
    /// The cell of its place.
    pub cell: CellNo,
    /// EUR.
    pub sum: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Record {
    place: String,
    sum: u16,
}

pub(super) fn load() -> Vec<Fare> {
    let records: Vec<Record> =
        serde_json::from_str(FARES_JSON).expect("data/fares.json is a list of fares");
    let fare = |record: Record| {
        let place = plan()
            .places
            .iter()
            .position(|place| place.id == record.place)
            .unwrap_or_else(|| panic!("data/fares.json: no place {}", record.place));
        Fare {
            place: place as u8,
            cell: board().places[place],
            sum: record.sum,
        }
    };
    records.into_iter().map(fare).collect()
}
