//! The town as a picture: an SVG drawn from the data, the model of the browser's board.

mod ground;
mod houses;
mod streets;

use crate::options::Options;
use crate::state::Boomville;
use crate::town::{NAME_SIZE, Town};
use maraude_core::DrawBoard;
use std::fmt::Write;

/// The language of the names on the drawing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// French names.
    French,
    /// English names.
    English,
}

/// The size of the quarters' names.
pub const DISTRICT_SIZE: f32 = 22.0;

impl DrawBoard for Boomville {
    fn board_svg(_: &Options, language: &str) -> String {
        let language = match language {
            "fr" => Language::French,
            _ => Language::English,
        };
        svg(Town::get(), language)
    }
}

/// The whole town as one SVG document.
pub fn svg(town: &Town, language: Language) -> String {
    drawing(town, Some(language))
}

/// The town without names: the browser writes them itself, as large as they must be to be read.
pub fn bare(town: &Town) -> String {
    drawing(town, None)
}

fn drawing(town: &Town, names_in: Option<Language>) -> String {
    let [width, height] = town.plan.size;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"Barlow, Overpass, 'Liberation Sans', Arial, sans-serif\" role=\"img\">\n\
         <title>Boomville</title>\n"
    );
    out.push_str(DEFS);
    ground::draw(town, &mut out);
    streets::roads(town, &mut out);
    if let Some(language) = names_in {
        districts(town, language, &mut out);
    }
    houses::paths(town, &mut out);
    streets::cells(town, &mut out);
    streets::parking(town, &mut out);
    streets::lines(town, &mut out);
    streets::spots(town, &mut out);
    for place in &town.plan.places {
        houses::draw(place, &mut out);
    }
    if let Some(language) = names_in {
        names(town, language, &mut out);
    }
    out.push_str("</svg>\n");
    out
}

/// The hatchings: painted bars across the street.
const DEFS: &str = concat!(
    "<defs>",
    "<pattern id=\"hatch-yellow\" width=\"7\" height=\"7\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">",
    "<rect width=\"7\" height=\"7\" fill=\"#2f3136\"/><rect width=\"4\" height=\"7\" fill=\"#ffd83d\"/></pattern>",
    "<pattern id=\"hatch-blue\" width=\"7\" height=\"7\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">",
    "<rect width=\"7\" height=\"7\" fill=\"#ffffff\"/><rect width=\"4\" height=\"7\" fill=\"#1f6fd1\"/></pattern>",
    "</defs>\n"
);

fn districts(town: &Town, language: Language, out: &mut String) {
    for district in &town.plan.districts {
        let name = if language == Language::French {
            &district.fr
        } else {
            &district.en
        };
        text(
            out,
            [district.x, district.y],
            DISTRICT_SIZE,
            "fill=\"#5d8a4a\" opacity=\".75\" font-weight=\"700\" font-style=\"italic\"",
            name,
        );
    }
}

fn names(town: &Town, language: Language, out: &mut String) {
    for place in &town.plan.places {
        let name = if language == Language::French {
            &place.fr
        } else {
            &place.en
        };
        let style = "fill=\"#27313f\" font-weight=\"600\" stroke=\"#f4f9ea\" stroke-width=\"4\" paint-order=\"stroke\" stroke-linejoin=\"round\"";
        text(out, [place.label.x, place.label.y], NAME_SIZE, style, name);
    }
}

/// Writes lines of text around their common centre.
fn text(out: &mut String, [x, y]: [f32; 2], size: f32, style: &str, words: &str) {
    let lines = words.lines().count() as f32;
    let _ = write!(
        out,
        "<g font-size=\"{size}\" text-anchor=\"middle\" {style}>"
    );
    for (index, line) in words.lines().enumerate() {
        let baseline = y + (index as f32 - (lines - 1.0) / 2.0) * (size + 2.0) + size * 0.35;
        let _ = write!(out, "<text x=\"{x}\" y=\"{baseline:.1}\">{line}</text>");
    }
    out.push_str("</g>\n");
}

/// Points as an SVG path through all of them, rounded.
fn smooth(points: &[[f32; 2]], closed: bool) -> String {
    let n = points.len();
    let at = |i: isize| -> [f32; 2] {
        let i = if closed {
            i.rem_euclid(n as isize)
        } else {
            i.clamp(0, n as isize - 1)
        };
        points[i as usize]
    };
    let mut path = format!("M{} {}", points[0][0], points[0][1]);
    let legs = if closed { n } else { n - 1 };
    for i in 0..legs as isize {
        let [before, a, b, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
        let _ = write!(
            path,
            "C{:.1} {:.1} {:.1} {:.1} {} {}",
            a[0] + (b[0] - before[0]) / 6.0,
            a[1] + (b[1] - before[1]) / 6.0,
            b[0] - (after[0] - a[0]) / 6.0,
            b[1] - (after[1] - a[1]) / 6.0,
            b[0],
            b[1]
        );
    }
    if closed {
        path.push('Z');
    }
    path
}
