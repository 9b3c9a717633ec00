//! The rules of Pioche.

use super::action::Action;
use super::event::{Event, Swapped};
use super::meta::{META, Options};
use super::refusal::Refusal;
use super::state::{DIE, Pioche, SHUFFLE};
use super::view::View;
use maraude_core::{
    Abilities, Actor, Chance, Digest, Game, Legal, Listed, Meta, Outcome, Ranking, Seat, Seats,
    Setup, Sink, Viewer, Viewers, When,
};

/// How long a turn may take, in milliseconds.
const TURN: u32 = 10_000;

impl Game for Pioche {
    const META: Meta = META;
    const ABILITIES: Abilities<Self> = Abilities::NONE.with_silence();
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;
    type Choices = Listed<Action>;

    fn new(setup: &Setup<Options>, chance: &mut Chance) -> Result<Self, Refusal> {
        Self::deal(setup, chance)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn to_act(&self) -> Seats {
        if self.is_over() {
            Seats::NONE
        } else {
            Seats::one(self.turn())
        }
    }

    fn legal(&self, seat: Seat, each: &mut impl FnMut(Action)) {
        if !self.to_act().has(seat) {
            return;
        }
        let cards = self.hand(seat).cards().iter();
        if self.marked.is_some() {
            each(Action::Roll);
        } else {
            cards.clone().for_each(|&card| each(Action::Mark { card }));
        }
        if self.may_swap() {
            cards.for_each(|&card| each(Action::Swap { card }));
        }
    }

    fn house_moves(&self, each: &mut impl FnMut(Action, When)) {
        if self.is_over() {
            return;
        }
        each(Action::Nudge, When::After { ms: TURN });
        if !self.reshuffled {
            let by = Seats::all(self.seats);
            each(Action::Reshuffle, When::Agreed { by });
        }
        for seat in Seat::all(self.seats) {
            each(Action::Leave { seat }, When::Left { seat });
        }
    }

    fn check(&self, by: Actor, action: &Action) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::Over);
        }
        let turn = self.turn();
        match (by, *action) {
            (Actor::House, Action::Nudge) => Ok(()),
            (Actor::House, Action::Reshuffle) if !self.reshuffled => Ok(()),
            (Actor::House, Action::Leave { seat }) if seat.number() <= self.seats => Ok(()),
            (Actor::House, _) => Err(Refusal::NotAsked),
            (_, Action::Nudge | Action::Reshuffle | Action::Leave { .. }) => Err(Refusal::House),
            (Actor::Seat(seat), _) if seat != turn => Err(Refusal::Turn(turn)),
            (_, Action::Roll) if self.marked.is_none() => Err(Refusal::NothingMarked),
            (_, Action::Mark { .. }) if self.marked.is_some() => Err(Refusal::Marked),
            (_, Action::Swap { .. }) if !self.may_swap() => Err(Refusal::NoSwap),
            (_, Action::Mark { card } | Action::Swap { card }) if !self.hand(turn).has(card) => {
                Err(Refusal::Hand(card))
            }
            (_, Action::Mark { .. } | Action::Roll | Action::Swap { .. }) => Ok(()),
        }
    }

    fn apply(&mut self, legal: Legal<Self>, chance: &mut Chance, out: &mut impl Sink<Event>) {
        let seat = self.turn();
        match *legal.action() {
            Action::Mark { card } => {
                self.marked = Some(card);
                let card = Some(card);
                out.tell(Event::Marked { seat, card });
            }
            Action::Roll => {
                self.roll(chance, out);
                self.end_turn(out);
            }
            Action::Swap { card } => self.swap(card, out),
            Action::Nudge => {
                self.marked = None;
                out.tell(Event::Nudged { seat });
                self.end_turn(out);
            }
            Action::Reshuffle => {
                self.reshuffled = true;
                if let [_, rest @ ..] = self.pile.cards_mut() {
                    chance.at(SHUFFLE, 1).shuffle(rest);
                }
                out.tell(Event::Reshuffled);
            }
            Action::Leave { seat } => {
                self.left = Some(seat);
                out.tell(Event::Left { seat });
            }
        }
        if self.is_over() {
            out.tell(Event::Over);
            out.reveal(Viewers::ALL);
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
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
        if !self.is_over() {
            return None;
        }
        let scores = self.scores.map(i32::from);
        let scores = &scores[..usize::from(self.seats)];
        Some(match self.left {
            None => Outcome::ranked("counted", Ranking::by_score(scores)),
            Some(left) => Outcome::ranked(
                "left",
                Ranking::by_key(scores, |seat| (seat != left, scores[seat.index()])),
            ),
        })
    }

    fn digest(&self, into: &mut Digest) {
        self.feed(into);
    }
}

impl Pioche {
    fn roll(&mut self, chance: &mut Chance, out: &mut impl Sink<Event>) {
        let seat = self.turn();
        let Some(card) = self.marked.take() else {
            return;
        };
        let die = chance.at(DIE, self.rolls.into()).below(6) as u8 + 1;
        self.rolls += 1;
        self.scores[seat.index()] += card + die;
        self.hands[seat.index()].remove(card);
        self.aside.add(card);
        out.tell(Event::Rolled { seat, die, card });
        out.reveal(Viewers::ALL);
        if self.pile.len() > 1
            && let Some(card) = self.pile.pop()
        {
            self.hands[seat.index()].add(card);
            let card = Some(card);
            out.tell(Event::Drew { seat, card });
        }
    }

    fn swap(&mut self, put: u8, out: &mut impl Sink<Event>) {
        let seat = self.turn();
        let Some(took) = self.pile.pop() else { return };
        self.hands[seat.index()].remove(put);
        self.hands[seat.index()].add(took);
        self.pile.slip_under(put);
        self.swapped = Some(seat);
        let cards = Some(Swapped { put, took });
        out.tell(Event::Swapped { seat, cards });
        out.reveal(Viewers::only(seat));
    }

    fn end_turn(&mut self, out: &mut impl Sink<Event>) {
        self.turns += 1;
        out.end_turn();
    }
}
