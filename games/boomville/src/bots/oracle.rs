//! The ceiling: a player who sees every hidden card. It cheats; for measuring only.

use super::eye::Eye;
use super::greedy::choose;
use super::minds::Minds;
use super::prospects::Prospects;
use super::searcher::{Candidate, Look, judge, look};
use crate::action::Action as A;
use crate::state::{Boomville, Phase};
use maraude_core::{Actor, BotRng, Chance, Deaf, Game, Legal, Redeal, Seat, Viewer};

/// How much less promising than the best an action may look to be tried at all.
const IN_REACH: f32 = 0.03;

/// The best action of a player who sees every destination. The promising ones are played to the
/// end of the game as greedy players do, `games` times with the same luck for each; the better half
/// again and twice as often, until one is left. Dice and the order of the piles stay unknown.
pub fn foresee(world: &Boomville, me: Seat, games: u32, rng: &mut BotRng) -> Option<A> {
    let beliefs = Minds::all_knowing(world);
    let prospects = Prospects {
        me,
        beliefs: &beliefs,
    };
    let mut live = match look(world, &prospects) {
        Look::Clear(action) => return action,
        Look::Open(candidates) => candidates,
    };
    let best = live.first()?.look;
    live.retain(|candidate| best - candidate.look < IN_REACH);
    let mut games = games;
    while live.len() > 1 {
        for _ in 0..games {
            play_out(world, me, &mut live, rng);
        }
        live.sort_by(|a, b| b.value().total_cmp(&a.value()));
        live.truncate(live.len().div_ceil(2));
        games *= 2;
    }
    live.first().map(|candidate| candidate.action)
}

/// One game to its end for each action, with the same luck.
fn play_out(world: &Boomville, me: Seat, candidates: &mut [Candidate], rng: &mut BotRng) {
    let mut dealt = world.redeal(Viewer::Seat(me), rng);
    for (player, real) in dealt
        .players
        .values_mut()
        .iter_mut()
        .zip(world.players.values())
    {
        player.destination = real.destination;
    }
    dealt.destination_pile = world.destination_pile;
    let luck = Chance::imagined(rng);
    for candidate in candidates {
        let mut game = dealt.clone();
        let Ok(legal) = Legal::judge(&game, Actor::Seat(me), candidate.action) else {
            continue;
        };
        let mut luck = luck.clone();
        game.apply(legal, &mut luck, &mut Deaf);
        while !matches!(game.turn.phase, Phase::Asked | Phase::Over) {
            let seat = game.turn.seat;
            let Some(action) = choose(&game, seat, &mut Eye::SHARP.clone()) else {
                break;
            };
            let Ok(legal) = Legal::judge(&game, Actor::Seat(seat), action) else {
                break;
            };
            game.apply(legal, &mut luck, &mut Deaf);
        }
        candidate.sum += judge(&game, me);
        candidate.games += 1.0;
    }
}
