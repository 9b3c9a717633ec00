//! Boomville: a race to secret destinations through a town that closes its streets.
//!
//! Read in this order: [`town`] and [`cards`] (static data), `state` (what is true), `ways`
//! (where one can drive), `steps` (the course of play), `judge` (what is refused).

pub mod bots;
pub mod cards;
pub mod draw;
pub mod town;

mod action;
mod choices;
mod digest;
mod event;
mod hint;
mod judge;
mod legal;
mod meta;
mod options;
mod redeal;
mod refusal;
pub mod staging;
mod state;
mod steps;
mod tokens;
mod view;
mod ways;

pub use action::BoomvilleAction;
pub use bots::BOTS;
pub use choices::{BoomvilleChoices, MARK_ARRIVES, MARK_PASSES};
pub use event::BoomvilleEvent;
pub use options::BoomvilleOptions;
pub use refusal::BoomvilleRefusal;
pub use state::{Boomville, MAX_PLAYERS, MOST_DESTINATIONS, Phase};
pub use tokens::{BARRIERS, ONE_WAYS, Obstacle};
pub use view::{BoomvilleView, Piles, Place, PlayerView};

use maraude_core::rand_core::Rng;
use maraude_core::{
    Actor, Chance, Digest, Drawn, Game, Legal, Message, Meta, Outcome, Ranking, Redeal, Sample,
    Seat, Seats, Setup, Sink, Viewer, When,
};
use steps::Stage;

/// How long the table may think about going on after a win, in milliseconds (BV-X4).
const ASKED_MS: u32 = 30_000;

impl Game for Boomville {
    const META: Meta = meta::META;
    // The levels below the expert misjudge distances; a hint should not.
    const ADVISER: &'static str = "searcher";
    type Options = BoomvilleOptions;
    type Action = BoomvilleAction;
    type Event = BoomvilleEvent;
    type Refusal = BoomvilleRefusal;
    type View = BoomvilleView;
    type Choices = BoomvilleChoices;

