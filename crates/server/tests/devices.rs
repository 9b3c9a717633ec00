//! One person on several devices, several people at one screen, a house that closes.

mod opened;

use opened::{Player, clock, code, open, open_in, pioche, quick, status};
use serde_json::{Value, json};
use std::time::Duration;

/// Everything a player hears until a move they have not seen yet.
async fn lines_until_the_next_move(player: &mut Player) -> Vec<Value> {
    let (n, mut lines) = (player.n, Vec::new());
    while player.n == n {
        let heard = player.hear().await;
        if heard["type"] == "chat" {
            lines.extend(heard["lines"].as_array().unwrap().clone());
        }
    }
    lines
}

/// Plays the first action of this kind.
async fn plays(player: &mut Player, kind: &str) {
    let mut actions = player.update["choices"]["actions"]
        .as_array()
        .unwrap()
        .iter();
    let action = actions.find(|choice| choice["action"].get(kind).is_some());
    let action = action.unwrap()["action"].to_string();
    let played = player.play(&action).await;
    assert_eq!(played["type"], "update", "{played}");
}

#[tokio::test(flavor = "multi_thread")]
async fn muting_covers_all_devices_of_both_people() {
    let opened = open().await;
    let [mut anna, mut boris] = opened.two(pioche(json!({}))).await;
    let mute = |muted: bool| json!({"mute": {"who": anna.you["who"], "muted": muted}});
    let (mute, hear) = (mute(true), mute(false));
    assert_eq!(boris.does(mute).await["type"], "done");
    let mut phone = opened.another_device(&mut anna).await;
    let mut tablet = opened.another_device(&mut boris).await;
    let say = json!({"say": {"text": "psst"}});
    assert_eq!(phone.does(say.clone()).await["type"], "done");
    // A swap lets people talk on; a marked card does not (PI-6).
    plays(&mut anna, "swap").await;
    for device in [&mut boris, &mut tablet] {
        assert_eq!(lines_until_the_next_move(device).await, [] as [Value; 0]);
    }
    // Unmuting a person on one device unmutes all of their devices, on all devices.
    assert_eq!(tablet.does(hear).await["type"], "done");
    assert_eq!(phone.does(say).await["type"], "done");
    plays(&mut anna, "mark").await;
    for device in [&mut boris, &mut tablet] {
        assert_eq!(lines_until_the_next_move(device).await.len(), 1);
    }
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_not_shown_to_the_next_person_at_the_screen() {
    let opened = open().await;
    let host = opened.visitor().await;
    let seats = json!(["me", {"here": {"name": "Boris"}}]);
    let table = json!({"game": "boomville", "seats": seats, "name": "Anna"});
    let id = host.make(&table).await.unwrap();
    let mut screen = Player::come(host, &id, Some(1)).await;
    screen.does(json!({"ready": {}})).await;
    screen.updated().await;
    let asks = if screen.may_act() { 1 } else { 2 };
    screen.line.hello(Some(asks), 0).await.unwrap();
    screen.send("advice", 0, json!("hint")).await;
    screen.line.hello(Some(3 - asks), 0).await.unwrap();
    let mut viewer = json!(null);
    loop {
        let said = screen.line.next().await.unwrap();
        if said["type"] == "welcome" {
            viewer = said["seat"].clone();
        }
        if said["id"] == "advice" {
            assert!(viewer == asks || code(&said) == "no-hint", "{said}");
            break;
        }
    }
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_seat_is_refused_until_the_first_is_left() {
    let opened = open().await;
    let host = opened.visitor().await;
    let seats = json!({"seats": ["me", "open", "open"]});
    let id = host.make(&pioche(seats)).await.unwrap();
    let guest = opened.visitor().await;
    let sit = format!("/api/tables/{id}/sit");
    let at = |seat: Value| json!({"name": "Boris", "seat": seat});
    for same in [json!(3), json!(3), json!(null)] {
        let seated = guest.post(&sit, &at(same)).await.unwrap();
        assert_eq!(seated.json()["you"]["seats"], json!([3]));
    }
    let refused = guest.post(&sit, &at(json!(2))).await.unwrap();
    assert_eq!(status(&refused), (409, "already-seated".to_owned()));
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_loses_time_while_the_house_is_closed() {
    let folder = tempfile::tempdir().unwrap();
    let opened = open_in(folder.path(), quick(), None).await;
    let table = pioche(json!({"clock": {"per_game": 600}}));
    let [mut anna, _boris] = opened.two(table).await;
    let action = anna.choice().unwrap();
    anna.play(&action).await;
    let left = |player: &Player| player.update["clocks"][0]["left"].as_u64().unwrap();
    let time = |player: &Player| player.update["time"].as_u64().unwrap();
    let (before, closed) = (left(&anna), Duration::from_secs(3_600));
    let began = time(&anna);
    opened.close().await;
    clock().advance(closed);
    let opened = open_in(folder.path(), quick(), None).await;
    anna.visitor = anna.visitor.at(&opened.url);
    anna.reconnect().await;
    while anna.update["paused"] == true {
        anna.updated().await;
    }
    assert_eq!(anna.update["clocks"][0]["running"], true);
    let (lost, passed) = (before - left(&anna), time(&anna) - began);
    let open = passed - closed.as_millis() as u64;
    assert!(lost <= open, "{lost} ms were lost in {open}");
    opened.close().await;
}
