//! Banknotes for the display: sums count, notes are only shown (TF-T32, TF-E5).

use crate::edition::Edition;

/// How many notes of 50, 40, 30, 20 and 10 EUR.
pub type Notes = [u16; 5];

/// The notes of each player and of the bank: each of these sums in large notes first.
pub fn notes(edition: Edition, sums: &[u16]) -> (Vec<Notes>, Notes) {
    let kinds = edition.banknotes();
    let mut bank = kinds.map(|(_, n)| n);
    let purses = sums
        .iter()
        .map(|&sum| {
            let mut rest = sum;
            let mut purse = [0; 5];
            for (at, (note, _)) in kinds.into_iter().enumerate() {
                let n = (rest / note).min(bank[at]);
                purse[at] = n;
                bank[at] -= n;
                rest -= n * note;
            }
            debug_assert_eq!(rest, 0, "there are tens enough");
            purse
        })
        .collect();
    (purses, bank)
}
