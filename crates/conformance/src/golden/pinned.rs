//! Comparing a text with the one kept in a file.

use super::Goldens;
use std::fs;

impl Goldens {
    /// The file of this name holds exactly this text; if goldens are updated, it does from now on.
    pub(crate) fn pinned(&self, name: &str, text: &str) -> Result<(), String> {
        let path = self.folder.join(name);
        let kept = fs::read_to_string(&path).unwrap_or_default();
        if kept == text {
            return Ok(());
        }
        if self.updates {
            fs::create_dir_all(&self.folder).map_err(|error| error.to_string())?;
            return fs::write(path, text).map_err(|error| error.to_string());
        }
        let how = "if that is right, run: cargo xtask goldens";
        if kept.is_empty() {
            return Err(format!("there is no golden {name}; {how}"));
        }
        let (number, kept, found) = first_difference(&kept, text);
        Err(format!(
            "{name} differs in line {number}\n  kept:  {kept}\n  found: {found}\n{how}"
        ))
    }
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
