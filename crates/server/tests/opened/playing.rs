//! Two people who play a game.

use super::{Player, passing};
use std::time::Duration;

/// Both play until the game is over; a third may watch.
pub async fn play_on(players: &mut [Player; 2]) {
    play_while(players, |_| true).await;
}

/// Random moves after which a bot is asked for advice.
const RANDOM_MOVES: usize = 300;

/// Both play while this holds for the first player.
pub async fn play_while(players: &mut [Player; 2], condition: impl Fn(&Player) -> bool) {
    for moves in 0..5_000 {
        if players.iter().all(Player::is_over) || !condition(&players[0]) {
            return;
        }
        let acting = players
            .iter()
            .position(|player| !player.is_over() && player.may_act());
        match acting {
            Some(at) => {
                // Random moves alone may need ten thousand; after a while a bot is asked.
                let hint = if moves > RANDOM_MOVES {
                    players[at].hint().await
                } else {
                    None
                };
                if let Some(action) = hint.or_else(|| players[at].choice()) {
                    let answer = players[at].play(&action).await;
                    let stale = answer["problem"]["code"] == "stale";
                    assert!(answer["type"] == "update" || stale, "{action}: {answer}");
                } else if !propose(players).await {
                    hear_either(players).await;
                }
            }
            None => hear_either(players).await,
        }
        for player in players.iter_mut() {
            player.catch_up().await;
        }
    }
    panic!("the game does not end");
}

/// Lets the players who are asked but have no move propose something until they agree.
async fn propose(players: &mut [Player; 2]) -> bool {
    for player in players.iter_mut().filter(|player| player.may_act()) {
        if player.propose().await {
            return true;
        }
    }
    false
}

/// Waits until either hears something; until then, time passes quickly.
pub async fn hear_either(players: &mut [Player; 2]) {
    let [one, other] = players;
    let heard = async {
        tokio::select! {
            message = one.line.next() => one.take(message.expect("the line is open")),
            message = other.line.next() => other.take(message.expect("the line is open")),
        }
    };
    passing(Duration::from_millis(100), heard).await;
}
