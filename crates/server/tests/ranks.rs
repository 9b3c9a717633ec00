//! What the ranking of the day counts.

mod opened;

use maraude_client::Browser;
use opened::{Opened, Player, clock, open, status};
use serde_json::{Value, json};
use std::time::Duration;

/// A player at the puzzle of a day, which has begun.
async fn at_the_days_puzzle(visitor: &Browser, name: &str) -> Player {
    at_the_puzzle_of(visitor, name, DAY).await
}

async fn at_the_puzzle_of(visitor: &Browser, name: &str, date: &str) -> Player {
    let options = json!({"mode": "daily", "date": date});
    let table = json!({"game": "turbo", "seats": ["me"], "name": name, "options": options});
    let id = visitor.make(&table).await.unwrap();
    let mut player = Player::come(visitor.clone(), &id, Some(1)).await;
    let ready = json!({"ready": {}});
    player.does(ready).await;
    while player.update["view"]["stage"] != "building" {
        player.hear_later().await;
    }
    player
}

/// The day on which the clocks of all tests start.
const DAY: &str = "2027-01-15";

async fn lay(player: &mut Player, solution: &[Value]) {
    for (cell, tile) in solution.iter().enumerate().filter(|(cell, _)| *cell != 4) {
        let place = json!({"place": {"cell": cell, "tile": tile}});
        player.play(&place.to_string()).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tt_k5_the_daily_ranking_lists_only_unaided_solutions() {
    let opened = open().await;
    let (anna, boris) = (opened.visitor().await, opened.visitor().await);
    let cleo = opened.visitor().await;
    let day = format!("/api/daily/turbo?date={DAY}");
    let rows = async |visitor: &Browser| -> Vec<Value> {
        let daily = visitor.get(&day).await.unwrap().json();
        assert_eq!(daily["date"], DAY);
        daily["rows"].as_array().unwrap().clone()
    };
    // Anna has the solution shown and solves it: that does not rank.
    let mut player = at_the_days_puzzle(&anna, "Anna").await;
    player.play(r#""show""#).await;
    let solution = player.update["view"]["solo"]["solution"].clone();
    let solution = solution.as_array().unwrap().clone();
    lay(&mut player, &solution).await;
    player.play(r#""claim""#).await;
    assert!(player.is_over());
    assert!(rows(&anna).await.is_empty());
    // Nor does her second game.
    let mut player = at_the_days_puzzle(&anna, "Anna").await;
    lay(&mut player, &solution).await;
    player.play(r#""claim""#).await;
    assert!(player.is_over());
    assert!(rows(&anna).await.is_empty());
    // Cleo claims too early once, Boris does not.
    let mut player = at_the_days_puzzle(&cleo, "Cleo").await;
    lay(&mut player, &solution).await;
    player.play(r#"{"rotate":{"cell":0}}"#).await;
    player.play(r#""claim""#).await;
    assert_eq!(player.update["view"]["solo"]["wrong"], 1);
    player.play(r#"{"take_back":{"cell":0}}"#).await;
    let corner = json!({"place": {"cell": 0, "tile": solution[0]}});
    player.play(&corner.to_string()).await;
    player.play(r#""claim""#).await;
    assert!(player.is_over());
    let mut player = at_the_days_puzzle(&boris, "Boris").await;
    lay(&mut player, &solution).await;
    player.play(r#""claim""#).await;
    assert!(player.is_over());
    let rows = rows(&boris).await;
    assert_eq!(rows.len(), 2, "{rows:?}");
    assert_eq!(
        (&rows[0]["name"], &rows[0]["mine"]),
        (&json!("Boris"), &json!(true))
    );
    assert_eq!(
        (&rows[1]["name"], &rows[1]["mine"]),
        (&json!("Cleo"), &json!(false))
    );
    assert_eq!(rows[0]["table"], json!(player.id));
    // Ten seconds for a wrong claim; the three before the start count for nobody.
    assert!(rows[1]["took"].as_u64() >= Some(10_000), "{rows:?}");
    assert!(rows[0]["took"].as_u64() < Some(3_000), "{rows:?}");
    let unknown = anna.get("/api/daily/turbo?date=yesterday").await.unwrap();
    assert_eq!(unknown.code(), "malformed");
    let undated = anna.get("/api/daily/marne").await.unwrap();
    assert_eq!(undated.code(), "not-found");
    opened.close().await;
}

/// The solution of the day's puzzle, as somebody sees it who does not rank.
async fn solution(opened: &Opened) -> Vec<Value> {
    let mut player = at_the_days_puzzle(&opened.visitor().await, "Zoé").await;
    player.play(r#""show""#).await;
    let solution = player.update["view"]["solo"]["solution"].clone();
    player.play(r#""give_up""#).await;
    solution.as_array().unwrap().clone()
}

async fn solve(player: &mut Player, solution: &[Value]) {
    lay(player, solution).await;
    player.play(r#""claim""#).await;
    assert!(player.is_over());
}

/// The ranking as this visitor is sent it.
async fn ranking(visitor: &Browser) -> Value {
    let daily = visitor.get("/api/daily/turbo").await.unwrap().json();
    assert_eq!(daily["date"], DAY);
    daily
}

#[tokio::test(flavor = "multi_thread")]
async fn tt_k5_a_pause_and_an_absence_count() {
    let opened = open().await;
    let solution = solution(&opened).await;
    let anna = opened.visitor().await;
    let mut player = at_the_days_puzzle(&anna, "Anna").await;
    player.does(json!("pause")).await;
    clock().advance(Duration::from_secs(60));
    player.does(json!("resume")).await;
    let id = player.id.clone();
    player.line.close().await;
    clock().advance(Duration::from_secs(60));
    let mut player = Player::come(anna.clone(), &id, Some(1)).await;
    while player.update["paused"] == true {
        player.updated().await;
    }
    solve(&mut player, &solution).await;
    let daily = ranking(&anna).await;
    assert!(
        daily["rows"][0]["took"].as_u64() >= Some(120_000),
        "{daily}"
    );
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_first_look_of_a_visitor_ranks() {
    let opened = open().await;
    let solution = solution(&opened).await;
    // Anna looks at the tile, and opens a new table when she has the solution.
    let anna = opened.visitor().await;
    let mut first = at_the_days_puzzle(&anna, "Anna").await;
    let mut second = at_the_days_puzzle(&anna, "Anna").await;
    solve(&mut second, &solution).await;
    assert_eq!(ranking(&anna).await["rows"], json!([]));
    // Nor does the first table rank any more.
    solve(&mut first, &solution).await;
    assert_eq!(ranking(&anna).await["rows"], json!([]));
    // A try that was seen nowhere else ranks, whatever its player looks at later.
    let boris = opened.visitor().await;
    assert_eq!(ranking(&boris).await["tried"], false);
    let mut only = at_the_days_puzzle(&boris, "Boris").await;
    assert_eq!(ranking(&boris).await["tried"], true);
    solve(&mut only, &solution).await;
    Player::come(boris.clone(), &first.id, None).await;
    assert_eq!(ranking(&boris).await["rows"][0]["name"], "Boris");
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_look_at_somebody_elses_solution_costs_the_try() {
    let opened = open().await;
    let solution = solution(&opened).await;
    let anna = opened.visitor().await;
    let mut solved = at_the_days_puzzle(&anna, "Anna").await;
    solve(&mut solved, &solution).await;
    let id = &solved.id;
    for way in ["socket", "course", "journal"] {
        let visitor = opened.visitor().await;
        let row = ranking(&visitor).await["rows"][0].clone();
        assert_eq!(
            (&row["name"], &row["table"]),
            (&json!("Anna"), &json!(null))
        );
        if way == "socket" {
            Player::come(visitor.clone(), id, None).await;
        } else {
            let path = format!("/api/tables/{id}/{way}");
            assert_eq!(visitor.get(&path).await.unwrap().status, 200);
        }
        assert_eq!(ranking(&visitor).await["tried"], true, "{way}");
        let mut player = at_the_days_puzzle(&visitor, "Boris").await;
        solve(&mut player, &solution).await;
        let daily = ranking(&visitor).await;
        let rows = daily["rows"].as_array().unwrap();
        assert_eq!(rows.len(), 1, "{way}: {daily}");
        assert_eq!(rows[0]["table"], json!(id), "now a look costs nothing");
    }
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_todays_puzzle_ranks_and_none_of_a_later_day_is_shown() {
    let opened = open().await;
    let anna = opened.visitor().await;
    let options = json!({"mode": "daily", "date": "2027-01-16"});
    let table = json!({"game": "turbo", "seats": ["me"], "name": "Anna", "options": options});
    let refused = anna.post("/api/tables", &table).await.unwrap();
    assert_eq!(status(&refused), (422, "not-yet".to_owned()));
    let yesterday = "2027-01-14";
    let mut player = at_the_puzzle_of(&opened.visitor().await, "Zoé", yesterday).await;
    player.play(r#""show""#).await;
    let solution = player.update["view"]["solo"]["solution"].clone();
    let mut player = at_the_puzzle_of(&anna, "Anna", yesterday).await;
    solve(&mut player, solution.as_array().unwrap()).await;
    let path = format!("/api/daily/turbo?date={yesterday}");
    assert_eq!(anna.get(&path).await.unwrap().json()["rows"], json!([]));
    opened.close().await;
}
