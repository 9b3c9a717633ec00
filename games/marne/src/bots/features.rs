//! A position at the beginning of a turn as a list of features, for the value network.
//!
//! No feature knows a street or a colour by name: a taxi is known by its value, its token, how
//! far the nearer officer is and how far a hand fills it, so that a lesson of one street
//! holds in all.

use super::ring::Ring;
use crate::soldier::SoldierSet;
use crate::state::Marne;
use crate::street::Colour;
use crate::taxi::{TaxiCard, TaxiSet};

/// Number of ways to hold the cards of a colour, and of demands of its two streets.
const MIXES: usize = 18;
const DEMANDS: usize = 15;

/// Taxis on the ring and taxis to come, for each number of seats.
const CROWD: usize = 0;
/// For each taxi: its value, token, the nearer officer, the best cover of any hand.
const TEAM: usize = CROWD + 5 * 9 * 25;
/// For each taxi: its value, the officer, and how soon a hand that fills it has its turn.
const SOONEST: usize = TEAM + 3 * 2 * 5 * 7;
/// For each colour: the demand of its streets, the soldiers in all hands.
const COLOUR: usize = SOONEST + 3 * 5 * 6;
/// For each taxi: both officers.
const BOTH: usize = COLOUR + DEMANDS * 12;
const OFFICERS: usize = BOTH + 3 * 25;
/// The colour of the next taxi: its streets' demand, the nearest officer, the hand.
const TOP: usize = OFFICERS + 5 * 9;
const TOP_HAND: usize = TOP + DEMANDS * 3;
const TOKENS: usize = TOP_HAND + 3 * MIXES;
const EXTRA: usize = TOKENS + 9;
const COMING: usize = EXTRA + 4 * 7;
const PILE: usize = COMING + 7 * 3;
const PILE_SIZE: usize = PILE + CARDS;
const SLOTS: usize = PILE_SIZE + 28;

/// Cards of each colour with the demand of its streets, then jokers and four kinds of bonus.
const JOKERS: usize = MIXES * DEMANDS;
const BONUSES: usize = JOKERS + 4;
const CARDS: usize = BONUSES + 6;
/// One hand: its cards, its size, and for each taxi its value, the officer, the cover.
const SLOT: usize = CARDS + 6 + 3 * 5 * 7;

/// Number of features: hands in turn order have five slots, the reserve has one.
pub const COUNT: usize = SLOTS + 6 * SLOT;

/// The most features that are on at a time.
const MOST_ON: usize = 176;

/// The covers from this on fill a taxi.
const FILLS: usize = 3;

/// The features that are on.
pub struct Features {
    on: [u16; MOST_ON],
    len: usize,
}

/// The best that the hands so far can do for each taxi, and their soldiers of each colour.
struct Team {
    cover: [usize; 8],
    soonest: [usize; 8],
    held: [u8; 4],
}

impl Features {
    /// The features of a position in which a turn begins.
    pub fn of(game: &Marne) -> Self {
        let mut features = Self {
            on: [0; MOST_ON],
            len: 0,
        };
        let ring = Ring::of(game);
        features.board(game, &ring);
        features.piles(game, &ring);
        let mut seat = game.turn;
        let mut team = Team {
            cover: [0; 8],
            soonest: [5; 8],
            held: [0; 4],
        };
        for slot in 0..game.seats as usize {
            features.hand(slot, game.hands[seat], &ring, &mut team);
            seat = seat.next(game.seats);
        }
        if game.is_solo() {
            features.hand(5, game.reserve, &ring, &mut team);
        }
        features.team(&ring, &team);
        features
    }

    /// Their numbers.
    pub fn on(&self) -> &[u16] {
        &self.on[..self.len]
    }

    #[inline]
    fn push(&mut self, feature: usize) {
        self.on[self.len] = feature as u16;
        self.len += 1;
    }

    fn board(&mut self, game: &Marne, ring: &Ring) {
        let taken = ring.taxis().len();
        let left = game.taxi_pile.len();
        self.push(CROWD + ((game.seats as usize - 1) * 9 + taken) * 25 + left);
        let apart = game.officers[0].distance(game.officers[1]) as usize;
        self.push(OFFICERS + apart * 9 + taken);
        self.push(TOKENS + game.tokens.len() as usize);
        if let Some(top) = game.taxi_pile.top().map(TaxiCard::colour) {
            let walk = top.streets().map(|street| ring.far(street));
            let walk = (walk[0].min(walk[1]) as usize).min(2);
            self.push(TOP + ring.demand(top) * 3 + walk);
            let held = game.hand().bits() as usize >> (top as usize * 5) & 31;
            self.push(TOP_HAND + ring.standing(top) * MIXES + MIX[held] as usize);
        }
    }

