//! Each law is seen red: a toy with one flaw must be caught, and the game that shows it is short.

use maraude_conformance::toys::flawed::{Flawed, flaw};
use maraude_conformance::toys::pioche::Pioche;
use maraude_conformance::{BrokenLaw, Effort, Goldens, LawReport, laws};
use std::path::Path;

const EFFORT: Effort = Effort::new(20_000, 400);

/// The goldens of the toy; a flawed copy never writes them.
fn goldens() -> Goldens {
    Goldens::kept(Path::new(env!("CARGO_MANIFEST_DIR")).join("goldens"))
}

/// The law reports this, with a game of at most this many moves.
fn caught(result: Result<LawReport, BrokenLaw>, why: &str, moves: usize) {
    match result {
        Ok(report) => panic!("not caught: {report}"),
        Err(broken) => {
            println!("{broken}");
            assert!(broken.why.contains(why), "caught for another reason");
            assert!(broken.moves <= moves, "could be shorter: {}", broken.moves);
        }
    }
}

macro_rules! caught {
    ($($name:ident: $flaw:ident by $law:ident in $moves:expr, $why:expr;)*) => {$(
        #[test]
        fn $name() {
            let law = laws::$law::law::<Flawed<{ flaw::$flaw }>>;
            caught(law(EFFORT), $why, $moves);
        }
    )*};
}

caught! {
    a_state_outside_the_state: GLOBAL by determinism in 4, "digest";
    listed_but_refused: LISTS_TOO_MUCH by legal in 0, "is listed for";
    accepted_but_not_listed: ACCEPTS_TOO_MUCH by legal in 4, "accepted but not listed";
    listed_twice: LISTS_TWICE by legal in 0, "listed twice";
    a_seat_does_what_the_house_does: SEATS_RING by legal in 1, "accepted but not listed";
    refused_but_not_whole: HALF_DONE by legal in 1, "changed the state";
    not_all_choices: HIDES_A_CHOICE by choices in 0, "missing";
    a_view_that_leaks: LEAKY_VIEW by secrecy in 1, "the view";
    events_that_leak: LEAKY_EVENTS by secrecy in 3, "tells";
    a_reveal_without_its_mark: UNMARKED by secrecy in 2, "tells";
    a_refusal_that_leaks: TELLING_REFUSAL by secrecy in 3, "the refusals";
    an_order_that_leaks: TELLING_ORDER by secrecy in 1, "apart by the choices";
    a_silence_that_leaks: TELLING_SILENCE by secrecy in 3, "the table";
    a_redeal_that_looks: KNOWING_REDEAL by secrecy in 1, "reads what";
    a_redeal_that_does_nothing: LAZY_REDEAL by secrecy in 0, "never changes anything";
    a_redeal_that_loses_a_card: LOSING_REDEAL by secrecy in 1, "instead of";
    a_redeal_that_leaves_a_hand: PARTIAL_REDEAL by secrecy in 1, "leaves something hidden";
    a_redeal_that_leaves_a_card: STALE_REDEAL by secrecy in 26, "leaves something hidden";
    acting_after_the_end: RESTLESS by ending in 12, "to act, and the outcome";
    a_game_without_end: ENDLESS by ending in 80, "it goes on after 26 moves";
    nobody_can_do_anything: STUCK by ending in 1, "nobody can do anything";
    a_secret_for_ever: SECRETIVE by ending in 12, "not in the view of";
    an_alarm_after_the_end: LATE_ALARM by ending in 12, "is offered";
    an_ending_nobody_announced: UNANNOUNCED by ending in 12, "not among the endings";
    a_card_is_lost: LOSES_A_CARD by conservation in 3, "there are";
    a_trace_of_what_was_taken_back: SHARED by undo in 2, "the state";
    something_learnt_and_taken_back: UNMARKED by undo in 1, "tells";
    never_drawn: PICKY by sampling in 1, "never gave";
    drawn_but_not_legal: WILD by sampling in 1, "not listed";
    an_action_written_wrongly: LOSSY by round_trip in 2, "is written";
    a_number_too_large: ROUNDED by round_trip in 1, "round a number";
    a_card_there_is_not: FRAGILE by bytes in 4, "panicked: no such card";
    half_a_translation: HALF_TRANSLATED by texts in 0, "not in both languages";
    an_action_without_words: SPEECHLESS by texts in 3, "no French text";
    a_clause_in_no_rules: LAWLESS by texts in 0, "both rule texts";
    a_box_without_a_pitch: NAMELESS_BOX by texts in 0, "pioche-3-pitch has no French text";
    rules_that_panic: PANICKING by conservation in 12, "panicked: too many points";
}

#[test]
fn another_default() {
    let result = laws::facts::law::<Flawed<{ flaw::WRONG_DEFAULT }>>();
    caught(result, "announced are", 0);
}

#[test]
fn a_box_made_by_an_unknown_option() {
    let result = laws::facts::law::<Flawed<{ flaw::UNKNOWN_BOX }>>();
    caught(result, "a preset", 0);
}

#[test]
fn seats_nobody_announced() {
    let result = laws::facts::law::<Flawed<{ flaw::CROWDED }>>();
    caught(result, "5 seats are accepted", 0);
}

#[test]
fn an_option_nobody_can_have() {
    let result = laws::facts::law::<Flawed<{ flaw::STUBBORN }>>();
    caught(result, "option swap can't be false", 0);
}

#[test]
fn another_order() {
    let result = laws::order::law::<Flawed<{ flaw::BACKWARDS }>>(&goldens());
    caught(result, "differs in line", 0);
}

#[test]
fn another_outcome() {
    let result = laws::goldens::law::<Flawed<{ flaw::GENEROUS }>>(&goldens());
    caught(result, "another outcome than the one recorded", 0);
}

#[test]
fn another_view() {
    let result = laws::goldens::law::<Flawed<{ flaw::LEAKY_VIEW }>>(&goldens());
    caught(result, "differs in line 2", 0);
}

#[test]
fn no_goldens() {
    let nowhere = Goldens::kept(goldens().folder.join("nowhere"));
    caught(laws::goldens::law::<Pioche>(&nowhere), "no golden", 0);
    caught(
        laws::order::law::<Pioche>(&nowhere),
        "there is no golden",
        0,
    );
}

/// The copy without a flaw passes: what the tests above catch is the flaw.
#[test]
fn no_flaw_no_blame() {
    type Flawless = Flawed<0>;
    let small = Effort::new(2_000, 100);
    for result in [
        laws::determinism::law::<Flawless>(small),
        laws::legal::law::<Flawless>(small),
        laws::choices::law::<Flawless>(small),
        laws::secrecy::law::<Flawless>(small),
        laws::ending::law::<Flawless>(small),
        laws::conservation::law::<Flawless>(small),
        laws::undo::law::<Flawless>(small),
        laws::sampling::law::<Flawless>(small),
        laws::round_trip::law::<Flawless>(small),
        laws::bytes::law::<Flawless>(small),
        laws::texts::law::<Flawless>(small),
        laws::facts::law::<Flawless>(),
        laws::order::law::<Flawless>(&goldens()),
        laws::goldens::law::<Flawless>(&goldens()),
    ] {
        maraude_conformance::hold(result);
    }
}
