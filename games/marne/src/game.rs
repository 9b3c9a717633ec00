//! The rules as a [`Game`]: each question is answered in the file of its name.

use crate::{
    Action, Choices, Event, Marne, Options, Refusal, View, check, choices, digest, legal, meta,
    outcome, steps, view,
};
use maraude_core::{
    Abilities, Actor, Chance, Digest, Game, Legal, Meta, Outcome, Seat, Seats, Setup, Sink, Viewer,
    When,
};

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
    type Choices = Choices;

    fn new(setup: &Setup<Options>, chance: &mut Chance) -> Result<Self, Refusal> {
        steps::setup::new(setup, chance)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    #[inline]
    fn to_act(&self) -> Seats {
        if self.is_over() {
            Seats::NONE
        } else {
            Seats::one(self.turn)
        }
    }

    fn legal(&self, seat: Seat, each: &mut impl FnMut(Action)) {
        legal::legal(self, seat, each);
    }

    /// Nothing: there are no alarms, and an abandoned seat keeps its cards (MA-22).
    fn house_moves(&self, _: &mut impl FnMut(Action, When)) {}

    fn check(&self, by: Actor, action: &Action) -> Result<(), Refusal> {
        check::check(self, by, *action)
    }

    fn apply(&mut self, legal: Legal<Self>, chance: &mut Chance, out: &mut impl Sink<Event>) {
        steps::apply(self, *legal.action(), chance, out);
    }

    fn view(&self, _: Viewer) -> View {
        // Everybody may know the same (MA-09).
        view::view(self)
    }

    fn shown(event: &Event, _: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn choices(&self, seat: Seat) -> Choices {
        choices::choices(self, seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        outcome::outcome(self)
    }

    fn digest(&self, into: &mut Digest) {
        digest::digest(self, into);
    }
}
