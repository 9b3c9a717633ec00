//! Setting the table up (BV-S).

use super::{DESTINATION, START, TAXI};
use crate::cards::{Deck, TAXI_CARDS};
use crate::face_up::FaceUp;
use crate::options::{MOST_DESTINATIONS, MOST_LOST_TURNS, Options};
use crate::refusal::Refusal;
use crate::start_rolls::StartRolls;
use crate::state::{Boomville, MAX_PLAYERS, Player, Turn, Used};
use crate::tokens::Tokens;
use crate::town::{DESTINATIONS, Town};
use maraude_core::{BySeat, Chance, Pile, Seat, Seats, Setup, bits};

impl Boomville {
    /// A new game: both piles shuffled, everybody parked, the first destinations drawn.
    pub(crate) fn set_up(setup: &Setup<Options>, chance: &mut Chance) -> Result<Self, Refusal> {
        let &Setup { seats, options } = setup;
        if !(2..=MAX_PLAYERS as u8).contains(&seats) {
            return Err(Refusal::Players(seats));
        }
        if !(1..=MOST_DESTINATIONS).contains(&options.destinations) {
            return Err(Refusal::Destinations(options.destinations));
        }
        if options.hop_after == 1 || options.hop_after > MOST_LOST_TURNS {
            return Err(Refusal::HopAfter(options.hop_after));
        }
        let (town, deck) = (Town::get(), Deck::get());
        let (first, start_rolls) = roll_for_start(seats, chance);
        let left_out = if options.incidents {
            0
        } else {
            deck.incidents()
        };
        let mut taxi_pile: Pile<u8, _> = bits(((1 << TAXI_CARDS) - 1) & !left_out).collect();
        taxi_pile.shuffle(&mut chance.at(TAXI, 0));
        let mut destination_pile: Pile<u8, _> = (0..DESTINATIONS as u8).collect();
        destination_pile.shuffle(&mut chance.at(DESTINATION, 0));
        let mut players = BySeat::filled(seats, Player::NEW);
        let mut seat = first;
        for _ in 0..seats {
            let player = &mut players[seat];
            player.destination = destination_pile.draw().expect("32 cards for six players");
            player.known_to = Seats::one(seat);
            seat = seat.next(seats);
        }
        Ok(Self {
            town,
            deck,
            options,
            seats,
            needed: options.destinations,
            first,
            start_rolls,
            taxi_pile,
            taxi_discard: 0,
            face_up: FaceUp::new(first),
            destination_pile,
            players,
            tokens: Tokens::default(),
            open: town.open,
            turn: Turn::new(first),
            placed: 0,
            used: Used {
                rolls: 0,
                taxi_shuffles: 1,
                destination_shuffles: 1,
            },
        })
    }
}

/// Everybody rolls, the highest starts; those who tie roll again among themselves (BV-S4).
fn roll_for_start(seats: u8, chance: &mut Chance) -> (Seat, BySeat<StartRolls, MAX_PLAYERS>) {
    let mut draw = chance.at(START, 0);
    let mut shown = BySeat::filled(seats, StartRolls::default());
    let mut best = Seats::all(seats);
    loop {
        let mut rolls = BySeat::<u8, MAX_PLAYERS>::filled(seats, 0);
        for seat in best.iter() {
            rolls[seat] = draw.below(6) as u8 + 1;
            shown[seat].add(rolls[seat]);
        }
        let high = rolls.values().iter().max().copied();
        best = best
            .iter()
            .filter(|&seat| Some(rolls[seat]) == high)
            .collect();
        if let (Some(first), 1) = (best.first(), best.len()) {
            return (first, shown);
        }
    }
}
