//! One bot against others, and the ceiling: the search when it is shown the hidden cards.
//!
//! `cargo bench -p maraude-boomville --bench arena -- seeing greedy 400` plays one `seeing`
//! against three `greedy`; the first bot moves on by one seat from game to game. `foreseeing`
//! sees every card as well, and plays what looks promising to the end of the game. `6/3/0` is a
//! greedy player with these habits: its sight, what it gives for a card, how much it hinders.

use maraude_boomville::bots::{BOTS, Greedy, Habits, Minds, Thought, foresee, think};
use maraude_boomville::{Boomville, Options};
use maraude_core::{
    Actor, Bot, BotRng, Budget, Chance, Deaf, Game, Legal, Sample, Seat, Seed, Seen, Setup, When,
    bot_rng,
};
use std::time::Instant;

/// Who sits in a chair.
enum Player {
    Bot(Box<dyn Bot<Boomville>>),
    Random(BotRng),
    /// The search with every card open: it cheats, to show what the secrets cost.
    Seeing(BotRng),
    /// The same with games played to their end: the ceiling.
    Foreseeing(BotRng),
}

fn player(name: &str, seed: u64) -> Player {
    match name {
        "random" => Player::Random(bot_rng(seed)),
        "seeing" => Player::Seeing(bot_rng(seed)),
        "foreseeing" => Player::Foreseeing(bot_rng(seed)),
        name => {
            if let [sight, card, hinder] = name.split('/').collect::<Vec<_>>()[..] {
                let habits = Habits {
                    sight: sight.parse().expect("cells"),
                    card: card.parse().expect("turns"),
                    hinder: hinder.parse().expect("a weight"),
                };
                return Player::Bot(Box::new(Greedy::with_habits(seed, habits)));
            }
            let spec = BOTS.into_iter().find(|spec| spec.name == name);
            Player::Bot((spec.expect("a bot of this name").make)(seed))
        }
    }
}

/// Who won, and after how many moves and turns of its own.
fn play(names: [&str; 4], destinations: u8, nodes: u32, number: u64) -> (Seat, u32, u32) {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    let mut chance = Chance::new(&Seed(seed), &[b""]);
    let options = Options {
        destinations,
        ..Options::default()
    };
    let mut game =
        Boomville::new(&Setup { seats: 4, options }, &mut chance).expect("four may play");
    let mut players: Vec<Player> = (0u64..)
        .zip(names)
        .map(|(i, name)| player(name, number * 8 + i))
        .collect();
    let budget = Budget {
        nodes: Some(nodes),
        stop: None,
    };
    let (mut moves, mut turns, mut last) = (0, [0; 4], None);
    while game.outcome().is_none() {
        let seat = game.to_act().first().expect("somebody acts");
        if last.replace(seat) != Some(seat) {
            turns[seat.index()] += 1;
        }
        let action = match &mut players[seat.index()] {
            Player::Bot(bot) => bot
                .decide(&Seen::new(&game, seat), budget)
                .map(|decision| decision.action),
            Player::Random(rng) => game.sample(seat, rng),
            Player::Foreseeing(rng) => foresee(&game, seat, nodes, rng),
            Player::Seeing(rng) => {
                let beliefs = Minds::all_knowing(&game);
                think(
                    &game,
                    seat,
                    &Thought {
                        beliefs: &beliefs,
                        nodes,
                        budget,
                    },
                    rng,
                )
            }
        };
        let (by, action) = match action {
            Some(action) => (Actor::Seat(seat), action),
            None => (Actor::House, alarm(&game)),
        };
        let legal = Legal::judge(&game, by, action).expect("bots play by the rules");
        game.apply(legal, &mut chance, &mut Deaf);
        moves += 1;
    }
    let outcome = game.outcome().expect("it is over");
    let winner = Seat::all(4).find(|&seat| outcome.win_share(seat) > 0.5);
    let winner = winner.expect("somebody wins");
    (winner, moves, turns[winner.index()])
}

fn alarm(game: &Boomville) -> <Boomville as Game>::Action {
    let mut rings = None;
    game.house_moves(&mut |action, when| {
        if matches!(when, When::After { .. }) {
            rings = Some(action);
        }
    });
    rings.expect("an alarm rings")
}

fn main() {
    let args: Vec<String> = std::env::args()
        .skip(1)
        .filter(|arg| !arg.starts_with("--"))
        .collect();
    let word = |n: usize, default: &'static str| args.get(n).map_or(default, String::as_str);
    let number = |n: usize, default: u64| {
        args.get(n)
            .and_then(|arg| arg.parse().ok())
            .unwrap_or(default)
    };
    let (one, rest, games) = (word(0, "greedy"), word(1, "random"), number(2, 100));
    let (nodes, destinations) = (number(3, 12_000) as u32, number(4, 2) as u8);
    let start = Instant::now();
    let (mut wins, mut moves, mut turns) = (0u64, 0u64, Vec::new());
    for game in 0..games {
        let chair = game as usize % 4;
        let mut names = [rest; 4];
        names[chair] = one;
        let (winner, length, own) = play(names, destinations, nodes, game);
        turns.push(own);
        wins += u64::from(winner.index() == chair);
        moves += u64::from(length);
    }
    turns.sort_unstable();
    let share = wins as f64 / games as f64;
    let error = 1.96 * (share * (1.0 - share) / games as f64).sqrt();
    println!(
        "{one} against three {rest}: {wins} of {games} games ({:.1} % ± {:.1}), {} moves a game, the winner's turns {} (median), {:.1} s",
        share * 100.0,
        error * 100.0,
        moves / games.max(1),
        turns.get(turns.len() / 2).unwrap_or(&0),
        start.elapsed().as_secs_f64()
    );
}
