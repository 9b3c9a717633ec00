//! More than two seats, and seats that share one score.

mod toys;

use maraude_bots::{Backup, Ismcts, SearchSettings};
use maraude_core::rand_core::Rng;
use maraude_core::{Aim, Bot, Budget, Chance, Digest, Seat, Seen, Viewer};
use toys::{Box_, Points, Toy};

/// The first seat takes 5 for everybody, or trusts the second, who then has a small reason to be
/// good to the first (9 6 0) or can ruin it (0 5 9).
#[derive(Clone)]
struct Trust<const COMMON: bool> {
    said: Vec<u8>,
}

const TAKE: u8 = 0;
const TRUST: u8 = 1;

impl<const COMMON: bool> Toy for Trust<COMMON> {
    const SEATS: u8 = 3;
    const AIM: Aim = if COMMON {
        Aim::Cooperative
    } else {
        Aim::Competitive
    };

    fn deal(_: &mut Chance) -> Self {
        Self { said: Vec::new() }
    }

    fn turn(&self) -> Option<Seat> {
        match self.said[..] {
            [] => Some(Seat::at(0)),
            [TRUST] => Some(Seat::at(1)),
            _ => None,
        }
    }

    fn moves(&self) -> Vec<u8> {
        vec![0, 1]
    }

    fn play(&mut self, what: u8, _: &mut Chance) {
        self.said.push(what);
    }

    fn points(&self) -> Vec<i32> {
        match self.said[..] {
            [TAKE] => vec![5, 5, 5],
            [_, 0] => vec![9, 6, 0],
            _ => vec![0, 5, 9],
        }
    }

    fn imagine(&self, _: Viewer, _: &mut impl Rng) -> Self {
        self.clone()
    }

    fn feed(&self, into: &mut Digest) {
        into.bytes(&self.said);
    }
}

fn first_move<const COMMON: bool>(backup: Backup, said: &[u8]) -> u8 {
    let game = Box_(Trust::<COMMON> {
        said: said.to_vec(),
    });
    let settings = SearchSettings {
        nodes: 2_000,
        backup,
        ..SearchSettings::DEFAULT
    };
    let mut bot = Ismcts::new(settings, Points::TO_THE_END, 3);
    let seen = Seen::new(&game, Seat::at(said.len()));
    let decision = bot.decide(&seen, Budget::DEFAULT);
    decision.expect("it may act").action.0
}

#[test]
fn each_for_itself_trusts_a_seat_that_gains_by_it() {
    assert_eq!(first_move::<false>(Backup::EachForItself, &[]), TRUST);
}

#[test]
fn the_paranoid_trust_nobody() {
    assert_eq!(first_move::<false>(Backup::Paranoid, &[]), TAKE);
}

#[test]
fn co_operators_go_for_the_common_score() {
    assert_eq!(first_move::<true>(Backup::EachForItself, &[]), TRUST);
    assert_eq!(first_move::<true>(Backup::EachForItself, &[TRUST]), 0);
}