    fn piles(&mut self, game: &Marne, ring: &Ring) {
        let gone = game
            .taxis
            .iter()
            .flatten()
            .fold(game.taxi_discard, |gone, &taxi| gone.with(taxi));
        let left = TaxiSet::ALL.minus(gone);
        for colour in Colour::ALL {
            let coming = left.within(BACKS[colour as usize]).len() as usize;
            self.push(COMING + coming * 3 + ring.standing(colour));
        }
        let extra = left.within(EXTRAS).len() as usize;
        self.push(EXTRA + extra * 7 + game.taxi_pile.len().div_ceil(4));
        self.push(PILE_SIZE + game.soldier_pile.len());
        if !game.soldier_pile.is_empty() {
            self.cards(PILE, game.soldiers_to_come(), ring);
        }
    }

    fn hand(&mut self, slot: usize, hand: SoldierSet, ring: &Ring, team: &mut Team) {
        let at = SLOTS + slot * SLOT;
        self.cards(at, hand, ring);
        self.push(at + CARDS + (hand.len() as usize).min(5));
        let mut own = [0u8; 4];
        for colour in Colour::ALL {
            let held = hand.within(SoldierSet::of(colour)).soldiers();
            own[colour as usize] = held;
            team.held[colour as usize] += held;
        }
        let jokers = hand.within(SoldierSet::JOKERS).soldiers();
        for (index, taxi) in ring.taxis().iter().enumerate() {
            let cover = cover(taxi.required, own[taxi.colour as usize], jokers);
            team.cover[index] = team.cover[index].max(cover);
            if cover >= FILLS {
                team.soonest[index] = team.soonest[index].min(slot);
            }
            let kind = taxi.kind as usize * 5 + taxi.near as usize;
            self.push(at + CARDS + 6 + kind * 7 + cover);
        }
    }

    fn team(&mut self, ring: &Ring, team: &Team) {
        for (index, taxi) in ring.taxis().iter().enumerate() {
            let (kind, near) = (taxi.kind as usize, taxi.near as usize);
            let token = usize::from(taxi.token);
            self.push(TEAM + ((kind * 2 + token) * 5 + near) * 7 + team.cover[index]);
            self.push(SOONEST + (kind * 5 + near) * 6 + team.soonest[index]);
            self.push(BOTH + kind * 25 + near * 5 + taxi.other as usize);
        }
        for colour in Colour::ALL {
            let held = (team.held[colour as usize] as usize).min(11);
            self.push(COLOUR + ring.demand(colour) * 12 + held);
        }
    }

    fn cards(&mut self, at: usize, cards: SoldierSet, ring: &Ring) {
        let bits = cards.bits() as usize;
        for colour in Colour::ALL {
            let mix = MIX[bits >> (colour as usize * 5) & 31] as usize;
            self.push(at + ring.demand(colour) * MIXES + mix);
        }
        let jokers = bits >> 20 & 3;
        if jokers > 0 {
            self.push(at + JOKERS + jokers);
        }
        let estafettes = (bits >> 22 & 3).count_ones() as usize;
        if estafettes > 0 {
            self.push(at + BONUSES + estafettes);
        }
        for bonus in 0..3 {
            if bits >> (24 + bonus) & 1 != 0 {
                self.push(at + BONUSES + 3 + bonus);
            }
        }
    }
}

/// The Taxi cards by the colour of their backs: those of two streets, three each.
const BACKS: [TaxiSet; 4] = [
    TaxiSet::from_bits(0o0007_0007),
    TaxiSet::from_bits(0o0070_0070),
    TaxiSet::from_bits(0o0700_0700),
    TaxiSet::from_bits(0o7000_7000),
];
/// The Taxi cards that bring a further one: T04, T07, T22.
const EXTRAS: TaxiSet = TaxiSet::from_bits(1 << 3 | 1 << 6 | 1 << 21);

/// Five cards of a colour, 1 2 2 3 3, by how many of each.
const MIX: [u8; 32] = {
    let mut mix = [0; 32];
    let mut bits = 0;
    while bits < 32 {
        let ones = bits & 1;
        let twos = (bits >> 1 & 1) + (bits >> 2 & 1);
        let threes = (bits >> 3 & 1) + (bits >> 4 & 1);
        mix[bits] = (ones + 2 * twos + 6 * threes) as u8;
        bits += 1;
    }
    mix
};

/// Rates how far a hand fills a taxi, the best highest: nobody, two or more short, one short,
/// with jokers, two or more too many, one too many, exactly.
#[inline]
fn cover(required: u8, own: u8, jokers: u8) -> usize {
    if own >= required {
        6 - (own - required).min(2) as usize
    } else if own + jokers >= required {
        FILLS
    } else if own == 0 {
        0
    } else {
        1 + usize::from(own + jokers + 1 == required)
    }
}
