//! The rules as a [`Game`]: each question is answered in the file of its name.

use maraude_core::{
    Abilities, Actor, Chance, Digest, Game, Legal, Meta, Outcome, Seat, Seats, Setup, Sink, Viewer,
    When,
};

use crate::{
    Action, Choices, Event, Options, Refusal, Turbo, View, check, choices, digest, legal, meta,
    outcome, steps, view,
};

impl Game for Turbo {
    const META: Meta = meta::META;
    // No adviser: Turbo's own hints are an action that costs the ranking (TT-K5).
    const ABILITIES: Abilities<Self> = Abilities::NONE.with_race().with_ranked_time();
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

    fn to_act(&self) -> Seats {
        self.acting()
    }

    fn legal(&self, seat: Seat, each: &mut impl FnMut(Action)) {
        legal::legal(self, seat, each);
    }

    fn house_moves(&self, each: &mut impl FnMut(Action, When)) {
        self.each_alarm(each);
    }

    fn check(&self, by: Actor, action: &Action) -> Result<(), Refusal> {
        check::check(self, by, *action)
    }

    fn apply(&mut self, legal: Legal<Self>, chance: &mut Chance, out: &mut impl Sink<Event>) {
        steps::apply(self, legal, chance, out);
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn shown(event: &Event, viewer: Viewer) -> Option<Event> {
        event.shown(viewer)
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
