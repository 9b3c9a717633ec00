//! Games of self-play, and the lessons drawn from them.

use maraude_core::{Actor, Chance, Deaf, Game, Legal, Seed, Setup};
use maraude_marne::bots::features::Features;
use maraude_marne::bots::turn::{Breadth, TurnSearch, Worth};
use maraude_marne::state::Phase;
use maraude_marne::{Marne, Options};

/// Weight of the final score beside the promise of the next turn.
const LAMBDA: f32 = 0.6;

/// A position in which a turn began, and what came of it.
pub(crate) struct Lesson {
    pub(crate) seats: u8,
    pub(crate) on: Vec<u16>,
    /// The points still to come.
    pub(crate) points: f32,
}

/// Plays one game and adds its lessons; the score.
pub(crate) fn play(worth: &impl Worth, seats: u8, number: u64, lessons: &mut Vec<Lesson>) -> u8 {
    let mut seed = [0x7a; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    let mut chance = Chance::new(&Seed(seed), &[b""]);
    let options = Options::default();
    let setup = Setup { seats, options };
    let mut game = Marne::new(&setup, &mut chance).expect("a set-up of the rules");
    let mut search = TurnSearch::new(worth, Breadth::LEAN);
    let first = lessons.len();
    let mut promises = Vec::new();
    let mut scores = Vec::new();
    while let Some(seat) = game.to_act().first() {
        if game.phase() == Phase::Arrival && !game.is_last() {
            lessons.push(Lesson {
                seats,
                on: Features::of(&game).on().to_vec(),
                points: 0.0,
            });
            scores.push(f32::from(game.score()));
        }
        let (action, promise) = search.decide(&game);
        if promises.len() < scores.len()
            && let Some(promise) = promise
        {
            promises.push(promise);
        }
        let legal = Legal::judge(&game, Actor::Seat(seat), action).expect("bots play by the rules");
        game.apply(legal, &mut chance, &mut Deaf);
    }
    // Backwards: the worth of a position mixes the promise of the next turn with its outcome.
    let mut came = f32::from(game.score());
    for turn in (0..scores.len()).rev() {
        if let Some(promise) = promises.get(turn) {
            came = (1.0 - LAMBDA) * promise + LAMBDA * came;
        }
        lessons[first + turn].points = came - scores[turn];
    }
    game.score()
}
