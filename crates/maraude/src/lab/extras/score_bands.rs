//! Marne's score table: how often each level reaches which band (MA-82).

use maraude_marne::steps::scoring::Band;
use maraude_sim::lab::{Page, PageTable, Row};
use std::collections::BTreeMap;

pub(super) fn write(page: &mut Page, rows: &[Row]) {
    page.heading("The bands of the score table");
    page.paragraph(
        "Of a hundred games of each level at each number of players, how many end in which band.",
    );
    // Trials keep the order in which they were played.
    let mut order: Vec<&str> = Vec::new();
    let mut games: BTreeMap<&str, Vec<Band>> = BTreeMap::new();
    for row in rows.iter().filter(|row| row.trial != "levels") {
        if !order.contains(&row.trial.as_str()) {
            order.push(&row.trial);
        }
        let score = u8::try_from(row.score).unwrap_or_default();
        games.entry(&row.trial).or_default().push(Band::of(score));
    }
    let lines = order.iter().map(|trial| {
        let reached = &games[trial];
        let share = |band: &Band| {
            let times = reached.iter().filter(|other| *other == band).count();
            format!("{:.1}", times as f64 * 100.0 / reached.len() as f64)
        };
        let mut line = vec![(*trial).to_owned()];
        line.extend(Band::ALL.iter().map(share));
        line
    });
    let mut head = vec!["level-players".to_owned()];
    head.extend(Band::ALL.map(scores_of));
    page.table(&PageTable {
        head,
        lines: lines.collect(),
    });
}

/// The scores of a band, such as `40-45`.
fn scores_of(band: Band) -> String {
    let mut scores = (0..=u8::MAX).filter(|score| Band::of(*score) == band);
    match (scores.next(), scores.next_back()) {
        (Some(least), Some(u8::MAX)) => format!("{least}+"),
        (Some(least), Some(greatest)) => format!("{least}-{greatest}"),
        (Some(only), None) => only.to_string(),
        (None, _) => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_columns_are_the_bands_of_the_game() {
        let columns = Band::ALL.map(scores_of);
        let known = ["0-39", "40-45", "46-51", "52-57", "58-63", "64+"];
        assert_eq!(columns, known);
    }
}
