//! The sections of a report that every game has.

use super::cards::card_lines;
use super::drawing::{Bar, Ribbon, bars, histogram, ribbons};
use super::levels::level_ratings;
use super::order::{Share, turn_of, wins};
use super::page::{Page, PageTable};
use super::plan::{Plan, Trial};
use super::row::Row;
use crate::report::Quantiles;
use maraude_core::Meta;
use std::collections::BTreeMap;

/// Writes the sections that every game has.
pub fn write_page(page: &mut Page, meta: &Meta, plan: &Plan, rows: &[Row]) {
    let of = |trial: &Trial| -> Vec<&Row> {
        rows.iter().filter(|row| row.trial == trial.name).collect()
    };
    let (levels, alone) = plan
        .trials
        .split_first()
        .expect("a plan begins with the levels");
    write_levels(page, levels, &of(levels));
    write_seats(page, meta, rows, alone);
    let default: Vec<(&Trial, Vec<&Row>)> = alone
        .iter()
        .filter(|trial| trial.option.is_none())
        .map(|trial| (trial, of(trial)))
        .collect();
    write_scores(page, &default);
    write_lengths(page, &default);
    write_endings(page, rows);
    // A random player makes no use of a card.
    let thinking = default
        .iter()
        .filter(|(trial, _)| trial.bots[0] != "random");
    let with_cards: Vec<&Row> = thinking.flat_map(|(_, rows)| rows).copied().collect();
    write_cards(page, &with_cards);
}

fn write_levels(page: &mut Page, trial: &Trial, rows: &[&Row]) {
    page.heading("The bots, best first");
    let rated = level_ratings(rows, &trial.bots, trial.seatings.len() as u64);
    let is_common = rows.first().is_some_and(|row| row.is_common());
    let (title, unit) = if is_common {
        ("mean score, with its 95 % interval", "score")
    } else {
        ("Elo points, with their 95 % intervals", "rating")
    };
    let drawn: Vec<Bar> = rated
        .iter()
        .map(|(bot, value, interval)| Bar {
            label: bot.clone(),
            value: *value,
            interval: *interval,
        })
        .collect();
    page.plot(&bars(title, &drawn, None));
    let lines = rated.iter().map(|(bot, value, [low, high])| {
        vec![
            bot.clone(),
            format!("{value:.1}"),
            format!("{low:.1} to {high:.1}"),
        ]
    });
    page.table(&PageTable {
        head: ["bot", unit, "95 %"].map(str::to_owned).to_vec(),
        lines: lines.collect(),
    });
    page.paragraph(&format!(
        "{} games of {} players; every deal is played by every seating.",
        rows.len(),
        trial.players
    ));
}

fn write_seats(page: &mut Page, meta: &Meta, rows: &[Row], alone: &[Trial]) {
    if rows.iter().all(Row::is_common) {
        return;
    }
    page.heading("Wins by seat and by turn");
    page.paragraph(
        "Tables of one bot with itself, the random one left out. The turn counts from the seat that began. \
         The dashed line is a fair share.",
    );
    for players in meta.seats.0.max(2)..=meta.seats.1 {
        let names: Vec<&str> = alone
            .iter()
            .filter(|trial| trial.players == players && trial.option.is_none())
            .filter(|trial| trial.bots[0] != "random")
            .map(|trial| trial.name.as_str())
            .collect();
        let table: Vec<&Row> = rows
            .iter()
            .filter(|row| names.contains(&row.trial.as_str()))
            .collect();
        if table.is_empty() {
            continue;
        }
        let fair = Some(100.0 / f64::from(players));
        let title = format!("{players} players, wins by seat in %");
        page.plot(&bars(
            &title,
            &shares("seat", &wins(&table, |_, seat| seat)),
            fair,
        ));
        let title = format!("{players} players, wins by turn in %");
        page.plot(&bars(&title, &shares("turn", &wins(&table, turn_of)), fair));
    }
}

fn shares(name: &str, shares: &[Share]) -> Vec<Bar> {
    let bar = |(at, one): (usize, &Share)| Bar {
        label: format!("{name} {}", at + 1),
        value: one.share * 100.0,
        interval: one.ci95.map(|end| end * 100.0),
    };
    shares.iter().enumerate().map(bar).collect()
}