    fn new(setup: &Setup<BoomvilleOptions>, chance: &mut Chance) -> Result<Self, BoomvilleRefusal> {
        Self::set_up(setup, chance)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn to_act(&self) -> Seats {
        match self.turn.phase {
            Phase::Over => Seats::NONE,
            // They are asked; they answer through the house.
            Phase::Asked => self.asked(),
            _ => Seats::one(self.turn.seat),
        }
    }

    fn legal(&self, seat: Seat, each: &mut impl FnMut(BoomvilleAction)) {
        if seat != self.turn.seat || self.turn.phase == Phase::Asked {
            return;
        }
        self.plain_actions(each);
        let shortcut = self.turn.phase == Phase::Shortcut;
        self.ways(&mut |way| {
            each(if shortcut {
                BoomvilleAction::Shortcut(way)
            } else {
                BoomvilleAction::Drive(way)
            });
        });
    }

    fn house_moves(&self, each: &mut impl FnMut(BoomvilleAction, When)) {
        let mut offer = |action, when| {
            if self.judge(Actor::House, action).is_ok() {
                each(action, when);
            }
        };
        let on: Seats = self.would_drive_on().collect();
        offer(
            BoomvilleAction::OneMore,
            When::Agreed {
                by: Seats::all(self.seats),
            },
        );
        offer(BoomvilleAction::PlayOn, When::Agreed { by: on });
        offer(BoomvilleAction::Stop, When::Agreed { by: self.asked() });
        offer(BoomvilleAction::Stop, When::Refused { by: on });
        offer(BoomvilleAction::Stop, When::After { ms: ASKED_MS });
    }

    fn check(&self, by: Actor, action: &BoomvilleAction) -> Result<(), BoomvilleRefusal> {
        self.judge(by, *action)
    }

    fn apply(
        &mut self,
        legal: Legal<Self>,
        chance: &mut Chance,
        out: &mut impl Sink<BoomvilleEvent>,
    ) {
        let stage = &mut Stage { chance, out };
        let seat = self.turn.seat;
        match *legal.action() {
            BoomvilleAction::Roll => self.roll(stage),
            BoomvilleAction::ChooseFace(face) => self.choose_face(face, stage),
            BoomvilleAction::DriveOver => self.play_for_way(cards::Kind::ChanceOver, stage),
            BoomvilleAction::IgnoreOneWays => self.play_for_way(cards::Kind::ChanceOneWays, stage),
            BoomvilleAction::Drive(way) => self.drive_way(way, stage),
            BoomvilleAction::Hop => self.hop(stage),
            BoomvilleAction::Stay => self.stay(stage),
            BoomvilleAction::PlaceOneWay { spot, direction } => {
                self.put_one_way(spot, direction);
                stage.tell(BoomvilleEvent::PlacedOneWay {
                    seat,
                    spot,
                    direction,
                });
                self.after_card(stage);
            }
            BoomvilleAction::FlipOneWay(spot) => {
                self.flip(spot);
                let direction = self.tokens.direction(spot).unwrap_or(0);
                stage.tell(BoomvilleEvent::FlippedOneWay {
                    seat,
                    spot,
                    direction,
                });
                self.after_card(stage);
            }
            BoomvilleAction::Bar(line) => {
                self.put_barrier(line);
                stage.tell(BoomvilleEvent::Barred { seat, line });
                self.after_card(stage);
            }
            BoomvilleAction::Remove(obstacle) => {
                self.take_away(obstacle);
                stage.tell(BoomvilleEvent::Removed { seat, obstacle });
                self.after_card(stage);
            }
            BoomvilleAction::RemoveNothing => {
                stage.tell(BoomvilleEvent::RemovedNothing { seat });
                self.after_card(stage);
            }
            BoomvilleAction::Shortcut(way) => self.drive_shortcut(way, stage),
            BoomvilleAction::MoveAgain => self.move_again(stage),
            BoomvilleAction::EndTurn => self.end_turn(stage),
            BoomvilleAction::OneMore => self.one_more(stage),
            BoomvilleAction::PlayOn => self.play_on(stage),
            BoomvilleAction::Stop => self.stop(stage),
        }
    }

    fn view(&self, viewer: Viewer) -> BoomvilleView {
        self.look(viewer)
    }

    fn shown(event: &BoomvilleEvent, viewer: Viewer) -> Option<BoomvilleEvent> {
        Some(event.shown(viewer))
    }

    fn choices(&self, seat: Seat) -> BoomvilleChoices {
        self.choices_of(seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.end()
    }

    fn digest(&self, into: &mut Digest) {
        self.feed(into);
    }

    fn board_svg(_: &BoomvilleOptions, language: &str) -> Option<String> {
        let language = match language {
            "fr" => draw::Language::French,
            _ => draw::Language::English,
        };
        Some(draw::svg(town::Town::get(), language))
    }

    fn gain(&self, seat: Seat, action: &BoomvilleAction) -> Option<Message> {
        self.gain_of(seat, action)
    }

    fn drawn(event: &BoomvilleEvent) -> Option<Drawn> {
        match *event {
            BoomvilleEvent::Drew { seat, card } => {
                let card = cards::Deck::get().kind(card).word().into();
                Some(Drawn { by: seat, card })
            }
            _ => None,
        }
    }
}

impl Boomville {
    /// How the game ended: by place, those without one by destinations reached (BV-X4).
    fn end(&self) -> Option<Outcome> {
        if self.turn.phase != Phase::Over {
            return None;
        }
        let mut reached = [0; MAX_PLAYERS];
        for (score, player) in reached.iter_mut().zip(self.seated()) {
            *score = player.reached.into();
        }
        let ranking = Ranking::by_key(&reached[..self.seats as usize], |seat| {
            let player = &self.players[seat.index()];
            match player.place {
                0 => (0, player.reached),
                place => (MAX_PLAYERS as u8 + 1 - place, 0),
            }
        });
        let ending = if self.placed > 1 { "places" } else { "won" };
        Some(Outcome::ranked(ending, ranking))
    }
}

impl Sample for Boomville {
    fn sample(&self, seat: Seat, rng: &mut impl Rng) -> Option<BoomvilleAction> {
        if seat == self.turn.seat {
            self.draw_action(rng)
        } else {
            None
        }
    }
}

impl Redeal for Boomville {
    fn redeal(&self, viewer: Viewer, rng: &mut impl Rng) -> Self {
        self.imagine(viewer, rng)
    }
}
