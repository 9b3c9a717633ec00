//! Streets: roads and bridges, paved cells, hatched lines, one-way spots, the parking lot.

use super::text;
use crate::town::{Paint, Paving, Town};
use std::fmt::Write;

/// The road under the cells, with its pavement; bridges get rails.
pub(super) fn roads(town: &Town, out: &mut String) {
    let mut road = String::new();
    for cell in &town.plan.cells {
        for &to in cell.to.iter().filter(|&&to| to > cell.id) {
            let next = &town.plan.cells[to as usize];
            let _ = write!(road, "M{} {}L{} {}", cell.x, cell.y, next.x, next.y);
        }
    }
    let parking = &town.plan.parking;
    let mouth = &town.plan.cells[parking.opens as usize];
    let (x, y) = (
        parking.x + parking.width / 2.0,
        parking.y + parking.height / 2.0,
    );
    let _ = write!(
        road,
        "M{} {}L{} {}",
        mouth.x,
        mouth.y,
        mouth.x.clamp(parking.x + 24.0, x * 2.0),
        y
    );
    for (width, colour) in [(60, "#f3ead3"), (45, "#8d949e")] {
        let _ = writeln!(
            out,
            "<path d=\"{road}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
        );
    }
    bridges(town, out);
    let round = town.plan.roundabout;
    let _ = writeln!(
        out,
        "<circle cx=\"{0}\" cy=\"{1}\" r=\"{2}\" fill=\"#b7df99\" stroke=\"#f3ead3\" stroke-width=\"4\"/>\
         <circle cx=\"{0}\" cy=\"{1}\" r=\"16\" fill=\"#8fd0ee\" stroke=\"#d9d2c3\" stroke-width=\"5\"/>\
         <path d=\"M{0} {1}v-12m0 2q-8 -6 -9 4m9 -4q8 -6 9 4\" fill=\"none\" stroke=\"#ffffff\" stroke-width=\"3\" stroke-linecap=\"round\"/>",
        round.x, round.y, round.radius
    );
}

/// Stone rails on both sides of the blue lines.
fn bridges(town: &Town, out: &mut String) {
    for &index in &town.blue_lines {
        let [a, b] = town.plan.lines[index as usize]
            .between
            .map(|cell| &town.plan.cells[cell as usize]);
        let (x, y) = (f32::midpoint(a.x, b.x), f32::midpoint(a.y, b.y));
        let turn = (b.y - a.y).atan2(b.x - a.x).to_degrees();
        let half = town.plan.river.width / 2.0 + 12.0;
        let _ = writeln!(
            out,
            "<g transform=\"translate({x:.1} {y:.1}) rotate({turn:.1})\"><rect x=\"{0}\" y=\"-31\" width=\"{1}\" height=\"62\" fill=\"#8d949e\"/>\
             <rect x=\"{0}\" y=\"-34\" width=\"{1}\" height=\"10\" rx=\"4\" fill=\"#c9a877\" stroke=\"#a5844f\" stroke-width=\"2\"/>\
             <rect x=\"{0}\" y=\"24\" width=\"{1}\" height=\"10\" rx=\"4\" fill=\"#c9a877\" stroke=\"#a5844f\" stroke-width=\"2\"/></g>",
            -half,
            half * 2.0
        );
    }
}

/// The cells as paving stones.
pub(super) fn cells(town: &Town, out: &mut String) {
    let size = town.plan.cell_size;
    for cell in &town.plan.cells {
        let (fill, edge) = match cell.paving {
            Paving::Grey => ("#dde0e4", "#b9bec6"),
            Paving::Yellow => ("#ffd84a", "#d9a915"),
            Paving::Orange => ("#ff9a3c", "#c96a10"),
            Paving::Red => ("#e5483e", "#a82a22"),
        };
        let _ = write!(
            out,
            "<g transform=\"translate({} {}) rotate({})\"><rect x=\"{3}\" y=\"{3}\" width=\"{size}\" height=\"{size}\" rx=\"8\" fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\"2\"/>",
            cell.x,
            cell.y,
            cell.turn,
            -size / 2.0,
        );
        match cell.paving {
            Paving::Yellow => out.push_str("<rect x=\"-6\" y=\"-8\" width=\"12\" height=\"16\" rx=\"2.5\" fill=\"#fff6cf\" stroke=\"#b98d0b\" stroke-width=\"1.6\"/>"),
            Paving::Red => out.push_str("<circle r=\"6.5\" fill=\"#ffe9e4\"/>"),
            Paving::Grey | Paving::Orange => {}
        }
        out.push_str("</g>\n");
        if let Some(number) = cell.cone {
            text(
                out,
                [cell.x, cell.y],
                22.0,
                "fill=\"#5a2b00\" font-weight=\"800\"",
                &number.to_string(),
            );
        }
    }
}

