//! The ground under the streets: cream paper, quarters, parks, the Seine and its islands.

use super::points;
use crate::board::plan::Plan;
use std::fmt::Write;

/// Everything under the streets.
pub(super) fn ground(out: &mut String, plan: &Plan) {
    let (width, height) = (plan.canvas.width, plan.canvas.height);
    let _ = write!(
        out,
        r##"<rect width="{width}" height="{height}" fill="#f5edd9"/>"##
    );
    for quarter in &plan.quarters {
        for outline in &quarter.outline {
            let _ = write!(
                out,
                r##"<polygon points="{}" fill="{}" stroke="#fbf6e9" stroke-width="3" stroke-linejoin="round"/>"##,
                points(outline),
                quarter.colour
            );
        }
    }
    for park in &plan.parks {
        let _ = write!(
            out,
            r##"<polygon points="{}" fill="#a9d18e" fill-opacity=".75" stroke="#86b56a" stroke-width="1.5" stroke-linejoin="round"/>"##,
            points(park)
        );
    }
    for river in &plan.river {
        let _ = write!(
            out,
            r##"<polygon points="{}" fill="#8fc3e0" stroke="#5b9cc2" stroke-width="2" stroke-linejoin="round"/>"##,
            points(river)
        );
    }
    for island in &plan.islands {
        let _ = write!(
            out,
            r##"<polygon points="{}" fill="#f3c6cf" stroke="#5b9cc2" stroke-width="2" stroke-linejoin="round"/>"##,
            points(island)
        );
    }
    let _ = write!(
        out,
        r##"<text font-size="17" font-style="italic" fill="#2d6f97" letter-spacing="4" text-anchor="middle" transform="translate(1262 1040) rotate(57)">la Seine</text>"##
    );
    let _ = write!(
        out,
        r##"<text font-size="15" font-style="italic" fill="#2d6f97" letter-spacing="3" text-anchor="middle" transform="translate(66 897) rotate(-7)">la Seine</text>"##
    );
}

/// The quarters' names, each where nothing lies over it.
pub(super) fn quarter_names(out: &mut String, plan: &Plan) {
    for quarter in &plan.quarters {
        let Some([x, y]) = quarter.label else {
            continue;
        };
        let _ = write!(
            out,
            r#"<text x="{x}" y="{y}" font-size="16" font-weight="700" letter-spacing="2" text-anchor="middle" fill="{}" fill-opacity=".75">{}</text>"#,
            quarter.ink,
            quarter.fr.to_uppercase()
        );
    }
}
