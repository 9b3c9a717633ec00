//! The facts that the first page of the browser shows of every game, in
//! `games/<id>/web/facts.gen.ts`, are up to date.

use maraude_core::meta::Preset;
use maraude_core::{GameBox, Message, Meta, Pace};
use maraude_words::{Language, Words};
use serde::Serialize;
use serde_json::{Map, Value};
use std::path::Path;

/// `Facts` of `web/src/shelf.ts`.
#[derive(Serialize)]
struct Facts {
    game: &'static str,
    name: &'static str,
    order: u8,
    seats: (u8, u8),
    pace: Pace,
    quick: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    solo: Option<Map<String, Value>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    daily: Option<Map<String, Value>>,
    boxes: Vec<BoxFacts>,
}

/// `BoxFacts` of `web/src/shelf.ts`.
#[derive(Serialize)]
struct BoxFacts {
    id: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    subtitle: Option<Both>,
    pitch: Both,
    minutes: (u8, u8),
    difficulty: u8,
    options: Map<String, Value>,
}

/// A text in both languages.
#[derive(Serialize)]
struct Both {
    fr: String,
    en: String,
}

impl Both {
    fn of(meta: &Meta, id: String) -> Self {
        let message = Message::new(id);
        let say = |language, text| {
            let words = Words::new(language, &[text]).expect("the texts have no mistakes");
            let nobody = &|_| String::new();
            words.render(&message, nobody).expect("the message exists")
        };
        Self {
            fr: say(Language::French, meta.texts.fr),
            en: say(Language::English, meta.texts.en),
        }
    }
}

/// The options of a preset as a browser sends them.
fn options(meta: &Meta, preset: Preset) -> Map<String, Value> {
    let texts: Vec<String> = preset
        .iter()
        .map(|(key, value)| format!("{key}={value}"))
        .collect();
    maraude_catalog::parse_options(meta, &texts).expect("the options exist")
}

fn box_facts(meta: &Meta, one: &GameBox) -> BoxFacts {
    let id = one.id(meta.id);
    BoxFacts {
        subtitle: (!one.options.is_empty()).then(|| Both::of(meta, format!("{id}-subtitle"))),
        pitch: Both::of(meta, format!("{id}-pitch")),
        minutes: one.minutes,
        difficulty: one.difficulty,
        options: options(meta, one.options),
        id,
    }
}

fn facts(meta: &Meta) -> Facts {
    let preset = |preset: Preset| (!preset.is_empty()).then(|| options(meta, preset));
    Facts {
        game: meta.id,
        name: meta.name,
        order: meta.order,
        seats: meta.seats,
        pace: meta.pace,
        quick: meta.quick,
        solo: preset(meta.solo),
        daily: preset(meta.daily),
        boxes: meta.boxes.iter().map(|one| box_facts(meta, one)).collect(),
    }
}

/// The generated file.
fn module(meta: &Meta) -> String {
    let json = serde_json::to_string_pretty(&facts(meta)).expect("facts are plain");
    format!(
        "// Generated from games/{} by `cargo xtask goldens`; not to be edited.\n\
         import type {{ Facts }} from '$web/shelf';\n\n\
         const facts: Facts = {json};\nexport default facts;\n",
        meta.id
    )
}

fn compare(meta: &Meta) {
    let file = format!("games/{}/web/facts.gen.ts", meta.id);
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(&file);
    let wanted = module(meta);
    if std::env::var_os("UPDATE_GOLDENS").is_some() {
        std::fs::create_dir_all(path.parent().expect("it lies in a folder")).expect("can be made");
        std::fs::write(&path, wanted).expect("can be written");
        return;
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        found == wanted,
        "{file} is stale: `cargo xtask goldens` writes it again"
    );
}

macro_rules! facts_of_each {
    ($($id:ident: $game:ty, $bots:expr;)*) => {$(
        #[test]
        fn $id() {
            compare(&<$game as maraude_core::Game>::META);
        }
    )*};
}

maraude_catalog::games!(facts_of_each);
