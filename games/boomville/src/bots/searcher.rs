//! Weighs every action by the chance to win, given beliefs about the hidden destinations, and
//! plays the most promising ones on in imagined worlds.

use super::compass::Compass;
use super::eye::Eye;
use super::greedy::{Best, choose, drive, shut_in, with_token};
use super::minds::{Beliefs, Minds};
use super::playout::{imagine, play_on, winner};
use super::prospects::Prospects;
use crate::action::Action as A;
use crate::cards::Kind;
use crate::state::{Boomville, NO_CARD, Phase};
use crate::town::Paving;
use maraude_core::{
    Actor, Bot, BotRng, Budget, Chance, Deaf, Decision, Game, Legal, Seat, Seen, bot_rng,
};

/// Actions of imagined games per decision: about 20 ms.
const NODES: u32 = 6_000;
/// The number of actions that are played on.
const CANDIDATES: usize = 6;
/// The turns that an imagined game lasts, of all players together.
const TURNS_ON: u32 = 5;
/// The number of imagined games that the first look weighs as much as.
const FIRST_LOOK: f32 = 24.0;
/// The value of a Taxi card in turns, about.
const CARD: f32 = 0.2;
/// The time it pretends to think, in milliseconds.
const THINK_MS: u32 = 1_200;

/// A player that searches imagined worlds.
pub struct Searcher {
    rng: BotRng,
    minds: Minds,
}

/// What one decision may use.
pub struct Thought<'a> {
    /// The beliefs about the others' destinations.
    pub beliefs: &'a Beliefs,
    /// Actions of imagined games.
    pub nodes: u32,
    /// Says when time is up.
    pub budget: Budget<'a>,
}

impl Searcher {
    /// A player whose imagination follows from this number.
    pub fn new(seed: u64) -> Self {
        Self {
            rng: bot_rng(seed),
            minds: Minds::default(),
        }
    }
}

impl Bot<Boomville> for Searcher {
    fn decide(&mut self, seen: &Seen<'_, Boomville>, budget: Budget<'_>) -> Option<Decision<A>> {
        let world = seen.redeal(&mut self.rng);
        let beliefs = *self.minds.look(&world, seen.seat());
        let thought = Thought {
            beliefs: &beliefs,
            nodes: budget.nodes.unwrap_or(NODES),
            budget,
        };
        let action = think(&world, seen.seat(), &thought, &mut self.rng)?;
        Some(Decision {
            action,
            think_ms: THINK_MS,
        })
    }
}

/// An action and what it looks worth.
#[derive(Clone, Copy)]
pub(super) struct Candidate {
    pub(super) action: A,
    pub(super) look: f32,
    pub(super) sum: f32,
    pub(super) games: f32,
}

impl Candidate {
    fn new(action: A, look: f32) -> Self {
        Self {
            action,
            look,
            sum: 0.0,
            games: 0.0,
        }
    }

    pub(super) fn value(&self) -> f32 {
        (self.look * FIRST_LOOK + self.sum) / (FIRST_LOOK + self.games)
    }
}

/// What the first look finds.
pub(super) enum Look {
    /// Nothing to weigh.
    Clear(Option<A>),
    /// The most promising actions, the best first.
    Open(Vec<Candidate>),
}

/// Weighs every action by the chance to win, given the beliefs about the others.
pub(super) fn look(world: &Boomville, prospects: &Prospects<'_>) -> Look {
    let mut candidates = match world.turn.phase {
        Phase::Asked | Phase::Over => return Look::Clear(None),
        Phase::Roll => return Look::Clear(Some(face_or_roll(world))),
        Phase::Stuck | Phase::After => {
            return Look::Clear(choose(world, prospects.me, &mut Eye::SHARP.clone()));
        }
        Phase::Drive | Phase::Shortcut => {
            let action = drive(world, &mut Eye::SHARP.clone());
            if !matches!(action, A::Drive(_) | A::Shortcut(_)) {
                return Look::Clear(Some(action));
            }
            ends(world, prospects)
        }
        _ => tokens(world, prospects),
    };
    candidates.sort_by(|a, b| b.look.total_cmp(&a.look));
    candidates.truncate(CANDIDATES);
    Look::Open(candidates)
}

