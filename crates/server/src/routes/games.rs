//! The shelf: facts, boards, cards and texts of every game.

use crate::app::State;
use crate::error::{Path, Refused};
use axum::extract::State as In;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use maraude_catalog::GameEntry;
use maraude_core::digest::hex;
use maraude_protocol::{Code, DataFile, GameInfo, Games, Raw, texts};
use sha2::{Digest as _, Sha256};
use std::collections::HashMap;

/// The answers about games, built once at the start.
pub(crate) struct GameFiles {
    /// The answer to `/api/games`.
    list: String,
    /// The files by game, hash and name.
    files: HashMap<(String, String, String), &'static str>,
}

/// Browsers never ask for a file again: its address changes with its content.
const CACHE_FOREVER: &str = "public, max-age=31536000, immutable";

impl GameFiles {
    pub(crate) fn new(games: &[&'static dyn GameEntry]) -> Self {
        let mut files = HashMap::new();
        let mut list = Vec::new();
        for game in games {
            let meta = game.meta();
            let mut add = |name: &str, text: &'static str| {
                let hash = hex(&Sha256::digest(text)[..8]);
                let path = format!("/api/games/{}/{hash}/{name}", meta.id);
                files.insert((meta.id.to_owned(), hash, name.to_owned()), text);
                DataFile {
                    name: name.to_owned(),
                    path,
                }
            };
            let data = meta
                .data
                .iter()
                .map(|(name, text)| add(name, text))
                .collect();
            let texts = &meta.texts;
            let texts = vec![
                add("fr.ftl", texts.fr),
                add("en.ftl", texts.en),
                add("rules.fr.md", texts.rules_fr),
                add("rules.en.md", texts.rules_en),
            ];
            list.push(GameInfo {
                meta: Raw::of(meta),
                bots: game.bots().into_iter().map(str::to_owned).collect(),
                data,
                texts,
            });
        }
        let list = serde_json::to_string(&Games { games: list }).expect("facts are plain data");
        Self { list, files }
    }
}

pub(crate) async fn list(In(state): In<State>) -> Response {
    (
        [(CONTENT_TYPE, "application/json")],
        state.shelf.list.clone(),
    )
        .into_response()
}

pub(crate) async fn file(
    In(state): In<State>,
    Path(asked): Path<(String, String, String)>,
) -> Result<Response, Refused> {
    let text = *state.shelf.files.get(&asked).ok_or(Code::NotFound)?;
    let kind = match asked.2.rsplit('.').next() {
        Some("json") => "application/json",
        Some("svg") => "image/svg+xml",
        _ => "text/plain; charset=utf-8",
    };
    Ok(([(CONTENT_TYPE, kind), (CACHE_CONTROL, CACHE_FOREVER)], text).into_response())
}

pub(crate) async fn house_text(Path(file): Path<String>) -> Result<Response, Refused> {
    let text = match file.as_str() {
        "fr.ftl" => texts::FR,
        "en.ftl" => texts::EN,
        _ => return Err(Code::NotFound.into()),
    };
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}
