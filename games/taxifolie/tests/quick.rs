use maraude_core::*;
use maraude_taxifolie::*;
#[test]
fn quick_random_play() {
    let mut rng = bot_rng(1);
    for edition in Edition::ALL {
        let (mut moves, mut games, mut most) = (0u64, 0, 0u64);
        let t = std::time::Instant::now();
        let mut ends = std::collections::BTreeMap::new();
        while t.elapsed().as_secs() < 5 {
            let mut chance = Chance::imagined(&mut rng);
            let setup = Setup { seats: 4, options: Options { edition } };
            let mut game = Taxifolie::new(&setup, &mut chance).unwrap();
            let mut n = 0;
            while game.outcome().is_none() {
                let seat = game.to_act().first().unwrap();
                let action = game.sample(seat, &mut rng).unwrap();
                let legal = Legal::judge(&game, Actor::Seat(seat), action).unwrap();
                game.apply(legal, &mut chance, &mut Deaf);
                n += 1;
            }
            *ends.entry(game.outcome().unwrap().ending).or_insert(0) += 1;
            moves += n; games += 1; most = most.max(n);
        }
        let s = t.elapsed().as_secs_f64();
        println!("{edition:?} {games} games, {} moves/game, most {most}, {:.0} moves/s {ends:?}", moves / games, moves as f64 / s);
    }
}
