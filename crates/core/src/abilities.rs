//! What a game may be able to do beyond [`Game`]: each ability is a trait of its own.
//!
//! [`Redeal`], [`Sample`], [`Inventory`] and [`Evaluate`] are bounds: code that needs one asks
//! for it. The others are optional: a game that has one says so in [`Game::ABILITIES`], where the
//! registry, the house and the lab find it.

use crate::game::Game;
use crate::journal::Journal;
use crate::message::Message;
use crate::seat::Seat;
use crate::viewer::Viewer;
use rand_core::Rng;
use std::borrow::Cow;

/// Imagining what a viewer can't see. Compulsory for a game with secrets.
pub trait Redeal: Game {
    /// A random world that this viewer can't tell from the real one, all of them equally likely
    /// as far as the rules go. It reads nothing that the viewer may not know: redealing two
    /// worlds that look alike with the same `rng` gives the same world.
    #[must_use]
    fn redeal(&self, viewer: Viewer, rng: &mut impl Rng) -> Self;
}

/// Drawing one legal action without listing them all.
pub trait Sample: Game {
    /// A legal action of this seat, or none if it has none. Every legal action is possible; the
    /// chances need not be equal.
    fn sample(&self, seat: Seat, rng: &mut impl Rng) -> Option<Self::Action>;
}

/// Counting what is neither made nor lost (invariant 6).
pub trait Inventory: Game {
    /// Every kind of thing in the box with its number, counted from the state: cards one by one
    /// (a doubled card is a mistake), tokens and money as sums. Always the same list.
    fn inventory(&self) -> Vec<(&'static str, u64)>;
}

/// A guess at how well a seat stands, for search.
pub trait Evaluate: Game {
    /// From 0 (lost) to 1 (won); reads only what every world of this seat shares, or is applied
    /// to an imagined world.
    fn evaluate(&self, seat: Seat) -> f32;
}

/// Forbidding players to talk.
pub trait Silence: Game {
    /// The clause that forbids talking just now, if one does (MA-71).
    fn silence(&self) -> Option<&'static str>;
}

/// Racing: the same task for all at once, where time to think is what wins.
pub trait Race: Game {
    /// Whether people race just now. A pause then covers the game, and a bot that takes over a
    /// seat waits until the race has ended.
    fn is_racing(&self) -> bool;
}

/// Ranking finished games by time.
pub trait RankedTime: Game {
    /// How long a finished game took as the ranking of its day counts it, in milliseconds; none
    /// if it does not rank. Rules see no clock, so the journal is asked.
    fn ranked_time(journal: &Journal) -> Option<u64>;
}

/// Giving hints.
pub trait Advise: Game {
    /// The bot that gives hints: one that never plays below its best.
    const ADVISER: &'static str;

    /// What an action gains its seat, in words. It reads nothing that the seat may not know:
    /// worlds that look alike to it give the same words.
    fn gain(&self, seat: Seat, action: &Self::Action) -> Option<Message>;
}

/// Telling which cards come into play, for the statistics of the lab.
pub trait CountCards: Game {
    /// The card that an event brings into somebody's game, if it does.
    fn drawn(event: &Self::Event) -> Option<Drawn>;
}

/// Drawing the board without a state.
pub trait DrawBoard: Game {
    /// The board as an SVG picture, with names in French (`fr`) or English (`en`).
    fn board_svg(options: &Self::Options, language: &str) -> String;
}

/// A card that came into somebody's game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawn {
    /// The seat that got it.
    pub by: Seat,
    /// Its id in the game's data, or the name of its kind.
    pub card: Cow<'static, str>,
}

