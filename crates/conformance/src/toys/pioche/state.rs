//! What is true in a game of Pioche.

use super::hand::{CARDS, Hand};
use super::meta::Options;
use super::refusal::Refusal;
use maraude_core::{Chance, Digest, Purpose, Seat, Setup};

/// The most seats.
pub(in crate::toys) const SEATS: usize = 4;

/// Cards dealt to each.
const DEALT: usize = 3;

/// The pile's shuffles; the first is the deal.
pub(in crate::toys) const SHUFFLE: Purpose = Purpose(0);

/// The die.
pub(in crate::toys) const DIE: Purpose = Purpose(1);

/// A game of Pioche.
#[derive(Clone, Copy)]
pub struct Pioche {
    pub(in crate::toys) seats: u8,
    pub(in crate::toys) options: Options,
    pub(in crate::toys) hands: [Hand; SEATS],
    pub(in crate::toys) pile: Hand,
    pub(in crate::toys) aside: Hand,
    pub(in crate::toys) marked: Option<u8>,
    pub(in crate::toys) scores: [u8; SEATS],
    /// Turns begun and ended.
    pub(in crate::toys) turns: u8,
    /// The die's rolls so far: the next one's number.
    pub(in crate::toys) rolls: u8,
    /// The seat that put a card under the pile.
    pub(in crate::toys) swapped: Option<Seat>,
    pub(in crate::toys) reshuffled: bool,
    pub(in crate::toys) left: Option<Seat>,
}

impl Pioche {
    pub(in crate::toys) fn deal(
        setup: &Setup<Options>,
        chance: &mut Chance,
    ) -> Result<Self, Refusal> {
        let Setup { seats, options } = *setup;
        if !(2..=SEATS).contains(&usize::from(seats)) || !(1..=3).contains(&options.rounds) {
            return Err(Refusal::Seats);
        }
        let mut pile = Hand::EMPTY;
        (1..=CARDS).for_each(|card| pile.push(card));
        chance.at(SHUFFLE, 0).shuffle(pile.cards_mut());
        let mut hands = [Hand::EMPTY; SEATS];
        for hand in &mut hands[..usize::from(seats)] {
            (0..DEALT).for_each(|_| hand.add(pile.pop().expect("sixteen are enough")));
        }
        Ok(Self {
            seats,
            options,
            hands,
            pile,
            aside: Hand::EMPTY,
            marked: None,
            scores: [0; SEATS],
            turns: 0,
            rolls: 0,
            swapped: None,
            reshuffled: false,
            left: None,
        })
    }

    /// Whose turn it is, or was.
    pub(in crate::toys) fn turn(&self) -> Seat {
        Seat::at(usize::from(self.turns % self.seats))
    }

    pub(in crate::toys) fn is_over(&self) -> bool {
        self.left.is_some() || self.turns >= self.options.rounds * self.seats
    }

    pub(in crate::toys) fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    pub(in crate::toys) fn may_swap(&self) -> bool {
        self.options.swap && self.swapped.is_none() && self.marked.is_none() && self.pile.len() > 1
    }

    pub(in crate::toys) fn feed(&self, into: &mut Digest) {
        let Self {
            seats,
            options: Options { rounds, swap },
            hands,
            pile,
            aside,
            marked,
            scores,
            turns,
            rolls,
            swapped,
            reshuffled,
            left,
        } = self;
        into.u8(*seats);
        into.u8(*rounds);
        into.u8((*swap).into());
        for hand in hands.iter().chain([pile, aside]) {
            into.bytes(hand.cards());
        }
        into.u8(marked.unwrap_or(0));
        into.bytes(scores);
        into.u8(*turns);
        into.u8(*rolls);
        into.u8(swapped.map_or(0, Seat::number));
        into.u8((*reshuffled).into());
        into.u8(left.map_or(0, Seat::number));
    }
}