/// The hatched lines across the street.
pub(super) fn lines(town: &Town, out: &mut String) {
    for line in &town.plan.lines {
        let [a, b] = line.between.map(|cell| &town.plan.cells[cell as usize]);
        let paint = if line.paint == Paint::Yellow {
            "hatch-yellow"
        } else {
            "hatch-blue"
        };
        bar(out, [a.x, a.y], [b.x, b.y], paint);
    }
}

fn bar(out: &mut String, a: [f32; 2], b: [f32; 2], paint: &str) {
    let (x, y) = (f32::midpoint(a[0], b[0]), f32::midpoint(a[1], b[1]));
    let turn = (b[1] - a[1]).atan2(b[0] - a[0]).to_degrees();
    let _ = writeln!(
        out,
        "<rect transform=\"translate({x:.1} {y:.1}) rotate({turn:.1})\" x=\"-4\" y=\"-23\" width=\"8\" height=\"46\" rx=\"1.5\" fill=\"url(#{paint})\"/>"
    );
}

/// The places for one-way tokens, and the printed one, ringed in red.
pub(super) fn spots(town: &Town, out: &mut String) {
    for (spot, portion) in town.plan.spots.iter().zip(&town.spot_portions) {
        let [x, y, turn] = along(town, spot.cell, portion);
        let _ = writeln!(
            out,
            "<g transform=\"translate({x} {y}) rotate({turn:.1})\"><rect x=\"-13\" y=\"-8\" width=\"26\" height=\"16\" rx=\"3\" fill=\"#ffffff\" fill-opacity=\".55\" stroke=\"#3d6fb4\" stroke-width=\"1.8\" stroke-dasharray=\"3 2.4\"/>\
             <path d=\"M-9 0h18m-4 -4l4 4l-4 4M-5 -4l-4 4l4 4\" fill=\"none\" stroke=\"#3d6fb4\" stroke-width=\"2\"/></g>"
        );
    }
    let [x, y, turn] = along(town, town.plan.printed.cell, &town.printed_portion);
    let _ = writeln!(
        out,
        "<g transform=\"translate({x} {y}) rotate({turn:.1})\"><circle r=\"17.5\" fill=\"#2f66b5\" stroke=\"#e0241b\" stroke-width=\"4.5\"/>\
         <path d=\"M-10 0h18m-6 -7l7 7l-7 7\" fill=\"none\" stroke=\"#ffffff\" stroke-width=\"4\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/></g>"
    );
}

/// Where a cell of a portion lies and how the portion runs there.
fn along(town: &Town, cell: u16, portion: &[u16]) -> [f32; 3] {
    let at = portion.iter().position(|&c| c == cell).unwrap_or(0);
    let before = &town.plan.cells[portion[at.saturating_sub(1)] as usize];
    let after = &town.plan.cells[portion[(at + 1).min(portion.len() - 1)] as usize];
    let here = &town.plan.cells[cell as usize];
    [
        here.x,
        here.y,
        (after.y - before.y).atan2(after.x - before.x).to_degrees(),
    ]
}

/// The parking lot with its stalls and its hatched line.
pub(super) fn parking(town: &Town, out: &mut String) {
    let lot = &town.plan.parking;
    let _ = writeln!(
        out,
        "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"12\" fill=\"#7d848f\" stroke=\"#f3ead3\" stroke-width=\"5\"/>",
        lot.x, lot.y, lot.width, lot.height
    );
    for (index, [x, y]) in lot.stalls.iter().enumerate() {
        let _ = writeln!(
            out,
            "<rect x=\"{}\" y=\"{}\" width=\"34\" height=\"27\" rx=\"5\" fill=\"#8f97a3\" stroke=\"#ffffff\" stroke-width=\"2\"/>",
            x - 17.0,
            y - 13.5
        );
        text(
            out,
            [*x, *y],
            17.0,
            "fill=\"#ffffff\" font-weight=\"700\"",
            &(index + 1).to_string(),
        );
    }
    let mouth = &town.plan.cells[lot.opens as usize];
    let edge = [
        mouth.x,
        lot.y + if mouth.y < lot.y { 0.0 } else { lot.height },
    ];
    let inner = [edge[0], edge[1] + (edge[1] - mouth.y).signum() * 0.1];
    bar(
        out,
        [edge[0], edge[1] - (edge[1] - mouth.y).signum() * 0.1],
        inner,
        "hatch-yellow",
    );
}
