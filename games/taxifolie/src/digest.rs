//! The digest of a state: every field goes in, none is forgotten.

use crate::state::{Taxi, Taxifolie};
use crate::trip::Trip;
use maraude_core::{Digest, Pile};

/// Feeds the whole state into a digest.
pub(crate) fn digest(game: &Taxifolie, into: &mut Digest) {
    let Taxifolie {
        edition,
        seats,
        phase,
        turn,
        starter,
        contenders,
        opening,
        dice,
        extra,
        rolls,
        shuffles,
        reached,
        bank,
        taxis,
        clients,
        hazards,
        fares,
    } = game;
    into.u8(*edition as u8);
    into.u8(*seats);
    into.u8(*phase as u8);
    into.u8(turn.number());
    into.u8(starter.number());
    into.u8(contenders.bits());
    opening
        .chairs()
        .iter()
        .flatten()
        .for_each(|&die| into.u8(die));
    for &die in dice {
        into.u8(die);
    }
    into.u8(*extra);
    into.u32(*rolls);
    into.u32(*shuffles);
    into.u8(reached.bits());
    into.u16(*bank);
    for taxi in taxis.chairs() {
        digest_taxi(taxi, into);
    }
    digest_pile(clients, into);
    digest_pile(hazards, into);
    digest_pile(fares, into);
}

fn digest_pile<const N: usize>(pile: &Pile<u8, N>, into: &mut Digest) {
    into.u8(pile.len() as u8);
    into.u8(pile.hidden().len() as u8);
    let from_the_top = pile.cards().iter().rev();
    from_the_top.for_each(|&card| into.u8(card));
}

fn digest_taxi(taxi: &Taxi, into: &mut Digest) {
    let Taxi {
        cell,
        from,
        money,
        done,
        kept,
        missed,
        trip,
    } = taxi;
    into.u16(*cell);
    into.u16(*from);
    into.u16(*money);
    into.u16(*done);
    into.u64(*kept as u64);
    into.u64((*kept >> 64) as u64);
    into.u8(*missed);
    digest_trip(trip, into);
}

fn digest_trip(trip: &Trip, into: &mut Digest) {
    let Trip {
        client,
        fare,
        open,
        visited,
        void,
        broken,
        avoiding,
        orders,
        halves,
        doubled,
        tip,
        turns,
        counted,
    } = trip;
    into.u8(*client);
    into.u8(*fare);
    for &visits in open {
        into.u8(visits);
    }
    for &cell in visited {
        into.u16(cell);
    }
    into.u8(*void);
    into.u8((*broken).into());
    into.u8((*avoiding).into());
    into.u64(*orders);
    into.u64(*halves);
    into.u8((*doubled).into());
    into.u16(*tip);
    into.u8(*turns);
    into.u8((*counted).into());
}
