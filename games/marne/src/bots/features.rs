//! A position at the beginning of a turn as a list of features, for the value network.
//!
//! No feature knows a street or a colour by name: a taxi is known by its value, its token, how
//! far the nearer officer is and how far a hand fills it, so that what is learnt in one street
//! holds in all.

use crate::soldier::SoldierSet;
use crate::state::Marne;
use crate::street::{Colour, Street};
use crate::taxi::{TaxiCard, TaxiSet};

/// How crowded the ring is and how many taxis are to come, for each number of seats.
const CROWD: usize = 0;
const TEAM: usize = CROWD + 5 * 9 * 25;
const OFFICERS: usize = TEAM + 3 * 2 * 5 * 7;
const TOP: usize = OFFICERS + 5 * 9;
const TOKENS: usize = TOP + 3 * 3 * 4;
const EXTRA: usize = TOKENS + 9;
const COMING: usize = EXTRA + 4 * 7;
const PILE: usize = COMING + 7 * 3;
const PILE_SIZE: usize = PILE + CARDS;
const SLOTS: usize = PILE_SIZE + 28;

/// Cards of a colour (18 mixes) with the taxis standing in it, jokers, four kinds of bonus.
const CARDS: usize = 18 * 3 + 4 + 9;
/// One hand: its cards, its size, and for each taxi its value, the officer, the cover.
const SLOT: usize = CARDS + 6 + 3 * 5 * 7;

/// How many features there are: hands in turn order have five slots, the reserve has one.
pub const COUNT: usize = SLOTS + 6 * SLOT;

/// The most features that are on at a time.
const MOST_ON: usize = 144;

/// The features that are on.
pub struct Features {
    on: [u16; MOST_ON],
    len: usize,
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
        let mut team = [0; 8];
        for slot in 0..game.seats as usize {
            features.hand(slot, game.hands[seat.index()], &ring, &mut team);
            seat = seat.next(game.seats);
        }
        if game.is_solo() {
            features.hand(5, game.reserve, &ring, &mut team);
        }
        for (taxi, cover) in ring.taxis().iter().zip(team) {
            let kind = (taxi.kind as usize * 2 + usize::from(taxi.token)) * 5 + taxi.far as usize;
            features.push(TEAM + kind * 7 + cover);
        }
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
        let taken = ring.len;
        let left = game.taxis_left as usize;
        self.push(CROWD + ((game.seats as usize - 1) * 9 + taken) * 25 + left);
        let apart = game.officers[0].distance(game.officers[1]) as usize;
        self.push(OFFICERS + apart * 9 + taken);
        self.push(TOKENS + game.tokens.len() as usize);
        if let Some(top) = game.top_taxi().map(TaxiCard::colour) {
            let walk = top.streets().map(|street| ring.far[street.index()]);
            let walk = walk[0].min(walk[1]) as usize;
            let ready = game.hand().within(SoldierSet::of(top)).soldiers() as usize;
            let ready = ready.div_ceil(2).min(3);
            self.push(TOP + (ring.standing[top as usize] as usize * 3 + walk.min(2)) * 4 + ready);
        }
    }

    fn piles(&mut self, game: &Marne, ring: &Ring) {
        let gone = game
            .taxis
            .iter()
            .flatten()
            .fold(game.taxi_discard, |gone, &taxi| gone.with(taxi));
        let left = TaxiSet::ALL.minus(gone);
        let coming = BACKS.map(|backs| left.within(backs).len() as usize);
        let extra = left.within(EXTRAS).len() as usize;
        for (coming, standing) in coming.iter().zip(ring.standing) {
            self.push(COMING + coming * 3 + standing as usize);
        }
        self.push(EXTRA + extra * 7 + (game.taxis_left as usize).div_ceil(4));
        self.push(PILE_SIZE + game.soldiers_left as usize);
        if game.soldiers_left > 0 {
            self.cards(PILE, game.soldiers_to_come(), ring);
        }
    }

    fn hand(&mut self, slot: usize, hand: SoldierSet, ring: &Ring, team: &mut [usize; 8]) {
        let at = SLOTS + slot * SLOT;
        self.cards(at, hand, ring);
        self.push(at + CARDS + (hand.len() as usize).min(5));
        let mut own = [0u8; 4];
        for colour in Colour::ALL {
            own[colour as usize] = hand.within(SoldierSet::of(colour)).soldiers();
        }
        let jokers = hand.within(SoldierSet::JOKERS).soldiers();
        for (taxi, best) in ring.taxis().iter().zip(team) {
            let cover = cover(taxi.required, own[taxi.colour as usize], jokers);
            *best = (*best).max(cover);
            let kind = taxi.kind as usize * 5 + taxi.far as usize;
            self.push(at + CARDS + 6 + kind * 7 + cover);
        }
    }

    fn cards(&mut self, at: usize, cards: SoldierSet, ring: &Ring) {
        let bits = cards.bits() as usize;
        for (colour, standing) in ring.standing.iter().enumerate() {
            let five = bits >> (colour * 5) & 31;
            self.push(at + MIX[five] as usize * 3 + *standing as usize);
        }
        self.push(at + 54 + (bits >> 20 & 3));
        self.push(at + 58 + (bits >> 22 & 3).count_ones() as usize);
        for bonus in 0..3 {
            self.push(at + 61 + bonus * 2 + (bits >> (24 + bonus) & 1));
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

/// Five cards of a colour, 1 2 2 3 3, by how many of each: 18 mixes.
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

/// How far a hand fills a taxi, the better the higher: nobody, two or more short, one short,
/// with jokers, two or more too many, one too many, exactly.
#[inline]
fn cover(required: u8, own: u8, jokers: u8) -> usize {
    if own >= required {
        6 - (own - required).min(2) as usize
    } else if own + jokers >= required {
        3
    } else if own == 0 {
        0
    } else {
        1 + usize::from(own + jokers + 1 == required)
    }
}

/// A standing taxi, as the features know it.
#[derive(Clone, Copy, Default)]
struct Standing {
    kind: u8,
    token: bool,
    far: u8,
    required: u8,
    colour: u8,
}

/// The ring: its taxis, and for each street how far the nearer officer is.
struct Ring {
    taxis: [Standing; 8],
    len: usize,
    far: [u8; 8],
    /// How many taxis stand in the streets of each colour.
    standing: [u8; 4],
}

impl Ring {
    fn of(game: &Marne) -> Self {
        let mut ring = Self {
            taxis: [Standing::default(); 8],
            len: 0,
            far: [0; 8],
            standing: [0; 4],
        };
        for street in Street::all() {
            let walk = game.officers.map(|officer| officer.distance(street));
            let far = walk[0].min(walk[1]);
            ring.far[street.index()] = far;
            let Some(taxi) = game.taxis[street.index()] else {
                continue;
            };
            let token = game.tokens.has(street);
            let colour = street.colour() as u8;
            ring.standing[colour as usize] += 1;
            ring.taxis[ring.len] = Standing {
                kind: taxi.soldiers() - 2,
                token,
                far,
                required: taxi.soldiers() + u8::from(token),
                colour,
            };
            ring.len += 1;
        }
        ring
    }

    fn taxis(&self) -> &[Standing] {
        &self.taxis[..self.len]
    }
}
