//! A world that one viewer can't tell from the real one.

use crate::impression::json;
use crate::run::act;
use maraude_core::{Actor, Chance, Game, Heard, Legal, PlayedMove, Told, Viewer};

/// An imagined world, played beside the real one.
pub(crate) struct Twin<G> {
    /// The viewer that can't tell it from the real one.
    pub(crate) viewer: Viewer,
    /// The world.
    pub(crate) world: G,
    /// The number of moves it has been followed for.
    pub(crate) age: u32,
}

impl<G: Game> Twin<G> {
    /// A world that has just been imagined.
    pub(crate) fn new(viewer: Viewer, world: G) -> Self {
        let age = 0;
        Self { viewer, world, age }
    }

    /// Makes the same move in this world. True as long as the viewer may not tell the worlds
    /// apart; an error if it can and may not.
    pub(crate) fn follow(
        &mut self,
        step: &PlayedMove<G>,
        mut chance: Chance,
    ) -> Result<bool, String> {
        let Some((by, action)) = act(&step.played) else {
            return Ok(true);
        };
        self.age += 1;
        let viewer = self.viewer;
        let own = matches!((by, viewer), (Actor::Seat(by), Viewer::Seat(seat)) if by == seat);
        let Ok(legal) = Legal::judge(&self.world, by, action.clone()) else {
            // Another seat's choice may rest on what this viewer can't see.
            let what = "is legal in one world and refused in the other";
            return if own {
                Err(format!("{viewer:?}'s own {action:?} {what}"))
            } else {
                Ok(false)
            };
        };
        chance.take_used();
        let mut heard = Heard::default();
        self.world.apply(legal, &mut chance, &mut heard);
        if step.heard.revealed.has(viewer) || heard.revealed.has(viewer) {
            let both = step.heard.revealed.has(viewer) && heard.revealed.has(viewer);
            // That something is shown at all must not depend on what is hidden.
            return if both {
                Ok(false)
            } else {
                Err(format!(
                    "{action:?} reveals to {viewer:?} in one world only"
                ))
            };
        }
        let (real, imagined) = (told::<G>(&step.heard, viewer), told::<G>(&heard, viewer));
        if real != imagined {
            let (real, imagined) = (real.join("\n  "), imagined.join("\n  "));
            return Err(format!(
                "{action:?} tells {viewer:?} in one world\n  {real}\nand in another\n  {imagined}"
            ));
        }
        let firm = |heard: &Heard<G::Event>, chance| {
            chance || heard.turn_ended || !heard.revealed.is_empty()
        };
        if own && firm(&step.heard, step.used_chance) != firm(&heard, chance.take_used()) {
            return Err(format!(
                "{viewer:?} may take {action:?} back in one world only"
            ));
        }
        Ok(true)
    }
}

/// What a viewer gets from a step: the events it is shown, and the words for them.
pub(crate) fn told<G: Game>(heard: &Heard<G::Event>, viewer: Viewer) -> Vec<String> {
    let events = heard.events.iter();
    events
        .filter_map(|event| G::shown(event, viewer))
        .map(|event| json(&event) + " " + &json(&event.message()))
        .collect()
}
