//! Actions that were judged.

use crate::game::Game;
use crate::seat::Actor;

/// An action that the rules accepted in the present state. Only [`Legal::judge`] makes one, so
/// what comes off the wire can't be applied unjudged.
///
/// ```
/// use maraude_conformance::toys::pioche::{Action, Options, Pioche, Refusal};
/// use maraude_core::{Actor, Chance, Deaf, Game, Legal, Seat, Seed, Setup};
///
/// let mut chance = Chance::new(&Seed([7; 32]), &["", ""]);
/// let setup = Setup { seats: 2, options: Options::default() };
/// let mut game = Pioche::new(&setup, &mut chance).unwrap();
///
/// let early = Legal::judge(&game, Actor::Seat(Seat::at(0)), Action::Roll);
/// assert_eq!(early.err(), Some(Refusal::NothingMarked));
///
/// let mut mark = None;
/// game.legal(Seat::at(0), &mut |action| mark = mark.or(Some(action)));
/// let legal = Legal::judge(&game, Actor::Seat(Seat::at(0)), mark.unwrap()).unwrap();
/// game.apply(legal, &mut chance, &mut Deaf);
/// assert!(Legal::judge(&game, Actor::Seat(Seat::at(0)), Action::Roll).is_ok());
/// ```
pub struct Legal<G: Game> {
    by: Actor,
    action: G::Action,
}

impl<G: Game> Legal<G> {
    /// Judges an action: a legal one, or the refusal. The state is untouched.
    pub fn judge(game: &G, by: Actor, action: G::Action) -> Result<Self, G::Refusal> {
        game.check(by, &action)?;
        Ok(Self { by, action })
    }

    /// Who does it.
    pub fn by(&self) -> Actor {
        self.by
    }

    /// What is done.
    pub fn action(&self) -> &G::Action {
        &self.action
    }

    /// Both, for a `match` by value.
    pub fn into_parts(self) -> (Actor, G::Action) {
        (self.by, self.action)
    }
}
