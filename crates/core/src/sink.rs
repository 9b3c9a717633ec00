//! The listener to which the rules report what happens.

use crate::viewer::Viewers;

/// Listens while an action is applied.
pub trait Sink<E> {
    /// Something happened.
    fn tell(&mut self, event: E);

    /// These viewers have just learnt something that was hidden from them: a card was turned or
    /// shown. Nobody may take back what came before, and two worlds that looked alike to them
    /// may differ from here on.
    fn reveal(&mut self, to: Viewers);

    /// The turn is over: no taking back beyond this point.
    fn end_turn(&mut self);
}

/// Keeps nothing: simulations run without events.
pub struct Deaf;

impl<E> Sink<E> for Deaf {
    #[inline]
    fn tell(&mut self, _: E) {}
    #[inline]
    fn reveal(&mut self, _: Viewers) {}
    #[inline]
    fn end_turn(&mut self) {}
}

/// Keeps everything of one step.
///
/// ```
/// use maraude_core::{Heard, Seat, Sink, Viewers};
///
/// let mut heard = Heard::default();
/// heard.tell("a card was drawn");
/// heard.reveal(Viewers::only(Seat::at(0)));
/// assert_eq!(heard.events, ["a card was drawn"]);
/// assert!(!heard.revealed.is_empty() && !heard.turn_ended);
/// ```
#[derive(Clone, Debug)]
pub struct Heard<E> {
    /// What happened, in order.
    pub events: Vec<E>,
    /// Who learnt something hidden.
    pub revealed: Viewers,
    /// Whether a turn ended.
    pub turn_ended: bool,
}

impl<E> Default for Heard<E> {
    fn default() -> Self {
        Self {
            events: Vec::new(),
            revealed: Viewers::NONE,
            turn_ended: false,
        }
    }
}

impl<E> Sink<E> for Heard<E> {
    fn tell(&mut self, event: E) {
        self.events.push(event);
    }

    fn reveal(&mut self, to: Viewers) {
        self.revealed = self.revealed.and(to);
    }

    fn end_turn(&mut self) {
        self.turn_ended = true;
    }
}
