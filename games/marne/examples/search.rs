//! How well the search that plays any game of turns plays Marne when the evaluation guides it:
//! `cargo run -p maraude-marne --example search -- [GAMES] [NODES]`.

use maraude_bots::{Ismcts, Judged, SearchSettings};
use maraude_core::{BotSpec, Setup};
use maraude_marne::{Marne, Options};
use maraude_sim::{Bout, Entrant, Off, mean_ci95};

/// Number of actions of a playout before it is judged, and of visits that a first look counts.
const fn guided<const DEPTH: u32, const BIAS: u32>(name: &'static str) -> BotSpec<Marne> {
    BotSpec {
        name,
        make: |seed| {
            let settings = SearchSettings {
                bias: BIAS as f32,
                width: 2.0,
                ..SearchSettings::DEFAULT
            };
            Box::new(Ismcts::new(settings, Judged { depth: DEPTH }, seed))
        },
    }
}

const GUIDED: [BotSpec<Marne>; 4] = [
    guided::<0, 4>("judged at once, bias 4"),
    guided::<8, 4>("after 8 actions, bias 4"),
    guided::<30, 4>("after 30 actions, bias 4"),
    guided::<30, 0>("after 30 actions, no bias"),
];

fn main() {
    let mut args = std::env::args().skip(1);
    let mut number = |default| {
        let given = args.next().and_then(|text| text.parse::<u32>().ok());
        given.unwrap_or(default)
    };
    let (games, nodes) = (number(12), number(20_000));
    for spec in GUIDED {
        let bout = Bout {
            setup: Setup {
                seats: 3,
                options: Options::default(),
            },
            entrants: vec![Entrant {
                name: spec.name.to_owned(),
                make: spec.make,
            }],
            seatings: vec![vec![0; 3]],
            seed: 1,
            nodes: Some(nodes),
        };
        let scores: Vec<f64> = (0..u64::from(games))
            .map(|game| {
                let finished = bout.play(game, &mut Off).expect("it plays by the rules");
                f64::from(finished.outcome.score())
            })
            .collect();
        let (mean, [low, high]) = mean_ci95(&scores);
        println!("{:<28} {mean:5.1} ({low:.1} to {high:.1})", spec.name);
    }
}