/// The optional abilities of a game. Only a game that implements the trait can list an ability.
///
/// ```
/// use maraude_conformance::toys::pioche::Pioche;
/// use maraude_core::{Abilities, Game};
///
/// // Pioche forbids talking at times, and has no adviser.
/// const PIOCHE: Abilities<Pioche> = Abilities::NONE.with_silence();
/// assert!(PIOCHE.adviser().is_none() && Pioche::ABILITIES.adviser().is_none());
/// ```
///
/// ```compile_fail
/// # use maraude_conformance::toys::pioche::Pioche;
/// # use maraude_core::Abilities;
/// const PIOCHE: Abilities<Pioche> = Abilities::NONE.with_advice();
/// ```
pub struct Abilities<G: Game> {
    silence: Option<fn(&G) -> Option<&'static str>>,
    is_racing: Option<fn(&G) -> bool>,
    ranked_time: Option<fn(&Journal) -> Option<u64>>,
    advice: Option<Advice<G>>,
    drawn: Option<DrawnBy<G>>,
    board_svg: Option<BoardSvg<G>>,
}

type DrawnBy<G> = fn(&<G as Game>::Event) -> Option<Drawn>;
type BoardSvg<G> = fn(&<G as Game>::Options, &str) -> String;

struct Advice<G: Game> {
    adviser: &'static str,
    gain: fn(&G, Seat, &G::Action) -> Option<Message>,
}

impl<G: Game> Abilities<G> {
    /// No ability.
    pub const NONE: Self = Self {
        silence: None,
        is_racing: None,
        ranked_time: None,
        advice: None,
        drawn: None,
        board_svg: None,
    };

    /// Adds [`Silence`].
    #[must_use]
    pub const fn with_silence(mut self) -> Self
    where
        G: Silence,
    {
        self.silence = Some(G::silence);
        self
    }

    /// Adds [`Race`].
    #[must_use]
    pub const fn with_race(mut self) -> Self
    where
        G: Race,
    {
        self.is_racing = Some(G::is_racing);
        self
    }

    /// Adds [`RankedTime`].
    #[must_use]
    pub const fn with_ranked_time(mut self) -> Self
    where
        G: RankedTime,
    {
        self.ranked_time = Some(G::ranked_time);
        self
    }

    /// Adds [`Advise`].
    #[must_use]
    pub const fn with_advice(mut self) -> Self
    where
        G: Advise,
    {
        self.advice = Some(Advice {
            adviser: G::ADVISER,
            gain: G::gain,
        });
        self
    }

    /// Adds [`CountCards`].
    #[must_use]
    pub const fn with_card_counts(mut self) -> Self
    where
        G: CountCards,
    {
        self.drawn = Some(G::drawn);
        self
    }

    /// Adds [`DrawBoard`].
    #[must_use]
    pub const fn with_board(mut self) -> Self
    where
        G: DrawBoard,
    {
        self.board_svg = Some(G::board_svg);
        self
    }

    /// The clause that forbids talking just now, if one does.
    pub fn silence(&self, game: &G) -> Option<&'static str> {
        self.silence?(game)
    }

    /// Whether people race just now.
    pub fn is_racing(&self, game: &G) -> bool {
        self.is_racing.is_some_and(|racing| racing(game))
    }

    /// The time of a finished game that ranks, in milliseconds.
    pub fn ranked_time(&self, journal: &Journal) -> Option<u64> {
        self.ranked_time?(journal)
    }

    /// The bot that gives hints, if the game gives any.
    pub fn adviser(&self) -> Option<&'static str> {
        Some(self.advice.as_ref()?.adviser)
    }

    /// What an action gains its seat, if the game can say.
    pub fn gain(&self, game: &G, seat: Seat, action: &G::Action) -> Option<Message> {
        (self.advice.as_ref()?.gain)(game, seat, action)
    }

    /// The card that an event brings into somebody's game, if it does.
    pub fn drawn(&self, event: &G::Event) -> Option<Drawn> {
        self.drawn?(event)
    }

    /// The board as an SVG picture, if it can be drawn without a state.
    pub fn board_svg(&self, options: &G::Options, language: &str) -> Option<String> {
        Some(self.board_svg?(options, language))
    }
}
