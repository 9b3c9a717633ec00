//! The bodies of HTTP requests and answers.

use crate::chat::ChatRule;
use crate::raw::Raw;
use crate::server::Step;
use crate::table::{Clock, TableInfo, You};
use crate::taxi::Taxi;
use maraude_core::{Meta, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;

/// `GET /api/games`: the shelf.
#[derive(Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Games {
    /// The games, in the order of the shelf.
    pub games: Vec<GameInfo>,
}

/// One game of the shelf.
#[derive(Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GameInfo {
    /// The facts about it.
    pub meta: Raw<'static, Meta>,
    /// The bots that play it, the simplest first.
    pub bots: Vec<String>,
    /// Boards and cards, fetched once and kept.
    pub data: Vec<DataFile>,
    /// The texts (Fluent) and the rules (Markdown) in each language.
    pub texts: Vec<DataFile>,
}

/// A file whose address changes with its content.
#[derive(Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DataFile {
    /// Its name, such as `board.json` or `fr.ftl`.
    pub name: String,
    /// Where to fetch it, from the root of the site.
    pub path: String,
}

/// `GET /api/me`, `PUT /api/me`: the visitor.
#[derive(Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Me {
    /// The name last used; empty: none yet.
    pub name: String,
}

/// `POST /api/tables`: makes a table. Answered with [`Seated`].
#[derive(Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// The options that differ from the defaults.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Record<string, unknown>")]
    pub options: Option<Map<String, Value>>,
    /// One for each seat, in order.
    pub seats: Vec<NewSeat>,
    /// The host's name.
    #[serde(default)]
    #[ts(optional, as = "Option<String>")]
    pub name: String,
    /// The taxi that the host would like.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub taxi: Option<Taxi>,
    /// Whether the table is listed.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub public: bool,
    /// The people who may talk.
    #[serde(default)]
    #[ts(optional, as = "Option<ChatRule>")]
    pub chat: ChatRule,
    /// The clock.
    #[serde(default)]
    #[ts(optional, as = "Option<Clock>")]
    pub clock: Clock,
    /// A finished table whose deal is played again: same game, options and number of seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub again: Option<String>,
}

/// What a seat is for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum NewSeat {
    /// The person who makes the table.
    Me,
    /// Another person on the same screen.
    Here {
        /// Their name.
        name: String,
        /// The taxi that they would like.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        taxi: Option<Taxi>,
    },
    /// Anybody with the link.
    Open,
    /// A bot.
    Bot {
        /// Its name, one of the game's bots.
        bot: String,
    },
}

/// `POST /api/tables/{id}/sit`: sits down.
#[derive(Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SitDown {
    /// Which seat; none: the first open one.
    #[serde(default)]
    #[ts(optional)]
    pub seat: Option<Seat>,
    /// The name to sit under.
    pub name: String,
    /// The taxi that the visitor would like; if another person has it, one that is left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub taxi: Option<Taxi>,
}

/// `POST /api/tables/{id}/return`: comes back into a seat with the secret of its link.
#[derive(Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Return {
    /// The text after `#seat=` in the link.
    pub secret: String,
}

/// A table and the visitor's own place at it.
#[derive(Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Seated {
    /// The table.
    pub table: TableInfo,
    /// The visitor's own place.
    pub you: You,
}

/// `GET /api/tables` (the public ones) and `GET /api/my/tables`.
#[derive(Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Tables {
    /// The tables, the last changed first.
    pub tables: Vec<Seated>,
}

/// `GET /api/tables/{id}/course`: a game step by step as one viewer may see it.
#[derive(Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Course {
    /// The seat whose view this is; none: a spectator's.
    pub seat: Option<Seat>,
    /// The number of all steps.
    pub n: u32,
    /// The view before the first of these steps.
    pub view: Raw<'static>,
    /// The requested steps.
    pub steps: Vec<CourseStep>,
}

/// A step and the view after it.
#[derive(Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CourseStep {
    /// The step.
    pub step: Step,
    /// The view after it.
    pub view: Raw<'static>,
}

/// `GET /api/daily/{game}`: the results of a day's puzzle.
#[derive(Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Daily {
    /// The day, such as `2026-11-15` (UTC).
    pub date: String,
    /// The option of the game that takes the day.
    pub option: String,
    /// Whether the visitor has seen the puzzle: another game does not rank.
    pub tried: bool,
    /// The results, the best first.
    pub rows: Vec<DailyRow>,
}

/// One result of a day's puzzle.
#[derive(Debug, Clone, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DailyRow {
    /// The player's name.
    pub name: String,
    /// How long it took as the game counts it, in milliseconds.
    #[ts(type = "number")]
    pub took: u64,
    /// The finished table; none while a look at it would cost the visitor their own try.
    pub table: Option<String>,
    /// Whether it is the visitor's own result.
    pub mine: bool,
}
