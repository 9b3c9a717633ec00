//! Non-interference (invariant 2, D4): what a viewer may not know changes nothing it gets.

use crate::impression::Impression;
use crate::law::{Broken, Effort, Lawful, Report, Tally, over_games};
use crate::run::{Run, act};
use crate::twin::Twin;
use maraude_core::game::digest;
use maraude_core::{BotRng, Luck, Play, Viewer, bot_rng};

/// Moves that a pair of worlds is followed for.
const LIFE: u32 = 4;

/// Actions kept to be attempted in both worlds.
const ATTEMPTS: usize = 24;

/// Two worlds that differ only in what a viewer may not know give that viewer identical bytes,
/// until a step that the rules marked as revealing to it. The worlds come from `redeal`, which
/// itself reads nothing hidden and keeps every card.
pub fn law<G: Lawful>(effort: Effort) -> Result<Report, Broken> {
    let report = over_games::<G>("non-interference", effort, &check)?;
    if report
        .tally
        .sums
        .get("really different")
        .is_none_or(|&n| n == 0)
    {
        let why = "redeal never changes anything: either it does nothing, or there is no secret";
        return Err(Broken::still::<G>(report.law, why));
    }
    Ok(report)
}

fn check<G: Lawful>(run: &Run<G>, rng: &mut BotRng, tally: &mut Tally) -> Result<(), String> {
    let mut play = run.start()?;
    let mut twins: Vec<Twin<G>> = Vec::new();
    let mut attempts = Vec::new();
    for (_, played) in &run.moves {
        if run.is_looked_at(rng) {
            new_pairs(&play, &mut twins, &attempts, rng, tally)?;
        }
        let before = play.game().clone();
        let Ok(step) = play.play(played.clone()) else {
            continue;
        };
        if let Some((_, action)) = act(played) {
            attempts.truncate(ATTEMPTS - 1);
            let at = rng.below(attempts.len() as u32 + 1) as usize;
            attempts.insert(at, action.clone());
        } else if play.digest() != digest(&before) {
            // Taken back: the worlds part here.
            twins.clear();
        }
        let mut still = Vec::new();
        for mut twin in twins {
            if twin.follow(&step, run.chance())? && twin.age < LIFE {
                still.push(twin);
            }
        }
        twins = still;
        let luck = rng.below(u32::MAX).into();
        for twin in &twins {
            let real = Impression::of(play.game(), twin.viewer, &attempts);
            compare(&play, &real, twin, &attempts, luck)?;
            tally.add("pairs followed", 1);
        }
    }
    Ok(())
}

/// Adds a world for each viewer that it can't tell from the real one.
fn new_pairs<G: Lawful>(
    play: &Play<G>,
    twins: &mut Vec<Twin<G>>,
    attempts: &[G::Action],
    rng: &mut BotRng,
    tally: &mut Tally,
) -> Result<(), String> {
    let game = play.game();
    let (real, inventory) = (play.digest(), game.inventory());
    for viewer in Viewer::all(game.seats()) {
        let luck = rng.below(u32::MAX).into();
        let world = game.redeal(viewer, rng);
        if world.inventory() != inventory {
            let (found, kept) = (world.inventory(), inventory);
            return Err(format!(
                "redealt for {viewer:?}: {found:?} instead of {kept:?}"
            ));
        }
        tally.checks += 1;
        let differs = digest(&world) != real;
        tally.add("really different", differs.into());
        let twin = Twin::new(viewer, world);
        let seen = Impression::of(game, viewer, attempts);
        compare(play, &seen, &twin, attempts, luck)?;
        spectator_knows_least(game, viewer, &twin.world, luck)?;
        if differs {
            twins.push(twin);
        }
    }
    Ok(())
}

fn compare<G: Lawful>(
    play: &Play<G>,
    real: &Impression,
    twin: &Twin<G>,
    attempts: &[G::Action],
    luck: u64,
) -> Result<(), String> {
    let viewer = twin.viewer;
    let imagined = Impression::of(&twin.world, viewer, attempts);
    if let Some(difference) = real.difference(&imagined) {
        return Err(format!(
            "{viewer:?} can tell two worlds apart by {difference}"
        ));
    }
    let from_real = play.game().redeal(viewer, &mut bot_rng(luck));
    let from_twin = twin.world.redeal(viewer, &mut bot_rng(luck));
    if digest(&from_real) != digest(&from_twin) {
        return Err(format!(
            "redealing for {viewer:?} reads what {viewer:?} may not know"
        ));
    }
    Ok(())
}

/// A spectator sees what every seat may see: a world that a seat can't tell from the real one
/// looks the same to a spectator, and redealing it for the spectator gives the same.
fn spectator_knows_least<G: Lawful>(
    game: &G,
    viewer: Viewer,
    world: &G,
    luck: u64,
) -> Result<(), String> {
    let anybody = Viewer::Spectator;
    let (real, imagined) = (
        Impression::of(game, anybody, &[]),
        Impression::of(world, anybody, &[]),
    );
    if let Some(difference) = real.difference(&imagined) {
        return Err(format!(
            "a spectator sees what {viewer:?} may not: {difference}"
        ));
    }
    let from_real = game.redeal(anybody, &mut bot_rng(luck));
    let from_world = world.redeal(anybody, &mut bot_rng(luck));
    if digest(&from_real) == digest(&from_world) {
        Ok(())
    } else {
        Err("redealing for a spectator leaves something hidden as it was".into())
    }
}
