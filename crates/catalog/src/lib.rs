//! The registry: every game of the house with its bots.
//!
//! [`shelf`] lists the games without their types: the house speaks to them in JSON. [`visit`] gives
//! a game as a type, for simulations and laws that must not pay for that.
//!
//! It holds no rule of any game and does no I/O.

mod erased;
mod options;
mod shelve;
mod typed;

pub use erased::{ErasedBot, GameEntry, Hint, Registered};
pub use options::{BadOption, complete_options, parse_options};
pub use typed::{MakeBot, Shelved, Visit, bot_names, find_bot};

/// The shelf, in the order of the lobby: one line per game with its id, its type and its bots.
/// Hands the lines to the macro `$then`: here it makes the functions below, in `tests/laws.rs`
/// one test per law and game.
#[macro_export]
macro_rules! games {
    ($then:ident) => {
        $then! {
            boomville: maraude_boomville::Boomville, maraude_boomville::BOTS;
            taxifolie: maraude_taxifolie::Taxifolie, maraude_taxifolie::BOTS;
            marne: maraude_marne::Marne, maraude_marne::bots::BOTS;
            turbo: maraude_turbo::Turbo, maraude_turbo::BOTS;
        }
    };
}

use shelve::shelve;

games!(shelve);
