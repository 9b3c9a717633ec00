//! The rules as core knows them: each question is answered by the module of its name.

use crate::action::Action;
use crate::choices::{self, Choices};
use crate::event::Event;
use crate::options::Options;
use crate::refusal::Refusal;
use crate::state::{Phase, Taxifolie};
use crate::view::{self, View};
use crate::{check, digest, legal, meta, outcome, steps};
use maraude_core::{
    Abilities, Actor, Chance, Digest, Game, Legal, Meta, Outcome, Seat, Seats, Setup, Sink, Viewer,
    When,
};

impl Game for Taxifolie {
    const META: Meta = meta::META;
    const ABILITIES: Abilities<Self> = Abilities::NONE
        .with_advice()
        .with_card_counts()
        .with_board();
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;
    type Choices = Choices;

    fn new(setup: &Setup<Options>, chance: &mut Chance) -> Result<Self, Refusal> {
        Self::set_up(setup.options.edition, setup.seats, chance)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Over => Seats::NONE,
            _ => Seats::one(self.turn),
        }
    }

    fn legal(&self, seat: Seat, each: &mut impl FnMut(Action)) {
        legal::legal(self, seat, each);
    }

    fn house_moves(&self, _: &mut impl FnMut(Action, When)) {}

    fn check(&self, by: Actor, action: &Action) -> Result<(), Refusal> {
        check::check(self, by, action)
    }

    fn apply(&mut self, legal: Legal<Self>, chance: &mut Chance, out: &mut impl Sink<Event>) {
        steps::apply(self, legal.action(), chance, out);
    }

    fn view(&self, _: Viewer) -> View {
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
