//! Before the first turn.

use crate::state::{CARDS, Hand, MAX_PLAYERS};
use crate::{Options, Refusal, Template};
use maraude_core::{BySeat, Chance, Pile, Purpose, Seat, Seats, Setup};

/// The one shuffle.
const PILE: Purpose = Purpose(1);

/// XX-01: two to four players; the pile is shuffled; the first seat begins.
pub(crate) fn set_up(setup: &Setup<Options>, chance: &mut Chance) -> Result<Template, Refusal> {
    if !(2..=MAX_PLAYERS as u8).contains(&setup.seats) {
        return Err(Refusal::Players);
    }
    let mut pile: Pile<u8, { CARDS as usize }> = (1..=CARDS).collect();
    pile.shuffle(&mut chance.at(PILE, 0));
    Ok(Template {
        limit: setup.options.limit,
        pile,
        hands: BySeat::from_fn(setup.seats, |_| Hand::default()),
        stopped: Seats::NONE,
        turn: Some(Seat::at(0)),
    })
}
