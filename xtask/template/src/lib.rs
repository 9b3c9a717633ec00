//! The rules of Template. Read `state.rs`, then `steps.rs`.
//!
//! On their turn players take a hidden card or stop. Nobody may hold more than the limit.

mod abilities;
mod action;
mod event;
mod meta;
mod options;
mod refusal;
mod state;
mod steps;
mod view;

pub use action::Action;
pub use event::Event;
pub use options::Options;
pub use refusal::Refusal;
pub use state::Template;
pub use view::View;

use maraude_core::{
    Actor, BotSpec, Chance, Digest, Game, Legal, Listed, Meta, Outcome, Seat, Seats, Setup, Sink,
    Viewer, When,
};

/// The game's own bots.
pub const BOTS: &[BotSpec<Template>] = &[];

impl Game for Template {
    const META: Meta = meta::META;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;
    type Choices = Listed<Action>;

    fn new(setup: &Setup<Options>, chance: &mut Chance) -> Result<Self, Refusal> {
        steps::set_up(setup, chance)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn to_act(&self) -> Seats {
        self.turn.map_or(Seats::NONE, Seats::one)
    }

    fn legal(&self, seat: Seat, each: &mut impl FnMut(Action)) {
        for action in [Action::Take, Action::Stop] {
            if self.check(Actor::Seat(seat), &action).is_ok() {
                each(action);
            }
        }
    }

    fn house_moves(&self, _: &mut impl FnMut(Action, When)) {}

    fn check(&self, by: Actor, action: &Action) -> Result<(), Refusal> {
        steps::check(self, by, *action)
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

    fn choices(&self, seat: Seat) -> Listed<Action> {
        let mut actions = Vec::new();
        self.legal(seat, &mut |action| actions.push(action));
        actions.into_iter().collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        steps::outcome(self)
    }

    fn digest(&self, into: &mut Digest) {
        state::digest(self, into);
    }
}
