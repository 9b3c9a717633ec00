//! The taxis that people choose from (BV-S3, TF-T1): every colour and every shape once.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The taxi of a seat. No two seats of a table share a colour or a shape, because neither may be
/// the only sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Taxi {
    /// The colour of the taxi.
    pub colour: Colour,
    /// The shape of its roof light.
    pub shape: Shape,
}

macro_rules! kinds {
    ($(#[doc = $doc:literal])+ $name:ident { $($kind:ident = $word:literal),* $(,)? }) => {
        $(#[doc = $doc])+
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
        #[allow(missing_docs)]
        pub enum $name {
            $(#[serde(rename = $word)] $kind,)*
        }

        impl $name {
            /// Each of them, in the order in which seats get them if nobody chooses.
            pub const ALL: &'static [Self] = &[$(Self::$kind),*];
            /// The same as they are sent.
            pub const WORDS: &'static [&'static str] = &[$($word),*];
        }
    };
}

kinds! {
    /// The colour of a taxi; the browser knows how it is painted.
    Colour {
        Yellow = "yellow",
        Indigo = "indigo",
        Rust = "rust",
        Sky = "sky",
        Plum = "plum",
        Green = "green",
        Lime = "lime",
        Black = "black",
    }
}

kinds! {
    /// The shape of a taxi's roof light.
    Shape {
        Disc = "disc",
        Square = "square",
        Triangle = "triangle",
        Diamond = "diamond",
        Pentagon = "pentagon",
        Star = "star",
        Hexagon = "hexagon",
        Cross = "cross",
    }
}

// A seat without a taxi could not be told from the others.
const _: () = assert!(Colour::ALL.len() >= maraude_core::MAX_SEATS);
const _: () = assert!(Shape::ALL.len() >= maraude_core::MAX_SEATS);
