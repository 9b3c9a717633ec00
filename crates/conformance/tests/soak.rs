//! A soak goes on with new games until it is stopped, or finds something.

use maraude_conformance::soak::soak;
use maraude_conformance::toys::flawed::{Flawed, flaw};
use maraude_conformance::toys::pioche::Pioche;

#[test]
fn it_stops_when_told_and_counts() {
    let mut go_on = |so_far: &maraude_conformance::soak::Soaked| so_far.rounds < 2;
    let soaked = soak::<Pioche>(&mut go_on, 7).expect("the toy keeps the laws");
    println!("{soaked}");
    assert_eq!(soaked.rounds, 2);
    assert!(soaked.pairs() >= 10_000, "{soaked}");
    assert!(soaked.byte_strings() >= 200_000, "{soaked}");
    assert_eq!(soaked.checks.len(), 11);
}

#[test]
fn it_finds_a_rare_flaw() {
    let mut go_on = |so_far: &maraude_conformance::soak::Soaked| so_far.rounds < 5;
    let broken =
        soak::<Flawed<{ flaw::PANICKING }>>(&mut go_on, 7).expect_err("it panics at times");
    assert!(broken.why.contains("too many points"), "{broken}");
}
