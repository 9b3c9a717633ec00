//! A journal as a text that people can compare: what every viewer hears and sees.

use super::difference::difference;
use crate::impression::json;
use maraude_core::journal::{Journal, open_replay};
use maraude_core::{Actor, Game, PlayedMove, Viewer};
use serde_json::Value;
use std::fmt::Write;

/// Every step with its events and what changed in each viewer's view.
pub(crate) fn print<G: Game>(bytes: &[u8]) -> Result<String, String> {
    let journal = Journal::parse(bytes).map_err(|error| error.to_string())?;
    let mut replay = open_replay::<G>(&journal).map_err(|error| error.to_string())?;
    let header = &journal.header;
    let mut text = format!(
        "{}, {} seats, {}\n",
        header.game,
        header.seats.len(),
        header.options
    );
    let mut views = views(replay.play().game());
    let first = views
        .iter()
        .map(|(viewer, view)| (*viewer, vec![view.to_string()]));
    grouped("sees", first, &mut text);
    while let Some(step) = replay.step() {
        let step = step.map_err(|error| error.to_string())?;
        print_step(&step, &journal, &mut text);
        let now = self::views(replay.play().game());
        let pairs = views.iter().zip(&now);
        let changes = pairs.map(|((viewer, old), (_, new))| (*viewer, difference(old, new)));
        grouped("sees", changes, &mut text);
        views = now;
    }
    if let Some(end) = replay.play().end() {
        let _ = writeln!(text, "{}", json(&end));
    }
    Ok(text)
}

fn views<G: Game>(game: &G) -> Vec<(Viewer, Value)> {
    let view = |viewer| serde_json::to_value(game.view(viewer)).expect("a view is plain data");
    Viewer::all(game.seats())
        .map(|viewer| (viewer, view(viewer)))
        .collect()
}

fn print_step<G: Game>(step: &PlayedMove<G>, journal: &Journal, text: &mut String) {
    let entry = &journal.entries[step.seq as usize - 1];
    let by = match entry.by {
        Actor::Seat(seat) => format!("seat {}", seat.number()),
        Actor::House => "the house".to_owned(),
    };
    let _ = writeln!(
        text,
        "\n{} {by} at {}: {}",
        step.seq, entry.at, entry.action
    );
    let seats = journal.header.seats.len() as u8;
    for event in &step.heard.events {
        let shown = Viewer::all(seats).map(|viewer| {
            let shown = G::shown(event, viewer);
            (viewer, shown.iter().map(json).collect())
        });
        grouped("is told", shown, text);
    }
}

/// The lines of each viewer, each line once with all who have it.
fn grouped(what: &str, lines: impl Iterator<Item = (Viewer, Vec<String>)>, text: &mut String) {
    let mut groups: Vec<(Vec<Viewer>, String)> = Vec::new();
    let mut all = 0;
    for (viewer, lines) in lines {
        all += 1;
        for line in lines {
            match groups.iter_mut().find(|(_, known)| *known == line) {
                Some((viewers, _)) => viewers.push(viewer),
                None => groups.push((vec![viewer], line)),
            }
        }
    }
    for (viewers, line) in &groups {
        let who = if viewers.len() == all {
            "everybody".to_owned()
        } else {
            names(viewers)
        };
        let _ = writeln!(text, "  {who} {what} {line}");
    }
}

fn names(viewers: &[Viewer]) -> String {
    let name = |viewer: &Viewer| match viewer {
        Viewer::Seat(seat) => seat.number().to_string(),
        Viewer::Spectator => "a spectator".to_owned(),
    };
    viewers.iter().map(name).collect::<Vec<_>>().join(", ")
}
