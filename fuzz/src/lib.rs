//! What the targets share: a text changed as the input says.
//!
//! The fuzzer alone would need very long to find a whole line of a journal or an action of a game;
//! so the targets begin with right ones, and let the input say what is wrong with them.

use libfuzzer_sys::arbitrary::{Result, Unstructured};

/// What JSON is made of, and numbers at the borders of their types.
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

/// The text with one to four things changed in it; `other` lends pieces of itself.
pub fn mangled(text: &[u8], other: &[u8], input: &mut Unstructured<'_>) -> Result<Vec<u8>> {
    let mut text = text.to_vec();
    for _ in 0..input.int_in_range(1..=4)? {
        let from = input.int_in_range(0..=text.len())?;
        // Half of the time nothing is taken out, so that something can just be put in.
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
