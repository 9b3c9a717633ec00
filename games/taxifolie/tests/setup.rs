//! Set-up and the start (TF-T1, TF-T2), clause by clause.

mod table;
use maraude_core::Seat;
use maraude_taxifolie::board::board;
use maraude_taxifolie::{Action, Refusal};
use table::*;

#[test]
fn tf_t1_two_to_six_players_get_30_euros_each() {
    for seats in [0, 1, 7, 8] {
        assert_eq!(new(seats, 1).err(), Some(Refusal::Seats));
    }
    for seats in 2..=6 {
        let game = new(seats, 1).expect("two to six may play");
        assert!(Seat::all(seats).all(|seat| game.taxi(seat).money == 30));
    }
}

/// The seats that rolled highest in a go.
fn best(go: &[(Seat, [u8; 2])]) -> Vec<Seat> {
    let sum = |dice: [u8; 2]| dice[0] + dice[1];
    let top = go.iter().map(|(_, dice)| sum(*dice)).max();
    let best = go.iter().filter(|(_, dice)| Some(sum(*dice)) == top);
    best.map(|(seat, _)| *seat).collect()
}

#[test]
fn tf_t2_all_start_on_depart_and_the_highest_roll_begins() {
    let mut ties = 0;
    let mut faces = [[0; 6]; 2];
    for seed in 0..60 {
        let mut game = new(3, seed).expect("three may play");
        assert!(Seat::all(3).all(|seat| game.taxi(seat).cell == board().start));
        let first = game.turn();
        assert_eq!(
            act(&mut game, first.next(3), Action::Roll).err(),
            Some(Refusal::Turn(first))
        );
        let goes = open(&mut game, seed);
        // All roll; who ties rolls again, and nobody else does.
        let mut rolling: Vec<Seat> = Seat::all(3).collect();
        for go in &goes {
            let rolled: Vec<Seat> = go.iter().map(|(seat, _)| *seat).collect();
            assert_eq!(rolled, rolling, "each rolls once");
            rolling = best(go);
            for (_, dice) in go {
                (0..2).for_each(|die| faces[die][usize::from(dice[die]) - 1] += 1);
            }
        }
        ties += goes.len() - 1;
        let [winner] = rolling[..] else {
            panic!("somebody rolled highest alone")
        };
        assert_eq!((game.starter(), game.turn()), (Some(winner), winner));
    }
    assert!(ties > 0, "ties have been seen to roll again");
    assert!(
        faces.iter().flatten().all(|&n| n > 10),
        "both dice, all faces: {faces:?}"
    );
}
