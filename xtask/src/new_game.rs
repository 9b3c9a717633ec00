//! `cargo xtask new-game ID`: a template that already passes the suite, under the new name.

use crate::command::{Done, cargo, root, run_with};
use std::fs;
use std::path::Path;

/// The id and the type's name in the template, replaced by the new game's.
const TEMPLATE_ID: &str = "template";
const TEMPLATE_TYPE: &str = "Template";

pub(crate) fn run(args: &[String]) -> Done {
    let [id] = args else {
        return Err("cargo xtask new-game ID".into());
    };
    if id.is_empty() || !id.bytes().all(|c| c.is_ascii_lowercase()) {
        return Err("a game's id is a word of the letters a to z".into());
    }
    let folder = root().join("games").join(id);
    if folder.exists() {
        return Err(format!("games/{id} is there already"));
    }
    copy(&root().join("xtask/template"), &folder, id).map_err(|error| error.to_string())?;
    register(id).map_err(|error| error.to_string())?;
    record_goldens(id)?;
    println!("games/{id} is on the shelf. Now: cargo test -p maraude-{id} -p maraude-catalog");
    Ok(())
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

/// Journals name their game, so they are recorded anew; then all that is pinned is written.
fn record_goldens(id: &str) -> Done {
    let goldens = format!("games/{id}/goldens");
    for players in ["2", "3", "4"] {
        let sim = [
            "run",
            "--quiet",
            "--package",
            "maraude",
            "--",
            "sim",
            id,
            "--games",
            "1",
        ];
        cargo(
            &[
                &sim[..],
                &[
                    "--players",
                    players,
                    "--seed",
                    players,
                    "--record",
                    &goldens,
                ],
            ]
            .concat(),
        )?;
    }
    run_with(
        "cargo",
        &["test", "--package", "maraude-catalog", id],
        &[("UPDATE_GOLDENS", "1")],
    )
}

/// One line in the shelf, one dependency.
fn register(id: &str) -> std::io::Result<()> {
    let manifest = root().join("crates/catalog/Cargo.toml");
    let text = fs::read_to_string(&manifest)?;
    let line = format!("[dependencies]\nmaraude-{id} = {{ path = \"../../games/{id}\" }}\n");
    fs::write(&manifest, text.replacen("[dependencies]\n", &line, 1))?;
    let shelf = root().join("crates/catalog/src/lib.rs");
    let text = fs::read_to_string(&shelf)?;
    let kind = capitalised(id);
    let line =
        format!("        $then! {{\n            {id}: maraude_{id}::{kind}, maraude_{id}::BOTS;\n");
    fs::write(&shelf, text.replacen("        $then! {\n", &line, 1))
}

fn rename(text: &str, id: &str) -> String {
    text.replace(TEMPLATE_TYPE, &capitalised(id))
        .replace(TEMPLATE_ID, id)
}

fn capitalised(id: &str) -> String {
    let (first, rest) = id.split_at(1);
    first.to_uppercase() + rest
}
