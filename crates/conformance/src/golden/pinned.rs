//! Comparing a text with the one kept in a file.

use super::updates;
use std::fs;
use std::path::Path;

/// The file holds exactly this text; if goldens are updated, it does from now on.
pub(crate) fn pinned(path: &Path, text: &str) -> Result<(), String> {
    let kept = fs::read_to_string(path).unwrap_or_default();
    if kept == text {
        return Ok(());
    }
    if updates() {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(|error| error.to_string())?;
        }
        return fs::write(path, text).map_err(|error| error.to_string());
    }
    let name = path.file_name().unwrap_or_default().display();
    let how = "if that is right, run: cargo xtask goldens";
    if kept.is_empty() {
        return Err(format!("there is no golden {name}; {how}"));
    }
    let (number, kept, found) = first_difference(&kept, text);
    Err(format!(
        "{name} differs in line {number}\n  kept:  {kept}\n  found: {found}\n{how}"
    ))
}

fn first_difference<'a>(kept: &'a str, found: &'a str) -> (usize, &'a str, &'a str) {
    let (mut kept, mut found) = (kept.lines(), found.lines());
    let mut number = 1;
    loop {
        match (kept.next(), found.next()) {
            (Some(one), Some(other)) if one == other => number += 1,
            (None, None) => return (number, "(line breaks)", "(line breaks)"),
            (one, other) => {
                let end = "(the end)";
                return (number, one.unwrap_or(end), other.unwrap_or(end));
            }
        }
    }
}
