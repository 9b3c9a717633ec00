//! Score and length of the games as one SVG picture.

use crate::report::{Quantiles, Report};
use crate::tally::Tally;
use plotters::prelude::*;
use std::collections::BTreeMap;

/// The house's night blue and taxi yellow.
const NIGHT: RGBColor = RGBColor(0x1b, 0x26, 0x3b);
const TAXI: RGBColor = RGBColor(0xf2, 0xb7, 0x05);

/// Draws the distributions of score and length side by side.
///
/// # Errors
/// Says what the drawing library could not do.
pub fn plot(report: &Report, tally: &Tally) -> Result<String, String> {
    let mut svg = String::new();
    draw(&mut svg, report, tally).map_err(|error| error.to_string())?;
    Ok(svg)
}

fn draw<'a>(
    svg: &'a mut String,
    report: &Report,
    tally: &Tally,
) -> Result<(), Box<dyn std::error::Error + 'a>> {
    let root = SVGBackend::with_string(svg, (1000, 420)).into_drawing_area();
    root.fill(&WHITE)?;
    let bots: Vec<&str> = report
        .entrants
        .iter()
        .map(|entrant| entrant.bot.as_str())
        .collect();
    let title = format!(
        "{} · {} players · {} · {} games · seed {}",
        report.game,
        report.players,
        bots.join(", "),
        report.games,
        report.seed
    );
    let root = root.titled(&title, ("sans-serif", 20).into_font().color(&NIGHT))?;
    let (left, right) = root.split_horizontally(500);
    histogram(&left, "score", &tally.scores, &report.score)?;
    histogram(&right, "length in moves", &tally.lengths, &report.length)?;
    root.present()?;
    Ok(())
}

fn histogram<'a>(
    area: &DrawingArea<SVGBackend<'a>, plotters::coord::Shift>,
    name: &str,
    counts: &BTreeMap<i64, u64>,
    quantiles: &Quantiles,
) -> Result<(), Box<dyn std::error::Error + 'a>> {
    let span = quantiles.max - quantiles.min + 1;
    let width = (span as u64).div_ceil(40).max(1) as i64;
    let mut bars: BTreeMap<i64, u64> = BTreeMap::new();
    for (value, games) in counts {
        *bars.entry((value - quantiles.min) / width).or_default() += games;
    }
    let tallest = bars.values().copied().max().unwrap_or(1);
    let caption = format!(
        "{name}: median {}, mean {:.1}",
        quantiles.median, quantiles.mean
    );
    let mut chart = ChartBuilder::on(area)
        .caption(caption, ("sans-serif", 15))
        .margin(12)
        .x_label_area_size(30)
        .y_label_area_size(50)
        .build_cartesian_2d(
            quantiles.min..quantiles.max + width,
            0..tallest + tallest / 20 + 1,
        )?;
    chart
        .configure_mesh()
        .disable_x_mesh()
        .light_line_style(TRANSPARENT)
        .y_desc("games")
        .draw()?;
    chart.draw_series(bars.iter().map(|(bar, games)| {
        let from = quantiles.min + bar * width;
        let mut shape = Rectangle::new([(from, 0), (from + width, *games)], TAXI.filled());
        if width > 1 || span < 40 {
            shape.set_margin(0, 0, 1, 1);
        }
        shape
    }))?;
    let line = [(quantiles.median, 0), (quantiles.median, tallest)];
    chart.draw_series(LineSeries::new(line, NIGHT.stroke_width(2)))?;
    Ok(())
}
