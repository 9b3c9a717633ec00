//! The digest of a state: every field goes in, none is forgotten.

use crate::options::Options;
use crate::state::{Boomville, Grants, Hop, Player, Turn, Used};
use crate::tokens::Tokens;
use maraude_core::Digest;

/// Feeds the whole state into a digest.
pub(crate) fn digest(game: &Boomville, into: &mut Digest) {
    let Boomville {
        town: _,
        deck: _,
        options:
            Options {
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
        face_up,
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
    } = game;
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
    for rolls in start_rolls.chairs() {
        into.u64(rolls.bits());
    }
    taxi_pile.digest(into, |card| card);
    into.u64(*taxi_discard);
    face_up.digest(into);
    destination_pile.digest(into, |card| card);
    for player in players.chairs() {
        digest_player(player, into);
    }
    into.u64(*barriers);
    into.u32(*one_ways);
    into.u32(*reversed);
    digest_turn(turn, into);
    for count in [*rolls, *taxi_shuffles, *destination_shuffles] {
        into.u32(count);
    }
}

fn digest_player(player: &Player, into: &mut Digest) {
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

fn digest_turn(turn: &Turn, into: &mut Digest) {
    let Turn {
        seat,
        phase,
        roll,
        grants,
        extra,
        dead_end,
        drew,
        lost,
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
    for byte in [*extra, (*dead_end).into(), (*drew).into(), (*lost).into()] {
        into.u8(byte);
    }
}
