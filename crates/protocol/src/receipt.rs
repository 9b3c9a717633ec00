//! Receipts: what the house told a player, under its signature.

use maraude_core::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// `GET /api/house/key`: the key that the house signs receipts with.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PublicKey {
    /// The ed25519 public key in hexadecimal.
    pub key: String,
}

/// `GET /api/tables/{id}/receipt`: a receipt and the house's signature under it.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SignedReceipt {
    /// What the house told.
    pub receipt: Receipt,
    /// The ed25519 signature in hexadecimal, under the bytes of [`Receipt::signed_bytes`].
    pub signature: String,
}

/// What the house told a player about a table, at one moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Receipt {
    /// The version of this form: 1.
    pub maraude_receipt: u32,
    /// The table.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The player's seats.
    pub seats: Vec<Seat>,
    /// The commitment to the seed.
    pub commitment: String,
    /// The salt commitment of each seat, as far as people had committed then.
    pub salt_commitments: Vec<String>,
    /// How many times the dice had been drawn anew.
    pub redrawn: u32,
    /// Whether the deal was played before, so that its luck may be known to some.
    pub again: bool,
    /// The player's own salt, once the house was told it.
    pub salt: Option<String>,
    /// The number of the last step in the stream of the player's first seat.
    pub step: u32,
    /// The head of the journal's chain after that step; none before the game began.
    pub head: Option<String>,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub time: u64,
    /// The ed25519 public key of the house in hexadecimal.
    pub key: String,
}

/// The version of the form of receipts.
pub const RECEIPT: u32 = 1;

impl Receipt {
    /// The bytes that the house signs: a label, then the receipt as JSON without white space, its
    /// keys in the order of the type.
    pub fn signed_bytes(&self) -> Vec<u8> {
        let mut bytes = b"maraude receipt 1\n".to_vec();
        serde_json::to_writer(&mut bytes, self).expect("a receipt is plain data");
        bytes
    }
}
