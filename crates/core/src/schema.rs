//! JSON Schemas of what travels, for the description of the protocol (feature `schema`).

use crate::{MAX_SEATS, Message, Meta, Outcome, Seat, Seats};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use std::borrow::Cow;

macro_rules! schema {
    ($type:ident, $generator:ident => $($schema:tt)*) => {
        impl JsonSchema for $type {
            fn schema_name() -> Cow<'static, str> {
                stringify!($type).into()
            }

            fn json_schema($generator: &mut SchemaGenerator) -> Schema {
                json_schema!($($schema)*)
            }
        }
    };
}

schema!(Seat, _generator => {
    "description": "The number of a seat.",
    "type": "integer", "minimum": 1, "maximum": MAX_SEATS
});
schema!(Seats, generator => {
    "description": "A set of seats.",
    "type": "array", "items": generator.subschema_for::<Seat>()
});
schema!(Message, _generator => {
    "description": "A sentence of the texts, by its id.",
    "type": "object",
    "properties": { "id": { "type": "string" }, "args": { "type": "object" } },
    "required": ["id"],
    "additionalProperties": false
});
schema!(Outcome, _generator => {
    "description": "The end of a game: in which way, and with what result.",
    "type": "object",
    "properties": {
        "ending": { "type": "string" },
        "score": { "type": "integer" },
        "places": { "type": "array", "items": { "type": "integer" } },
        "scores": { "type": "array", "items": { "type": "integer" } }
    },
    "required": ["ending"],
    "additionalProperties": false
});
schema!(Meta, _generator => {
    "description": "The facts about a game (web/src/protocol.gen.ts, Meta).",
    "type": "object"
});
