//! The rules of a flawed game: those of Pioche but for one flaw.

use super::facts::facts;
use super::{Act, Flawed, View, flaw};
use crate::toys::pioche::{Action, Event, Options, Pioche, Refusal};
use maraude_core::{
    Abilities, Actor, Chance, Digest, Game, Legal, Listed, Meta, Outcome, Seat, Seats, Setup,
    Silence, Sink, Viewer, Viewers, When,
};
use std::sync::atomic::{AtomicU8, Ordering};

/// What rules must not look at: anything outside the state.
static OUTSIDE: AtomicU8 = AtomicU8::new(0);

impl<const FLAW: u8> Game for Flawed<FLAW> {
    const META: Meta = facts(FLAW);
    const ABILITIES: Abilities<Self> = Abilities::NONE.with_silence();
    type Options = Options;
    type Action = Act<FLAW>;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;
    type Choices = Listed<Act<FLAW>>;

    fn new(setup: &Setup<Options>, chance: &mut Chance) -> Result<Self, Refusal> {
        let mut setup = setup.clone();
        if FLAW == flaw::CROWDED && setup.seats == 5 {
            setup.seats = 4;
        }
        if FLAW == flaw::STUBBORN && !setup.options.swap {
            return Err(Refusal::House);
        }
        Pioche::new(&setup, chance).map(Self::of)
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn to_act(&self) -> Seats {
        let to_act = self.game.to_act();
        if FLAW == flaw::RESTLESS && to_act.is_empty() {
            return Seats::one(Seat::at(0));
        }
        to_act
    }

    fn legal(&self, seat: Seat, each: &mut impl FnMut(Act<FLAW>)) {
        let mut listed = Vec::new();
        self.game.legal(seat, &mut |action| listed.push(action));
        match FLAW {
            flaw::LISTS_TOO_MUCH if !listed.is_empty() => listed.push(Action::Nudge),
            flaw::LISTS_TWICE => listed.extend(listed.first().copied()),
            flaw::STUCK if self.game.marked.is_some() => listed.clear(),
            flaw::BACKWARDS => listed.reverse(),
            flaw::TELLING_ORDER if self.top().is_some_and(|top| top % 2 == 0) => listed.reverse(),
            _ => {}
        }
        for action in listed {
            each(Act(action));
        }
    }

    fn house_moves(&self, each: &mut impl FnMut(Act<FLAW>, When)) {
        if FLAW == flaw::LATE_ALARM && self.game.outcome().is_some() {
            each(Act(Action::Nudge), When::After { ms: 1 });
        }
        self.game.house_moves(&mut |action, when| {
            if FLAW != flaw::STUCK || !matches!(when, When::After { .. }) {
                each(Act(action), when);
            }
        });
    }

    fn check(&self, by: Actor, action: &Act<FLAW>) -> Result<(), Refusal> {
        if let (flaw::FRAGILE, Action::Mark { card }) = (FLAW, action.0) {
            assert!(card <= 16, "no such card");
        }
        let refusal = match self.game.check(by, &action.0) {
            Ok(()) => return Ok(()),
            Err(refusal) => refusal,
        };
        match (FLAW, refusal) {
            (flaw::ACCEPTS_TOO_MUCH, Refusal::NothingMarked) => Ok(()),
            (flaw::SEATS_RING, Refusal::House) => Ok(()),
            (flaw::TELLING_REFUSAL, Refusal::Turn(_)) => {
                Err(Refusal::Hand(self.top().unwrap_or(0)))
            }
            _ => {
                self.scribble((FLAW == flaw::HALF_DONE).into());
                Err(refusal)
            }
        }
    }

    fn apply(&mut self, legal: Legal<Self>, chance: &mut Chance, out: &mut impl Sink<Event>) {
        let (by, Act(action)) = legal.into_parts();
        if FLAW == flaw::ENDLESS && action == Action::Roll {
            return;
        }
        if FLAW == flaw::GLOBAL && action == Action::Roll {
            self.scribble(OUTSIDE.fetch_add(1, Ordering::Relaxed));
        }
        if FLAW == flaw::SHARED {
            self.scribble(1);
        }
        let Ok(legal) = Legal::judge(&self.game, by, action) else {
            return;
        };
        let forgets = FLAW == flaw::UNMARKED && matches!(action, Action::Swap { .. });
        let out = &mut Through { out, forgets };
        self.game.apply(legal, chance, out);
        if action == Action::Roll {
            let seat = usize::from((self.game.turns - 1) % self.game.seats);
            match FLAW {
                flaw::LOSES_A_CARD => drop(self.game.aside.pop()),
                flaw::GENEROUS => self.game.scores[seat] += 1,
                flaw::PANICKING => assert!(self.game.scores[seat] < 40, "too many points"),
                _ => {}
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn shown(event: &Event, viewer: Viewer) -> Option<Event> {
        if FLAW == flaw::LEAKY_EVENTS {
            return Some(*event);
        }
        Pioche::shown(event, viewer)
    }

    fn choices(&self, seat: Seat) -> Listed<Act<FLAW>> {
        let mut actions = Vec::new();
        self.legal(seat, &mut |action| actions.push(action));
        if FLAW == flaw::HIDES_A_CHOICE && actions.len() > 1 {
            actions.pop();
        }
        actions.into_iter().collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        let outcome = self.game.outcome()?;
        let ending = match FLAW {
            flaw::UNANNOUNCED => "unheard-of",
            _ => outcome.ending,
        };
        Some(Outcome { ending, ..outcome })
    }

    fn digest(&self, into: &mut Digest) {
        self.game.digest(into);
        if self.scratch() > 0 {
            into.u8(self.scratch());
        }
    }
}

impl<const FLAW: u8> Silence for Flawed<FLAW> {
    fn silence(&self) -> Option<&'static str> {
        if FLAW == flaw::TELLING_SILENCE && self.top().is_some_and(|top| top > 8) {
            return None;
        }
        self.game.silence()
    }
}

impl<const FLAW: u8> Flawed<FLAW> {
    /// The top of the pile, which nobody may know.
    pub(super) fn top(&self) -> Option<u8> {
        self.game.pile.cards().last().copied()
    }
}

/// Passes on what happens, except maybe who learnt something.
struct Through<'a, S> {
    out: &'a mut S,
    forgets: bool,
}

impl<S: Sink<Event>> Sink<Event> for Through<'_, S> {
    fn tell(&mut self, event: Event) {
        self.out.tell(event);
    }

    fn reveal(&mut self, to: Viewers) {
        if !self.forgets {
            self.out.reveal(to);
        }
    }

    fn end_turn(&mut self) {
        self.out.end_turn();
    }
}
