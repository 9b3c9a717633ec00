//! Kuhn poker. A search of this kind does not reach the equilibrium, and no such claim is made:
//! it must only never play a dominated action.

mod toys;

use maraude_bots::{Ismcts, SearchSettings};
use maraude_core::{Bot, Budget, Seat, Seen};
use toys::kuhn::{BET, JACK, KING, Kuhn, PASS};
use toys::{Box_, Points};

fn says(cards: [u8; 2], said: &[u8], seed: u64) -> u8 {
    let game = Box_(Kuhn {
        cards,
        said: said.to_vec(),
    });
    let seat = Seat::at(said.len() % 2);
    let settings = SearchSettings {
        nodes: 3_000,
        ..SearchSettings::DEFAULT
    };
    let mut bot = Ismcts::new(settings, Points::TO_THE_END, seed);
    let decision = bot.decide(&Seen::new(&game, seat), Budget::DEFAULT);
    decision.expect("it may act").action.0
}

/// Every deal of two cards of which `seat` has `card`.
fn deals(seat: usize, card: u8) -> impl Iterator<Item = [u8; 2]> {
    (JACK..=KING)
        .filter(move |&other| other != card)
        .map(move |other| {
            let mut cards = [other; 2];
            cards[seat] = card;
            cards
        })
}

#[test]
fn never_calls_with_the_jack() {
    for (seat, said) in [(1, &[BET][..]), (0, &[PASS, BET][..])] {
        for cards in deals(seat, JACK) {
            for seed in 0..50 {
                assert_eq!(says(cards, said, seed), PASS, "{cards:?} {said:?} {seed}");
            }
        }
    }
}

#[test]
fn never_folds_the_king() {
    for (seat, said) in [(1, &[BET][..]), (0, &[PASS, BET][..])] {
        for cards in deals(seat, KING) {
            for seed in 0..50 {
                assert_eq!(says(cards, said, seed), BET, "{cards:?} {said:?} {seed}");
            }
        }
    }
}

#[test]
fn never_checks_the_king_when_a_bet_cannot_cost() {
    for cards in deals(1, KING) {
        for seed in 0..50 {
            assert_eq!(says(cards, &[PASS], seed), BET, "{cards:?} {seed}");
        }
    }
}

#[test]
fn decides_alike_whatever_the_other_holds() {
    for seat in 0..2 {
        let said: &[u8] = if seat == 0 { &[] } else { &[PASS] };
        for card in JACK..=KING {
            for seed in 0..20 {
                let all: Vec<u8> = deals(seat, card)
                    .map(|cards| says(cards, said, seed))
                    .collect();
                assert!(
                    all.iter().all(|one| *one == all[0]),
                    "{card} {said:?} {seed}: {all:?}"
                );
            }
        }
    }
}
