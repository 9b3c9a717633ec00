//! The digest of a state: every field, none forgotten.

use crate::soldier::SoldierCard;
use crate::state::Marne;
use crate::taxi::TaxiCard;
use maraude_core::Digest;

pub(crate) fn digest(game: &Marne, into: &mut Digest) {
    let Marne {
        hands,
        reserve,
        soldier_discard,
        taxi_discard,
        soldier_pile,
        taxi_pile,
        taxis,
        tokens,
        officers,
        phase,
        turn,
        actions_left,
        arrived,
        no_bonus,
        silent,
        drawn,
        draws_due,
        resolving,
        shuffles,
        ending,
        seats,
        first,
        events,
        open_reserve,
    } = game;
    for set in hands.chairs().iter().chain([reserve, soldier_discard]) {
        into.u32(set.bits());
    }
    into.u32(taxi_discard.bits());
    soldier_pile.digest(into, SoldierCard::number);
    taxi_pile.digest(into, TaxiCard::number);
    for taxi in taxis {
        into.u8(taxi.map_or(0, TaxiCard::number));
    }
    into.u8(tokens.bits());
    into.u8(officers[0].number());
    into.u8(officers[1].number());
    into.u8(*phase as u8);
    into.u8(turn.number());
    into.u8(*actions_left);
    into.u8((*arrived).into());
    into.u8((*no_bonus).into());
    into.u8((*silent).into());
    into.u8(drawn.map_or(0, SoldierCard::number));
    into.u8(*draws_due);
    into.u8(resolving.map_or(0, SoldierCard::number));
    into.u8(*shuffles);
    into.u8(ending.map_or(0, |ending| ending as u8 + 1));
    into.u8(*seats);
    into.u8(first.number());
    into.u8((*events).into());
    into.u8((*open_reserve).into());
}
