//! The rules as core knows them.

use crate::action::Action;
use crate::choices::Offer;
use crate::event::Event;
use crate::meta::{META, Options};
use crate::refusal::Refusal;
use crate::state::{Phase, Taxifolie};
use crate::view::View;
use maraude_core::{
    Actor, Chance, Digest, Drawn, Game, Legal, Message, Meta, Outcome, Seat, Seats, Setup, Sink,
    Viewer, When,
};

impl Game for Taxifolie {
    const META: Meta = META;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;
    type Choices = Offer;

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
        if !self.to_act().has(seat) {
            return;
        }
        match self.phase {
            Phase::Opening | Phase::Roll => each(Action::Roll),
            Phase::Drive => self
                .drives()
                .each(&mut |way, _| each(Action::Drive { way: *way })),
            Phase::Over => {}
        }
    }

    fn house_moves(&self, _: &mut impl FnMut(Action, When)) {}

    fn check(&self, by: Actor, action: &Action) -> Result<(), Refusal> {
        let Actor::Seat(seat) = by else {
            return Err(Refusal::House);
        };
        if self.phase == Phase::Over {
            return Err(Refusal::Over);
        }
        if seat != self.turn {
            return Err(Refusal::Turn(self.turn));
        }
        match (self.phase, action) {
            (Phase::Drive, Action::Roll) => Err(Refusal::DriveFirst),
            (_, Action::Roll) => Ok(()),
            (Phase::Drive, Action::Drive { way }) => match self.drives().follow(way) {
                Ok(_) => Ok(()),
                Err(astray) => Err(Refusal::astray(astray, self.edition)),
            },
            (_, Action::Drive { .. }) => Err(Refusal::RollFirst),
        }
    }

    fn apply(&mut self, legal: Legal<Self>, chance: &mut Chance, out: &mut impl Sink<Event>) {
        match (self.phase, legal.action()) {
            (Phase::Opening, _) => self.open(chance, out),
            (_, Action::Roll) => self.roll(chance, out),
            (_, Action::Drive { way }) => self.travel(way, chance, out),
        }
    }

    fn view(&self, _: Viewer) -> View {
        View::of(self)
    }

    fn shown(event: &Event, _: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn choices(&self, seat: Seat) -> Offer {
        self.offer(seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn digest(&self, into: &mut Digest) {
        self.feed(into);
    }

    fn gain(&self, seat: Seat, action: &Action) -> Option<Message> {
        self.gain_of(seat, action)
    }

    fn drawn(event: &Event) -> Option<Drawn> {
        crate::gain::drawn(event)
    }

    /// The plates are French in every language, as in the streets of Paris.
    fn board_svg(options: &Options, _: &str) -> Option<String> {
        Some(crate::draw::board_svg(options.edition))
    }
}
