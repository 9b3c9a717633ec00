//! Set-up: shuffle and deal unseen (MA-10 to MA-20), then the officers (MA-21).

use crate::event::Event;
use crate::options::Options;
use crate::refusal::Refusal;
use crate::soldier::{SoldierCard, SoldierSet};
use crate::state::{ACTIONS, MOST_SEATS, Marne, Phase};
use crate::street::{Colour, STREETS, StreetSet};
use crate::taxi::{TaxiCard, TaxiSet};
use maraude_core::{BySeat, Chance, Purpose, Seat, Setup, Sink, Viewers};

/// The shuffle of the Taxi cards.
pub const TAXI_SHUFFLE: Purpose = Purpose(1);
/// The shuffles of the Soldier cards, the deal first.
pub const SOLDIER_SHUFFLE: Purpose = Purpose(2);
/// Number of cards dealt in all (MA-15).
pub const DEALT: usize = 10;

/// Number of cards of each player, in turn order (MA-15, MA-16, MA-17).
pub const fn hand_sizes(seats: u8) -> &'static [usize] {
    match seats {
        1 => &[5],
        2 => &[5, 5],
        3 => &[4, 3, 3],
        4 => &[3, 3, 2, 2],
        _ => &[2, 2, 2, 2, 2],
    }
}

/// A new game, dealt but not shown.
pub(crate) fn new(setup: &Setup<Options>, chance: &mut Chance) -> Result<Marne, Refusal> {
    let Setup { seats, options } = *setup;
    if seats == 0 || seats as usize > MOST_SEATS {
        return Err(Refusal::WrongSeats { seats });
    }
    if options.first == 0 || options.first > seats {
        return Err(Refusal::NoSuchFirst {
            first: options.first,
        });
    }
    if options.open_reserve && seats > 1 {
        return Err(Refusal::OpenReserveIsSolo);
    }
    let first = Seat::at(options.first as usize - 1);
    let mut game = Marne {
        hands: BySeat::filled(seats, SoldierSet::NONE),
        reserve: SoldierSet::NONE,
        soldier_discard: SoldierSet::NONE,
        taxi_discard: TaxiSet::NONE,
        soldier_pile: SoldierCard::all().collect(),
        taxi_pile: TaxiCard::all().collect(),
        taxis: [None; STREETS],
        tokens: StreetSet::NONE,
        officers: Colour::Blue.streets(),
        phase: Phase::Officers,
        turn: first,
        actions_left: ACTIONS,
        arrived: false,
        no_bonus: false,
        silent: false,
        drawn: None,
        draws_due: 0,
        resolving: None,
        shuffles: 1,
        ending: None,
        seats,
        first,
        events: options.events,
        open_reserve: options.open_reserve,
    };
    game.taxi_pile.shuffle(&mut chance.at(TAXI_SHUFFLE, 0));
    game.soldier_pile
        .shuffle(&mut chance.at(SOLDIER_SHUFFLE, 0));
    game.deal();
    Ok(game)
}

impl Marne {
    /// Deals from the top of a full Soldier pile: to each player in turn order, then the reserve.
    pub(crate) fn deal(&mut self) {
        let mut seat = self.first;
        for &size in hand_sizes(self.seats) {
            self.hands[seat] = self.take_from_top(size);
            seat = seat.next(self.seats);
        }
        if self.is_solo() {
            self.reserve = self.take_from_top(DEALT - hand_sizes(1)[0]);
        }
    }

    fn take_from_top(&mut self, cards: usize) -> SoldierSet {
        (0..cards)
            .filter_map(|_| self.soldier_pile.draw())
            .collect()
    }

    /// The officers stand, and all that was dealt is shown (MA-11, MA-18, MA-21).
    pub(crate) fn place_officers(&mut self, colour: Colour, out: &mut impl Sink<Event>) {
        self.officers = colour.streets();
        self.phase = Phase::Arrival;
        out.tell(Event::OfficersPlaced {
            by: self.turn,
            colour,
        });
        out.reveal(Viewers::ALL);
        out.tell(Event::TurnBegan { by: self.turn });
    }
}
