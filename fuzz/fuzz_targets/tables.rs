//! Any wish for a table, from the body of a request or from a command line.
//!
//! Must hold: nothing panics; options that a game takes, it takes again and leaves as they are;
//! the house makes a table only of what the rules take; and every name at it is one line of
//! visible words, not too long, that would be taken again as it is.
#![no_main]

use libfuzzer_sys::arbitrary::{Result, Unstructured};
use libfuzzer_sys::fuzz_target;
use maraude_bus::Local;
use maraude_catalog::{GameEntry, parse_options};
use maraude_core::{Chance, MAX_SEATS, Seed};
use maraude_fuzz::mangled;
use maraude_house::{Config, House, Visitor};
use maraude_protocol::{LONGEST_NAME, NewTable, SeatKind, Seated};
use maraude_store::Memory;
use serde_json::{Map, Value};
use std::sync::Arc;
use tokio::runtime::Builder;

/// Wishes to begin with: every game, most options, every kind of seat.
const WISHES: &[&str] = &[
    r#"{"game":"boomville","options":{"destinations":3,"incidents":false,"hop_after":9},"seats":["me","open"],"name":"A"}"#,
    r#"{"game":"taxifolie","options":{"edition":"first"},"seats":["me",{"here":{"name":"B"}}],"name":"A","clock":{"per_move":60}}"#,
    r#"{"game":"marne","options":{"events":true,"open_reserve":true,"first":1},"seats":["me"],"name":"Zoé du Pont","public":true,"chat":"off"}"#,
    r#"{"game":"turbo","options":{"mode":"daily","date":"2026-11-15"},"seats":["me"],"name":"A","clock":"off"}"#,
    r#"{"game":"turbo","seats":["open",{"bot":{"bot":"novice"}},"me"],"name":"\u202eAnna\u0301 \t b"}"#,
];

fuzz_target!(|bytes: &[u8]| {
    let mut input = Unstructured::new(bytes);
    match wish(&mut input) {
        Ok(wish) => wished(&wish),
        Err(_) => wished(bytes),
    }
    typed(&String::from_utf8_lossy(bytes));
});

/// The input's own bytes, or a wish with something changed.
fn wish(input: &mut Unstructured<'_>) -> Result<Vec<u8>> {
    if input.ratio(1, 4)? {
        return Ok(input.bytes(input.len())?.to_vec());
    }
    let (wish, other) = (input.choose(WISHES)?, input.choose(WISHES)?);
    mangled(wish.as_bytes(), other.as_bytes(), input)
}

/// Options as somebody types them, one a line: what is understood, the game takes.
fn typed(text: &str) {
    let lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for game in maraude_catalog::shelf() {
        match parse_options(game.meta(), &lines) {
            Ok(options) => is_taken(*game, &options),
            Err(why) => drop(why.to_string()),
        }
    }
}

/// These options are taken, and completed they are taken again as they are.
fn is_taken(game: &dyn GameEntry, options: &Map<String, Value>) {
    let whole = game.options(options).expect("they are of their kinds");
    let given = serde_json::from_str(whole.get()).expect("options are an object");
    let again = game.options(&given).expect("it wrote them itself");
    assert_eq!(whole.get(), again.get(), "complete options change");
}

fn wished(bytes: &[u8]) {
    let Ok(wanted) = serde_json::from_slice::<NewTable>(bytes) else {
        return;
    };
    let given = wanted.options.clone().unwrap_or_default();
    let game = maraude_catalog::game(&wanted.game);
    let options = game.and_then(|game| game.options(&given).ok());
    let mut opens = false;
    if let (Some(game), Some(options)) = (game, &options) {
        is_taken(game, &given);
        for seats in 1..=MAX_SEATS {
            let chance = Chance::new(&Seed([7; 32]), &vec![b""; seats]);
            let opened = game.open(options, seats as u8, chance).is_ok();
            opens |= opened && seats == wanted.seats.len();
        }
    }
    if let Some(made) = made(wanted) {
        assert!(opens, "the house makes a table that the rules refuse");
        assert_eq!(made.table.options.get(), options.expect("it opens").get());
    }
}

/// The table that the house makes of it, if it does. Each time it is another house.
fn made(wanted: NewTable) -> Option<Seated> {
    let runtime = Builder::new_current_thread().enable_time().build();
    runtime.expect("a runtime of one thread").block_on(async {
        let config = Config {
            bot_threads: 0,
            ..Config::default()
        };
        let store = Arc::new(Memory::new());
        let house = House::open(
            config,
            maraude_catalog::shelf(),
            store,
            Arc::new(Local::new()),
        );
        let host = Visitor::of_secret(&"a".repeat(32)).expect("it is one of ours");
        let made = house.make_table(&host, wanted).await.ok()?;
        for seat in &made.table.seats {
            if seat.kind == SeatKind::Person {
                is_clean(&seat.name);
                let again = house.set_name(&host, &seat.name).await;
                assert_eq!(
                    again.as_ref().ok(),
                    Some(&seat.name),
                    "it is not taken again"
                );
            }
        }
        Some(made)
    })
}

/// One line of visible words, not too long.
fn is_clean(name: &str) {
    assert!(
        !name.is_empty() && name.chars().count() <= LONGEST_NAME,
        "{name:?}"
    );
    assert!(!name.chars().any(char::is_control), "{name:?}");
    let words: Vec<&str> = name.split_whitespace().collect();
    assert_eq!(words.join(" "), name);
}
