//! What drivers earn and how: `cargo run --release --example measure EDITION GAMES BOT BOT ...`,
//! one bot for each seat. Prints what the model of the race in `src/bots/race.rs` is made of.

use maraude_core::{
    Actor, Bot, Budget, Chance, Game, Heard, Legal, Seat, Seen, Setup, Standing, bot_rng,
};
use maraude_taxifolie::{BOTS, Edition, Event, Options, Phase, Taxifolie};
use std::time::{Duration, Instant};

/// What one bot did.
#[derive(Default)]
struct Record {
    wins: f64,
    games: u32,
    reached: u32,
    fares_won: f64,
    rolls: u32,
    hazards: u32,
    fares: u32,
    bonus: u32,
    unpaid: u32,
    lengths: [u32; 14],
    gains: [u32; 14],
    drives: u32,
    money: i32,
    time: Duration,
}

/// What a seat has done since it took its client.
#[derive(Clone, Copy, Default)]
struct Cycle {
    rolls: usize,
    money: i32,
}

fn play(record: &mut [Record], names: &[String], edition: Edition, number: u64) {
    let n = names.len();
    let setup = Setup {
        seats: n as u8,
        options: Options { edition },
    };
    let mut chance = Chance::imagined(&mut bot_rng(1_000_000 + number));
    let mut game = Taxifolie::new(&setup, &mut chance).expect("the number of players is allowed");
    let who = |seat: Seat| (seat.index() + number as usize) % n;
    let make = |seat: Seat| {
        let name = &names[who(seat)];
        let spec = BOTS.iter().find(|spec| spec.name == name);
        (spec.expect("a bot of this game").make)(number * 8 + seat.index() as u64)
    };
    let mut bots: Vec<Box<dyn Bot<Taxifolie>>> = Seat::all(n as u8).map(make).collect();
    let mut cycles = [Cycle::default(); 6];
    while let Some(seat) = game.to_act().first() {
        let drives = game.phase() == Phase::Drive;
        let start = Instant::now();
        let seen = Seen::new(&game, seat);
        let decision = bots[seat.index()].decide(&seen, Budget::DEFAULT);
        let action = decision.expect("it is its turn").action;
        let mine = &mut record[who(seat)];
        if drives {
            mine.drives += 1;
            mine.time += start.elapsed();
        }
        let legal = Legal::judge(&game, Actor::Seat(seat), action).expect("it is legal");
        let mut heard = Heard::default();
        game.apply(legal, &mut chance, &mut heard);
        let money = i32::from(game.taxi(seat).money);
        for event in heard.events {
            match event {
                Event::Rolled { .. } => {
                    mine.rolls += 1;
                    cycles[seat.index()].rolls += 1;
                }
                Event::Hazard { .. } => mine.hazards += 1,
                Event::Paid { bonus, .. } => {
                    mine.fares += 1;
                    mine.bonus += u32::from(bonus > 0);
                    mine.end(&mut cycles[seat.index()], money);
                }
                Event::Unpaid { .. } => {
                    mine.unpaid += 1;
                    mine.end(&mut cycles[seat.index()], money);
                }
                Event::Starts { .. } => {
                    cycles = [Cycle {
                        rolls: 0,
                        money: 30,
                    }; 6];
                }
                _ => {}
            }
        }
    }
    let outcome = game.outcome().expect("it is over");
    let Standing::Ranked(ranking) = outcome.standing else {
        return;
    };
    for seat in Seat::all(n as u8) {
        record[who(seat)].wins += ranking.win_share(seat);
        let share = ranking.win_share(seat);
        record[who(seat)].fares_won += share * f64::from(game.taxi(seat).done);
        record[who(seat)].games += 1;
        record[who(seat)].money += i32::from(game.taxi(seat).money) - 30;
        record[who(seat)].reached += u32::from(game.reached().has(seat));
    }
}

impl Record {
    fn end(&mut self, cycle: &mut Cycle, money: i32) {
        self.lengths[cycle.rolls.min(13)] += 1;
        let gain = (money - cycle.money) / 10 + 4;
        self.gains[gain.clamp(0, 13) as usize] += 1;
        *cycle = Cycle { rolls: 0, money };
    }
}

fn main() {
    let mut args = std::env::args().skip(1);
    let edition = match args.next().as_deref() {
        Some("first") => Edition::First,
        _ => Edition::Second,
    };
    let games: u64 = args.next().and_then(|n| n.parse().ok()).unwrap_or(100);
    let names: Vec<String> = args.collect();
    let mut record: Vec<Record> = names.iter().map(|_| Record::default()).collect();
    for number in 0..games {
        play(&mut record, &names, edition, number);
    }
    for (name, it) in names.iter().zip(&record) {
        let per = |a: u32, b: u32| f64::from(a) / f64::from(b.max(1));
        println!(
            "{name}: wins {:.1} %, fares of a win {:.2}, reached {:.3}, EUR/roll {:.3}, rolls/fare {:.2}, bonus {:.3}, unpaid {:.3}, hazards/roll {:.3}, rolls/game {:.1}, {:.2} ms",
            100.0 * it.wins / f64::from(it.games),
            it.fares_won / it.wins.max(1.0),
            per(it.reached, it.games),
            f64::from(it.money) / f64::from(it.rolls),
            per(it.rolls, it.fares + it.unpaid),
            per(it.bonus, it.fares),
            per(it.unpaid, it.fares + it.unpaid),
            per(it.hazards, it.rolls),
            per(it.rolls, it.games),
            1e3 * it.time.as_secs_f64() / f64::from(it.drives.max(1)),
        );
        let all = it.fares + it.unpaid;
        let share = |list: &[u32]| -> Vec<u32> { list.iter().map(|&x| x * 1000 / all).collect() };
        println!("  rolls {:?}", share(&it.lengths));
        println!("  EUR from -40 {:?}", share(&it.gains));
    }
}
