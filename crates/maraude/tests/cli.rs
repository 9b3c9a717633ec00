//! The command line as a person uses it, for every game on the shelf.

use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output};

fn maraude(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_maraude"))
        .args(args)
        .output()
        .expect("the binary starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("the output is text")
}

fn json(args: &[&str]) -> Value {
    let output = maraude(args);
    assert!(
        output.status.success(),
        "{args:?}: {}",
        text(&output.stderr)
    );
    serde_json::from_slice(&output.stdout).expect("stdout holds one JSON value and nothing else")
}

/// Each game's id and the fewest players it takes with its default options.
fn games() -> Vec<(String, String)> {
    let games = json(&["games", "--json"]);
    let list = games.as_array().expect("a list").iter();
    list.map(|game| {
        let id = game["id"].as_str().expect("an id").to_owned();
        let report = json(&["sim", &id, "--games", "1", "--json"]);
        (id, report["players"].to_string())
    })
    .collect()
}

fn folder(name: &str) -> std::path::PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

#[test]
fn a_simulation_is_the_same_on_any_number_of_threads() {
    for (game, players) in games() {
        let run = |threads: &str| {
            let mut report = json(&[
                "sim",
                &game,
                "--players",
                &players,
                "--games",
                "70",
                "--seed",
                "5",
                "--json",
                "--threads",
                threads,
            ]);
            let map = report.as_object_mut().expect("an object");
            for speed in ["games_per_s", "moves_per_s", "threads"] {
                assert!(
                    map.remove(speed).is_some_and(|value| value.is_number()),
                    "{speed}"
                );
            }
            report
        };
        assert_eq!(run("1"), run("3"), "{game}");
    }
}

#[test]
fn a_report_has_all_its_fields() {
    for (game, players) in games() {
        let report = json(&[
            "sim",
            &game,
            "--players",
            &players,
            "--games",
            "10",
            "--json",
        ]);
        for key in ["min", "p05", "p25", "median", "p75", "p95", "max", "mean"] {
            assert!(
                report["score"][key].is_number() && report["length"][key].is_number(),
                "{game}: {key}"
            );
        }
        assert_eq!(report["game"], game.as_str());
        assert_eq!(report["players"].to_string(), players);
        assert_eq!((&report["games"], &report["seed"]), (&10.into(), &1.into()));
        assert_eq!(
            report["seats"]
                .as_array()
                .map(Vec::len)
                .map(|n| n.to_string()),
            Some(players.clone())
        );
        let histogram = report["histogram"].as_object().expect("score -> games");
        assert_eq!(
            histogram.values().filter_map(Value::as_u64).sum::<u64>(),
            10
        );
        let entrant = &report["entrants"][0];
        assert_eq!(entrant["bot"], "random");
        assert!(
            entrant["wins"].is_number()
                && entrant["ci95"][0].is_number()
                && entrant["ci95"][1].is_number()
        );
    }
}

#[test]
fn recorded_games_verify_replay_and_notice_a_flipped_bit() {
    for (game, players) in games() {
        let dir = folder(&format!("record-{game}"));
        let dir_text = dir.to_str().expect("a plain path");
        json(&[
            "sim",
            &game,
            "--players",
            &players,
            "--games",
            "3",
            "--json",
            "--record",
            dir_text,
        ]);
        let journals: Vec<_> = std::fs::read_dir(&dir)
            .expect("recorded")
            .map(|entry| entry.expect("a file").path())
            .collect();
        assert_eq!(journals.len(), 3);
        for journal in &journals {
            let file = journal.to_str().expect("a plain path");
            assert_eq!(maraude(&["verify", file]).status.code(), Some(0), "{file}");
            assert_lines(file);
            let bytes = std::fs::read(journal).expect("readable");
            for at in (0..bytes.len()).step_by(bytes.len() / 12) {
                let mut changed = bytes.clone();
                changed[at] ^= 1;
                let other = dir.join("no extension");
                std::fs::write(&other, changed).expect("writable");
                let output = maraude(&["verify", other.to_str().expect("a plain path")]);
                assert_eq!(output.status.code(), Some(1), "{file}: byte {at}");
                assert!(
                    text(&output.stderr).contains("line "),
                    "{}",
                    text(&output.stderr)
                );
                std::fs::remove_file(other).expect("removable");
            }
        }
    }
}

/// In words there is something to read; as JSON every line has its five keys.
fn assert_lines(file: &str) {
    for language in ["fr", "en"] {
        let words = maraude(&["replay", file, "--lang", language]);
        assert!(
            words.status.success() && words.stdout.len() > 100,
            "{}",
            text(&words.stderr)
        );
    }
    for seat in [&[][..], &["--seat", "1"]] {
        let output = maraude(&[&["replay", file, "--json"], seat].concat());
        assert!(output.status.success(), "{}", text(&output.stderr));
        for line in text(&output.stdout).lines() {
            let line: Value = serde_json::from_str(line).expect("a JSON object a line");
            for key in ["seq", "by", "action", "events", "digest"] {
                assert!(line.get(key).is_some(), "{key} is missing in {line}");
            }
        }
    }
}

#[test]
fn a_plot_is_an_svg_picture() {
    let (game, players) = games().remove(0);
    let dir = folder("plot");
    std::fs::create_dir_all(&dir).expect("can be made");
    let file = dir.join("plot.svg");
    json(&[
        "sim",
        &game,
        "--players",
        &players,
        "--games",
        "20",
        "--json",
        "--plot",
        file.to_str().expect("plain"),
    ]);
    assert!(
        std::fs::read_to_string(file)
            .expect("drawn")
            .starts_with("<svg")
    );
}

#[test]
fn unknown_names_are_refused_and_known_ones_listed() {
    let (game, _) = games().remove(0);
    let refused = [
        (vec!["sim", "chess"], game.as_str()),
        (vec!["sim", &game, "--bots", "nobody"], "random"),
        (vec!["sim", &game, "--option", "colour=blue"], "colour"),
        (vec!["sim", &game, "--option", "colour"], "key=value"),
        (vec!["sim", &game, "--players", "99"], "players"),
        (vec!["verify", "no such file"], "no such file"),
        (vec!["replay", "no such file"], "no such file"),
    ];
    for (args, named) in refused {
        let output = maraude(&args);
        assert!(!output.status.success(), "{args:?}");
        assert!(
            text(&output.stderr).contains(named),
            "{args:?}: {}",
            text(&output.stderr)
        );
        assert!(output.stdout.is_empty(), "{args:?}");
    }
}

#[test]
fn every_verb_has_a_help_text() {
    let help = text(&maraude(&["--help"]).stdout);
    for verb in ["games", "sim", "replay", "verify"] {
        assert!(help.contains(verb), "{verb}");
        assert!(maraude(&[verb, "--help"]).status.success());
    }
    assert!(text(&maraude(&["--version"]).stdout).starts_with("maraude "));
}
