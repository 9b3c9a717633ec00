//! Counts tiles, medals and pawns.

use maraude_core::{Inventory, Seat};

use crate::city::City;
use crate::state::Turbo;
use crate::tile::Kind;

/// The names of the medal tiles, by kind.
const MEDALS: [&str; 6] = [
    "medal straight",
    "medal curve",
    "medal tee",
    "medal double",
    "medal cross",
    "medal deadend",
];

impl Inventory for Turbo {
    fn inventory(&self) -> Vec<(&'static str, u64)> {
        let medals = Kind::ALL.into_iter().map(|kind| {
            let in_pile = self
                .pile
                .cards()
                .iter()
                .filter(|tile| **tile == kind)
                .count();
            let won = self
                .medals
                .won()
                .iter()
                .filter(|(_, tile)| *tile == kind)
                .count();
            (MEDALS[kind as usize], (in_pile + won) as u64)
        });
        // A set of twelve per seat: those in the city and those at hand. More tiles of a kind
        // in a city than in a set would show as a sum above it, since no hand is negative.
        let tiles = Seat::all(self.seats)
            .map(|seat| owned(self.city(seat)))
            .sum();
        let pawns = self.pawns.cells();
        let beside = pawns.iter().filter(|cell| cell.is_none()).count() as u64;
        let standing = u64::from(self.pawns.taken().count_ones());
        medals
            .chain([("tiles", tiles), ("pawns", standing + beside)])
            .collect()
    }
}

fn owned(city: &City) -> u64 {
    Kind::ALL
        .into_iter()
        .map(|kind| u64::from(city.used(kind) + city.left(kind)))
        .sum()
}
