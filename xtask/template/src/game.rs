//! The `Game` trait: each question of the house and the function that answers it.

use crate::{Action, Choices, Event, Options, Refusal, Template, View};
use crate::{check, choices, digest, legal, meta, outcome, steps, view};
use maraude_core::{
    Actor, Chance, Digest, Game, Legal, Meta, Outcome, Seat, Seats, Setup, Sink, Viewer, When,
};

impl Game for Template {
    const META: Meta = meta::META;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;
    type Choices = Choices;

    fn new(setup: &Setup<Options>, chance: &mut Chance) -> Result<Self, Refusal> {
        steps::set_up::set_up(setup, chance)
    }

    fn seats(&self) -> u8 {
        self.hands.seats()
    }

    fn to_act(&self) -> Seats {
        self.turn.map_or(Seats::NONE, Seats::one)
    }

    fn legal(&self, seat: Seat, each: &mut impl FnMut(Action)) {
        legal::legal(self, seat, each);
    }

    fn house_moves(&self, _: &mut impl FnMut(Action, When)) {}

    fn check(&self, by: Actor, action: &Action) -> Result<(), Refusal> {
        check::check(self, by, *action)
    }

    fn apply(&mut self, legal: Legal<Self>, _: &mut Chance, out: &mut impl Sink<Event>) {
        steps::apply(self, *legal.action(), out);
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn shown(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.shown(viewer))
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
