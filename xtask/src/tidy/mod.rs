//! `cargo xtask tidy`: checks the shape of the tree. Each rule says why it exists.

mod crates;
mod documents;
mod files;
mod oldest;
mod purity;

use crate::command::{Done, root};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A text file of the tree.
struct File {
    path: PathBuf,
    text: String,
}

impl File {
    fn ends_with(&self, ending: &str) -> bool {
        self.path.extension().is_some_and(|found| found == ending)
    }

    fn lies_in(&self, folder: &str) -> bool {
        self.path.starts_with(folder)
    }

    fn has_name(&self, name: &str) -> bool {
        self.path.file_name().is_some_and(|found| found == name)
    }

    fn has_part(&self, part: &str) -> bool {
        self.path.iter().any(|found| found == part)
    }
}

/// A rule: returns one line for each place that breaks it.
type Rule = fn(&[File]) -> Vec<String>;

const RULES: &[Rule] = &[
    files::every_module_says_what_it_is,
    files::no_file_is_too_long,
    files::names_say_what_is_inside,
    files::nothing_is_left_undone,
    files::no_stray_white_space,
    purity::rules_read_no_clock_and_do_no_io,
    crates::games_depend_on_core_only,
    crates::crates_use_only_lower_layers,
    oldest::every_crate_names_the_oldest_compiler,
    documents::documents_name_what_exists,
    documents::the_walk_is_written_down,
];

pub(crate) fn run(_: &[String]) -> Done {
    let files = files_of(&root())?;
    let wrong: Vec<String> = RULES.iter().flat_map(|rule| rule(&files)).collect();
    for line in &wrong {
        eprintln!("tidy: {line}");
    }
    if wrong.is_empty() {
        println!("tidy: {} files", files.len());
        Ok(())
    } else {
        Err(format!("{} untidy places", wrong.len()))
    }
}

/// Reads the text files of the tree that git knows or would add.
fn files_of(root: &Path) -> Result<Vec<File>, String> {
    let list = Command::new("git")
        .args([
            "ls-files",
            "-z",
            "--cached",
            "--others",
            "--exclude-standard",
        ])
        .current_dir(root)
        .output()
        .map_err(|error| format!("git: {error}"))?;
    let names = String::from_utf8(list.stdout).map_err(|error| error.to_string())?;
    let mut files = Vec::new();
    for name in names.split_terminator('\0') {
        // A deleted file that is still listed, or a picture, has no text to check.
        if let Ok(text) = std::fs::read_to_string(root.join(name)) {
            files.push(File {
                path: name.into(),
                text,
            });
        }
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> File {
        File {
            path: path.into(),
            text: text.to_owned(),
        }
    }

    /// Each rule finds something in a file that breaks it.
    #[test]
    fn every_rule_can_turn_red() {
        let long = "//! A.\n".repeat(401);
        let broken = [
            file("crates/core/src/a.rs", "fn a() {}\n"),
            file("crates/core/src/a.rs", &long),
            file("crates/core/src/utils.rs", "//! A.\n"),
            file("crates/core/src/a.rs", concat!("//! A.\nto", "do!()\n")),
            file("crates/core/src/a.rs", "//! A. \n"),
            file("games/marne/src/a.rs", "//! A.\nuse std::time::Instant;\n"),
            file("games/marne/Cargo.toml", "[dependencies]\ntokio = \"1\"\n"),
            file(
                "crates/core/Cargo.toml",
                "[dependencies]\nmaraude-house.workspace = true\n",
            ),
            file("Cargo.toml", "rust-version = \"1.90\"\n"),
            file("README.md", "`crates/gone.rs`\n"),
            file("ARCHITECTURE.md", "# Architecture\n"),
        ];
        assert_eq!(RULES.len(), broken.len());
        for (rule, file) in RULES.iter().zip(&broken) {
            let copy = File {
                path: file.path.clone(),
                text: file.text.clone(),
            };
            assert!(!rule(&[copy]).is_empty(), "{} passes", file.path.display());
        }
    }
}
