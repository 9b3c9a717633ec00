//! Choices = legal: what travels to a seat offers exactly what the rules list.

use crate::impression::json;
use crate::law::{BrokenLaw, Checked, Effort, LawReport, Lawful, over_games};
use crate::run::Run;
use maraude_core::{BotRng, Choices, Seat};

/// Every legal action is offered, once, and nothing else.
pub fn law<G: Lawful>(effort: Effort) -> Result<LawReport, BrokenLaw> {
    over_games::<G>("choices = legal", effort, &check)
}

fn check<G: Lawful>(run: &Run<G>, rng: &mut BotRng, tally: &mut Checked) -> Result<(), String> {
    let mut play = run.start()?;
    same_set(play.game(), tally)?;
    for (_, played) in &run.moves {
        let _ = play.play(played.clone());
        if run.is_looked_at(rng) {
            same_set(play.game(), tally)?;
        }
    }
    Ok(())
}

fn same_set<G: Lawful>(game: &G, tally: &mut Checked) -> Result<(), String> {
    for seat in Seat::all(game.seats()) {
        let (mut legal, mut offered) = (Vec::new(), Vec::new());
        game.legal(seat, &mut |action| legal.push(json(&action)));
        let choices = game.choices(seat);
        choices.each(&mut |action| offered.push(json(&action)));
        legal.sort_unstable();
        offered.sort_unstable();
        tally.keep("bytes of choices", json(&choices).len() as u64);
        tally.checks += 1;
        if legal == offered {
            continue;
        }
        let missing = legal.iter().find(|action| !offered.contains(action));
        let extra = offered.iter().find(|action| !legal.contains(action));
        return Err(format!(
            "{seat:?} has {} legal actions and {} choices: missing {missing:?}, extra {extra:?}",
            legal.len(),
            offered.len()
        ));
    }
    Ok(())
}
