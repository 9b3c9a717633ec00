//! The fingerprint and the inventory of a state (D12, invariant 6).

use crate::options::BoomvilleOptions;
use crate::state::{Boomville, Grants, Hop, Pile, Player, Turn, Used};
use crate::tokens::{BARRIERS, ONE_WAYS, Tokens};
use crate::town::CONES;
use maraude_core::{Digest, Inventory};

impl Boomville {
    pub(crate) fn feed(&self, into: &mut Digest) {
        let Self {
            town: _,
            deck: _,
            options:
                BoomvilleOptions {
                    destinations,
                    incidents,
                    hop_after,
                },
            seats,
            needed,
            first,
            start_rolls,
            taxi_pile,
            taxi_discard,
            destination_pile,
            players,
            tokens:
                Tokens {
                    barriers,
                    one_ways,
                    reversed,
                    cones,
                },
            open: _,
            turn,
            placed,
            used:
                Used {
                    rolls,
                    taxi_shuffles,
                    destination_shuffles,
                },
        } = self;
        for byte in [
            *destinations,
            (*incidents).into(),
            *hop_after,
            *seats,
            *needed,
            first.number(),
            *placed,
            *cones,
        ] {
            into.u8(byte);
        }
        into.bytes(start_rolls);
        feed_pile(taxi_pile, into);
        into.u64(*taxi_discard);
        feed_pile(destination_pile, into);
        for player in players {
            feed_player(player, into);
        }
        into.u64(*barriers);
        into.u32(*one_ways);
        into.u32(*reversed);
        feed_turn(turn, into);
        for count in [*rolls, *taxi_shuffles, *destination_shuffles] {
            into.u32(count);
        }
    }
}

fn feed_pile<const N: usize>(pile: &Pile<N>, into: &mut Digest) {
    into.bytes(pile.cards());
}

fn feed_player(player: &Player, into: &mut Digest) {
    let Player {
        at,
        destination,
        known_to,
        ruled_out,
        shown,
        reached,
        held,
        missing,
        lost,
        place,
    } = player;
    into.u16(*at);
    into.u32(*ruled_out);
    into.u32(*shown);
    into.u64(*held);
    for byte in [
        *destination,
        known_to.bits(),
        *reached,
        *missing,
        *lost,
        *place,
    ] {
        into.u8(byte);
    }
}

fn feed_turn(turn: &Turn, into: &mut Digest) {
    let Turn {
        seat,
        phase,
        roll,
        grants,
        extra,
        dead_end,
        drew,
        lost,
        card,
    } = turn;
    let Grants {
        over,
        one_ways,
        hop,
    } = grants;
    let hop = match hop {
        Hop::None => 255,
        Hop::Ready => 254,
        Hop::Passing(spot) => *spot,
    };
    for byte in [
        seat.number(),
        *phase as u8,
        *roll,
        *over,
        (*one_ways).into(),
        hop,
    ] {
        into.u8(byte);
    }
    for byte in [
        *extra,
        (*dead_end).into(),
        (*drew).into(),
        (*lost).into(),
        *card,
    ] {
        into.u8(byte);
    }
}

impl Inventory for Boomville {
    fn inventory(&self) -> Vec<(&'static str, u64)> {
        let left_out = if self.options.incidents {
            0
        } else {
            self.deck.incidents()
        };
        let piled = |pile: &[u8], card: u8| pile.iter().map(|&c| u64::from(c == card)).sum::<u64>();
        let seated = || self.seated().iter();
        let taxi = |card: u8| {
            let held = seated().map(|player| player.held);
            let sets = held.chain([self.taxi_discard, left_out]);
            piled(self.taxi_pile.cards(), card) + sets.map(|set| set >> card & 1).sum::<u64>()
        };
        let destination = |place: u8| {
            let held = seated().map(|player| u64::from(player.destination == place));
            let shown = seated().map(|player| u64::from(player.shown >> place & 1));
            piled(self.destination_pile.cards(), place) + held.chain(shown).sum::<u64>()
        };
        let tokens = &self.tokens;
        let supply = |there: u32, all: u32| u64::from(there) + u64::from(all.saturating_sub(there));
        let mut inventory = vec![
            ("barriers", supply(tokens.barriers.count_ones(), BARRIERS)),
            (
                "one-way tokens",
                supply(tokens.one_ways.count_ones(), ONE_WAYS),
            ),
            ("cones", supply(tokens.cones.count_ones(), CONES as u32)),
        ];
        let cards = self.deck.data.taxi.iter().enumerate();
        inventory.extend(cards.map(|(card, data)| (data.id.as_str(), taxi(card as u8))));
        let cards = self.deck.data.destinations.iter().enumerate();
        inventory
            .extend(cards.map(|(place, data)| (data.place.as_str(), destination(place as u8))));
        inventory
    }
}
