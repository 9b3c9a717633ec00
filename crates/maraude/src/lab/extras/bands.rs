//! Marne's score table: how often each level reaches which band (MA-82).

use maraude_sim::lab::{Page, Row, Table};
use std::collections::BTreeMap;

/// The least score of each band.
const BANDS: [i64; 6] = [0, 40, 46, 52, 58, 64];

pub(super) fn write(page: &mut Page, rows: &[Row]) {
    page.heading("The bands of the score table");
    page.paragraph(
        "Of a hundred games of each level at each number of players, how many end in which band.",
    );
    // Trials keep the order in which they were played.
    let mut order: Vec<&str> = Vec::new();
    let mut games: BTreeMap<&str, ([u32; BANDS.len()], u32)> = BTreeMap::new();
    for row in rows.iter().filter(|row| row.trial != "levels") {
        if !order.contains(&row.trial.as_str()) {
            order.push(&row.trial);
        }
        let (bands, all) = games.entry(&row.trial).or_default();
        bands[band(row.score)] += 1;
        *all += 1;
    }
    let lines = order.iter().map(|trial| {
        let (bands, all) = &games[trial];
        let share = |n: &u32| format!("{:.1}", f64::from(*n) * 100.0 / f64::from(*all));
        let mut line = vec![(*trial).to_owned()];
        line.extend(bands.iter().map(share));
        line
    });
    let head = [
        "level-players",
        "0-39",
        "40-45",
        "46-51",
        "52-57",
        "58-63",
        "64+",
    ];
    page.table(&Table {
        head: head.map(str::to_owned).to_vec(),
        lines: lines.collect(),
    });
}

fn band(score: i64) -> usize {
    BANDS.iter().filter(|least| score >= **least).count().max(1) - 1
}

#[cfg(test)]
mod tests {
    use super::band;

    #[test]
    fn the_bands_begin_where_the_table_says() {
        let bands = [0, 39, 40, 45, 46, 52, 58, 63, 64, 76].map(band);
        assert_eq!(bands, [0, 0, 1, 1, 2, 3, 4, 4, 5, 5]);
    }
}
