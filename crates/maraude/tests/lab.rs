//! The arena and the lab as a person uses them.

use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output};

fn maraude(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_maraude"))
        .args(args)
        .output()
        .expect("the binary starts")
}

fn ok(args: &[&str]) -> Vec<u8> {
    let output = maraude(args);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{args:?}: {said}");
    output.stdout
}

fn study(page: &Path, more: &[&str]) -> Output {
    let page = page.to_str().expect("a plain path");
    let mut args = vec![
        "lab",
        "turbo",
        "--bots",
        "novice,expert",
        "--games",
        "16",
        "--out",
        page,
    ];
    args.extend(more);
    maraude(&args)
}

#[test]
fn the_arena_prints_the_same_on_any_number_of_threads() {
    let args = "arena turbo --bots novice,expert --games 60 --seed 3 --json --threads";
    let run = |threads| {
        let mut args: Vec<&str> = args.split(' ').collect();
        args.push(threads);
        ok(&args)
    };
    assert_eq!(run("1"), run("3"));
    let report: Value = serde_json::from_slice(&run("2")).expect("one JSON value");
    let table = report["table"].as_array().expect("a table");
    assert_eq!(table.len(), 2);
    assert_eq!(table[0]["bot"], "expert");
    assert!(table[0]["rating"].as_f64() > table[1]["rating"].as_f64());
    assert_eq!(table[0]["games"], 60);
    assert_eq!(table[0]["ci95"].as_array().map(Vec::len), Some(2));
}

#[test]
fn the_arena_explains_wrong_arguments() {
    let alone = maraude(&["arena", "turbo", "--bots", "novice"]);
    assert!(!alone.status.success());
    assert!(String::from_utf8_lossy(&alone.stderr).contains("two bots"));
    let unknown = maraude(&["arena", "turbo", "--bots", "novice,nobody"]);
    assert!(String::from_utf8_lossy(&unknown.stderr).contains("\"nobody\""));
}

#[test]
fn an_interrupted_study_continues_to_the_same_result() {
    let dir = std::env::temp_dir().join(format!("maraude-lab-{}", std::process::id()));
    std::fs::create_dir_all(&dir).expect("a folder for the test");
    let (page, data) = (dir.join("turbo.html"), dir.join("turbo.csv"));
    assert!(study(&page, &["--threads", "1"]).status.success());
    let whole = [&page, &data].map(|file| std::fs::read(file).expect("it was written"));
    // Torn off in the middle of a line.
    std::fs::write(&data, &whole[1][..whole[1].len() / 2 + 5]).expect("a torn file");
    assert!(study(&page, &["--threads", "2"]).status.success());
    let again = [&page, &data].map(|file| std::fs::read(file).expect("it was written"));
    assert!(whole == again, "page and data are the same bytes");
    let other = study(&page, &["--seed", "2"]);
    assert!(
        !other.status.success(),
        "data of two studies are never mixed"
    );
    let text = String::from_utf8_lossy(&again[0]).into_owned();
    assert!(text.contains("<svg") && !text.contains("http://") && !text.contains("https://"));
    std::fs::remove_dir_all(&dir).expect("the folder goes");
}
