//! Random play: every legal move is possible, the house rings its alarms, people take back,
//! pause, leave and agree.

use crate::quiet;
use crate::run::Run;
use crate::standing_moves::StandingMoves;
use maraude_core::journal::{HouseAction, Move};
use maraude_core::{Alarms, BotRng, Game, Luck, Play, Sample, Seat, Setup, When, bot_rng};

/// How a table behaves, in chances out of a thousand at each move.
struct Mood {
    /// A person thinks twice as long at most, in milliseconds.
    think: u32,
    /// An alarm rings too early: the rules can't tell.
    early: u32,
    /// The table agrees to what needs it.
    agreed: u32,
    /// Somebody leaves for good.
    left: u32,
    /// Somebody takes back.
    undo: u32,
    /// Something that is the house's alone: a pause, a stand-in.
    house: u32,
}

impl Mood {
    fn any(rng: &mut BotRng) -> Self {
        let mut one = |of: &[u32]| of[rng.below(of.len() as u32) as usize];
        Self {
            think: one(&[300, 1_000, 3_000, 20_000]),
            early: one(&[0, 0, 30, 200]),
            agreed: one(&[0, 5, 50]),
            left: one(&[0, 0, 0, 3]),
            undo: one(&[0, 50]),
            house: one(&[0, 10]),
        }
    }
}

/// A clock that nobody waits for: alarms ring when moves have taken long enough.
struct Clock<A> {
    /// Milliseconds since the start.
    now: u64,
    alarms: Alarms<A>,
}

/// Plays one game to its end, or to one move more than the longest. If the rules panic, the
/// last move of the run is the one that made them.
pub fn random_play<G: Sample>(setup: &Setup<G::Options>, seed: u64) -> Run<G> {
    let mut run = Run::new(setup.clone(), seed);
    let start = run.start();
    let moves = &mut run.moves;
    let _ = quiet::catch(|| {
        if let Ok(mut play) = start {
            let mut rng = bot_rng(!seed);
            let mood = Mood::any(&mut rng);
            play_on(&mut play, moves, &mood, &mut rng);
        }
    });
    run
}

fn play_on<G: Sample>(
    play: &mut Play<G>,
    moves: &mut Vec<(u64, Move<G::Action>)>,
    mood: &Mood,
    rng: &mut BotRng,
) {
    let mut line = StandingMoves::new();
    let mut clock = Clock {
        now: 0,
        alarms: Alarms::new(),
    };
    let longest = G::META.longest as usize;
    let mut refused = 0;
    // People who take back for ever make no game longer than the rules say.
    while play.end().is_none() && line.moves.len() <= longest && moves.len() <= 4 * longest {
        clock.alarms.wind(clock.now, play.game());
        let Some(played) = next_move(play, &mut clock, mood, rng) else {
            return;
        };
        moves.push((clock.now, played.clone()));
        let Ok(step) = play.play(played) else {
            // A law of its own finds what was listed and refused.
            moves.pop();
            refused += 1;
            if refused > 50 {
                return;
            }
            continue;
        };
        line.note(&step);
        if let Move::House(HouseAction::Alarm(action)) = &step.played {
            clock.alarms.rang(action);
        }
    }
}

fn next_move<G: Sample>(
    play: &Play<G>,
    clock: &mut Clock<G::Action>,
    mood: &Mood,
    rng: &mut BotRng,
) -> Option<Move<G::Action>> {
    if play.is_paused() {
        return Some(Move::House(HouseAction::Resume));
    }
    if let Some(played) = aside(play, mood, rng) {
        return Some(played);
    }
    clock.now += u64::from(rng.below(2 * mood.think));
    let alarm = clock.alarms.next();
    if let Some((due, action)) = alarm
        && (due <= clock.now || chance(mood.early, rng))
    {
        return Some(Move::House(HouseAction::Alarm(action.clone())));
    }
    if let Some(played) = somebody_acts(play.game(), rng) {
        return Some(played);
    }
    if let Some((due, action)) = alarm {
        clock.now = clock.now.max(due);
        return Some(Move::House(HouseAction::Alarm(action.clone())));
    }
    house_move(play.game(), rng, |_| true)
}

/// What may come between any two moves.
fn aside<G: Sample>(play: &Play<G>, mood: &Mood, rng: &mut BotRng) -> Option<Move<G::Action>> {
    if chance(mood.undo, rng) {
        let points = Seat::all(play.game().seats())
            .flat_map(|seat| play.takebacks(seat).map(move |to| (seat, to)))
            .collect::<Vec<_>>();
        if let Some(&(seat, to)) = rng.pick(&points) {
            return Some(Move::House(HouseAction::Undo { seat, to }));
        }
    }
    if chance(mood.house, rng) {
        let seat = Seat::at(rng.below(play.game().seats().into()) as usize);
        let bot = "random".to_owned();
        let entry = match rng.below(4) {
            0 => HouseAction::Pause,
            1 => HouseAction::StandIn { seat, bot },
            2 => HouseAction::Back { seat },
            _ => HouseAction::OutOfTime { seat },
        };
        return Some(Move::House(entry));
    }
    if chance(mood.agreed, rng) {
        return house_move(play.game(), rng, |when| {
            matches!(when, When::Agreed { .. } | When::Refused { .. })
        });
    }
    if chance(mood.left, rng) {
        return house_move(play.game(), rng, |when| matches!(when, When::Left { .. }));
    }
    None
}

/// Any legal action of any seat that has one: half of the time drawn, half of the time listed.
fn somebody_acts<G: Sample>(game: &G, rng: &mut BotRng) -> Option<Move<G::Action>> {
    let mut seats: Vec<Seat> = game.to_act().iter().collect();
    rng.shuffle(&mut seats);
    for seat in seats {
        if rng.below(2) == 0
            && let Some(action) = game.sample(seat, rng)
        {
            return Some(Move::Seat(seat, action));
        }
        let mut listed = Vec::new();
        game.legal(seat, &mut |action| listed.push(action));
        if let Some(action) = rng.pick(&listed) {
            return Some(Move::Seat(seat, action.clone()));
        }
    }
    None
}

fn house_move<G: Game>(
    game: &G,
    rng: &mut BotRng,
    wanted: impl Fn(When) -> bool,
) -> Option<Move<G::Action>> {
    let mut listed = Vec::new();
    game.house_moves(&mut |action, when| {
        if wanted(when) {
            listed.push((action, when));
        }
    });
    let (action, when) = rng.pick(&listed)?.clone();
    Some(Move::House(match when {
        When::After { .. } => HouseAction::Alarm(action),
        When::Agreed { .. } | When::Refused { .. } => HouseAction::Agreed(action),
        When::Left { .. } => HouseAction::Left(action),
    }))
}

fn chance(of_a_thousand: u32, rng: &mut BotRng) -> bool {
    of_a_thousand > 0 && rng.below(1_000) < of_a_thousand
}
