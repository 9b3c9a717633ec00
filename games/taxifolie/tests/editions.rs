//! Where the editions differ: TF-E1 to TF-E5, from the same position and roll.

mod table;

use maraude_core::{Game, Told, Viewer};
use maraude_taxifolie::board::board;
use maraude_taxifolie::scene::{Scene, cell, fare_no};
use maraude_taxifolie::words::fare_name;
use maraude_taxifolie::{Edition, Phase, Refusal, Taxifolie};
use maraude_words::{Language, Words};
use table::*;

/// Two steps before Palais-Royal, a roll of five.
fn before_the_palais_royal(edition: Edition) -> Scene {
    two(edition)
        .taxi(A, "concorde", Some("rond-point"))
        .fare(A, "palais-royal")
        .dice([2, 3])
}

#[test]
fn tf_e1_first_drives_on_after_the_arrival_second_stops() {
    let on = [
        "tuileries",
        "concorde--palais-royal-2",
        "palais-royal",
        "louvre",
        "rivoli",
    ];
    let mut first = before_the_palais_royal(FIRST).game;
    assert_eq!(paid(&drives(&mut first, &on)), Some((10, 0, 0)));
    assert_eq!(first.taxi(A).cell, cell("rivoli"));

    let mut second = before_the_palais_royal(SECOND).game;
    assert_eq!(drive(&mut second, &on).err(), Some(Refusal::PastTheArrival));
    assert_eq!(paid(&drives(&mut second, &on[..3])), Some((10, 0, 0)));
    assert_eq!(second.taxi(A).cell, cell("palais-royal"));

    // Stopping early is what the first edition does not know.
    let mut first = before_the_palais_royal(FIRST).game;
    assert_eq!(drive(&mut first, &on[..3]).err(), Some(Refusal::TooShort));
}

#[test]
fn tf_e2_first_may_turn_round_after_an_arrival_second_may_not() {
    let back = [
        "tuileries",
        "concorde--palais-royal-2",
        "palais-royal",
        "concorde--palais-royal-2",
        "tuileries",
    ];
    let mut first = before_the_palais_royal(FIRST).game;
    drives(&mut first, &back);
    assert_eq!(first.taxi(A).cell, cell("tuileries"));

    // After an exact landing the next roll is free in the first edition, not in the second.
    for (edition, free) in [(FIRST, true), (SECOND, false)] {
        let mut game = before_the_palais_royal(edition).dice([1, 2]).game;
        drives(&mut game, &back[..3]);
        let game = Scene::of(game).turn(A).dice([1, 1]).game;
        assert_eq!(
            may_pass(&game, "concorde--palais-royal-2"),
            free,
            "{edition:?}"
        );
        let mut game = game;
        let turn = drive(&mut game, &["concorde--palais-royal-2", "tuileries"]);
        let refused = Refusal::TurnsBack(cell("concorde--palais-royal-2"), edition);
        assert_eq!(turn.err(), (!free).then_some(refused));
    }
}

#[test]
fn tf_e3_the_fifth_terminus_bears_the_editions_name() {
    let termini = ["orly", "cdg", "heliport", "fourriere", "est"].map(cell);
    assert_eq!(board().termini, termini);
    let name = |edition| fare_name(fare_no("est"), edition).id.to_string();
    assert_eq!(name(FIRST), "taxifolie-place-zoo");
    assert_eq!(name(SECOND), "taxifolie-place-disneyland");
    // The log and the refusals use the printed name as well.
    for (edition, printed) in [(FIRST, "Zoo"), (SECOND, "Disneyland Paris")] {
        let scene = || two(edition).fare(A, "eiffel");
        let at_its_gate = |from| scene().taxi(A, "chateauv--est-1", Some(from)).dice([1, 1]);
        let mut game = at_its_gate("est").game;
        let back = drive(&mut game, &["est", "chateauv--est-1"]).err();
        let mut game = scene().dice([1, 1]).game;
        let far = drive(&mut game, &["est", "chateauv--est-1"]).err();
        let mut game = scene()
            .taxi(A, "chateauv", Some("foire-du-trone"))
            .dice([1, 1])
            .game;
        let drove = drives(&mut game, &["chateauv--est-1", "est"])[0];
        let told = [
            drove.message(),
            back.expect("refused").message(),
            far.expect("refused").message(),
        ];
        for (language, texts) in [
            (Language::French, Taxifolie::META.texts.fr),
            (Language::English, Taxifolie::META.texts.en),
        ] {
            let words = Words::new(language, &[texts]).expect("the texts can be read");
            for message in &told {
                let said = words.say(message, &|seat| seat.number().to_string());
                assert!(said.contains(printed), "{said}");
            }
        }
    }
}

#[test]
fn tf_e4_first_ends_at_once_second_ends_with_the_round() {
    let scene = |edition| {
        before_the_palais_royal(edition)
            .money(A, 240)
            .done(A, 3)
            .fare(B, "garnier")
            .taxi(B, "concorde", Some("rond-point"))
            .money(B, 240)
            .done(B, 7)
    };
    let to_the_palace = ["tuileries", "concorde--palais-royal-2", "palais-royal"];
    let mut first = scene(FIRST).game;
    drives(&mut first, &to_the_palace);
    let outcome = first.outcome().expect("it is over at once");
    assert_eq!(outcome.ending, "at_once");
    assert!(outcome.win_share(A) > 0.9);

    let mut second = scene(SECOND).game;
    drives(&mut second, &to_the_palace);
    assert_eq!(second.outcome(), None);
    assert_eq!(second.turn(), B);
    let mut second = Scene::of(second).dice([2, 3]).game;
    drives(
        &mut second,
        &[
            "madeleine--concorde-1",
            "madeleine",
            "madeleine--opera-1",
            "opera",
        ],
    );
    let outcome = second.outcome().expect("the round is over");
    assert_eq!(outcome.ending, "round_tie");
    // Both are at 250; B has more fares.
    assert!(outcome.win_share(B) > 0.9);
    assert_eq!(second.phase(), Phase::Over);
}

#[test]
fn tf_e5_the_boxes_hold_4900_and_5300_euros() {
    for (edition, notes, total) in [(FIRST, 190, 4_900), (SECOND, 200, 5_300)] {
        let box_of_notes = edition.banknotes();
        assert_eq!(box_of_notes.iter().map(|(_, n)| n).sum::<u16>(), notes);
        assert_eq!(
            box_of_notes.iter().map(|(note, n)| note * n).sum::<u16>(),
            total
        );
        let game = two(edition).game;
        let view = game.view(Viewer::Spectator);
        assert_eq!(view.bank, total - 60);
        // Every note is in the bank or in a purse.
        for (at, (_, n)) in box_of_notes.into_iter().enumerate() {
            let purses: u16 = view.taxis.iter().map(|taxi| taxi.notes[at]).sum();
            assert_eq!(view.bank_notes[at] + purses, n);
        }
    }
}
