//! Imagined games, played on for a while by players who drive straight to their destinations.

use super::compass::Compass;
use super::greedy::out_of_dead_end;
use super::minds::Beliefs;
use crate::action::Action as A;
use crate::state::{Boomville, MAX_PLAYERS, NO_CARD, Phase};
use crate::town::DESTINATIONS;
use maraude_core::rand_core::Rng;
use maraude_core::{Actor, BotRng, Chance, Deaf, Game, Legal, Redeal, Sample, Seat, Viewer};

/// Distances to the players' destinations, worked out again only when streets or cards change.
pub(super) struct Maps {
    maps: [Option<(u8, Compass)>; MAX_PLAYERS],
    tokens: crate::tokens::Tokens,
}

impl Maps {
    pub(super) fn new(game: &Boomville) -> Self {
        Self {
            maps: [None; MAX_PLAYERS],
            tokens: game.tokens,
        }
    }

    fn of(&mut self, game: &Boomville, seat: Seat) -> &Compass {
        if self.tokens != game.tokens {
            *self = Self::new(game);
        }
        let destination = game.players[seat].destination;
        let map = &mut self.maps[seat.index()];
        if map.is_none_or(|(known, _)| known != destination) {
            *map = Some((destination, Compass::to(game, game.entrance(destination))));
        }
        &map.as_ref().expect("it was just made").1
    }
}

/// Deals the hidden destinations as they are believed to be.
pub(super) fn imagine(
    world: &Boomville,
    me: Seat,
    beliefs: &Beliefs,
    rng: &mut BotRng,
) -> Boomville {
    let mut dealt = world.redeal(Viewer::Seat(me), rng);
    let mut pool = dealt.unknown_to(Viewer::Seat(me));
    for seat in world.hidden_from(Viewer::Seat(me)).iter() {
        if let Some(destination) = believed(&beliefs[seat.index()], pool, rng) {
            dealt.players[seat].destination = destination;
            pool &= !(1 << destination);
        } else {
            // No card that is believed in is left: the deal as it came is as good as any.
            return world.redeal(Viewer::Seat(me), rng);
        }
    }
    dealt.pile_destinations(pool, rng);
    dealt
}

fn believed(beliefs: &[f32; DESTINATIONS], pool: u32, rng: &mut BotRng) -> Option<u8> {
    let weight = |destination: usize| {
        if pool >> destination & 1 != 0 {
            beliefs[destination]
        } else {
            0.0
        }
    };
    let sum: f32 = (0..DESTINATIONS).map(weight).sum();
    let mut left = sum * (rng.next_u32() as f32 / u32::MAX as f32);
    let mut last = None;
    for destination in (0..DESTINATIONS).filter(|&destination| weight(destination) > 0.0) {
        last = Some(destination as u8);
        left -= weight(destination);
        if left <= 0.0 {
            break;
        }
    }
    last
}

/// What a hurried player does.
fn hurry(game: &Boomville, maps: &mut Maps, rng: &mut BotRng) -> Option<A> {
    let seat = game.turn.seat;
    match game.turn.phase {
        Phase::Drive | Phase::Shortcut => {
            let compass = *maps.of(game, seat);
            let mut best: Option<(u8, A)> = None;
            game.ways(&mut |way| {
                let distance = compass.of(game, way.last().unwrap_or(0));
                if best.is_none_or(|(least, _)| distance < least) {
                    best = Some((distance, game.along(way)));
                }
            });
            Some(best.map_or(A::Stay, |(_, action)| action))
        }
        Phase::Stuck => Some(out_of_dead_end(game)),
        Phase::After => Some(A::MoveAgain),
        Phase::Roll => Some(A::Roll),
        _ => game.sample(seat, rng),
    }
}

/// Plays on for this many turns; returns the number of actions that took.
pub(super) fn play_on(
    game: &mut Boomville,
    turns: u32,
    chance: &mut Chance,
    rng: &mut BotRng,
) -> u32 {
    let mut maps = Maps::new(game);
    let (mut actions, mut seat, mut left) = (0, game.turn.seat, turns);
    while left > 0 && !matches!(game.turn.phase, Phase::Asked | Phase::Over) {
        let Some(action) = hurry(game, &mut maps, rng) else {
            break;
        };
        let Ok(legal) = Legal::judge(game, Actor::Seat(game.turn.seat), action) else {
            break;
        };
        game.apply(legal, chance, &mut Deaf);
        actions += 1;
        if game.turn.seat != seat {
            (seat, left) = (game.turn.seat, left - 1);
        }
    }
    actions
}

/// The winner, if somebody has won.
pub(super) fn winner(game: &Boomville) -> Option<Seat> {
    let won = |seat: &Seat| {
        let player = &game.players[*seat];
        player.destination == NO_CARD && player.reached >= game.needed && player.place <= 1
    };
    Seat::all(game.seats).find(won)
}
