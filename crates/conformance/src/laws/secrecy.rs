//! Non-interference (invariant 2 of ARCHITECTURE.md): what a viewer may not know changes nothing it gets.

use crate::impression::Impression;
use crate::law::{BrokenLaw, Checked, Effort, LawReport, Lawful, over_games};
use crate::run::{Run, act};
use crate::twin::Twin;
use maraude_core::game::digest;
use maraude_core::{BotRng, Game, Luck, Seat, Viewer, bot_rng};

/// Moves that a pair of worlds is followed for.
const LIFE: u32 = 4;

/// Actions kept to be attempted in both worlds.
const ATTEMPTS: usize = 24;

/// Two worlds that differ only in what a viewer may not know give that viewer identical bytes,
/// until a step that the rules marked as revealing to it. The worlds come from `redeal`, which
/// itself reads nothing hidden and keeps every card.
pub fn law<G: Lawful>(effort: Effort) -> Result<LawReport, BrokenLaw> {
    let report = over_games::<G>("non-interference", effort, &check)?;
    if report
        .tally
        .sums
        .get("really different")
        .is_none_or(|&n| n == 0)
    {
        let why = "redeal never changes anything: either it does nothing, or there is no secret";
        return Err(BrokenLaw::still::<G>(report.law, why));
    }
    Ok(report)
}

fn check<G: Lawful>(run: &Run<G>, rng: &mut BotRng, tally: &mut Checked) -> Result<(), String> {
    let mut play = run.start()?;
    let mut attempts = Vec::new();
    let mut twins = Vec::new();
    new_pairs(
        &mut Impressions::new(play.game(), &[]),
        &mut twins,
        rng,
        tally,
    )?;
    for (_, played) in &run.moves {
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
        let mut still: Vec<Twin<G>> = Vec::new();
        for mut twin in twins {
            if twin.follow(&step, run.chance())? && twin.age < LIFE {
                still.push(twin);
            }
        }
        twins = still;
        let mut seen = Impressions::new(play.game(), &attempts);
        for twin in &twins {
            compare(&mut seen, twin, rng)?;
            tally.add("pairs followed", 1);
        }
        if run.is_looked_at(rng) {
            new_pairs(&mut seen, &mut twins, rng, tally)?;
        }
    }
    Ok(())
}

/// The real state and what each viewer gets from it, worked out once.
struct Impressions<'a, G: Game> {
    game: &'a G,
    attempts: &'a [G::Action],
    by_viewer: Vec<(Viewer, Impression)>,
}

impl<'a, G: Game> Impressions<'a, G> {
    fn new(game: &'a G, attempts: &'a [G::Action]) -> Self {
        let by_viewer = Vec::new();
        Self {
            game,
            attempts,
            by_viewer,
        }
    }

    /// How an imagined world differs from the real one in what the viewer gets.
    fn difference(&mut self, viewer: Viewer, world: &G) -> Option<String> {
        let known = self.by_viewer.iter().position(|(of, _)| *of == viewer);
        let at = known.unwrap_or_else(|| {
            let real = Impression::of(self.game, viewer, self.attempts);
            self.by_viewer.push((viewer, real));
            self.by_viewer.len() - 1
        });
        let imagined = Impression::of(world, viewer, self.attempts);
        self.by_viewer[at].1.difference(&imagined)
    }
}

/// Adds a world for each viewer that it can't tell from the real one.
fn new_pairs<G: Lawful>(
    seen: &mut Impressions<'_, G>,
    twins: &mut Vec<Twin<G>>,
    rng: &mut BotRng,
    tally: &mut Checked,
) -> Result<(), String> {
    let (real, inventory) = (digest(seen.game), seen.game.inventory());
    for viewer in Viewer::all(seen.game.seats()) {
        let world = seen.game.redeal(viewer, rng);
        let found = world.inventory();
        if found != inventory {
            return Err(format!(
                "redealt for {viewer:?}: {found:?} instead of {inventory:?}"
            ));
        }
        tally.checks += 1;
        let differs = digest(&world) != real;
        tally.add("really different", differs.into());
        let twin = Twin::new(viewer, world);
        compare(seen, &twin, rng)?;
        spectator_knows_least(seen, &twin, rng)?;
        if differs {
            others_may_be_fooled(seen, &twin, rng, tally)?;
        }
        if differs {
            twins.push(twin);
        }
    }
    Ok(())
}

fn compare<G: Lawful>(
    seen: &mut Impressions<'_, G>,
    twin: &Twin<G>,
    rng: &mut BotRng,
) -> Result<(), String> {
    let viewer = twin.viewer;
    if let Some(difference) = seen.difference(viewer, &twin.world) {
        return Err(format!(
            "{viewer:?} can tell two worlds apart by {difference}"
        ));
    }
    if redeals_alike(seen.game, &twin.world, viewer, rng) {
        return Ok(());
    }
    Err(format!(
        "redealing for {viewer:?} reads what {viewer:?} may not know"
    ))
}

/// Whether redealing both with the same luck gives the same.
fn redeals_alike<G: Lawful>(game: &G, world: &G, viewer: Viewer, rng: &mut BotRng) -> bool {
    let luck = rng.below(u32::MAX).into();
    let from_real = game.redeal(viewer, &mut bot_rng(luck));
    let from_world = world.redeal(viewer, &mut bot_rng(luck));
    digest(&from_real) == digest(&from_world)
}

/// A spectator sees what every seat may see: a world that a seat can't tell from the real one
/// looks the same to a spectator, and redealing it for the spectator gives the same.
fn spectator_knows_least<G: Lawful>(
    seen: &mut Impressions<'_, G>,
    twin: &Twin<G>,
    rng: &mut BotRng,
) -> Result<(), String> {
    let (anybody, viewer) = (Viewer::Spectator, twin.viewer);
    if let Some(difference) = seen.difference(anybody, &twin.world) {
        return Err(format!(
            "a spectator sees what {viewer:?} may not: {difference}"
        ));
    }
    if redeals_alike(seen.game, &twin.world, anybody, rng) {
        Ok(())
    } else {
        Err("redealing for a spectator leaves something hidden as it was".into())
    }
}

/// A world imagined for one viewer may happen to look real to another: then redealing it for that
/// other gives the same, too. So nothing hidden stays as it was only because every world that
/// `redeal` makes for one viewer has it so.
fn others_may_be_fooled<G: Lawful>(
    seen: &mut Impressions<'_, G>,
    twin: &Twin<G>,
    rng: &mut BotRng,
    tally: &mut Checked,
) -> Result<(), String> {
    let seats = u32::from(seen.game.seats());
    let other = Viewer::Seat(Seat::at(rng.below(seats) as usize));
    let fooled = other != twin.viewer && seen.difference(other, &twin.world).is_none();
    tally.add("fooled another", fooled.into());
    if fooled && !redeals_alike(seen.game, &twin.world, other, rng) {
        return Err(format!(
            "redealing for {other:?} leaves something hidden as it was"
        ));
    }
    Ok(())
}
