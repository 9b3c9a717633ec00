//! Turbo: everybody builds the same little city at the same time, and the first right one wins.
//!
//! Read `steps` for the sequence of play, `state` for what is true, `view` for who sees what.
//! `solver` knows every puzzle exactly. The clauses TT-… are those of `RULES.md`.

pub mod city;
pub mod faults;
pub mod pawn;
pub mod puzzle;
pub mod rim;
pub mod solver;
pub mod task;
pub mod tile;

pub mod action;
pub mod bots;
pub mod choices;
pub mod event;
pub mod meta;
pub mod options;
pub mod pile;
pub mod refusal;
pub mod state;
pub mod timing;
pub mod view;

mod abilities;
mod digest;
mod steps;

pub use action::Action;
pub use bots::BOTS;
pub use event::Event;
pub use options::{Mode, Options};
pub use refusal::Refusal;
pub use state::Turbo;
pub use steps::clock::{COUNTDOWN_MS, HELP_MS};
pub use view::View;

use maraude_core::journal::Journal;
use maraude_core::{
    Abilities, Actor, Chance, Digest, Game, Legal, Meta, Outcome, RankedTime, Seat, Seats, Setup,
    Sink, Viewer, When,
};

impl Game for Turbo {
    const META: Meta = meta::META;
    // No adviser: Turbo's own hints are an action that costs the ranking (TT-K5).
    const ABILITIES: Abilities<Self> = Abilities::NONE.with_ranked_time();
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;
    type Choices = choices::Choices;

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
        self.each_legal(seat, each);
    }

    fn house_moves(&self, each: &mut impl FnMut(Action, When)) {
        self.clock(each);
    }

    fn check(&self, by: Actor, action: &Action) -> Result<(), Refusal> {
        let seat = match by {
            Actor::House => return self.check_house(*action),
            Actor::Seat(_) if action.is_of_the_house() => return Err(Refusal::HouseOnly(*action)),
            Actor::Seat(seat) => seat,
        };
        match *action {
            Action::Pawn { cell, .. } => self.check_pawn(seat, cell),
            Action::TurnTile => self.check_turn_tile(seat),
            Action::Place { cell, tile } => self.check_place(seat, cell, tile),
            Action::Rotate { cell } | Action::TakeBack { cell } => self.check_tile_on(seat, cell),
            Action::Move { from, to } => self.check_move(seat, from, to),
            Action::Claim => self.check_claim(seat),
            Action::GiveUp => self.check_in(seat),
            Action::Hint => self.check_hint(seat),
            Action::Show => self.check_show(seat),
            Action::Start
            | Action::Help
            | Action::Admit { .. }
            | Action::Limit
            | Action::Drop
            | Action::Leave { .. } => Err(Refusal::HouseOnly(*action)),
        }
    }

    fn apply(&mut self, legal: Legal<Self>, chance: &mut Chance, out: &mut impl Sink<Event>) {
        match legal.into_parts() {
            (Actor::Seat(seat), action) => self.seat_acts(seat, action, chance, out),
            (Actor::House, action) => self.house_acts(action, chance, out),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn shown(event: &Event, viewer: Viewer) -> Option<Event> {
        event.shown(viewer)
    }

    fn choices(&self, seat: Seat) -> choices::Choices {
        self.offer(seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ranked()
    }

    fn digest(&self, into: &mut Digest) {
        self.feed(into);
    }
}

impl RankedTime for Turbo {
    fn ranked_time(journal: &Journal) -> Option<u64> {
        timing::SoloTime::ranked(journal)
    }
}

impl Turbo {
    fn seat_acts(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut Chance,
        out: &mut impl Sink<Event>,
    ) {
        match action {
            Action::Pawn { pawn, cell } => self.put_pawn(pawn, cell, out),
            Action::TurnTile => self.count_down(out),
            Action::Place { cell, tile } => self.place(seat, cell, tile, out),
            Action::Rotate { cell } => self.rotate(seat, cell, out),
            Action::Move { from, to } => self.shift(seat, from, to, out),
            Action::TakeBack { cell } => self.take_back(seat, cell, out),
            Action::Claim => self.claim(seat, chance, out),
            Action::GiveUp => self.give_up(seat, chance, out),
            Action::Hint => self.give_hint(seat, out),
            Action::Show => self.show_solution(seat, out),
            _ => unreachable!("check leaves the house's actions to the house"),
        }
    }

    fn house_acts(&mut self, action: Action, chance: &mut Chance, out: &mut impl Sink<Event>) {
        match action {
            Action::Start => self.start(chance, out),
            Action::Help => self.help(chance, out),
            Action::Admit { seat } => {
                self.admit(seat);
                out.tell(Event::Admitted { seat });
            }
            Action::Limit => self.drop_round(event::Dropped::Limit, chance, out),
            Action::Drop => self.drop_round(event::Dropped::Agreed, chance, out),
            Action::Leave { seat } => self.leave(seat, chance, out),
            _ => unreachable!("the clock lists only the house's own actions"),
        }
    }
}
