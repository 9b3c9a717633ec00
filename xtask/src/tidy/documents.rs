//! Documents name things that exist.

use super::File;
use crate::command::root;
use std::path::Path;

/// Folders whose files are named by path in documents.
const FOLDERS: &[&str] = &[
    "crates/", "docs/", "e2e/", "fuzz/", "games/", "web/", "xtask/",
];

/// Keywords before a name that a source file defines.
const DEFINERS: &[&str] = &[
    "fn ",
    "struct ",
    "enum ",
    "trait ",
    "type ",
    "const ",
    "static ",
    "mod ",
    "macro_rules! ",
    "function ",
    "class ",
    "interface ",
];

/// The document that follows one move through the house, and the least number of its steps.
const WALK: (&str, &str, usize) = ("ARCHITECTURE.md", "## The walk", 8);

/// A path in backticks or behind a link leads to a file; `path::name` is defined in that file.
pub(super) fn documents_name_what_exists(files: &[File]) -> Vec<String> {
    let mut wrong = Vec::new();
    for file in files
        .iter()
        .filter(|file| file.ends_with("md") && !file.has_name("CHANGELOG.md"))
    {
        let folder = file.path.parent().unwrap_or(Path::new(""));
        let missing = |path: &Path| !root().join(path).exists();
        for (number, line) in file.text.lines().enumerate() {
            let mut find =
                |what: &str| wrong.push(format!("{}:{}: {what}", file.path.display(), number + 1));
            for link in line
                .split("](")
                .skip(1)
                .filter_map(|rest| rest.split([')', '#']).next())
            {
                if !link.is_empty() && !link.contains(':') && missing(&folder.join(link)) {
                    find(&format!("{link} does not exist"));
                }
            }
            for code in line
                .split('`')
                .skip(1)
                .step_by(2)
                .filter(|code| is_path(code))
            {
                let (path, name) = code.split_once("::").unwrap_or((code, ""));
                if missing(Path::new(path)) {
                    find(&format!("{path} does not exist"));
                } else if !name.is_empty()
                    && !files
                        .iter()
                        .any(|file| file.path == Path::new(path) && defines(&file.text, name))
                {
                    find(&format!("{path} does not define {name}"));
                }
            }
        }
    }
    wrong
}

/// The walk exists and names its steps in a form that the rule above checks.
pub(super) fn the_walk_is_written_down(files: &[File]) -> Vec<String> {
    let (document, heading, least) = WALK;
    let Some(file) = files.iter().find(|file| file.path == Path::new(document)) else {
        return Vec::new();
    };
    let walk = file.text.split(heading).nth(1).unwrap_or_default();
    let walk = walk.split("\n## ").next().unwrap_or_default();
    let steps = walk
        .split('`')
        .skip(1)
        .step_by(2)
        .filter(|code| is_path(code) && code.contains("::"));
    match steps.count() {
        n if n < least => vec![format!(
            "{document}: \"{heading}\" names {n} functions, expected at least {least}"
        )],
        _ => Vec::new(),
    }
}

/// Whether a piece of code in a document is the path of a file here, without a placeholder such as
/// `<id>`, `*` or `ID`.
fn is_path(code: &str) -> bool {
    let is_placeholder =
        |part: &str| part.len() > 1 && part.bytes().all(|c| c.is_ascii_uppercase());
    FOLDERS.iter().any(|folder| code.starts_with(folder))
        && !code.contains(['*', '<', '{', ' ', '…'])
        && !code.split('/').any(is_placeholder)
}

/// Whether a source file defines this name: a function, a type, or a method of a class.
fn defines(text: &str, name: &str) -> bool {
    let is_word = |rest: &str| {
        rest.strip_prefix(name)
            .is_some_and(|end| !end.starts_with(|c: char| c.is_alphanumeric() || c == '_'))
    };
    let is_method = |line: &str| {
        let line = line
            .trim_start()
            .trim_start_matches("async ")
            .trim_start_matches("static ");
        line.strip_prefix(name)
            .is_some_and(|end| end.starts_with('(') && end.ends_with('{'))
    };
    let is_defined = |line: &str| {
        DEFINERS.iter().any(|word| {
            line.match_indices(word)
                .any(|(at, _)| is_word(&line[at + word.len()..]))
        })
    };
    text.lines().any(|line| is_defined(line) || is_method(line))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn definitions_are_found_by_name() {
        assert!(defines("pub(crate) async fn play(&mut self) {", "play"));
        assert!(defines(
            "  async play(action: Action): Promise<void> {",
            "play"
        ));
        assert!(defines("export const play = () => {", "play"));
        assert!(!defines("fn played() {}", "play"));
        assert!(!defines("self.play(action);", "play"));
        assert!(!defines("/// Calls play.", "play"));
    }

    #[test]
    fn wrong_names_and_links_are_found() {
        let wrong = |text: &str| {
            let document = File {
                path: "docs/a.md".into(),
                text: text.to_owned(),
            };
            let source = File {
                path: "xtask/src/main.rs".into(),
                text: "fn main() {}".to_owned(),
            };
            documents_name_what_exists(&[document, source])
        };
        assert_eq!(
            wrong("`xtask/src/main.rs::main`, `games/<id>/`, [a](glossary.md#x), [b](https://a.b)"),
            [""; 0]
        );
        assert_eq!(wrong("`xtask/src/main.rs::run`").len(), 1);
        assert_eq!(wrong("`xtask/src/gone.rs`").len(), 1);
        assert_eq!(wrong("[a](gone.md)").len(), 1);
    }
}
