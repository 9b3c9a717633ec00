//! Games of a few lines, for tests with known answers.

// Every test file uses some of it.
#![allow(dead_code)]

pub(crate) mod kuhn;
pub(crate) mod shells;
pub(crate) mod tree;

use maraude_bots::{Guide, Values};
use maraude_core::rand_core::Rng;
use maraude_core::{
    Actor, Aim, BotRng, Chance, Digest, Evaluate, Game, GameBox, Legal, Listed, Luck, MAX_SEATS,
    Message, Meta, Outcome, Pace, Ranking, Redeal, Refusal, Sample, Seat, Seats, Setup, Sink,
    Standing, Texts, Told, Viewer, When,
};
use serde::{Deserialize, Serialize};

/// What a game of a few lines has to say.
pub(crate) trait Toy: Clone + Send + Sync + 'static {
    const SEATS: u8;
    const AIM: Aim = Aim::Competitive;
    fn deal(chance: &mut Chance) -> Self;
    /// Whose turn it is; nobody's when it is over.
    fn turn(&self) -> Option<Seat>;
    fn moves(&self) -> Vec<u8>;
    fn play(&mut self, what: u8, chance: &mut Chance);
    /// The points of each seat at the end.
    fn points(&self) -> Vec<i32>;
    fn imagine(&self, viewer: Viewer, rng: &mut impl Rng) -> Self;
    fn feed(&self, into: &mut Digest);
    fn looks(&self, _seat: Seat) -> f32 {
        0.5
    }
}

/// A toy as a game.
#[derive(Clone, Debug)]
pub(crate) struct Box_<T>(pub(crate) T);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Act(pub(crate) u8);

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct NoOptions {}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct No;

impl Told for Act {
    fn message(&self) -> Message {
        Message::new("toy-act").with("n", self.0)
    }
}

impl Told for No {
    fn message(&self) -> Message {
        Message::new("toy-no")
    }
}

impl Refusal for No {
    fn clause(&self) -> &'static str {
        "TOY"
    }
    fn code(&self) -> &'static str {
        "no"
    }
    fn examples() -> Vec<Self> {
        vec![Self]
    }
}

impl<T: Toy> Game for Box_<T> {
    const META: Meta = Meta {
        id: "toy",
        name: "Toy",
        seats: (T::SEATS, T::SEATS),
        order: 1,
        boxes: &[GameBox {
            options: &[],
            minutes: (1, 1),
            difficulty: 1,
        }],
        quick: T::SEATS,
        solo: &[],
        daily: &[],
        pace: Pace::TurnBased,
        aim: T::AIM,
        rules_version: 1,
        options: &[],
        endings: &["over"],
        longest: 200,
        data: &[],
        texts: Texts {
            fr: "",
            en: "",
            rules_fr: "",
            rules_en: "",
        },
    };
    type Options = NoOptions;
    type Action = Act;
    type Event = No;
    type Refusal = No;
    type View = ();
    type Choices = Listed<Act>;

    fn new(_: &Setup<NoOptions>, chance: &mut Chance) -> Result<Self, No> {
        Ok(Self(T::deal(chance)))
    }

    fn seats(&self) -> u8 {
        T::SEATS
    }

    fn to_act(&self) -> Seats {
        self.0.turn().map_or(Seats::NONE, Seats::one)
    }

    fn legal(&self, seat: Seat, each: &mut impl FnMut(Act)) {
        if self.0.turn() == Some(seat) {
            self.0.moves().into_iter().for_each(|what| each(Act(what)));
        }
    }

    fn house_moves(&self, _: &mut impl FnMut(Act, When)) {}

    fn check(&self, by: Actor, action: &Act) -> Result<(), No> {
        let is_turn = matches!(by, Actor::Seat(seat) if self.0.turn() == Some(seat));
        if is_turn && self.0.moves().contains(&action.0) {
            Ok(())
        } else {
            Err(No)
        }
    }

    fn apply(&mut self, legal: Legal<Self>, chance: &mut Chance, _: &mut impl Sink<No>) {
        self.0.play(legal.action().0, chance);
    }

    fn view(&self, _: Viewer) {}

    fn shown(event: &No, _: Viewer) -> Option<No> {
        Some(event.clone())
    }

    fn choices(&self, seat: Seat) -> Listed<Act> {
        let mut actions = Vec::new();
        self.legal(seat, &mut |action| actions.push(action));
        actions.into_iter().collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.0.turn().is_some() {
            return None;
        }
        let points = self.0.points();
        Some(match T::AIM {
            Aim::Competitive => Outcome::ranked("over", Ranking::by_score(&points)),
            Aim::Cooperative => Outcome::common("over", points[0]),
        })
    }

    fn digest(&self, into: &mut Digest) {
        self.0.feed(into);
    }
}

impl<T: Toy> Redeal for Box_<T> {
    fn redeal(&self, viewer: Viewer, rng: &mut impl Rng) -> Self {
        Self(self.0.imagine(viewer, rng))
    }
}

impl<T: Toy> Sample for Box_<T> {
    fn sample(&self, seat: Seat, rng: &mut impl Rng) -> Option<Act> {
        if self.0.turn() != Some(seat) {
            return None;
        }
        rng.pick(&self.0.moves()).map(|&what| Act(what))
    }
}

impl<T: Toy> Evaluate for Box_<T> {
    fn evaluate(&self, seat: Seat) -> f32 {
        self.0.looks(seat)
    }
}

/// Random playouts to the end, or a look at once; the end is worth its points and not only the
/// win.
#[derive(Clone, Copy)]
pub(crate) struct Points {
    pub(crate) depth: u32,
}

impl Points {
    pub(crate) const TO_THE_END: Self = Self { depth: 200 };
}

impl<T: Toy> Guide<Box_<T>> for Points {
    fn step(&self, game: &Box_<T>, seat: Seat, rng: &mut BotRng) -> Option<Act> {
        game.sample(seat, rng)
    }

    fn depth(&self) -> u32 {
        self.depth
    }

    fn judge(&self, game: &Box_<T>) -> Values {
        let mut values = [0.0; MAX_SEATS];
        for seat in Seat::all(game.seats()) {
            values[seat.index()] = game.evaluate(seat) * 20.0 - 10.0;
        }
        values
    }

    fn finish(&self, game: &Box_<T>, outcome: &Outcome) -> Values {
        let mut values = [0.0; MAX_SEATS];
        for seat in Seat::all(game.seats()) {
            values[seat.index()] = match outcome.standing {
                Standing::Common(score) => score as f32,
                Standing::Ranked(ranking) => ranking.score(seat) as f32,
            };
        }
        values
    }
}
