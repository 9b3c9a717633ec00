//! Hints say what an action gains, in both languages, from the seat's own information.

mod table;

use maraude_boomville::cards::Kind;
use maraude_boomville::town::Paving;
use maraude_boomville::{Boomville, Obstacle, Options};
use maraude_core::{
    Actor, Advise, Deaf, Game, Legal, Message, Redeal, Sample, Seat, Setup, Viewer, bot_rng,
};
use maraude_words::{Language, Words};
use table::{A, Table, chance, scene, straight, town, way};

fn said(language: Language, message: &Message) -> String {
    let texts = Boomville::META.texts;
    let text = if language == Language::French {
        texts.fr
    } else {
        texts.en
    };
    let words = Words::new(language, &[text]).expect("the texts can be read");
    words.say(message, &|seat| format!("Seat {}", seat.number()))
}

/// Calls `each` with every few states of random games.
fn positions(mut each: impl FnMut(&Boomville, Seat)) {
    for seed in 0..12 {
        let mut luck = chance(seed);
        let setup = Setup {
            seats: 3,
            options: Options {
                hop_after: 2,
                ..Options::default()
            },
        };
        let mut game = Boomville::new(&setup, &mut luck).expect("three may play");
        let mut rng = bot_rng(seed);
        for _ in 0..150 {
            let seat = game.to_act().first().expect("somebody acts");
            let Some(action) = game.sample(seat, &mut rng) else {
                break;
            };
            each(&game, seat);
            let legal = Legal::judge(&game, Actor::Seat(seat), action).expect("it is legal");
            game.apply(legal, &mut luck, &mut Deaf);
        }
    }
}

#[test]
fn every_action_has_a_hint_in_both_languages() {
    let mut seen = std::collections::BTreeSet::new();
    positions(|game, seat| {
        game.legal(seat, &mut |action| {
            let why = game.gain(seat, &action).expect("a reason");
            if seen.insert(why.id.to_string()) {
                for language in Language::ALL {
                    let words = said(language, &why);
                    assert!(
                        words.ends_with('.') && !words.contains("boomville-"),
                        "{words}"
                    );
                }
            }
        });
    });
    assert!(seen.len() > 12, "{seen:?}");
}

#[test]
fn a_hint_reveals_nothing_that_the_seat_may_not_know() {
    let mut rng = bot_rng(3);
    positions(|game, seat| {
        let other = game.redeal(Viewer::Seat(seat), &mut rng);
        game.legal(seat, &mut |action| {
            assert_eq!(game.gain(seat, &action), other.gain(seat, &action));
        });
    });
}

#[test]
fn a_hint_says_that_a_way_arrives_or_comes_nearer() {
    let (start, row) = straight(3, Paving::Red);
    let goal = town().destination_at[row[2] as usize].expect("a destination");
    let mut table = Table::new(scene(2).pawn(0, start).destination(0, goal));
    table.roll(0, 3);
    let why = |table: &Table, cells: &[u16]| {
        let why = table
            .game
            .gain(Seat::at(0), &A::Drive(way(cells)))
            .expect("a reason");
        said(Language::English, &why)
    };
    let name = town().plan.places[goal as usize].en.replace('\n', " ");
    let arrives = why(&table, &row);
    assert!(
        arrives.starts_with("Takes you all the way to "),
        "{arrives}"
    );
    assert!(arrives.ends_with(&format!("{name}.")), "{arrives}");
    let mut table = Table::new(scene(2).pawn(0, start).destination(0, goal));
    table.roll(0, 2);
    let nearer = why(&table, &row[..2]);
    assert!(nearer.starts_with("Brings you 2 cells nearer"), "{nearer}");
    assert!(nearer.ends_with("about 1 turn to go."), "{nearer}");
}

#[test]
fn the_hint_for_a_barrier_names_the_rival_it_costs() {
    // A barrier in the middle of a long street: the rival behind it has to go round.
    let (mut costs, mut farther) = (0, 0);
    let table = {
        let mut table = Table::new(
            scene(2)
                .pawn(0, town().plan.parking.opens)
                .next_cards(&[Kind::StreetBarrier]),
        );
        table.drive_onto_yellow(0);
        table
    };
    for action in table.legal(0) {
        let why = table.game.gain(Seat::at(0), &action).expect("a reason");
        let words = said(Language::English, &why);
        match &*why.id {
            "boomville-gain-costs" => costs += 1,
            "boomville-gain-farther" => {
                assert!(words.contains("Seat 2"), "{words}");
                farther += 1;
            }
            _ => {}
        }
    }
    assert!(costs + farther > 5, "{costs} {farther}");
}

#[test]
fn the_hint_for_removing_a_barrier_counts_the_turns_it_saves() {
    let (start, row) = straight(1, Paving::Yellow);
    let mut saves = 0;
    for number in 0..town().plan.lines.len() as u8 {
        let barrier = Obstacle::Barrier(number);
        for goal in 0..32 {
            let scene = scene(2).pawn(0, start).destination(0, goal);
            let mut table = Table::new(scene.with(barrier).next_cards(&[Kind::Remove]));
            if table.drive(0, &row).is_err() {
                continue; // The barrier stands between the two cells.
            }
            if let Some(why) = table.game.gain(Seat::at(0), &A::Remove(barrier)) {
                saves += u32::from(said(Language::English, &why).starts_with("Brings you about"));
            }
        }
    }
    assert!(saves > 5, "{saves}");
}
