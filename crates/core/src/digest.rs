//! The fingerprint of a state: every field, one by one, in fixed width.

use sha2::{Digest as _, Sha256};

/// Collects the fields of a state. A game destructures itself without `..` and feeds each
/// field, so that a forgotten one does not compile.
///
/// ```
/// use maraude_core::{Digest, digest::hex};
///
/// let mut digest = Digest::new();
/// digest.u8(3);
/// digest.bytes(&[1, 2]);
/// assert!(hex(&digest.finish()).starts_with("9db9e477b00703b1"));
/// ```
#[derive(Default)]
pub struct Digest(Sha256);

impl Digest {
    /// An empty digest.
    pub fn new() -> Self {
        Self::default()
    }

    /// One byte; also for small enums (`as u8`) and booleans (`.into()`).
    pub fn u8(&mut self, value: u8) {
        self.0.update([value]);
    }

    /// Two bytes, little end first.
    pub fn u16(&mut self, value: u16) {
        self.0.update(value.to_le_bytes());
    }

    /// Four bytes, little end first.
    pub fn u32(&mut self, value: u32) {
        self.0.update(value.to_le_bytes());
    }

    /// Eight bytes, little end first.
    pub fn u64(&mut self, value: u64) {
        self.0.update(value.to_le_bytes());
    }

    /// Four bytes, two's complement, little end first.
    pub fn i32(&mut self, value: i32) {
        self.0.update(value.to_le_bytes());
    }

    /// A list of bytes, after its length as four bytes.
    pub fn bytes(&mut self, values: &[u8]) {
        self.u32(values.len() as u32);
        self.0.update(values);
    }

    /// The fingerprint.
    pub fn finish(self) -> [u8; 32] {
        self.0.finalize().into()
    }
}

/// Bytes as lower-case hexadecimal, as journals write them.
///
/// ```
/// use maraude_core::digest::{from_hex, hex};
///
/// assert_eq!(hex(&[0, 255]), "00ff");
/// assert_eq!(from_hex("00ff"), Some(vec![0, 255]));
/// assert_eq!(from_hex("00F"), None);
/// ```
pub fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digit = |nibble: u8| char::from(DIGITS[usize::from(nibble)]);
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.map(digit).collect()
}

/// Bytes from lower-case hexadecimal; `None` for anything else.
pub fn from_hex(text: &str) -> Option<Vec<u8>> {
    let nibble = |c: u8| match c {
        b'0'..=b'9' => Some(c - b'0'),
        b'a'..=b'f' => Some(c - b'a' + 10),
        _ => None,
    };
    let pairs = text.as_bytes().chunks(2);
    pairs
        .map(|pair| match pair {
            [high, low] => Some(nibble(*high)? << 4 | nibble(*low)?),
            _ => None,
        })
        .collect()
}
