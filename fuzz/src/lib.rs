//! What the targets share: recorded games to start from, and texts changed as the input says.
//!
//! The fuzzer alone would need very long to find a whole line of a journal or an action of a game.
//! So the targets start from valid ones, and the input says how to change them.

use libfuzzer_sys::arbitrary::{Result, Unstructured};
use std::path::Path;
use std::sync::LazyLock;

/// Larger goldens make inputs slow.
const MAX_GOLDEN_BYTES: usize = 20_000;

/// The shorter goldens of every game on the shelf.
pub static GOLDENS: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
    let mut goldens = Vec::new();
    for game in maraude_catalog::shelf() {
        let folder = games.join(game.meta().id).join("goldens");
        let files = std::fs::read_dir(folder).expect("every game has goldens");
        let paths = files.map(|file| file.expect("a folder can be read").path());
        let journals = paths.filter(|path| path.extension().is_some_and(|end| end == "journal"));
        goldens.extend(journals.map(|path| std::fs::read(path).expect("a golden can be read")));
    }
    goldens.retain(|golden| golden.len() <= MAX_GOLDEN_BYTES);
    // Folders have no order of their own, and an input must mean the same in every run.
    goldens.sort();
    goldens
});

/// Pieces of JSON, and numbers at the limits of their types.
const PIECES: &[&str] = &[
    "{",
    "}",
    "[",
    "]",
    "\"",
    ",",
    ":",
    "\\",
    "\n",
    " ",
    "null",
    "true",
    "\"\"",
    "[]",
    "{}",
    "-1",
    "0",
    "1",
    "8",
    "9",
    "255",
    "256",
    "65535",
    "65536",
    "4294967295",
    "4294967296",
    "1e9",
    "0.5",
    "18446744073709551615",
    "18446744073709551616",
    "\\u0000",
    "\\ud800",
    "é",
    "\u{202e}",
];

/// Changes one to four things in a text; `other` lends pieces of itself.
pub fn mangled(text: &[u8], other: &[u8], input: &mut Unstructured<'_>) -> Result<Vec<u8>> {
    let mut text = text.to_vec();
    for _ in 0..input.int_in_range(1..=4)? {
        let from = input.int_in_range(0..=text.len())?;
        // Half of the time nothing is removed, so that something is only inserted.
        let taken = (input.arbitrary::<u8>()? % 64).saturating_sub(32);
        let to = (from + usize::from(taken)).min(text.len());
        let put: Vec<u8> = match input.int_in_range(0..=5)? {
            0 => Vec::new(),
            1 => vec![input.arbitrary()?],
            2 => input.choose(PIECES)?.as_bytes().to_vec(),
            3 => input.arbitrary::<i32>()?.to_string().into_bytes(),
            4 => text[from..to].repeat(2),
            _ => {
                let start = input.int_in_range(0..=other.len())?;
                let end = (start + to - from).min(other.len());
                other[start..end].to_vec()
            }
        };
        text.splice(from..to, put);
    }
    Ok(text)
}
