//! One option against the default: Taxifolie's editions, Marne without events.

use maraude_sim::lab::{Page, PageTable, Row};
use maraude_sim::{ci95, mean_ci95};

pub(super) fn write(page: &mut Page, variant: &str, rows: &[Row]) {
    page.heading(&format!("With {variant} and without"));
    page.paragraph("The same bots at the same tables; means with their 95 % intervals.");
    let mut order: Vec<(&str, u8)> = Vec::new();
    for row in rows.iter().filter(|row| row.options == variant) {
        let key = (row.bots[0].as_str(), row.players);
        if !order.contains(&key) {
            order.push(key);
        }
    }
    let mut lines = Vec::new();
    for (bot, players) in order {
        for options in ["", variant] {
            let own: Vec<&Row> = rows
                .iter()
                .filter(|row| row.trial != "levels" && row.options == options)
                .filter(|row| row.bots[0] == bot && row.players == players)
                .collect();
            lines.push(line(bot, players, options, &own));
        }
    }
    let head = [
        "players × bot",
        "option",
        "score",
        "moves",
        "wins of the first player in %",
    ];
    page.table(&PageTable {
        head: head.map(str::to_owned).to_vec(),
        lines,
    });
}

fn line(bot: &str, players: u8, options: &str, rows: &[&Row]) -> Vec<String> {
    let mean = |of: &dyn Fn(&Row) -> f64| {
        let (mean, [low, high]) = mean_ci95(&rows.iter().map(|row| of(row)).collect::<Vec<_>>());
        format!("{mean:.1} ({low:.1} to {high:.1})")
    };
    let began = |row: &Row| row.win_share(usize::from(row.first.max(1)) - 1);
    let share = rows.iter().map(|row| began(row)).sum::<f64>() / rows.len().max(1) as f64;
    let [low, high] = ci95(share, rows.len() as u64).map(|end| end * 100.0);
    let wins = if rows.first().is_some_and(|row| row.is_common()) {
        "–".to_owned()
    } else {
        format!("{:.1} ({low:.1} to {high:.1})", share * 100.0)
    };
    vec![
        format!("{players} × {bot}"),
        if options.is_empty() {
            "default"
        } else {
            options
        }
        .to_owned(),
        mean(&|row| row.score as f64),
        mean(&|row| row.moves.into()),
        wins,
    ]
}
