//! Players that are programs. They see only what a person in their seat could know.

use crate::abilities::{Redeal, Sample};
use crate::chance::BotRng;
use crate::game::Game;
use crate::meta::Meta;
use crate::seat::{Seat, Seats};
use crate::viewer::Viewer;

/// A table as one seat sees it. The state behind it is private: a bot gets the view, the legal
/// actions, and imagined worlds.
///
/// ```
/// use maraude_conformance::toys::pioche::{Options, Pioche};
/// use maraude_core::{Chance, Game, Seat, Seed, Seen, Setup, Viewer, bot_rng};
///
/// let setup = Setup { seats: 2, options: Options::default() };
/// let game = Pioche::new(&setup, &mut Chance::new(&Seed([7; 32]), &["", ""])).unwrap();
/// let seen = Seen::new(&game, Seat::at(0));
/// // An imagined world looks the same to this seat.
/// let world = seen.redeal(&mut bot_rng(1));
/// assert!(world.view(Viewer::Seat(Seat::at(0))) == seen.view());
/// ```
pub struct Seen<'a, G: Game> {
    game: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Seen<'a, G> {
    /// What `seat` sees of the game.
    pub fn new(game: &'a G, seat: Seat) -> Self {
        Self { game, seat }
    }

    /// The seat that looks.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The facts about the game.
    pub fn meta(&self) -> &'static Meta {
        const { &G::META }
    }

    /// The number of seats at the table.
    pub fn seats(&self) -> u8 {
        self.game.seats()
    }

    /// The seats that may act now.
    pub fn to_act(&self) -> Seats {
        self.game.to_act()
    }

    /// What the seat may know.
    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Seat(self.seat))
    }

    /// Calls `each` with every legal action of the seat.
    pub fn legal(&self, each: &mut impl FnMut(G::Action)) {
        self.game.legal(self.seat, each);
    }

    /// A legal action drawn at random.
    pub fn sample(&self, rng: &mut BotRng) -> Option<G::Action>
    where
        G: Sample,
    {
        self.game.sample(self.seat, rng)
    }

    /// A world the seat can't tell from the real one.
    pub fn redeal(&self, rng: &mut BotRng) -> G
    where
        G: Redeal,
    {
        self.game.redeal(Viewer::Seat(self.seat), rng)
    }
}

/// How long a bot may think: in nodes, so that the same budget gives the same answer anywhere.
#[derive(Clone, Copy, Default)]
pub struct Budget<'a> {
    /// Search nodes; none: the bot's own default.
    pub nodes: Option<u32>,
    /// In live play, says when time is up; the answer then depends on the machine.
    pub stop: Option<&'a dyn Fn() -> bool>,
}

impl Budget<'_> {
    /// The bot's own default, without a clock.
    pub const DEFAULT: Self = Self {
        nodes: None,
        stop: None,
    };

    /// Whether time is up.
    pub fn is_over(&self) -> bool {
        self.stop.is_some_and(|stop| stop())
    }
}

/// What a bot decided.
#[derive(Clone, Debug)]
pub struct Decision<A> {
    /// What to do.
    pub action: A,
    /// How long a person would have taken: the house waits that long, a simulation adds it to
    /// its virtual clock.
    pub think_ms: u32,
}

/// A player that is a program.
///
/// ```
/// use maraude_conformance::toys::pioche::{Options, Pioche};
/// use maraude_core::{Bot, Budget, Chance, Decision, Game, Seat, Seed, Seen, Setup};
///
/// /// Plays the first legal action.
/// struct First;
///
/// impl<G: Game> Bot<G> for First {
///     fn decide(&mut self, seen: &Seen<'_, G>, _: Budget<'_>) -> Option<Decision<G::Action>> {
///         let mut first = None;
///         seen.legal(&mut |action| drop(first.get_or_insert(action)));
///         Some(Decision { action: first?, think_ms: 500 })
///     }
/// }
///
/// let setup = Setup { seats: 2, options: Options::default() };
/// let game = Pioche::new(&setup, &mut Chance::new(&Seed([7; 32]), &["", ""])).unwrap();
/// let decision = First.decide(&Seen::new(&game, Seat::at(0)), Budget::DEFAULT);
/// assert!(decision.is_some());
/// ```
pub trait Bot<G: Game>: Send {
    /// Decides for a seat that may act and has a legal action. In a simultaneous game it may
    /// decide not to act for now (`None`); it is asked again when something changes.
    fn decide(&mut self, seen: &Seen<'_, G>, budget: Budget<'_>) -> Option<Decision<G::Action>>;
}

/// A bot in a game's registry entry.
pub struct BotSpec<G: Game> {
    /// Its name on the command line, such as `greedy`.
    pub name: &'static str,
    /// Makes one for a seat of a game, from a number that has nothing to do with the table's seed.
    pub make: fn(seed: u64) -> Box<dyn Bot<G>>,
}
