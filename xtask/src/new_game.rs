//! `cargo xtask new-game ID`: copies a template that already passes every test, under a new name.

use crate::command::{Done, root, run_in, target};
use std::fs;
use std::path::Path;

/// The id and the type's name in the template, replaced by the new game's.
const TEMPLATE_ID: &str = "template";
const TEMPLATE_TYPE: &str = "Template";

pub(crate) fn run(args: &[String]) -> Done {
    let [id] = args else {
        return Err("cargo xtask new-game ID".into());
    };
    make(&root(), id)?;
    println!("games/{id} is on the shelf. Now: cargo test -p maraude-{id} -p maraude-catalog");
    Ok(())
}

/// Makes a game in this copy of the repository.
pub(crate) fn make(tree: &Path, id: &str) -> Done {
    if id.is_empty() || !id.bytes().all(|c| c.is_ascii_lowercase()) {
        return Err("a game's id is a word of the letters a to z".into());
    }
    let folder = tree.join("games").join(id);
    if folder.exists() {
        return Err(format!("games/{id} exists already"));
    }
    copy(&tree.join("xtask/template"), &folder, id).map_err(|error| error.to_string())?;
    register(tree, id).map_err(|error| error.to_string())?;
    record_goldens(tree, id)
}

fn copy(from: &Path, to: &Path, id: &str) -> std::io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().replace(".template", "");
        let target = to.join(name);
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target, id)?;
        } else {
            fs::write(target, rename(&fs::read_to_string(entry.path())?, id))?;
        }
    }
    Ok(())
}

/// Adds the line in the registry and the dependency of its crate.
fn register(tree: &Path, id: &str) -> std::io::Result<()> {
    let kind = capitalised(id);
    let entry = format!("            {id}: maraude_{id}::{kind}, maraude_{id}::BOTS;\n");
    let dependency = format!("maraude-{id} = {{ path = \"../../games/{id}\" }}\n");
    let insert = |path: &str, after: &str, line: &str| {
        let path = tree.join(path);
        let text = fs::read_to_string(&path)?;
        fs::write(path, text.replacen(after, &format!("{after}{line}"), 1))
    };
    insert("crates/catalog/Cargo.toml", "[dependencies]\n", &dependency)?;
    insert("crates/catalog/src/lib.rs", "        $then! {\n", &entry)
}

/// Builds the binary with the features that `cargo xtask test` uses, so that both share one build.
/// Cargo builds it as a dependency of the integration test of the command line.
pub(crate) const BUILD_BINARY: &[&str] = &["test", "--workspace", "--test", "cli", "--no-run"];

/// Records one game for each number of players, then writes everything that is pinned.
fn record_goldens(tree: &Path, id: &str) -> Done {
    run_in(tree, "cargo", BUILD_BINARY, &[])?;
    let binary = target().join("debug/maraude").display().to_string();
    let goldens = format!("games/{id}/goldens");
    for players in ["2", "3", "4"] {
        let sim = ["sim", id, "--games", "1", "--players", players];
        let record = ["--seed", players, "--record", &goldens];
        run_in(tree, &binary, &[&sim[..], &record].concat(), &[])?;
    }
    let update = [("UPDATE_GOLDENS", "1")];
    let laws = ["test", "--workspace", "--test", "laws", id];
    let facts = ["--test", "shelf", "--test", "facts", "--test", "typescript"];
    run_in(tree, "cargo", &laws, &update)?;
    run_in(
        tree,
        "cargo",
        &[&["test", "--workspace"][..], &facts].concat(),
        &update,
    )
}

fn rename(text: &str, id: &str) -> String {
    text.replace(TEMPLATE_TYPE, &capitalised(id))
        .replace(TEMPLATE_ID, id)
}

fn capitalised(id: &str) -> String {
    let (first, rest) = id.split_at(1);
    first.to_uppercase() + rest
}
