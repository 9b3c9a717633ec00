//! Games as types.

use maraude_bots::{Ismcts, Plain, Random};
use maraude_core::{Bot, BotSpec, Game, Inventory, Pace, Redeal, Sample};

/// What every game on the shelf can do.
pub trait Shelved: Game + Redeal + Sample + Inventory {}

impl<G: Game + Redeal + Sample + Inventory> Shelved for G {}

/// Something to be done with a game as a type.
pub trait Visit {
    /// What comes of it.
    type Output;

    /// Does it. `bots` are the game's own; [`find_bot`] also knows those that play any game.
    fn visit<G: Shelved>(self, bots: &'static [BotSpec<G>]) -> Self::Output;
}

/// Makes a bot from a number.
pub type MakeBot<G> = fn(u64) -> Box<dyn Bot<G>>;

/// How the bot of this name is made: one of the game's own, `random`, or `ismcts`. The last is
/// the search that plays any game of turns, with nothing but the rules to go by: not listed among
/// the bots, because it is for measuring others against.
pub fn find_bot<G: Shelved>(bots: &'static [BotSpec<G>], name: &str) -> Option<MakeBot<G>> {
    let own = bots.iter().find(|spec| spec.name == name);
    let any = [Random::spec::<G>(), Ismcts::<G, Plain>::spec()];
    let any = any.iter().find(|spec| spec.name == name);
    let any = any.filter(|spec| spec.name == "random" || G::META.pace == Pace::TurnBased);
    own.or(any).map(|spec| spec.make)
}

/// The names of all bots that play a game, the simplest first.
pub fn bot_names<G: Shelved>(bots: &'static [BotSpec<G>]) -> Vec<&'static str> {
    std::iter::once(Random::spec::<G>().name)
        .chain(bots.iter().map(|spec| spec.name))
        .collect()
}
