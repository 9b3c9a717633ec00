//! Conservation (invariant 6): cards, tokens and money are neither made nor lost.

use crate::law::{BrokenLaw, Checked, Effort, LawReport, Lawful, over_games};
use crate::run::Run;
use maraude_core::BotRng;

/// The count is the same after every move as before the first.
pub fn law<G: Lawful>(effort: Effort) -> Result<LawReport, BrokenLaw> {
    over_games::<G>("conservation", effort, &check)
}

fn check<G: Lawful>(run: &Run<G>, _: &mut BotRng, tally: &mut Checked) -> Result<(), String> {
    let mut play = run.start()?;
    let first = play.game().inventory();
    if first.is_empty() {
        return Err("the inventory counts nothing".into());
    }
    for (_, played) in &run.moves {
        let _ = play.play(played.clone());
        let now = play.game().inventory();
        if now != first {
            return Err(format!("there were {first:?}, there are {now:?}"));
        }
        tally.checks += 1;
    }
    Ok(())
}
