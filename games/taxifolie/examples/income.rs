//! Where the money comes from and what each card is worth:
//! `cargo run --example income EDITION PLAYERS GAMES BOT`, one bot with itself at a table.

use maraude_core::{
    Actor, Bot, Budget, Chance, CountCards, Game, Heard, Legal, Seat, Seen, Setup, Standing,
    bot_rng,
};
use maraude_taxifolie::{BOTS, Edition, Event, Options, Taxifolie};
use std::collections::BTreeMap;

/// What was counted over all games.
#[derive(Default)]
struct Count {
    fares: u32,
    bonus: u32,
    tips: u32,
    hazards: i32,
    paid: u32,
    unpaid: u32,
    sums: BTreeMap<u16, u32>,
    /// Wins by turn, who begins first.
    wins: [f64; 6],
    moves: Vec<u32>,
    /// How often a card came, and the share of the wins it went with.
    cards: BTreeMap<String, (u32, f64)>,
}

fn play(count: &mut Count, spec: usize, setup: &Setup<Options>, number: u64) {
    let mut chance = Chance::imagined(&mut bot_rng(2_000_000 + number));
    let mut game = Taxifolie::new(setup, &mut chance).expect("the number of players is allowed");
    let make = |seat: Seat| (BOTS[spec].make)(number * 8 + seat.index() as u64);
    let mut bots: Vec<Box<dyn Bot<Taxifolie>>> = Seat::all(setup.seats).map(make).collect();
    let (mut drawn, mut moves) = (Vec::new(), 0);
    while let Some(seat) = game.to_act().first() {
        let decision = bots[seat.index()].decide(&Seen::new(&game, seat), Budget::DEFAULT);
        let action = decision.expect("it is its turn").action;
        let legal = Legal::judge(&game, Actor::Seat(seat), action).expect("it is legal");
        let mut heard = Heard::default();
        game.apply(legal, &mut chance, &mut heard);
        moves += 1;
        for event in heard.events {
            drawn.extend(Taxifolie::drawn(&event));
            match event {
                Event::Paid {
                    sum, tip, bonus, ..
                } => {
                    count.paid += 1;
                    count.fares += u32::from(sum);
                    count.tips += u32::from(tip);
                    count.bonus += u32::from(bonus);
                    *count.sums.entry(sum).or_default() += 1;
                }
                Event::Unpaid { .. } => count.unpaid += 1,
                Event::FromBank { sum, .. } => count.hazards += i32::from(sum),
                Event::ToBank { sum, .. } => count.hazards -= i32::from(sum),
                _ => {}
            }
        }
    }
    count.moves.push(moves);
    let outcome = game.outcome().expect("it is over");
    let Standing::Ranked(ranking) = outcome.standing else {
        return;
    };
    let even = 1.0 / f64::from(setup.seats);
    let starter = game.starter().expect("somebody began");
    for seat in Seat::all(setup.seats) {
        let turn =
            (seat.index() + usize::from(setup.seats) - starter.index()) % usize::from(setup.seats);
        count.wins[turn] += ranking.win_share(seat);
    }
    for card in drawn {
        let (n, worth) = count.cards.entry(card.card.to_string()).or_default();
        *n += 1;
        *worth += ranking.win_share(card.by) - even;
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let edition = match args.first().map(|word| &**word) {
        Some("first") => Edition::First,
        _ => Edition::Second,
    };
    let number = |at: usize, or: u64| args.get(at).and_then(|n| n.parse().ok()).unwrap_or(or);
    let setup = Setup {
        seats: number(1, 4) as u8,
        options: Options { edition },
    };
    let games = number(2, 100);
    let name = args.get(3).map_or("greedy", |name| &**name);
    let spec = BOTS.iter().position(|spec| spec.name == name);
    let mut count = Count::default();
    for number in 0..games {
        play(
            &mut count,
            spec.expect("a bot of this game"),
            &setup,
            number,
        );
    }
    count.moves.sort_unstable();
    let all = f64::from(count.fares + count.bonus + count.tips) + f64::from(count.hazards);
    let share = |part: f64| 100.0 * part / all;
    println!(
        "{name}, {} players: fares {:.1} %, exact landings {:.1} %, tips {:.1} %, hazards {:.1} %",
        setup.seats,
        share(count.fares.into()),
        share(count.bonus.into()),
        share(count.tips.into()),
        share(count.hazards.into()),
    );
    println!(
        "  mean fare {:.1}, exact landings per fare {:.1}, unpaid {:.1} %, moves {}, sums {:?}",
        f64::from(count.fares) / f64::from(count.paid),
        f64::from(count.bonus) / f64::from(count.paid),
        100.0 * f64::from(count.unpaid) / f64::from(count.paid + count.unpaid),
        count.moves[count.moves.len() / 2],
        count.sums,
    );
    let wins = count.wins[..usize::from(setup.seats)].iter();
    let wins: Vec<String> = wins
        .map(|wins| format!("{:.1}", 100.0 * wins / games as f64))
        .collect();
    println!("  wins by turn {}", wins.join(" / "));
    let mut cards: Vec<_> = count.cards.iter().collect();
    let worth = |card: &(u32, f64)| 100.0 * card.1 / f64::from(card.0);
    cards.sort_by(|a, b| worth(b.1).total_cmp(&worth(a.1)));
    for (card, count) in cards {
        println!("  {card} {:+.1} ({})", worth(count), count.0);
    }
}
