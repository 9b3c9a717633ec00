//! Plots as SVG that follow the page's colours.

use crate::report::Quantiles;
use std::collections::BTreeMap;
use std::fmt::Write as _;

const WIDTH: f64 = 680.0;
const LEFT: f64 = 150.0;
const RIGHT: f64 = 70.0;
const ROW: f64 = 22.0;
const TOP: f64 = 30.0;
const FOOT: f64 = 26.0;

/// A value with its interval.
#[derive(Clone, Debug)]
pub struct Bar {
    /// What of.
    pub label: String,
    /// The value.
    pub value: f64,
    /// The least and the greatest it may be.
    pub interval: [f64; 2],
}

/// A distribution in one line.
#[derive(Clone, Debug)]
pub struct Ribbon {
    /// What of.
    pub label: String,
    /// Its quantiles.
    pub quantiles: Quantiles,
}

/// The text with nothing a page would take for markup.
pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

/// A stretch of numbers on the width of a plot.
struct Scale {
    from: f64,
    to: f64,
}

impl Scale {
    fn of(numbers: impl Iterator<Item = f64>) -> Self {
        let (mut from, mut to) = (f64::INFINITY, f64::NEG_INFINITY);
        for number in numbers.filter(|number| number.is_finite()) {
            (from, to) = (from.min(number), to.max(number));
        }
        if from > to {
            (from, to) = (0.0, 1.0);
        }
        if to - from < 1e-9 {
            to = from + 1.0;
        }
        Self { from, to }
    }

    fn x(&self, number: f64) -> f64 {
        let share = ((number - self.from) / (self.to - self.from)).clamp(0.0, 1.0);
        LEFT + share * (WIDTH - LEFT - RIGHT)
    }

    /// Round numbers along it, about five.
    fn ticks(&self) -> Vec<f64> {
        let rough = (self.to - self.from) / 5.0;
        let power = 10f64.powf(rough.log10().floor());
        let steps = [1.0, 2.0, 5.0, 10.0];
        let fits = steps.into_iter().find(|step| step * power >= rough);
        let step = fits.unwrap_or(10.0) * power;
        let first = (self.from / step).ceil() as i64;
        let last = (self.to / step).floor() as i64;
        (first..=last).map(|n| n as f64 * step).collect()
    }
}

fn open(title: &str, height: f64) -> String {
    let title = escaped(title);
    format!(
        "<svg viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" aria-label=\"{title}\">\
         <text class=\"title\" x=\"0\" y=\"16\">{title}</text>\n"
    )
}

fn axis(svg: &mut String, scale: &Scale, bottom: f64) {
    for tick in scale.ticks() {
        let x = scale.x(tick);
        let _ = writeln!(
            svg,
            "<line class=\"grid\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{TOP}\" y2=\"{bottom:.1}\"/>\
             <text class=\"tick\" x=\"{x:.1}\" y=\"{:.1}\">{}</text>",
            bottom + 16.0,
            short(tick)
        );
    }
}