fn counts(rows: &[&Row], of: impl Fn(&Row) -> i64) -> BTreeMap<i64, u64> {
    let mut counts = BTreeMap::new();
    for row in rows {
        *counts.entry(of(row)).or_default() += 1;
    }
    counts
}

fn distributions(trials: &[(&Trial, Vec<&Row>)], of: impl Fn(&Row) -> i64 + Copy) -> Vec<Ribbon> {
    let ribbon = |(trial, rows): &(&Trial, Vec<&Row>)| Ribbon {
        label: format!("{} × {}", trial.players, trial.bots[0]),
        quantiles: Quantiles::of(&counts(rows, of)),
    };
    trials.iter().map(ribbon).collect()
}

fn quantile_table(name: &str, ribbons: &[Ribbon]) -> PageTable {
    let head = [name, "5 %", "25 %", "median", "75 %", "95 %", "mean"];
    let lines = ribbons.iter().map(
        |Ribbon {
             label,
             quantiles: q,
         }| {
            let numbers = [q.p05, q.p25, q.median, q.p75, q.p95].map(|n| n.to_string());
            let mut line = vec![label.clone()];
            line.extend(numbers);
            line.push(format!("{:.1}", q.mean));
            line
        },
    );
    PageTable {
        head: head.map(str::to_owned).to_vec(),
        lines: lines.collect(),
    }
}

fn write_scores(page: &mut Page, trials: &[(&Trial, Vec<&Row>)]) {
    let mut scores = trials
        .iter()
        .flat_map(|(_, rows)| rows)
        .map(|row| row.score);
    let first = scores.next();
    if scores.all(|score| Some(score) == first) {
        // A race to a fixed number of points tells nothing here.
        return;
    }
    page.heading("Scores by level and number of players");
    page.paragraph("The common score, or the winner's. Half of the games lie in the thick part.");
    let drawn = distributions(trials, |row| row.score);
    page.plot(&ribbons("score", &drawn));
    page.table(&quantile_table("score", &drawn));
}

fn write_lengths(page: &mut Page, trials: &[(&Trial, Vec<&Row>)]) {
    page.heading("Length");
    let moves = distributions(trials, |row| row.moves.into());
    page.plot(&ribbons("moves", &moves));
    page.table(&quantile_table("moves", &moves));
    let minutes = distributions(trials, |row| (row.clock_ms / 60_000) as i64);
    page.table(&quantile_table("minutes at the bots’ pace", &minutes));
    let all: Vec<&Row> = trials
        .iter()
        .flat_map(|(_, rows)| rows.iter().copied())
        .collect();
    page.plot(&histogram(
        "moves, all these games",
        &counts(&all, |row| row.moves.into()),
    ));
}

fn write_endings(page: &mut Page, rows: &[Row]) {
    let mut endings: BTreeMap<&str, u64> = BTreeMap::new();
    for row in rows {
        *endings.entry(&row.ending).or_default() += 1;
    }
    page.heading("Endings");
    let share = |games: u64| format!("{:.2} %", games as f64 * 100.0 / rows.len() as f64);
    page.table(&PageTable {
        head: ["ending", "games", "share"].map(str::to_owned).to_vec(),
        lines: endings
            .iter()
            .map(|(ending, games)| vec![(*ending).to_owned(), games.to_string(), share(*games)])
            .collect(),
    });
}

fn write_cards(page: &mut Page, rows: &[&Row]) {
    let lines = card_lines(rows);
    if lines.is_empty() {
        return;
    }
    page.heading("Cards");
    let is_common = rows.first().is_some_and(|row| row.is_common());
    page.paragraph(if is_common {
        "Worth: how many points more the games had in which the card was drawn than the average of \
         the same bots at as many seats. A card that comes late in long games goes with what makes \
         games long: this is what goes together, not what causes what."
    } else {
        "Worth: points of a hundred by which a seat won more often than its share in games in \
         which the card came to it. A card that comes in long games goes with what makes games \
         long: this is what goes together, not what causes what."
    });
    page.table(&PageTable {
        head: ["card", "per game", "worth", "95 %", "seen"]
            .map(str::to_owned)
            .to_vec(),
        lines: lines
            .iter()
            .map(|line| {
                let [low, high] = line.ci95;
                vec![
                    line.card.clone(),
                    format!("{:.2}", line.per_game),
                    format!("{:+.2}", line.worth),
                    format!("{low:+.2} to {high:+.2}"),
                    line.seen.to_string(),
                ]
            })
            .collect(),
    });
}
