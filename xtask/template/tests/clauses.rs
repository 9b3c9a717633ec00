//! Every clause of the rules has a test named after it.

use maraude_core::{Actor, Chance, Deaf, Game, Legal, Seat, Seed, Setup, Standing};
use maraude_template::{Action, Template, Options, Refusal};

fn new_game(seats: u8, seed: u8) -> Result<Template, Refusal> {
    let mut chance = Chance::new(&Seed([seed; 32]), &[b""]);
    Template::new(
        &Setup {
            seats,
            options: Options::default(),
        },
        &mut chance,
    )
}

fn play(game: &mut Template, seat: usize, action: Action) -> Result<(), Refusal> {
    let legal = Legal::judge(game, Actor::Seat(Seat::at(seat)), action)?;
    game.apply(legal, &mut Chance::new(&Seed([0; 32]), &[b""]), &mut Deaf);
    Ok(())
}

#[test]
fn xx_01_two_to_four_play() {
    assert_eq!(new_game(1, 0).err(), Some(Refusal::Players));
    assert!(new_game(2, 0).is_ok() && new_game(4, 0).is_ok());
    assert_eq!(new_game(5, 0).err(), Some(Refusal::Players));
}

#[test]
fn xx_02_only_the_seat_whose_turn_it_is_acts() {
    let mut game = new_game(2, 0).expect("two may play");
    assert_eq!(play(&mut game, 1, Action::Take), Err(Refusal::NotYourTurn));
    assert_eq!(play(&mut game, 0, Action::Take), Ok(()));
    assert_eq!(play(&mut game, 1, Action::Take), Ok(()));
}

#[test]
fn xx_03_an_empty_pile_gives_no_card() {
    let mut game = new_game(2, 0).expect("two may play");
    for n in 0..13 {
        assert_eq!(play(&mut game, n % 2, Action::Take), Ok(()));
    }
    assert_eq!(play(&mut game, 1, Action::Take), Err(Refusal::EmptyPile));
}

#[test]
fn xx_04_more_than_the_limit_counts_nothing() {
    let mut game = new_game(2, 0).expect("two may play");
    play(&mut game, 0, Action::Take).expect("legal");
    play(&mut game, 1, Action::Stop).expect("legal");
    for _ in 0..12 {
        play(&mut game, 0, Action::Take).expect("legal");
    }
    play(&mut game, 0, Action::Stop).expect("legal");
    let Standing::Ranked(ranking) = game.outcome().expect("over").standing else {
        panic!("a competition")
    };
    assert_eq!(
        (ranking.score(Seat::at(0)), ranking.place(Seat::at(0))),
        (0, 1)
    );
    assert_eq!(ranking.place(Seat::at(1)), 1);
}

#[test]
fn xx_05_the_game_ends_when_all_have_stopped() {
    let mut game = new_game(2, 0).expect("two may play");
    play(&mut game, 0, Action::Stop).expect("legal");
    assert!(game.outcome().is_none());
    play(&mut game, 1, Action::Stop).expect("legal");
    assert!(game.outcome().is_some() && game.to_act().is_empty());
}
