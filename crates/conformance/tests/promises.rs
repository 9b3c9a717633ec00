//! What each format of the journal promises: a house that reseals a changed journal is caught by
//! the commitments, and by anybody who kept one head.

use maraude_conformance::laws::determinism::journal_of;
use maraude_conformance::random_play::random_play;
use maraude_conformance::toys::pioche::Pioche;
use maraude_core::digest::hex;
use maraude_core::journal::{Head, Journal, JournalProblem, Writer, salt_commitment, verify};
use maraude_core::{Game, Setup};

fn finished() -> String {
    let setup = Setup {
        seats: Pioche::META.seats.1,
        options: <Pioche as Game>::Options::default(),
    };
    journal_of(&random_play::<Pioche>(&setup, 1)).expect("a toy can be played")
}

/// Writes the journal again with a last line that fits what stands before it, as a house that
/// cheats would.
fn resealed(text: &str) -> String {
    let journal = Journal::parse(text.as_bytes()).expect("its form is right");
    let mut writer = Writer::new(&journal.header);
    for entry in &journal.entries {
        writer.line(&entry.line());
    }
    let seed = journal.seed().expect("the seed is revealed");
    writer.finish(&journal.last.expect("it is over").outcome, &seed)
}

fn heads(journal: &Journal) -> Vec<Head> {
    let seed = journal.seed().expect("the seed is revealed");
    journal.heads(&seed).collect()
}

fn problem(text: &str) -> (usize, JournalProblem) {
    let error = verify::<Pioche>(text.as_bytes()).expect_err("it is wrong");
    (error.line, error.problem)
}

/// A journal as versions before 0.2 wrote it.
fn in_format_1(text: &str) -> String {
    let text = text.replacen(r#""maraude_journal":2"#, r#""maraude_journal":1"#, 1);
    let start = text
        .find(r#","salt_commitments""#)
        .expect("format 2 has them");
    let stop = start + text[start..].find(']').expect("a list") + 1;
    resealed(&format!("{}{}", &text[..start], &text[stop..]))
}

#[test]
fn a_kept_head_lies_on_the_chain_and_the_last_one_is_written() {
    let text = finished();
    let journal = Journal::parse(text.as_bytes()).expect("it parses");
    let heads = heads(&journal);
    assert_eq!(heads.len(), journal.entries.len() + 1);
    let last = journal.last.as_ref().and_then(|last| last.head.clone());
    assert_eq!(last, heads.last().map(|head| hex(head)));
    assert_eq!(resealed(&text), text);
}

#[test]
fn a_head_that_is_not_the_chains_is_refused() {
    let text = finished();
    let at = text.rfind(r#""head":""#).expect("a head") + 8;
    let digit = if &text[at..=at] == "0" { "1" } else { "0" };
    let changed = format!("{}{digit}{}", &text[..at], &text[at + 1..]);
    let last = text.lines().count();
    assert_eq!(problem(&changed), (last, JournalProblem::WrongHead));
}

/// The operator's attack: other times under a new seal. The file alone proves nothing against it;
/// one kept head does.
#[test]
fn rewritten_times_verify_but_leave_the_chain_of_a_kept_head() {
    let text = finished();
    let kept = heads(&Journal::parse(text.as_bytes()).expect("it parses"));
    let rewritten: Vec<String> = text
        .lines()
        .map(|line| match line.split_once(r#""at":"#) {
            Some((before, after)) if line.starts_with(r#"{"seq":"#) => {
                let rest = after.trim_start_matches(|c: char| c.is_ascii_digit());
                format!(r#"{before}"at":4{rest}"#)
            }
            _ => line.to_owned(),
        })
        .collect();
    let rewritten = resealed(&(rewritten.join("\n") + "\n"));
    verify::<Pioche>(rewritten.as_bytes()).expect("the file alone looks honest");
    let now = heads(&Journal::parse(rewritten.as_bytes()).expect("it parses"));
    assert_eq!(now[0], kept[0], "the header is the same");
    assert!(kept[1..].iter().all(|head| !now.contains(head)));
}

/// The operator's attack: a person becomes a bot. With a salt it is refused outright; with the
/// salt removed the luck changes, and every kept head is off the chain.
#[test]
fn a_person_cannot_be_turned_into_a_bot() {
    let text = finished();
    let kept = heads(&Journal::parse(text.as_bytes()).expect("it parses"));
    let turned = text.replacen(r#""person""#, r#""bot:random""#, 1);
    assert_eq!(problem(&turned), (1, JournalProblem::WrongSalt { seat: 2 }));
    let journal = Journal::parse(turned.as_bytes()).expect("its form is right");
    assert!(heads(&journal).iter().all(|head| !kept.contains(head)));
}

/// The operator's attack: the last salt is tried out until the dice please. The player's
/// commitment stands in the header, and the player kept it.
#[test]
fn a_salt_that_was_not_committed_to_is_refused() {
    let text = finished();
    let salt = hex(&[2; 6]);
    let ground = text.replacen(&salt, &hex(&[9; 6]), 1);
    assert_eq!(problem(&ground), (1, JournalProblem::WrongSalt { seat: 3 }));
    let (honest, other) = (salt_commitment(&[2; 6]), salt_commitment(&[9; 6]));
    let with_commitment = ground.replacen(&hex(&honest), &hex(&other), 1);
    let journal = Journal::parse(with_commitment.as_bytes()).expect("its form is right");
    journal.header.salts().expect("it agrees with itself");
    assert!(!journal.header.salt_commitments.contains(&hex(&honest)));
}

#[test]
fn journals_of_format_1_still_verify_and_promise_less() {
    let text = in_format_1(&finished());
    verify::<Pioche>(text.as_bytes()).expect("it verifies");
    let journal = Journal::parse(text.as_bytes()).expect("it parses");
    assert!(!journal.header.is_chained() && journal.last.expect("over").head.is_none());
    // It promised nothing about salts or seats.
    let turned = resealed(&text.replacen(r#""person""#, r#""bot:random""#, 1));
    verify::<Pioche>(turned.as_bytes()).expect("format 1 has no such promise");
}

/// Fields of one format do not stand in the other.
#[test]
fn formats_are_not_mixed() {
    let text = finished();
    let old = in_format_1(&text);
    let head = r#""head":""#.to_owned() + &"0".repeat(64) + r#"","sha256""#;
    let with_head = old.replacen(r#""sha256""#, &head, 1);
    assert_eq!(problem(&with_head).1, JournalProblem::WrongHead);
    let without = text.replacen(r#""maraude_journal":2"#, r#""maraude_journal":1"#, 1);
    assert!(matches!(
        problem(&without),
        (1, JournalProblem::BadSetup(_))
    ));
    let again = old.replacen("]}\n", "],\"again\":true}\n", 1);
    assert!(matches!(problem(&again), (1, JournalProblem::BadSetup(_))));
}

/// A deal that was played before has nobody's commitments, and says so.
#[test]
fn a_deal_played_before_is_told_apart() {
    let text = finished();
    let journal = Journal::parse(text.as_bytes()).expect("it parses");
    let header = journal.header.clone().played_before();
    header.salts().expect("nobody had to commit");
    assert!(header.line().ends_with(r#""again":true}"#));
    let again = resealed(&text.replacen(&journal.header.line(), &header.line(), 1));
    verify::<Pioche>(again.as_bytes()).expect("it verifies");
    let hidden = again.replacen(r#","again":true"#, "", 1);
    assert_eq!(problem(&hidden), (1, JournalProblem::WrongSalt { seat: 2 }));
}
