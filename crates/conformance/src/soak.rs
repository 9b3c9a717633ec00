//! The laws again and again, each round with new games.

use crate::law::{BrokenLaw, Effort, LawReport, Lawful};
use crate::laws;
use std::collections::BTreeMap;
use std::fmt;

/// What was tried so far.
#[derive(Default, Debug)]
pub struct Soaked {
    /// The number of complete rounds.
    pub rounds: u64,
    /// Games played.
    pub games: u64,
    /// Checks by law: pairs of worlds for non-interference, byte strings for any bytes.
    pub checks: BTreeMap<&'static str, u64>,
}

impl Soaked {
    /// Pairs of worlds compared.
    pub fn pairs(&self) -> u64 {
        self.checks.get("non-interference").copied().unwrap_or(0)
    }

    /// Byte strings tried as actions and journals.
    pub fn byte_strings(&self) -> u64 {
        self.checks.get("any bytes").copied().unwrap_or(0)
    }

    fn add(&mut self, report: &LawReport) {
        self.games += report.games;
        *self.checks.entry(report.law).or_default() += report.tally.checks;
    }
}

impl fmt::Display for Soaked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (rounds, games) = (self.rounds, self.games);
        write!(f, "{games} games in {rounds} rounds")?;
        for (law, checks) in &self.checks {
            write!(f, ", {law} {checks}")?;
        }
        Ok(())
    }
}

/// A law with the number of its checks in one round.
type Tried = (fn(Effort) -> Result<LawReport, BrokenLaw>, u64);

/// Tries all laws that need play, round after round with new games, as long as `go_on` says so
/// (it is asked before each law); stops at the first that is broken.
pub fn soak<G: Lawful>(
    go_on: &mut dyn FnMut(&Soaked) -> bool,
    seed: u64,
) -> Result<Soaked, BrokenLaw> {
    let tried: [Tried; 11] = [
        (laws::secrecy::law::<G>, 5_000),
        (laws::bytes::law::<G>, 100_000),
        (laws::legal::law::<G>, 5_000),
        (laws::determinism::law::<G>, 500),
        (laws::choices::law::<G>, 500),
        (laws::ending::law::<G>, 500),
        (laws::conservation::law::<G>, 500),
        (laws::undo::law::<G>, 50),
        (laws::sampling::law::<G>, 100),
        (laws::round_trip::law::<G>, 500),
        (laws::texts::law::<G>, 500),
    ];
    let mut soaked = Soaked::default();
    loop {
        for (law, checks) in &tried {
            if !go_on(&soaked) {
                return Ok(soaked);
            }
            let effort = Effort {
                seed: seed.wrapping_add(soaked.rounds << 20),
                ..Effort::new(*checks, 1_000)
            };
            soaked.add(&law(effort)?);
        }
        soaked.rounds += 1;
    }
}
