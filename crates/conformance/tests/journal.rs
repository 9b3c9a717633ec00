//! A finished journal can't be changed unnoticed, and a bad one gets a clear error.

use maraude_conformance::laws::determinism::journal_of;
use maraude_conformance::random_play::random_play;
use maraude_conformance::toys::pioche::Pioche;
use maraude_core::journal::{Journal, JournalProblem, verify};
use maraude_core::{Game, Setup};

fn finished(seed: u64) -> String {
    let setup = Setup {
        seats: Pioche::META.seats.0,
        options: <Pioche as Game>::Options::default(),
    };
    journal_of(&random_play::<Pioche>(&setup, seed)).expect("a toy can be played")
}

fn problem(text: &str) -> (usize, JournalProblem) {
    let error = verify::<Pioche>(text.as_bytes()).expect_err("it is wrong");
    (error.line, error.problem)
}

#[test]
fn every_flipped_bit_is_noticed() {
    let journal = finished(1).into_bytes();
    assert!(verify::<Pioche>(&journal).is_ok());
    for at in 0..journal.len() {
        for bit in 0..8 {
            let mut changed = journal.clone();
            changed[at] ^= 1 << bit;
            assert!(
                verify::<Pioche>(&changed).is_err(),
                "bit {bit} of byte {at} can be flipped"
            );
        }
    }
}

#[test]
fn every_missing_and_every_doubled_byte_is_noticed() {
    let journal = finished(2).into_bytes();
    for at in 0..journal.len() {
        let mut shorter = journal.clone();
        shorter.remove(at);
        assert!(
            verify::<Pioche>(&shorter).is_err(),
            "byte {at} can be left out"
        );
        let mut longer = journal.clone();
        longer.insert(at, journal[at]);
        assert!(
            verify::<Pioche>(&longer).is_err(),
            "byte {at} can be doubled"
        );
        assert!(
            verify::<Pioche>(&journal[..at]).is_err(),
            "it can end after {at} bytes"
        );
    }
}

#[test]
fn white_space_case_and_line_breaks_are_noticed() {
    let journal = finished(3);
    let header = journal.lines().next().expect("a header");
    let upper = journal.replacen(
        &header[header.len() - 80..],
        &header[header.len() - 80..].to_uppercase(),
        1,
    );
    let spaced = journal.replacen("\"seq\":1,", "\"seq\": 1,", 1);
    for changed in [
        upper,
        spaced,
        journal.replace('\n', "\r\n"),
        format!("{journal}\n"),
        format!("\u{feff}{journal}"),
    ] {
        assert!(verify::<Pioche>(changed.as_bytes()).is_err());
    }
    assert_eq!(
        problem(&journal[..journal.len() - 1]).0,
        journal.lines().count()
    );
}

#[test]
fn what_is_wrong_is_said_with_its_line() {
    let journal = finished(4);
    let lines: Vec<&str> = journal.split_inclusive('\n').collect();
    let last = lines.len();
    assert_eq!(problem(""), (1, JournalProblem::Empty));
    assert!(matches!(
        problem("{\"a\":1}\n"),
        (1, JournalProblem::Malformed(_))
    ));
    assert_eq!(
        problem(&lines[..last - 1].concat()),
        (last, JournalProblem::Unfinished)
    );
    assert_eq!(
        problem(&(journal.clone() + lines[1])),
        (last + 1, JournalProblem::AfterTheEnd)
    );
    let newer = journal.replacen("\"maraude_journal\":2", "\"maraude_journal\":3", 1);
    assert_eq!(
        problem(&newer),
        (
            1,
            JournalProblem::Newer {
                what: "format",
                found: 3,
                known: 2
            }
        )
    );
    let older = journal.replacen("\"rules\":1", "\"rules\":0", 1);
    let (found, known) = (0, 1);
    assert_eq!(
        problem(&older),
        (1, JournalProblem::OlderRules { found, known })
    );
    let says = JournalProblem::OlderRules { found, known }.to_string();
    assert!(
        says.contains("version 0") && says.contains("version 1"),
        "{says}"
    );
    let foreign = journal.replacen("\"game\":\"pioche\"", "\"game\":\"chess\"", 1);
    assert_eq!(
        problem(&foreign),
        (1, JournalProblem::OtherGame("chess".into()))
    );
    let mut gap = lines.clone();
    gap.remove(1);
    assert_eq!(
        problem(&gap.concat()),
        (
            2,
            JournalProblem::WrongNumber {
                expected: 1,
                found: 2
            }
        )
    );
    let (at, seed) = ("\"seed\":\"", "00");
    let begin = journal.rfind(at).expect("a seed") + at.len();
    let other = format!(
        "{}{seed}{}",
        &journal[..begin],
        &journal[begin + seed.len()..]
    );
    assert_eq!(problem(&other), (last, JournalProblem::WrongCommitment));
}

/// Later ones would not be exact in a browser, and clocks that add to them could overflow.
#[test]
fn no_entry_is_later_than_numbers_are_exact() {
    let journal = finished(5);
    let lines: Vec<&str> = journal.split_inclusive('\n').collect();
    let (before, after) = lines[1].split_once("\"at\":").expect("a time");
    let after = after.trim_start_matches(|c: char| c.is_ascii_digit());
    let at = |time: u64| {
        let text = format!("{}{before}\"at\":{time}{after}", lines[0]);
        Journal::parse(text.as_bytes()).map(|journal| journal.entries[0].at)
    };
    let latest = (1 << 53) - 1;
    assert_eq!(at(latest), Ok(latest));
    for time in [latest + 1, u64::MAX] {
        let error = at(time).expect_err("it is too late");
        assert!(error.line == 2 && matches!(error.problem, JournalProblem::Malformed(_)));
    }
}
