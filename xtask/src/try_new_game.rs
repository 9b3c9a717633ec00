//! `cargo xtask try-new-game`: follows CONTRIBUTING.md in a scratch copy of the tree.
//!
//! A game made by `new-game` must pass its tests and the laws, be played to its end by bots, and be
//! played to its end in the browser through the default board, before anybody has written a line.
//!
//! The copy shares the build folder, and its files keep their times, so cargo builds only the new
//! game and the crates above the registry.

use crate::browser::{chromium, has_client};
use crate::command::{Done, output, root, run_in, target};
use crate::new_game;
use std::collections::BTreeSet;
use std::fs;
use std::io::Result;
use std::path::{Path, PathBuf};

/// The id of the scratch game.
const ID: &str = "tryout";

pub(crate) fn run(_: &[String]) -> Done {
    let tree = target().join("new-game");
    mirror(&root(), &tree)?;
    let cargo = |args: &[&str]| run_in(&tree, "cargo", args, &[]);
    new_game::make(&tree, ID)?;
    // Its clause tests, and the laws on the games just recorded.
    cargo(&["test", "--workspace", "--test", "clauses", "xx_"])?;
    cargo(&["test", "--workspace", "--test", "laws", ID])?;
    if has_client() {
        let link = tree.join("node_modules");
        if !link.exists() {
            link_folder(&root().join("node_modules"), &link).map_err(|error| error.to_string())?;
        }
        run_in(&tree, "npm", &["run", "check"], &[])?;
        run_in(&tree, "npm", &["run", "build"], &[])?;
    }
    cargo(new_game::BUILD_BINARY)?;
    let binary = target().join("debug/maraude").display().to_string();
    run_in(&tree, &binary, &["sim", ID, "--games", "20"], &[])?;
    if has_client() {
        let browser = chromium()?;
        let env = [("CHROMIUM", browser.as_str()), ("MARAUDE_BIN", &binary)];
        let tests = ["run", "e2e", "--workspace", "e2e", "--"];
        let named = ["--testNamePattern", ID];
        run_in(&tree, "npm", &[&tests[..], &named].concat(), &env)?;
    }
    Ok(())
}

/// Makes the copy equal to the tree. Files that are equal already are not touched.
fn mirror(from: &Path, to: &Path) -> Done {
    let args = [
        "ls-files",
        "-z",
        "--cached",
        "--others",
        "--exclude-standard",
    ];
    let listed = output("git", &args)?;
    let wanted: BTreeSet<PathBuf> = listed
        .split_terminator('\0')
        .map(PathBuf::from)
        .filter(|path| from.join(path).is_file())
        .collect();
    for path in &wanted {
        copy(&from.join(path), &to.join(path))
            .map_err(|error| format!("{}: {error}", path.display()))?;
    }
    let mut found = Vec::new();
    list(to, Path::new(""), &mut found).map_err(|error| error.to_string())?;
    for path in found.iter().filter(|path| !wanted.contains(*path)) {
        fs::remove_file(to.join(path)).map_err(|error| error.to_string())?;
    }
    let _ = fs::remove_dir_all(to.join("games").join(ID));
    Ok(())
}

/// Copies a file with its modification time, so that cargo need not build it again.
fn copy(from: &Path, to: &Path) -> Result<()> {
    let changed = from.metadata()?.modified()?;
    if to
        .metadata()
        .and_then(|meta| meta.modified())
        .is_ok_and(|time| time == changed)
    {
        return Ok(());
    }
    fs::create_dir_all(to.parent().expect("a file lies in a folder"))?;
    fs::copy(from, to)?;
    fs::File::options()
        .write(true)
        .open(to)?
        .set_modified(changed)
}

/// Lists the files of a folder, without packages and the built client.
fn list(root: &Path, folder: &Path, found: &mut Vec<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(root.join(folder))? {
        let entry = entry?;
        let path = folder.join(entry.file_name());
        let is_kept = entry.file_name() == "node_modules"
            || path == Path::new("web/dist")
            || path == Path::new("target");
        match entry.file_type()? {
            _ if is_kept => {}
            kind if kind.is_dir() => list(root, &path, found)?,
            _ => found.push(path),
        }
    }
    Ok(())
}

#[cfg(unix)]
fn link_folder(from: &Path, to: &Path) -> Result<()> {
    std::os::unix::fs::symlink(from, to)
}

#[cfg(windows)]
fn link_folder(from: &Path, to: &Path) -> Result<()> {
    std::os::windows::fs::symlink_dir(from, to)
}
