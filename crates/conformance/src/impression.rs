//! Everything that one viewer gets from a state, as bytes.

use maraude_core::{Actor, Game, Refusal, Told, Viewer};
use serde::Serialize;
use std::fmt::Write;

/// Everything that one viewer gets from a state: two worlds it may not tell apart give equal
/// impressions.
pub(crate) struct Impression {
    parts: [(&'static str, String); 5],
}

impl Impression {
    /// What the viewer gets from this state, and what it is answered if it attempts these.
    pub(crate) fn of<G: Game>(game: &G, viewer: Viewer, attempts: &[G::Action]) -> Self {
        let silence = G::ABILITIES.silence(game);
        let mut table = format!("{:?} to act, silence {silence:?}", game.to_act());
        game.house_moves(&mut |action, when| {
            let _ = write!(table, ", {} {when:?}", json(&action));
        });
        let (mut choices, mut legal, mut answers) = (String::new(), String::new(), String::new());
        if let Viewer::Seat(seat) = viewer {
            choices = json(&game.choices(seat));
            game.legal(seat, &mut |action| legal += &json(&action));
            for attempt in attempts {
                answers += &answer(game, Actor::Seat(seat), attempt);
            }
        }
        let view = json(&game.view(viewer));
        let parts = [
            ("the table", table),
            ("the view", view),
            ("the choices", choices),
            ("the legal actions", legal),
            ("the refusals", answers),
        ];
        Self { parts }
    }

    /// The first thing in which another impression differs.
    pub(crate) fn difference(&self, other: &Self) -> Option<String> {
        let pairs = self.parts.iter().zip(&other.parts);
        let (one, other) = pairs.into_iter().find(|(one, other)| one != other)?;
        Some(format!("{}:\n  {}\nor\n  {}", one.0, one.1, other.1))
    }
}

fn answer<G: Game>(game: &G, by: Actor, attempt: &G::Action) -> String {
    match game.check(by, attempt) {
        Ok(()) => "yes\n".into(),
        Err(refusal) => {
            let (code, clause) = (refusal.code(), refusal.clause());
            format!("{code} {clause} {}\n", json(&refusal.message()))
        }
    }
}

/// A value as JSON.
pub(crate) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what travels is plain data")
}
