//! The arena on a toy: a search must come out above chance, the same on any number of threads.

use maraude_bots::{Ismcts, Plain, Random, SearchSettings};
use maraude_conformance::toys::pioche::{Options, Pioche};
use maraude_core::{Aim, BotSpec, Setup};
use maraude_sim::arena::{Arena, ArenaReport, seatings};
use maraude_sim::{Bout, Entrant};

const SEARCH: BotSpec<Pioche> = BotSpec {
    name: "search",
    make: |seed| {
        let settings = SearchSettings {
            nodes: 300,
            ..SearchSettings::DEFAULT
        };
        Box::new(Ismcts::new(settings, Plain, seed))
    },
};

fn arena(bots: &[BotSpec<Pioche>], games: u64, sprt: bool) -> Arena<Pioche> {
    let entrants = bots.iter().map(|spec| Entrant {
        name: spec.name.to_owned(),
        make: spec.make,
    });
    let seats = 2;
    Arena {
        bout: Bout {
            setup: Setup {
                seats,
                options: Options::default(),
            },
            entrants: entrants.collect(),
            seatings: seatings(bots.len(), seats, Aim::Competitive),
            seed: 5,
            nodes: None,
        },
        games,
        sprt,
    }
}

fn run(arena: &Arena<Pioche>, threads: usize) -> ArenaReport {
    arena.run(threads, &|_| ()).expect("every game ends")
}

#[test]
fn a_search_is_rated_above_chance() {
    let report = run(&arena(&[Random::spec(), SEARCH], 400, false), 2);
    let [first, last] = &report.table[..] else {
        panic!("two bots, two lines");
    };
    assert_eq!(
        (first.bot.as_str(), last.bot.as_str()),
        ("search", "random")
    );
    assert!(first.ci95[0] > last.ci95[1], "{report:?}");
    assert_eq!((first.games, last.games, report.games), (400, 400, 400));
}

#[test]
fn the_table_does_not_depend_on_threads() {
    let arena = arena(&[Random::spec(), SEARCH], 60, false);
    let json = |threads| serde_json::to_string(&run(&arena, threads)).expect("plain data");
    assert_eq!(json(1), json(3));
}

#[test]
fn the_sequential_test_stops_early_and_says_who() {
    let report = run(&arena(&[SEARCH, Random::spec()], 20_000, true), 2);
    let sprt = report.sprt.expect("it was asked for");
    assert_eq!((sprt.better.as_str(), sprt.verdict), ("search", "yes"));
    assert!(report.games < 2_000, "{}", report.games);
}

#[test]
fn the_json_has_the_promised_shape() {
    let report = run(&arena(&[SEARCH, Random::spec()], 8, false), 1);
    let json = serde_json::to_value(&report).expect("plain data");
    let line = &json["table"][0];
    assert!(line["bot"].is_string() && line["rating"].is_f64() && line["games"].is_u64());
    assert_eq!(line["ci95"].as_array().map(Vec::len), Some(2));
    assert!(line.get("score").is_none() && json.get("sprt").is_none());
}
