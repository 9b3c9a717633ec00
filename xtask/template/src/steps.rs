//! The sequence of play.

use super::action::Action;
use super::event::Event;
use super::options::Options;
use super::refusal::Refusal;
use super::state::{CARDS, Template};
use maraude_core::{
    Actor, Chance, MAX_SEATS, Outcome, Purpose, Ranking, Seat, Seats, Setup, Sink, Viewers,
};

/// The one shuffle.
const PILE: Purpose = Purpose(1);

/// XX-01: two to four players; the pile is shuffled, the first seat begins.
pub(crate) fn set_up(setup: &Setup<Options>, chance: &mut Chance) -> Result<Template, Refusal> {
    if !(2..=4).contains(&setup.seats) {
        return Err(Refusal::Players);
    }
    let mut pile = std::array::from_fn(|index| index as u8 + 1);
    chance.at(PILE, 0).shuffle(&mut pile);
    Ok(Template {
        seats: setup.seats,
        limit: setup.options.limit,
        pile,
        left: CARDS,
        hands: [0; MAX_SEATS],
        stopped: Seats::NONE,
        turn: Some(Seat::at(0)),
    })
}

/// XX-02, XX-03: whose turn it is may take a card, if there is one, or stop.
pub(crate) fn check(state: &Template, by: Actor, action: Action) -> Result<(), Refusal> {
    if state.turn.map(Actor::Seat) != Some(by) {
        return Err(Refusal::NotYourTurn);
    }
    if action == Action::Take && state.left == 0 {
        return Err(Refusal::EmptyPile);
    }
    Ok(())
}

/// Plays a legal action.
pub(crate) fn apply(state: &mut Template, action: Action, out: &mut impl Sink<Event>) {
    let seat = state.turn.expect("a legal action has its turn");
    match action {
        Action::Take => {
            let top = CARDS as usize - state.left as usize;
            let card = std::mem::take(&mut state.pile[top]);
            state.left -= 1;
            state.hands[seat.index()] |= 1 << card;
            out.tell(Event::Took {
                seat,
                card: Some(card),
            });
            out.reveal(Viewers::only(seat));
        }
        Action::Stop => {
            state.stopped = state.stopped.with(seat);
            out.tell(Event::Stopped { seat });
        }
    }
    out.end_turn();
    let others = Seat::all(state.seats)
        .map(|step| Seat::at((seat.index() + 1 + step.index()) % state.seats as usize));
    state.turn = others.into_iter().find(|&next| !state.stopped.has(next));
    if state.turn.is_none() {
        // XX-05: the hands, and with them the pile, are shown.
        out.reveal(Viewers::ALL);
    }
}

/// XX-04: the highest sum within the limit wins; more than the limit counts nothing.
pub(crate) fn outcome(state: &Template) -> Option<Outcome> {
    if state.turn.is_some() {
        return None;
    }
    let worth = |seat| {
        Some(state.sum(seat))
            .filter(|sum| *sum <= state.limit)
            .unwrap_or(0)
    };
    let scores: Vec<i32> = Seat::all(state.seats)
        .map(|seat| worth(seat).into())
        .collect();
    Some(Outcome::ranked("all_stopped", Ranking::by_score(&scores)))
}
