//! What lies under the streets: grass, the park, the river, trees.

use super::smooth;
use crate::town::Town;
use std::fmt::Write;

pub(super) fn draw(town: &Town, out: &mut String) {
    let [width, height] = town.plan.size;
    let _ = writeln!(
        out,
        "<rect width=\"{width}\" height=\"{height}\" rx=\"26\" fill=\"#d3ebb9\"/>"
    );
    tufts(town, out);
    let park = &town.plan.park;
    let outline = smooth(&park.outline, true);
    let _ = writeln!(
        out,
        "<path d=\"{outline}\" fill=\"#a9d88a\" stroke=\"#8cc56e\" stroke-width=\"4\"/>"
    );
    let pond = park.pond;
    let _ = writeln!(
        out,
        "<ellipse cx=\"{}\" cy=\"{}\" rx=\"{}\" ry=\"{}\" fill=\"#8fd0ee\" stroke=\"#f4ead0\" stroke-width=\"5\"/>\
         <path d=\"M{} {}q12 -7 24 0m14 14q12 -7 24 0\" fill=\"none\" stroke=\"#e8f7ff\" stroke-width=\"3\"/>",
        pond.x,
        pond.y,
        pond.rx,
        pond.ry,
        pond.x - 34.0,
        pond.y - 6.0
    );
    river(town, out);
    for tree in &town.plan.trees {
        let (x, y, r) = (tree.x, tree.y, tree.radius);
        let _ = writeln!(
            out,
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"5\" height=\"{:.1}\" rx=\"2\" fill=\"#8a6242\"/>\
             <circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\" fill=\"#6fb552\"/>\
             <circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"{:.1}\" fill=\"#8acb69\"/>",
            x - 2.5,
            y,
            r * 1.6,
            x - r * 0.25,
            y - r * 0.25,
            r * 0.55
        );
    }
}

/// How far from the edge grass begins to grow.
const EDGE: f32 = 16.0;

/// Small tufts of grass, scattered by a fixed rule so that the picture never changes.
fn tufts(town: &Town, out: &mut String) {
    let [width, height] = town.plan.size;
    out.push_str("<path d=\"");
    let mut number = 7u32;
    for _ in 0..150 {
        number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let x = (number >> 16) as f32 / 65_536.0 * (width - 2.0 * EDGE) + EDGE;
        number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let y = (number >> 16) as f32 / 65_536.0 * (height - 2.0 * EDGE) + EDGE;
        let _ = write!(out, "M{x:.0} {y:.0}l3 -8m3 8l2 -6m3 6l3 -5");
    }
    out.push_str(
        "\" fill=\"none\" stroke=\"#b4d896\" stroke-width=\"2\" stroke-linecap=\"round\"/>\n",
    );
}

fn river(town: &Town, out: &mut String) {
    let river = &town.plan.river;
    let course = smooth(&river.course, false);
    for (extra, colour) in [(14.0, "#f2e6c4"), (0.0, "#79c3ea"), (-26.0, "#8fd0f1")] {
        let _ = writeln!(
            out,
            "<path d=\"{course}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{}\"/>",
            river.width + extra
        );
    }
    let _ = writeln!(
        out,
        "<path d=\"{course}\" fill=\"none\" stroke=\"#d7f1ff\" stroke-width=\"3\" stroke-linecap=\"round\" \
         stroke-dasharray=\"26 60\"/>"
    );
}
