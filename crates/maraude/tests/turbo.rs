//! `maraude turbo` as a person uses it.

use serde_json::Value;
use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, Output};

fn turbo(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_maraude"))
        .arg("turbo")
        .args(args)
        .output()
        .expect("the binary starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("the output is text")
}

fn solve(args: &[&str]) -> Value {
    let output = turbo(&[&["solve", "--json"], args].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("one JSON value")
}

#[test]
fn a_puzzle_is_solved_once_or_in_every_way() {
    let puzzle = ["--centre", "tee:0", "--pair", "0,6", "--pair", "3,9"];
    let first = solve(&puzzle);
    assert_eq!(first["solvable"], true);
    assert_eq!(first["solutions"].as_array().map(Vec::len), Some(1));
    let all = solve(&[&puzzle[..], &["--all"]].concat());
    let solutions = all["solutions"].as_array().expect("a list");
    assert_eq!(all["count"], solutions.len());
    assert_eq!(all["count"], first["count"]);
    for tiles in solutions {
        let tiles = tiles.as_array().expect("nine tiles");
        assert_eq!((tiles.len(), &tiles[4]), (9, &Value::from("tee:0")));
    }
}

#[test]
fn a_solution_is_drawn_with_its_pawns() {
    let output = turbo(&[
        "solve", "--centre", "tee:0", "--pair", "0,6", "--pair", "3,9",
    ]);
    let drawn = text(&output.stdout);
    let lines: Vec<&str> = drawn.lines().collect();
    assert_eq!(lines[0], "     Y    ·    ·");
    assert_eq!(lines[10], "     ·    ·    Y");
    assert!(lines[2].ends_with("── B"), "{drawn}");
    assert!(lines[8].starts_with(" B ──"), "{drawn}");
    assert!(drawn.contains("9 solutions"), "{drawn}");
}

#[test]
fn a_puzzle_without_solution_says_so() {
    let none = ["--centre", "cross:0", "--pair", "1,4", "--pair", "7,10"];
    let answer = solve(&none);
    assert_eq!(
        (&answer["solvable"], &answer["count"]),
        (&false.into(), &0.into())
    );
    assert_eq!(answer["solutions"], Value::Array(Vec::new()));
    let output = turbo(&[&["solve"], &none[..]].concat());
    assert!(text(&output.stdout).starts_with("No solution."));
}

#[test]
fn the_time_is_read_from_a_journal() {
    let goldens = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/turbo/goldens");
    let daily = goldens.join("daily-novice.journal");
    let output = turbo(&["time", daily.to_str().expect("a plain path")]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains(" s for 1 task solved"));
}

#[test]
fn an_invalid_puzzle_is_refused_with_a_reason() {
    for (args, named) in [
        (
            &[
                "solve", "--centre", "bridge:0", "--pair", "0,1", "--pair", "2,3",
            ][..],
            "straight",
        ),
        (
            &[
                "solve", "--centre", "curve:7", "--pair", "0,1", "--pair", "2,3",
            ],
            "0 to 3",
        ),
        (
            &[
                "solve", "--centre", "curve:0", "--pair", "0,12", "--pair", "2,3",
            ],
            "0 to 11",
        ),
        (
            &["solve", "--centre", "curve:0", "--pair", "0,1"],
            "two pairs",
        ),
        (
            &[
                "solve", "--centre", "curve:0", "--pair", "0,1", "--pair", "1,3",
            ],
            "TT-R3",
        ),
    ] {
        let output = turbo(args);
        assert!(!output.status.success(), "{args:?}");
        let said = text(&output.stderr);
        assert!(said.contains(named), "{args:?}: {said}");
    }
}

#[test]
fn the_census_lists_every_puzzle_once() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("census.csv");
    let name = file.to_str().expect("a plain path");
    let output = turbo(&["census", "--csv", name]);
    let said = text(&output.stdout);
    assert!(
        said.contains("685 of  25245") && said.contains("412 of  23562"),
        "{said}"
    );
    let csv = std::fs::read_to_string(&file).expect("it was written");
    let mut lines = csv.lines();
    assert_eq!(
        lines.next(),
        Some("centre_kind,rotation,a1,a2,b1,b2,solutions")
    );
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    for line in lines {
        let (puzzle, solutions) = line.rsplit_once(',').expect("seven fields");
        let fields: Vec<&str> = puzzle.split(',').collect();
        let [a1, a2, b1, b2]: [u8; 4] =
            std::array::from_fn(|n| fields[2 + n].parse().expect("a cell"));
        assert!(a1 < a2 && b1 < b2 && a1 < b1, "{line}");
        let again = counts.insert(puzzle.to_owned(), solutions.parse().expect("a number"));
        assert_eq!(again, None, "{line}");
    }
    assert_eq!(counts.len(), 25_245);
    assert_eq!(counts.values().filter(|count| **count == 0).count(), 685);
    let one = solve(&["--centre", "straight:0", "--pair", "0,1", "--pair", "2,3"]);
    assert_eq!(one["count"], counts["straight,0,0,1,2,3"]);
}
