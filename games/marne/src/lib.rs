//! Marne: lieutenants at the Invalides, September 1914, load soldiers into taxis together.
//!
//! The implementor of [`Game`] is the state; [`steps`] is the sequence of play. Clauses such as
//! MA-56 are those of `RULES.md`.

pub mod steps;

pub mod action;
pub mod event;
pub mod meta;
pub mod options;
pub mod refusal;
pub mod soldier;
pub mod state;
pub mod street;
pub mod taxi;
pub mod view;

mod abilities;
pub mod bots;
mod card;
mod check;
mod gain;
mod legal;
mod set;
pub mod solve;
mod words;

#[cfg(test)]
mod tests;

pub use action::Action;
pub use bots::BOTS;
pub use event::Event;
pub use options::Options;
pub use refusal::Refusal;
pub use state::Marne;
pub use view::View;

use maraude_core::{
    Abilities, Actor, Advise, Chance, CountCards, Digest, Drawn, Game, Legal, Listed, Message,
    Meta, Outcome, Seat, Seats, Setup, Silence, Sink, Viewer, When,
};
use state::Phase;

impl Game for Marne {
    const META: Meta = meta::META;
    const ABILITIES: Abilities<Self> = Abilities::NONE
        .with_advice()
        .with_card_counts()
        .with_silence();

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;
    type Choices = Listed<Action>;

    fn new(setup: &Setup<Options>, chance: &mut Chance) -> Result<Self, Refusal> {
        Self::set_up(setup, chance)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    #[inline]
    fn to_act(&self) -> Seats {
        if self.phase == Phase::Over {
            Seats::NONE
        } else {
            Seats::one(self.turn)
        }
    }

    fn legal(&self, seat: Seat, each: &mut impl FnMut(Action)) {
        if seat == self.turn {
            self.list(each);
        }
    }

    /// Nothing: there are no alarms, and a seat given up keeps its cards (MA-22).
    fn house_moves(&self, _: &mut impl FnMut(Action, When)) {}

    fn check(&self, by: Actor, action: &Action) -> Result<(), Refusal> {
        self.judge(by, *action)
    }

    fn apply(&mut self, legal: Legal<Self>, chance: &mut Chance, out: &mut impl Sink<Event>) {
        self.act(*legal.action(), chance, out);
    }

    fn view(&self, _: Viewer) -> View {
        // Everybody may know the same (MA-09).
        View::of(self)
    }

    fn shown(event: &Event, _: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn choices(&self, seat: Seat) -> Listed<Action> {
        let mut actions = Vec::new();
        self.legal(seat, &mut |action| actions.push(action));
        actions.into_iter().collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn digest(&self, into: &mut Digest) {
        self.feed(into);
    }
}

impl Advise for Marne {
    const ADVISER: &'static str = "strong";

    fn gain(&self, seat: Seat, action: &Action) -> Option<Message> {
        Some(self.gain_of(seat, *action))
    }
}

impl CountCards for Marne {
    fn drawn(event: &Event) -> Option<Drawn> {
        gain::drawn(*event)
    }
}

impl Silence for Marne {
    fn silence(&self) -> Option<&'static str> {
        (self.silent && self.phase != Phase::Over).then_some("MA-71")
    }
}

impl Marne {
    /// Plays an action that is known to be legal.
    #[inline]
    pub(crate) fn act(&mut self, action: Action, chance: &mut Chance, out: &mut impl Sink<Event>) {
        match action {
            Action::PlaceOfficers { colour } => self.place_officers(colour, out),
            Action::TurnTaxi => self.turn_taxi(out),
            Action::Discard { card } if self.phase == Phase::Surplus => {
                self.discard_surplus(card, out);
            }
            Action::Discard { card } => self.discard_for_event(card, out),
            Action::Mobilise => self.mobilise(chance, out),
            Action::Keep => self.keep(chance, out),
            Action::PutInReserve { discard } => self.put_in_reserve(discard, chance, out),
            Action::MoveOfficer { from, to } => self.move_officer(from, to, out),
            Action::Exchange { give, take } => self.exchange(give, take, out),
            Action::Load { street, cards } => self.load(street, cards, out),
            Action::Estafette { card, from, to } => self.estafette(card, [from, to], out),
            Action::SergentDeVille { card, streets } => self.sergent(card, streets, out),
            Action::Renfort { card } => self.renfort(card, chance, out),
            Action::DemiTour { card, from, to } => self.demi_tour(card, [from, to], out),
            Action::EndTurn => self.end_turn(out),
        }
    }
}
