//! The taxis of a table: people hold theirs, bots and open seats take what is left.

use crate::sheet::Sheet;
use maraude_core::Seat;
use maraude_protocol::{Code, Colour, SeatKind, Shape, Taxi};

impl Sheet {
    /// The taxi of each seat.
    pub(crate) fn taxis(&self) -> Vec<Taxi> {
        let held = || self.chairs.iter().map(|chair| chair.taxi);
        let colours = deal(held().map(|taxi| taxi.map(|taxi| taxi.colour)), Colour::ALL);
        let shapes = deal(held().map(|taxi| taxi.map(|taxi| taxi.shape)), Shape::ALL);
        let taxis = colours.into_iter().zip(shapes);
        taxis
            .map(|(colour, shape)| Taxi { colour, shape })
            .collect()
    }

    /// Gives the person in a seat the taxi they would like, as far as no other person has its
    /// colour and its shape. Without a wish they keep the taxi that stands at the seat.
    pub(crate) fn give_taxi(&mut self, seat: Seat, wish: Option<Taxi>) {
        let taxis = self.taxis();
        let mut taxi = taxis[seat.index()];
        if let Some(wish) = wish {
            let others = || self.taxis_of_others(&taxis, seat);
            if others().all(|other| other.colour != wish.colour) {
                taxi.colour = wish.colour;
            }
            if others().all(|other| other.shape != wish.shape) {
                taxi.shape = wish.shape;
            }
        }
        self.chairs[seat.index()].taxi = Some(taxi);
    }

    /// Refuses a taxi whose colour or shape another person has.
    pub(crate) fn free_taxi(&self, seat: Seat, taxi: Taxi) -> Result<(), Code> {
        let taxis = self.taxis();
        let mut others = self.taxis_of_others(&taxis, seat);
        if others.any(|other| other.colour == taxi.colour || other.shape == taxi.shape) {
            return Err(Code::TaxiTaken);
        }
        Ok(())
    }

    /// The taxis of the people in other seats.
    fn taxis_of_others(&self, taxis: &[Taxi], seat: Seat) -> impl Iterator<Item = Taxi> {
        Seat::all(self.seats())
            .filter(move |&other| other != seat)
            .filter(|other| self.chairs[other.index()].kind == SeatKind::Person)
            .map(|other| taxis[other.index()])
    }
}

/// Gives each seat what it holds. The other seats get the one of their own number if it is free,
/// and then the first that are left, so that one choice changes as few seats as possible.
fn deal<T: Copy + PartialEq>(held: impl Iterator<Item = Option<T>>, all: &[T]) -> Vec<T> {
    let mut dealt: Vec<Option<T>> = held.collect();
    for seat in 0..dealt.len() {
        if dealt[seat].is_none() && !dealt.contains(&Some(all[seat])) {
            dealt[seat] = Some(all[seat]);
        }
    }
    for seat in 0..dealt.len() {
        if dealt[seat].is_none() {
            dealt[seat] = all.iter().copied().find(|&one| !dealt.contains(&Some(one)));
        }
    }
    // There are as many as seats at any table.
    dealt.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::deal;

    const ALL: &[char] = &['a', 'b', 'c', 'd'];

    #[test]
    fn a_seat_without_a_choice_has_the_taxi_of_its_number() {
        assert_eq!(deal([None; 3].into_iter(), ALL), ['a', 'b', 'c']);
    }

    #[test]
    fn only_the_seat_whose_taxi_was_chosen_gets_another() {
        let held = [Some('c'), None, None, None];
        assert_eq!(deal(held.into_iter(), ALL), ['c', 'b', 'a', 'd']);
    }
}
