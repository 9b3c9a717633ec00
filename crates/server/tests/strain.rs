//! What one person, one table or one day's crowd must not do to the others.

mod opened;

use maraude_catalog::{Entry, GameEntry};
use maraude_conformance::toys::flawed::{Flawed, flaw};
use opened::{Player, open, open_on, pioche, play_on, play_while, quick};
use serde_json::{Value, json};

static FRAGILE: Entry<Flawed<{ flaw::FRAGILE }>> = Entry::new(&[]);
static SHELF: [&dyn GameEntry; 1] = [&FRAGILE];

/// What a counter of the house says.
async fn counted(player: &Player, name: &str) -> u64 {
    let metrics = player.visitor.get("/metrics").await.unwrap().body;
    let metrics = String::from_utf8(metrics).unwrap();
    let mut lines = metrics.lines();
    let line = lines.find(|line| line.starts_with(&format!("{name} ")));
    line.unwrap().rsplit(' ').next().unwrap().parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_breaks_touches_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let opened = open_on(&SHELF, folder.path(), quick(), None).await;
    let mut safe = opened.two(pioche(json!({}))).await;
    let mut broken = opened.two(pioche(json!({}))).await;
    for table in [&mut safe, &mut broken] {
        play_while(table, |player| player.n < 2).await;
    }
    let (view, n) = (broken[0].update["view"].clone(), broken[0].n);
    // The rules of this toy break at a card that there isn't.
    let acting = usize::from(!broken[0].may_act());
    let action = json!({"play": {"action": {"mark": {"card": 200}}}});
    broken[acting].send("x", n, action).await;
    while let Some(said) = broken[acting].line.next().await {
        assert_ne!(said["type"], "update", "it was played: {said}");
    }
    assert_eq!(counted(&safe[0], "maraude_tables_broken_total").await, 1);
    assert_eq!(counted(&safe[0], "maraude_tables_in_memory").await, 1);
    play_on(&mut safe).await;
    for player in &mut broken {
        player.reconnect().await;
        assert_eq!(player.n, n);
    }
    assert_eq!(broken[0].update["view"], view);
    play_on(&mut broken).await;
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_reader_is_told_anew_and_misses_nothing() {
    let opened = open().await;
    let table = json!({"game": "boomville", "seats": ["me", "open"], "name": "Anna"});
    let mut players = opened.two(table).await;
    play_while(&mut players, |player| player.n < 200).await;
    let (anna, id) = (players[0].visitor.clone(), players[0].id.clone());
    let mut slow = Player::come(anna, &id, Some(1)).await;
    // Each hello is answered with everything from the beginning; nothing of it is read, so the
    // house can soon send no more.
    for _ in 0..300 {
        slow.line.hello(Some(1), 0).await.unwrap();
    }
    play_while(&mut players, |player| player.n < 260).await;
    assert_eq!(players[0].n, players[1].n);
    let last = players[0].n;
    while slow.n < last {
        slow.hear().await;
    }
    assert_eq!(slow.update["view"], players[0].update["view"]);
    assert!(counted(&slow, "maraude_resynchronised_total").await > 0);
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_days_table_lists_who_played_it() {
    let opened = open().await;
    let (anna, boris) = (opened.visitor().await, opened.visitor().await);
    let day = "/api/daily/turbo?date=2026-11-15";
    let rows = async |visitor: &maraude_client::Visitor| -> Vec<Value> {
        let daily = visitor.get(day).await.unwrap().json();
        assert_eq!(daily["date"], "2026-11-15");
        daily["rows"].as_array().unwrap().clone()
    };
    assert!(rows(&anna).await.is_empty());
    let options = json!({"mode": "daily", "date": "2026-11-15"});
    let table = json!({"game": "turbo", "seats": ["me"], "name": "Anna", "options": options});
    let id = anna.make(&table).await.unwrap();
    let mut player = Player::come(anna.clone(), &id, Some(1)).await;
    let ready = json!({"ready": {"salt": "ab"}});
    player.command("ready", ready).await;
    while !player.is_over() {
        match player.choice() {
            Some(action) => player.play(&action).await,
            None => player.updated().await,
        };
    }
    for (visitor, mine) in [(&anna, true), (&boris, false)] {
        let rows = rows(visitor).await;
        assert_eq!(rows.len(), 1, "{rows:?}");
        assert_eq!(
            (&rows[0]["name"], &rows[0]["mine"]),
            (&json!("Anna"), &json!(mine))
        );
        assert_eq!(rows[0]["table"], json!(id));
    }
    let unknown = anna.get("/api/daily/turbo?date=yesterday").await.unwrap();
    assert_eq!(unknown.code(), "malformed");
    let undated = anna.get("/api/daily/marne").await.unwrap();
    assert_eq!(undated.code(), "not-found");
    opened.close().await;
}
