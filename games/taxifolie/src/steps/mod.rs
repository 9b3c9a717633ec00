//! The course of play, one step per file, in the order of the rulebook.

mod setup;

mod opening;

mod turn;

mod roll;

mod arrival;
mod drive;

mod hazard;
mod order;

mod money;

mod ending;

use crate::action::Action;
use crate::event::Event;
use crate::state::{Phase, Taxifolie};
use maraude_core::{Chance, Draw, Pile, Sink, Viewers};

/// Carries out a legal action.
pub(crate) fn apply(
    game: &mut Taxifolie,
    action: &Action,
    chance: &mut Chance,
    out: &mut impl Sink<Event>,
) {
    match (game.phase, action) {
        (Phase::Opening, _) => game.open(chance, out),
        (_, Action::Roll) => game.roll(chance, out),
        (_, Action::Drive { way }) => game.drive(way, chance, out),
    }
}

/// The pile of these cards, shuffled. The first card of the random order is the top.
fn shuffled_pile<const N: usize>(mut cards: Vec<u8>, draw: &mut Draw) -> Pile<u8, N> {
    draw.shuffle(&mut cards);
    cards.into_iter().rev().collect()
}

/// Draws the top card. Everybody sees it; that is news unless they saw it put there.
fn draw_open<const N: usize>(pile: &mut Pile<u8, N>, out: &mut impl Sink<Event>) -> Option<u8> {
    if !pile.hidden().is_empty() {
        out.reveal(Viewers::ALL);
    }
    pile.draw()
}
