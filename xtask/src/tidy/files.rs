//! Rules about single files.

use super::File;

/// The largest number of lines in a source file.
const MAX_LINES: usize = 400;

fn is_source(file: &File) -> bool {
    ["rs", "ts", "svelte"]
        .iter()
        .any(|ending| file.ends_with(ending))
}

fn is_generated(file: &File) -> bool {
    file.path.to_string_lossy().ends_with(".gen.ts")
}

/// The first line of a file tells a newcomer what it is for.
pub(super) fn every_module_says_what_it_is(files: &[File]) -> Vec<String> {
    let bare = files
        .iter()
        .filter(|file| file.ends_with("rs") && !file.text.starts_with("//!"));
    bare.map(|file| format!("{}: has no //! line at the top", file.path.display()))
        .collect()
}

/// Long files are slow to read, and often hold two things.
pub(super) fn no_file_is_too_long(files: &[File]) -> Vec<String> {
    let checked = files
        .iter()
        .filter(|file| is_source(file) && !is_generated(file));
    let long = checked.filter(|file| file.text.lines().count() > MAX_LINES);
    long.map(|file| format!("{}: more than {MAX_LINES} lines", file.path.display()))
        .collect()
}

/// A file is named after the one thing it defines.
pub(super) fn names_say_what_is_inside(files: &[File]) -> Vec<String> {
    let empty = [
        "utils", "util", "helpers", "helper", "types", "common", "misc",
    ];
    let vague = files.iter().filter(|file| {
        is_source(file)
            && file
                .path
                .with_extension("")
                .iter()
                .any(|part| empty.iter().any(|name| part == *name))
    });
    vague
        .map(|file| format!("{}: the name says nothing", file.path.display()))
        .collect()
}

/// Postponed work belongs in an issue, not in the tree.
pub(super) fn nothing_is_left_undone(files: &[File]) -> Vec<String> {
    // Split in two so that the rule does not find its own list.
    let marks = [
        concat!("to", "do!("),
        concat!("unimple", "mented!("),
        concat!("FIX", "ME"),
        concat!("TO", "DO"),
        concat!("XX", "X"),
        concat!("#[", "ignore"),
        concat!("test.", "only("),
        concat!("lorem ", "ipsum"),
    ];
    let mut wrong = Vec::new();
    for file in files.iter().filter(|file| is_source(file)) {
        for (number, line) in file.text.lines().enumerate() {
            if let Some(mark) = marks.iter().find(|mark| line.contains(*mark)) {
                wrong.push(format!("{}:{}: {mark}", file.path.display(), number + 1));
            }
        }
    }
    wrong
}

/// Diffs should show only what changed.
pub(super) fn no_stray_white_space(files: &[File]) -> Vec<String> {
    let endings = ["rs", "ts", "svelte", "toml", "ftl", "md", "css", "html"];
    let mut wrong = Vec::new();
    for file in files
        .iter()
        .filter(|file| !is_generated(file))
        .filter(|file| endings.iter().any(|ending| file.ends_with(ending)))
    {
        if !file.text.is_empty() && !file.text.ends_with('\n') {
            wrong.push(format!("{}: no line break at its end", file.path.display()));
        }
        for (number, line) in file.text.lines().enumerate() {
            if line.ends_with([' ', '\t', '\r']) {
                wrong.push(format!(
                    "{}:{}: white space at the end",
                    file.path.display(),
                    number + 1
                ));
            }
        }
    }
    wrong
}
