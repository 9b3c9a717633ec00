//! Each level beats the one below it: a short form of what `maraude lab taxifolie` shows.

use maraude_core::{
    Actor, Bot, Budget, Chance, Deaf, Game, Legal, Sample, Seat, Seen, Setup, Standing, bot_rng,
};
use maraude_taxifolie::{BOTS, Edition, Options, Taxifolie};

/// Makes a bot of the registry, or none for a random driver.
fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Taxifolie>>> {
    let spec = BOTS.iter().find(|spec| spec.name == name);
    assert!(spec.is_some() || name == "random", "there is a bot {name}");
    spec.map(|spec| (spec.make)(seed))
}

/// One game on a deal; returns the share of the win that this seat has.
fn play(names: &[&str], edition: Edition, deal: u64, seat: Seat) -> f64 {
    let mut chance = Chance::imagined(&mut bot_rng(deal));
    let mut rng = bot_rng(deal);
    let setup = Setup {
        seats: names.len() as u8,
        options: Options { edition },
    };
    let mut game = Taxifolie::new(&setup, &mut chance).expect("the number of players is allowed");
    let seeds = 1_000 * deal..;
    let mut bots: Vec<_> = names
        .iter()
        .zip(seeds)
        .map(|(n, seed)| bot(n, seed))
        .collect();
    while let Some(seat) = game.to_act().first() {
        let action = match &mut bots[seat.index()] {
            Some(bot) => {
                let seen = Seen::new(&game, seat);
                bot.decide(&seen, Budget::DEFAULT).expect("its turn").action
            }
            None => game.sample(seat, &mut rng).expect("its turn"),
        };
        let legal = Legal::judge(&game, Actor::Seat(seat), action).expect("it is legal");
        game.apply(legal, &mut chance, &mut Deaf);
    }
    match game.outcome().expect("it is over").standing {
        Standing::Ranked(ranking) => ranking.win_share(seat),
        Standing::Common(_) => unreachable!("everybody drives alone"),
    }
}

/// The share of games that the better of two bots wins, in per cent; each deal is played from
/// both seats.
fn beats(better: &str, worse: &str, deals: u64) -> f64 {
    let mut wins = 0.0;
    for deal in 0..deals {
        let edition = Edition::ALL[deal as usize % 2];
        wins += play(&[better, worse], edition, deal, Seat::at(0));
        wins += play(&[worse, better], edition, deal, Seat::at(1));
    }
    100.0 * wins / (2 * deals) as f64
}

#[test]
fn a_novice_beats_random_drivers() {
    let wins = beats("novice", "random", 6);
    assert!(wins >= 90.0, "{wins} %");
}

#[test]
fn a_regular_beats_a_novice() {
    let wins = beats("regular", "novice", 60);
    assert!(wins >= 55.0, "{wins} %");
}

#[test]
fn a_strong_driver_beats_a_regular() {
    let wins = beats("strong", "regular", 40);
    assert!(wins >= 56.0, "{wins} %");
}

#[test]
fn an_expert_beats_a_strong_driver() {
    let wins = beats("expert", "strong", 30);
    assert!(wins >= 54.0, "{wins} %");
}
