//! What a game is.

use crate::abilities::Abilities;
use crate::chance::Chance;
use crate::choices::Choices;
use crate::digest::Digest;
use crate::legal::Legal;
use crate::message::Told;
use crate::meta::Meta;
use crate::outcome::Outcome;
use crate::refusal::Refusal;
use crate::seat::{Actor, Seat, Seats};
use crate::sink::Sink;
use crate::viewer::Viewer;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

/// A game is a pure function of its set-up, its chance and the list of actions. The implementor
/// is the state: small, flat, cheap to clone, never serialised.
///
/// The laws every game obeys are tests in the crate `maraude-conformance`.
pub trait Game: Clone + Send + Sync + 'static {
    /// The facts about the game.
    const META: Meta;

    /// What the game can do beyond what every game does. A game without abilities writes nothing.
    const ABILITIES: Abilities<Self> = Abilities::NONE;

    /// What can be set when a table is made; its fields are those of [`Meta::options`]. Derive
    /// `Deserialize` with `#[serde(default, deny_unknown_fields)]`.
    type Options: Clone + Default + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// What a seat, or the house, can do. Keep it small and free of the heap (`Copy`).
    type Action: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Told + Send + Sync;

    /// What happened, secrets included. Serialised for people only after [`Game::shown`].
    type Event: Clone + PartialEq + Debug + Serialize + Told + Send + Sync;

    /// Why something can't be done.
    type Refusal: Refusal;

    /// What one viewer may know, built field by field. Viewers who may know the same get equal
    /// views.
    type View: Serialize + PartialEq + Send;

    /// The legal actions of one seat, as they travel to it.
    type Choices: Choices<Self::Action> + Send;

    /// A new game. Draws from chance what is shuffled beforehand.
    fn new(setup: &Setup<Self::Options>, chance: &mut Chance) -> Result<Self, Self::Refusal>;

    /// The number of seats at the table.
    fn seats(&self) -> u8;

    /// The seats that may act now: one in a game of turns, several in a simultaneous one, none
    /// when it is over.
    fn to_act(&self) -> Seats;

    /// Calls `each` with every action that [`Game::check`] accepts from this seat: exactly those,
    /// once each, in an order that journals and seeds rely on.
    fn legal(&self, seat: Seat, each: &mut impl FnMut(Self::Action));

    /// Calls `each` with everything the house may do now, and when.
    fn house_moves(&self, each: &mut impl FnMut(Self::Action, When));

    /// Whether this is allowed, else which clause forbids it. [`Legal::judge`] is how others ask.
    fn check(&self, by: Actor, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// Plays a legal action and reports to `out` all that happens.
    fn apply(&mut self, legal: Legal<Self>, chance: &mut Chance, out: &mut impl Sink<Self::Event>);

    /// What this viewer may know now; everything once the game is over.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What this viewer learns of an event: all, a part, or nothing at all.
    fn shown(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// The choices of a seat: what [`Game::legal`] lists, in the form that travels to it.
    fn choices(&self, seat: Seat) -> Self::Choices;

    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// Feeds every field of the state. Destructure without `..`.
    fn digest(&self, into: &mut Digest);
}

/// When the house may make a move (docs/decisions/0003-house-moves.md).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// An alarm: this long after the state first asked for it. [`Alarms`](crate::Alarms) says
    /// what happens when later states ask again, or no longer.
    After {
        /// Milliseconds.
        ms: u32,
    },
    /// As soon as all of these seats have agreed to it.
    Agreed {
        /// Whose consent it needs.
        by: Seats,
    },
    /// As soon as one of these seats refuses a proposal, or proposes this itself.
    Refused {
        /// Whose refusal counts.
        by: Seats,
    },
    /// When the player of this seat has left for good and nobody takes over.
    Left {
        /// The seat given up.
        seat: Seat,
    },
}

/// How a table is set up.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup<O> {
    /// The number of seats.
    pub seats: u8,
    /// The game's options.
    pub options: O,
}

/// The digest of a state.
pub fn digest<G: Game>(game: &G) -> [u8; 32] {
    let mut digest = Digest::new();
    game.digest(&mut digest);
    digest.finish()
}
