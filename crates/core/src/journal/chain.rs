//! The hash chain over the lines of a journal: a kept head binds everything before it.

use crate::chance::Seed;
use sha2::{Digest as _, Sha256};

/// The hash of a journal's lines up to one of them.
pub type Head = [u8; 32];

/// The chain over the lines of one journal, as far as they are written.
///
/// Each entry is hashed together with a blind that follows from the seed. While the seed is
/// secret, a head reveals nothing about the entries behind it, not even to a viewer who could
/// guess a small hidden action. Once the seed is known, everybody can compute every head.
///
/// ```
/// use maraude_core::Seed;
/// use maraude_core::journal::Chain;
///
/// let mut chain = Chain::start("the header's line");
/// let before = chain.head();
/// chain.push(&Seed([7; 32]), "the first entry's line");
/// assert_ne!(chain.head(), before);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chain {
    head: Head,
    entries: u64,
}

impl Chain {
    /// The chain of a journal that begins with this header line, given without its line break.
    pub fn start(header: &str) -> Self {
        let hash = Sha256::new()
            .chain_update(b"maraude chain 2\n")
            .chain_update(header)
            .chain_update(b"\n");
        Self {
            head: hash.finalize().into(),
            entries: 0,
        }
    }

    /// Adds the line of the next entry, given without its line break.
    pub fn push(&mut self, seed: &Seed, line: &str) {
        self.entries += 1;
        let hash = Sha256::new()
            .chain_update(self.head)
            .chain_update(blind(seed, self.entries))
            .chain_update(line)
            .chain_update(b"\n");
        self.head = hash.finalize().into();
    }

    /// The hash of everything so far.
    pub fn head(&self) -> Head {
        self.head
    }
}

/// What hides entry `n` in its head while the seed is secret.
fn blind(seed: &Seed, n: u64) -> [u8; 32] {
    let hash = Sha256::new()
        .chain_update(b"maraude blind 2\n")
        .chain_update(seed.0)
        .chain_update(n.to_le_bytes());
    hash.finalize().into()
}

/// The heads of a journal, from the one after its header to the one after its last entry. The
/// last line of a journal is no part of the chain.
pub(super) fn heads<L: AsRef<str>>(
    mut lines: impl Iterator<Item = L>,
    seed: &Seed,
) -> impl Iterator<Item = Head> {
    let mut chain = lines.next().map(|header| Chain::start(header.as_ref()));
    std::iter::from_fn(move || {
        let here = chain?;
        chain = lines.next().map(|line| {
            let mut next = here;
            next.push(seed, line.as_ref());
            next
        });
        Some(here.head())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::digest::hex;

    /// The test vector of docs/journal.md.
    #[test]
    fn the_chain_is_pinned() {
        let seed = Seed([7; 32]);
        let heads: Vec<_> = heads("header\nfirst\nsecond\n".lines(), &seed).collect();
        let mut chain = Chain::start("header");
        assert_eq!(chain.head(), heads[0]);
        for (line, head) in ["first", "second"].into_iter().zip(&heads[1..]) {
            chain.push(&seed, line);
            assert_eq!(chain.head(), *head);
        }
        assert_eq!(
            hex(&heads[2]),
            "9a994f446cfec2ed074afb851502fd973e53b7191a45753cd825ba39a01645c7"
        );
        assert_eq!(heads.len(), 3);
    }

    #[test]
    fn a_head_changes_with_the_line_the_number_the_seed_and_the_past() {
        let after = |header: &str, lines: &[&str], seed: u8| {
            let mut chain = Chain::start(header);
            for line in lines {
                chain.push(&Seed([seed; 32]), line);
            }
            chain.head()
        };
        let heads = [
            after("a", &["x"], 1),
            after("a", &["y"], 1),
            after("a", &["x"], 2),
            after("b", &["x"], 1),
            after("a", &["x", "x"], 1),
            after("a", &[], 1),
        ];
        let different: std::collections::BTreeSet<_> = heads.iter().collect();
        assert_eq!(different.len(), heads.len());
    }
}
