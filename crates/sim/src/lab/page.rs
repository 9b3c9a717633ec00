//! A page in one file, with nothing to load beside it.

use super::drawing::escaped;
use std::fmt::Write as _;

const STYLE: &str = include_str!("page.css");

/// A page that grows section by section.
pub struct Page {
    title: String,
    body: String,
}

/// A table on a page: its head and its lines.
pub struct PageTable {
    /// The names of the columns.
    pub head: Vec<String>,
    /// The lines; numbers are aligned to the right.
    pub lines: Vec<Vec<String>>,
}

impl Page {
    /// A page with this title.
    pub fn new(title: &str) -> Self {
        Self {
            title: escaped(title),
            body: String::new(),
        }
    }

    /// Begins a section.
    pub fn heading(&mut self, text: &str) {
        let _ = writeln!(self.body, "<h2>{}</h2>", escaped(text));
    }

    /// Says something.
    pub fn paragraph(&mut self, text: &str) {
        let _ = writeln!(self.body, "<p>{}</p>", escaped(text));
    }

    /// Shows a command line.
    pub fn command(&mut self, text: &str) {
        let _ = writeln!(self.body, "<pre>{}</pre>", escaped(text));
    }

    /// Shows a plot.
    pub fn plot(&mut self, svg: &str) {
        let _ = writeln!(self.body, "<figure>{svg}</figure>");
    }

    /// Shows a table.
    pub fn table(&mut self, table: &PageTable) {
        let row = |cells: &[String], tag: &str| {
            let cells = cells.iter().map(|cell| {
                let number = cell
                    .trim_start_matches(['+', '-'])
                    .starts_with(|c: char| c.is_ascii_digit());
                let class = if number { " class=\"n\"" } else { "" };
                format!("<{tag}{class}>{}</{tag}>", escaped(cell))
            });
            format!("<tr>{}</tr>\n", cells.collect::<String>())
        };
        let lines = table.lines.iter().map(|line| row(line, "td"));
        let _ = writeln!(
            self.body,
            "<table><thead>{}</thead><tbody>{}</tbody></table>",
            row(&table.head, "th"),
            lines.collect::<String>()
        );
    }

    /// The finished page.
    pub fn finish(self) -> String {
        let Self { title, body } = self;
        format!(
            "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n\
             <style>\n{STYLE}</style>\n<main>\n<h1>{title}</h1>\n{body}</main>\n</html>\n"
        )
    }
}
