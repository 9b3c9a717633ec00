//! Games are timed by the monotonic clock: setting the wall clock takes no time and gives none.

mod opened;

use opened::{Player, clock, open, open_in, pioche, quick};
use serde_json::{Value, json};

/// An hour in milliseconds.
const HOUR_MS: i64 = 60 * 60 * 1_000;

/// The notes of the house that a player has seen.
fn notes(player: &Player) -> Vec<&Value> {
    let steps = player.steps.iter().map(|step| &step["house"]);
    steps.filter(|note| !note.is_null()).collect()
}

/// Reads messages, while time passes quickly, until the house has made such a note.
async fn until_noted(player: &mut Player, wanted: impl Fn(&Value) -> bool) {
    while !notes(player).into_iter().any(&wanted) {
        player.hear_later().await;
    }
}

fn out_of_time(note: &Value) -> bool {
    !note["out_of_time"].is_null()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_set_forward_takes_nobodys_turn() {
    let opened = open().await;
    let [mut anna, mut boris] = opened.two(pioche(json!({"clock": {"per_move": 60}}))).await;
    clock().set_wall(HOUR_MS);
    let made = anna.does(json!("pause")).await;
    anna.does(json!("resume")).await;
    anna.catch_up().await;
    boris.catch_up().await;
    assert_eq!(notes(&boris), ["pause", "resume"]);
    assert!(anna.may_act());
    let left = anna.update["clocks"][0]["left"].as_u64().unwrap();
    assert!((1..=60_000).contains(&left), "{left}");
    // The times of the steps go on from where they were.
    assert!(made["steps"][0]["at"].as_u64().unwrap() < 60_000);
    let action = anna.choice().unwrap();
    assert_eq!(anna.play(&action).await["type"], "update");
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_set_back_stops_neither_clocks_nor_alarms() {
    let opened = open().await;
    let [mut anna, _boris] = opened.two(pioche(json!({"clock": {"per_move": 5}}))).await;
    clock().set_wall(-HOUR_MS);
    until_noted(&mut anna, out_of_time).await;
    let [mut cleo, _dora] = opened.two(pioche(json!({}))).await;
    clock().set_wall(-HOUR_MS);
    // PI-5: after ten seconds the house ends a turn.
    until_noted(&mut cleo, |note| note == "alarm").await;
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_time_sent_to_browsers_does_not_jump() {
    let opened = open().await;
    let [mut anna, _boris] = opened.two(pioche(json!({}))).await;
    let before = anna.update["time"].as_u64().unwrap();
    clock().set_wall(-HOUR_MS);
    anna.line
        .send_text(json!({"ping": {"n": 1}}).to_string())
        .await
        .unwrap();
    let pong = anna.until("pong").await["time"].as_u64().unwrap();
    assert!((before..before + 60_000).contains(&pong));
    // A chat line shows people the time of the day.
    anna.does(json!({"say": {"text": "late"}})).await;
    let said = anna.until("chat").await["lines"][0]["time"].clone();
    assert!(said.as_u64().unwrap() < before - 50 * 60_000);
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_set_back_while_the_house_was_closed_freezes_no_game() {
    let folder = tempfile::tempdir().unwrap();
    let opened = open_in(folder.path(), quick(), None).await;
    let [mut anna, boris] = opened.two(pioche(json!({"clock": {"per_move": 5}}))).await;
    let action = anna.choice().unwrap();
    anna.play(&action).await;
    let last = anna.steps.last().unwrap()["at"].as_u64().unwrap();
    opened.close().await;
    clock().set_wall(-HOUR_MS);
    let opened = open_in(folder.path(), quick(), None).await;
    let mut players = [anna, boris];
    for player in &mut players {
        player.visitor = player.visitor.at(&opened.url);
        player.reconnect().await;
    }
    let [mut anna, _boris] = players;
    until_noted(&mut anna, out_of_time).await;
    let mut times = anna.steps.iter().map(|step| step["at"].as_u64().unwrap());
    assert!(times.clone().is_sorted() && times.all(|at| at < last + 60_000));
    opened.close().await;
}