fn short(number: f64) -> String {
    let text = format!("{number:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" {
        "0".to_owned()
    } else {
        text.to_owned()
    }
}

/// Values with their intervals as bars from 0, and a line at what is to be expected.
pub fn bars(title: &str, bars: &[Bar], expected: Option<f64>) -> String {
    let numbers = bars
        .iter()
        .flat_map(|bar| [bar.value, bar.interval[0], bar.interval[1]]);
    let scale = Scale::of(numbers.chain([0.0]).chain(expected));
    let bottom = TOP + ROW * bars.len() as f64;
    let mut svg = open(title, bottom + FOOT);
    axis(&mut svg, &scale, bottom);
    let zero = scale.x(0.0);
    for (at, bar) in bars.iter().enumerate() {
        let y = TOP + ROW * at as f64;
        let (x, middle) = (scale.x(bar.value), y + ROW / 2.0);
        let [low, high] = bar.interval.map(|end| scale.x(end));
        let _ = writeln!(
            svg,
            "<text class=\"label\" x=\"{:.1}\" y=\"{:.1}\">{}</text>\
             <rect class=\"bar\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\"/>\
             <line class=\"ci\" x1=\"{low:.1}\" x2=\"{high:.1}\" y1=\"{middle:.1}\" y2=\"{middle:.1}\"/>\
             <text class=\"value\" x=\"{:.1}\" y=\"{:.1}\">{}</text>",
            LEFT - 8.0,
            middle + 4.0,
            escaped(&bar.label),
            zero.min(x),
            y + 4.0,
            (x - zero).abs(),
            ROW - 8.0,
            WIDTH - RIGHT + 8.0,
            middle + 4.0,
            short(bar.value),
        );
    }
    if let Some(expected) = expected {
        let x = scale.x(expected);
        let _ = writeln!(
            svg,
            "<line class=\"expected\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{TOP}\" y2=\"{bottom:.1}\"/>"
        );
    }
    svg + "</svg>\n"
}

/// Distributions, one a line: 5 % to 95 % thin, a quarter to three quarters thick, the median
/// as a stroke.
pub fn ribbons(title: &str, ribbons: &[Ribbon]) -> String {
    let ends = |q: &Quantiles| [q.p05 as f64, q.p95 as f64];
    let scale = Scale::of(ribbons.iter().flat_map(|ribbon| ends(&ribbon.quantiles)));
    let bottom = TOP + ROW * ribbons.len() as f64;
    let mut svg = open(title, bottom + FOOT);
    axis(&mut svg, &scale, bottom);
    for (
        at,
        Ribbon {
            label,
            quantiles: q,
        },
    ) in ribbons.iter().enumerate()
    {
        let middle = TOP + ROW * (at as f64 + 0.5);
        let [thin, thin_end, thick, thick_end, median] =
            [q.p05, q.p95, q.p25, q.p75, q.median].map(|n| scale.x(n as f64));
        let _ = writeln!(
            svg,
            "<text class=\"label\" x=\"{:.1}\" y=\"{:.1}\">{}</text>\
             <line class=\"ci\" x1=\"{thin:.1}\" x2=\"{thin_end:.1}\" y1=\"{middle:.1}\" y2=\"{middle:.1}\"/>\
             <rect class=\"bar\" x=\"{thick:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"12\"/>\
             <line class=\"median\" x1=\"{median:.1}\" x2=\"{median:.1}\" y1=\"{:.1}\" y2=\"{:.1}\"/>\
             <text class=\"value\" x=\"{:.1}\" y=\"{:.1}\">{}</text>",
            LEFT - 8.0,
            middle + 4.0,
            escaped(label),
            middle - 6.0,
            (thick_end - thick).max(1.0),
            middle - 8.0,
            middle + 8.0,
            WIDTH - RIGHT + 8.0,
            middle + 4.0,
            q.median,
        );
    }
    svg + "</svg>\n"
}

/// How many games had which value, in at most forty columns.
pub fn histogram(title: &str, counts: &BTreeMap<i64, u64>) -> String {
    const HEIGHT: f64 = 160.0;
    let (Some((&least, _)), Some((&most, _))) = (counts.first_key_value(), counts.last_key_value())
    else {
        return String::new();
    };
    let step = ((most - least + 1) as u64).div_ceil(40).max(1) as i64;
    let mut columns: BTreeMap<i64, u64> = BTreeMap::new();
    for (value, games) in counts {
        *columns.entry((value - least) / step).or_default() += games;
    }
    let tallest = columns.values().copied().max().unwrap_or(1) as f64;
    let scale = Scale {
        from: least as f64,
        to: (most + step) as f64,
    };
    let bottom = TOP + HEIGHT;
    let mut svg = open(title, bottom + FOOT);
    axis(&mut svg, &scale, bottom);
    for (column, games) in columns {
        let from = (least + column * step) as f64;
        let (x, end) = (scale.x(from), scale.x(from + step as f64));
        let height = games as f64 / tallest * HEIGHT;
        let _ = writeln!(
            svg,
            "<rect class=\"bar\" x=\"{x:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{height:.1}\">\
             <title>{from}: {games}</title></rect>",
            bottom - height,
            (end - x - 1.0).max(0.5),
        );
    }
    svg + "</svg>\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_greater_value_has_a_longer_bar() {
        let bar = |label: &str, value: f64| Bar {
            label: label.to_owned(),
            value,
            interval: [value - 1.0, value + 1.0],
        };
        let svg = bars("a & b", &[bar("one", 10.0), bar("two", 20.0)], Some(5.0));
        let widths: Vec<f64> = svg
            .split("<rect class=\"bar\"")
            .skip(1)
            .map(|rect| {
                let width = rect.split("width=\"").nth(1).expect("a bar has a width");
                width
                    .split('"')
                    .next()
                    .expect("it ends")
                    .parse()
                    .expect("a number")
            })
            .collect();
        assert!(widths[0] * 1.9 < widths[1], "{widths:?}");
        assert!(svg.contains("a &amp; b") && svg.contains("expected"));
    }

    #[test]
    fn columns_hold_every_game() {
        let counts: BTreeMap<i64, u64> = (0..200).map(|value| (value, 1)).collect();
        let svg = histogram("length", &counts);
        let columns = svg.matches("<rect").count();
        assert!((20..=40).contains(&columns), "{columns}");
    }

    #[test]
    fn ticks_are_round() {
        assert_eq!(Scale { from: 0.0, to: 1.0 }.ticks().len(), 6);
        assert_eq!(
            Scale {
                from: -3.0,
                to: 97.0
            }
            .ticks(),
            [0.0, 20.0, 40.0, 60.0, 80.0]
        );
    }
}