/// The best action. Reads only what the seat may know.
pub fn think(world: &Boomville, me: Seat, thought: &Thought<'_>, rng: &mut BotRng) -> Option<A> {
    let prospects = Prospects {
        me,
        beliefs: thought.beliefs,
    };
    let mut candidates = match look(world, &prospects) {
        Look::Clear(action) => return action,
        Look::Open(candidates) => candidates,
    };
    let worth_it = candidates.len() > 1 && candidates[0].look - candidates[1].look < 0.08;
    if worth_it && thought.nodes > 0 {
        imagine_games(world, &prospects, &mut candidates, thought, rng);
    }
    let mut best = Best::default();
    for candidate in &candidates {
        best.offer(-candidate.value(), candidate.action);
    }
    best.action
}

/// CHANCE for the face is kept until a roll would probably not arrive, or it wins.
fn face_or_roll(world: &Boomville) -> A {
    if !world.holds(Kind::ChanceFace) {
        return A::Roll;
    }
    let distance = Compass::to(world, world.own_cell()).of(world, world.mover().at);
    let wins = world.mover().reached + 1 >= world.needed;
    let least = if wins { 2 } else { 4 };
    if (least..=6).contains(&distance) {
        A::ChooseFace(distance)
    } else {
        A::Roll
    }
}

/// One way to each end cell, with the chance to win from there.
fn ends(world: &Boomville, prospects: &Prospects<'_>) -> Vec<Candidate> {
    let others = prospects.others(world);
    let shortcut = world.turn.phase == Phase::Shortcut;
    let own = world.own_cell();
    let mut candidates: Vec<Candidate> = Vec::new();
    let mut known: Vec<u16> = Vec::new();
    world.ways(&mut |way| {
        let end = way.last().unwrap_or(0);
        if known.contains(&end) {
            return;
        }
        known.push(end);
        let (mut turns, legs) = prospects.own(world, end);
        if world.town.paving[end as usize] == Paving::Yellow && !shortcut {
            turns -= CARD;
        }
        let mut look = prospects.win(&others, turns, legs);
        if end == own {
            look = if legs == 0.0 { 1.0 } else { look + 0.001 };
        }
        candidates.push(Candidate::new(world.along(way), look));
    });
    candidates
}

/// Every token that may be put down, turned or taken away, with the chance to win then.
fn tokens(world: &Boomville, prospects: &Prospects<'_>) -> Vec<Candidate> {
    let mut candidates = Vec::new();
    world.plain_actions(&mut |action| {
        let then = with_token(world, action);
        let (mut turns, legs) = prospects.own(&then, then.mover().at);
        if shut_in(&then) {
            turns += 3.0;
        }
        let look = prospects.win(&prospects.others(&then), turns, legs);
        candidates.push(Candidate::new(action, look));
    });
    candidates
}

/// Plays the candidates on in the same imagined worlds, with the same luck.
fn imagine_games(
    world: &Boomville,
    prospects: &Prospects<'_>,
    candidates: &mut [Candidate],
    thought: &Thought<'_>,
    rng: &mut BotRng,
) {
    let mut nodes = 0;
    while nodes < thought.nodes && !thought.budget.is_over() {
        let dealt = imagine(world, prospects.me, prospects.beliefs, rng);
        let luck = Chance::imagined(rng);
        for candidate in candidates.iter_mut() {
            let mut game = dealt.clone();
            let Ok(legal) = Legal::judge(&game, Actor::Seat(prospects.me), candidate.action) else {
                continue;
            };
            let (mut luck, mut own) = (luck.clone(), rng.clone());
            game.apply(legal, &mut luck, &mut Deaf);
            nodes += 1 + play_on(&mut game, TURNS_ON, &mut luck, &mut own);
            candidate.sum += judge(&game, prospects.me);
            candidate.games += 1.0;
        }
    }
}

/// The chance to win in an imagined game, where every card is known.
pub(super) fn judge(game: &Boomville, me: Seat) -> f32 {
    if let Some(winner) = winner(game) {
        return f32::from(u8::from(winner == me));
    }
    let beliefs = Minds::all_knowing(game);
    let prospects = Prospects {
        me,
        beliefs: &beliefs,
    };
    debug_assert!(game.players[me].destination != NO_CARD, "nobody has won");
    let (turns, legs) = prospects.own(game, game.players[me].at);
    prospects.win(&prospects.others(game), turns, legs)
}
