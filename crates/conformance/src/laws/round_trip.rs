//! What travels arrives: actions survive JSON, views and events are JSON a browser can read.

use crate::impression::json;
use crate::law::{BrokenLaw, Checked, Effort, LawReport, Lawful, over_games};
use crate::run::{Run, act};
use maraude_core::{BotRng, Game, Luck, Seat, Viewer};
use serde::Serialize;
use serde_json::Value;

/// The largest whole number that a browser holds exactly.
const LARGEST: u64 = 1 << 53;

/// An action written, read and written again is the same bytes; views and events are valid JSON
/// without numbers that a browser would round.
pub fn law<G: Lawful>(effort: Effort) -> Result<LawReport, BrokenLaw> {
    over_games::<G>("round trip", effort, &check)
}

fn check<G: Lawful>(run: &Run<G>, rng: &mut BotRng, tally: &mut Checked) -> Result<(), String> {
    let mut play = run.start()?;
    for (_, played) in &run.moves {
        if run.is_looked_at(rng) {
            let game = play.game();
            actions_return(game, rng, tally)?;
            for viewer in Viewer::all(game.seats()) {
                let bytes = arrives(&game.view(viewer))?;
                tally.keep("bytes of a view", bytes as u64);
            }
        }
        let Ok(step) = play.play(played.clone()) else {
            continue;
        };
        if let Some((_, action)) = act(played) {
            returns::<G>(action)?;
        }
        for event in &step.heard.events {
            arrives(event)?;
            for viewer in Viewer::all(play.game().seats()) {
                if let Some(shown) = G::shown(event, viewer) {
                    arrives(&shown)?;
                }
            }
        }
    }
    Ok(())
}

fn actions_return<G: Game>(game: &G, rng: &mut BotRng, tally: &mut Checked) -> Result<(), String> {
    let mut listed = Vec::new();
    for seat in Seat::all(game.seats()) {
        game.legal(seat, &mut |action| listed.push(action));
        arrives(&game.choices(seat))?;
    }
    rng.shuffle(&mut listed);
    listed.truncate(16);
    game.house_moves(&mut |action, _| listed.push(action));
    for action in &listed {
        returns::<G>(action)?;
        tally.checks += 1;
    }
    Ok(())
}

fn returns<G: Game>(action: &G::Action) -> Result<(), String> {
    let text = json(action);
    let back: G::Action = serde_json::from_str(&text)
        .map_err(|error| format!("{text}, as it was written, can't be read: {error}"))?;
    if back == *action && json(&back) == text {
        Ok(())
    } else {
        Err(format!("{action:?} is written {text} and read {back:?}"))
    }
}

fn arrives(value: &impl Serialize) -> Result<usize, String> {
    let text = json(value);
    let parsed: Value = serde_json::from_str(&text).map_err(|error| format!("{error}: {text}"))?;
    if is_exact(&parsed) {
        Ok(text.len())
    } else {
        Err(format!("a browser would round a number in {text}"))
    }
}

fn is_exact(value: &Value) -> bool {
    match value {
        Value::Number(number) => {
            let whole = number.as_u64().or(number.as_i64().map(i64::unsigned_abs));
            whole.is_none_or(|whole| whole <= LARGEST)
        }
        Value::Array(items) => items.iter().all(is_exact),
        Value::Object(fields) => fields.values().all(is_exact),
        _ => true,
    }
}
