//! Any request for a table, from the body of a request or from a command line.
//!
//! Must hold: nothing panics; a game that accepts options completes them once and then leaves them
//! as they are; the house makes a table only if the rules accept it; and every name at a table is
//! one line of visible words, not too long, that would be accepted again.
#![no_main]

use libfuzzer_sys::arbitrary::{Result, Unstructured};
use libfuzzer_sys::fuzz_target;
use maraude_bus::Local;
use maraude_catalog::{GameEntry, parse_options};
use maraude_core::{Chance, MAX_SEATS, OptionKind, Seed};
use maraude_fuzz::mangled;
use maraude_house::{Config, House, Visitor};
use maraude_protocol::{LONGEST_NAME, NewTable, SeatKind, Seated};
use maraude_store::Memory;
use serde_json::{Map, Value};
use std::sync::{Arc, LazyLock};
use tokio::runtime::Builder;

/// The parts of a request that no game decides: every kind of seat, clock and chat.
const PARTS: &[&str] = &[
    r#""seats":["me","open"],"name":"A""#,
    r#""seats":["me",{"here":{"name":"B"}}],"name":"A","clock":{"per_move":60}"#,
    r#""seats":["me"],"name":"Zoé du Pont","public":true,"chat":"off""#,
    r#""seats":["open",{"bot":{"bot":"novice"}},"me"],"name":"\u202eAnna\u0301 \t b","clock":"off""#,
];

/// Requests to start from: every game on the shelf, with the default of each option and with the
/// last value of each.
static REQUESTS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let mut requests = Vec::new();
    for game in maraude_catalog::shelf() {
        let last = game.meta().options.iter().filter_map(|spec| {
            let text = match spec.kind {
                OptionKind::Switch => "on".to_owned(),
                OptionKind::Choice { words } => (*words.last()?).to_owned(),
                OptionKind::Number { max, .. } => max.to_string(),
                OptionKind::Date => "2026-11-15".to_owned(),
            };
            Some((spec.key.to_owned(), spec.kind.parse(&text)?))
        });
        for options in [Map::new(), last.collect()] {
            let options = game.options(&options).expect("they are of their kinds");
            let game = game.meta().id;
            requests.extend(PARTS.iter().map(|part| {
                format!(r#"{{"game":"{game}","options":{},{part}}}"#, options.get())
            }));
        }
    }
    requests
});

fuzz_target!(|bytes: &[u8]| {
    let mut input = Unstructured::new(bytes);
    match request(&mut input) {
        Ok(request) => requested(&request),
        Err(_) => requested(bytes),
    }
    typed(&String::from_utf8_lossy(bytes));
});

/// The input's own bytes, or a changed request.
fn request(input: &mut Unstructured<'_>) -> Result<Vec<u8>> {
    if input.ratio(1, 4)? {
        return Ok(input.bytes(input.len())?.to_vec());
    }
    let (request, other) = (input.choose(&REQUESTS)?, input.choose(&REQUESTS)?);
    mangled(request.as_bytes(), other.as_bytes(), input)
}

/// Options as typed on a command line, one a line: the game accepts those that parse.
fn typed(text: &str) {
    let lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for game in maraude_catalog::shelf() {
        match parse_options(game.meta(), &lines) {
            Ok(options) => is_taken(*game, &options),
            Err(why) => drop(why.to_string()),
        }
    }
}

/// Checks that the game accepts these options, and accepts them again unchanged once completed.
fn is_taken(game: &dyn GameEntry, options: &Map<String, Value>) {
    let whole = game.options(options).expect("they are of their kinds");
    let given = serde_json::from_str(whole.get()).expect("options are an object");
    let again = game.options(&given).expect("it wrote them itself");
    assert_eq!(whole.get(), again.get(), "complete options change");
}

fn requested(bytes: &[u8]) {
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

/// Lets a new house make the table; `None` if it refuses.
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
