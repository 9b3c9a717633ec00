//! Receipts under the house's signature, and holding a journal to one.

use crate::secret::random;
use ed25519_dalek::{Signature, Signer as _, SigningKey, VerifyingKey};
use maraude_core::digest::{from_hex, hex};
use maraude_core::journal::Journal;
use maraude_protocol::{RECEIPT, Receipt, SignedReceipt};
use std::fmt;

/// The key that a house signs receipts with.
#[derive(Clone)]
pub struct HouseKey(SigningKey);

impl HouseKey {
    /// The key with these secret bytes.
    pub fn new(bytes: &[u8; 32]) -> Self {
        Self(SigningKey::from_bytes(bytes))
    }

    /// Its secret bytes, to be kept where nobody else reads them.
    pub fn bytes(&self) -> &[u8; 32] {
        self.0.as_bytes()
    }

    /// The public key in hexadecimal.
    pub fn public(&self) -> String {
        hex(self.0.verifying_key().as_bytes())
    }

    /// Signs a receipt.
    pub fn sign(&self, receipt: Receipt) -> SignedReceipt {
        let signature = self.0.sign(&receipt.signed_bytes());
        SignedReceipt {
            receipt,
            signature: hex(&signature.to_bytes()),
        }
    }
}

impl Default for HouseKey {
    /// A new random key.
    fn default() -> Self {
        Self::new(&random())
    }
}

impl fmt::Debug for HouseKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "HouseKey({})", self.public())
    }
}

/// Why a receipt and a journal do not fit together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mismatch {
    /// The receipt has a form that this version does not know.
    Form,
    /// The signature is not one of the receipt's key.
    Signature,
    /// The receipt is of another game.
    Game,
    /// The commitment to the seed was another one.
    Commitment,
    /// A seat had committed to another salt.
    SaltCommitment,
    /// The player's salt is not in the journal.
    Salt,
    /// The journal calls a deal new that was played before, or the other way round.
    Again,
    /// The head is not in the journal's chain: what was played before it was rewritten.
    Head,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Form => "this Maraude does not know the form of the receipt",
            Self::Signature => "the signature is not the one of the receipt's key",
            Self::Game => "the receipt is of another game",
            Self::Commitment => "the house had committed to another seed",
            Self::SaltCommitment => "a seat had committed to another salt",
            Self::Salt => "the player's own salt is not the one in the journal",
            Self::Again => "the receipt and the journal differ on whether the deal was new",
            Self::Head => "the journal was rewritten: it has no such head",
        })
    }
}

/// What a receipt proves about a journal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Proven {
    /// The number of people's salt commitments that were compared.
    pub salt_commitments: usize,
    /// Whether the player's own salt was compared.
    pub salt: bool,
    /// The number of the last entry that the receipt's head covers; none if it has no head.
    pub entries: Option<usize>,
}

/// Checks that a receipt was signed by the key that it names.
pub fn check_signature(signed: &SignedReceipt) -> Result<(), Mismatch> {
    let receipt = &signed.receipt;
    if receipt.maraude_receipt != RECEIPT {
        return Err(Mismatch::Form);
    }
    let key = from_hex(&receipt.key).and_then(|bytes| bytes.try_into().ok());
    let key = key.and_then(|bytes| VerifyingKey::from_bytes(&bytes).ok());
    let signature = from_hex(&signed.signature).and_then(|bytes| bytes.try_into().ok());
    let signature = signature.map(|bytes| Signature::from_bytes(&bytes));
    let (Some(key), Some(signature)) = (key, signature) else {
        return Err(Mismatch::Signature);
    };
    key.verify_strict(&receipt.signed_bytes(), &signature)
        .map_err(|_| Mismatch::Signature)
}

/// Holds a journal, which must verify by itself, to a signed receipt.
pub fn check_receipt(journal: &Journal, signed: &SignedReceipt) -> Result<Proven, Mismatch> {
    check_signature(signed)?;
    let (header, receipt) = (&journal.header, &signed.receipt);
    if header.game != receipt.game {
        return Err(Mismatch::Game);
    }
    if header.commitment != receipt.commitment {
        return Err(Mismatch::Commitment);
    }
    if header.is_chained() && header.again != receipt.again {
        return Err(Mismatch::Again);
    }
    // Before everybody had committed, some commitments are still missing in a receipt.
    let known = receipt.salt_commitments.iter().enumerate();
    let known = known.filter(|(_, commitment)| !commitment.is_empty());
    for (at, commitment) in known.clone() {
        if header.salt_commitments.get(at) != Some(commitment) {
            return Err(Mismatch::SaltCommitment);
        }
    }
    if let Some(salt) = &receipt.salt {
        let mut own = receipt.seats.iter();
        if !own.any(|seat| header.salts.get(seat.index()) == Some(salt)) {
            return Err(Mismatch::Salt);
        }
    }
    let entries = match &receipt.head {
        Some(head) => {
            let seed = journal.seed().map_err(|_| Mismatch::Commitment)?;
            let mut heads = journal.heads(&seed);
            let found = heads.position(|known| hex(&known) == *head);
            Some(found.ok_or(Mismatch::Head)?)
        }
        None => None,
    };
    Ok(Proven {
        salt_commitments: known.count(),
        salt: receipt.salt.is_some(),
        entries,
    })
}
