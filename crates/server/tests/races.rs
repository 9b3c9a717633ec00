//! What a race gives nobody: time to think in a pause, a bot's medal, the moments of hidden moves.

mod opened;

use maraude_client::Browser;
use opened::{Opened, Player, clock, open, open_in, passing, pioche, quick};
use serde_json::{Value, json};
use std::time::Duration;

/// People in a race of Turbo whose first tile was just turned.
async fn race(opened: &Opened, names: &[&str]) -> Vec<Player> {
    let host = opened.visitor().await;
    let mut seats = vec![json!("me")];
    seats.resize(names.len(), json!("open"));
    let options = json!({"house_pawns": true});
    let table = json!({"game": "turbo", "seats": seats, "name": names[0], "options": options, "public": true});
    let id = host.make(&table).await.unwrap();
    let mut players = vec![Player::come(host, &id, Some(1)).await];
    for (at, name) in names.iter().enumerate().skip(1) {
        let visitor = opened.visitor().await;
        visitor.sit(&id, name).await.unwrap();
        players.push(Player::come(visitor, &id, Some(at as u8 + 1)).await);
    }
    for player in &mut players {
        player.does(json!({"ready": {}})).await;
    }
    for player in &mut players {
        until_building(player).await;
    }
    players
}

async fn until_building(player: &mut Player) {
    while player.update["view"]["stage"] != "building" {
        let choices = player.update["choices"]["plain"].to_string();
        if choices.contains("turn_tile") {
            player.play(r#""turn_tile""#).await;
        } else {
            player.hear_later().await;
        }
    }
}

/// Puts a tile of the player's own down.
async fn place(player: &mut Player, cell: u8) {
    let centre = player.update["view"]["centre"].to_string();
    let tile = if centre.contains("straight") {
        "curve:0"
    } else {
        "straight:0"
    };
    let place = json!({"place": {"cell": cell, "tile": tile}});
    let placed = player.play(&place.to_string()).await;
    assert_eq!(placed["type"], "update", "{placed}");
}

#[tokio::test(flavor = "multi_thread")]
async fn tt_t3_any_player_pauses_a_race_and_everything_is_covered() {
    let opened = open().await;
    let mut players = race(&opened, &["Anna", "Boris"]).await;
    let boris = &mut players[1];
    place(boris, 0).await;
    let view = boris.update["view"].clone();
    assert_eq!(boris.does(json!("pause")).await["type"], "update");
    assert_eq!(boris.update["view"], json!(null));
    let id = boris.id.clone();
    for (visitor, seat) in [
        (boris.visitor.clone(), Some(2)),
        (players[0].visitor.clone(), Some(1)),
        (opened.visitor().await, None),
    ] {
        // A new page shows nothing either, not even what happened before.
        let shown = Player::come(visitor.clone(), &id, seat).await;
        assert_eq!(shown.update["view"], json!(null));
        assert_eq!((&shown.update["steps"], shown.n), (&json!([]), 0));
        let seat = seat.map_or(String::new(), |seat| format!("?seat={seat}"));
        let course = visitor.get(&format!("/api/tables/{id}/course{seat}")).await;
        let course = course.unwrap().json();
        assert_eq!(
            (&course["view"], &course["steps"]),
            (&json!(null), &json!([]))
        );
    }
    let [anna, boris] = &mut players[..] else {
        panic!("two people")
    };
    while anna.update["paused"] != true {
        anna.updated().await;
    }
    assert_eq!(anna.update["view"], json!(null));
    assert_eq!(boris.does(json!("resume")).await["type"], "update");
    assert_eq!(boris.update["view"], view);
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tt_t8_a_bot_that_takes_over_waits_for_the_end_of_the_round() {
    let opened = open().await;
    let mut players = race(&opened, &["Anna", "Boris", "Cleo"]).await;
    let leave = json!({"leave": {"bot": "expert"}});
    players[1].does(leave.clone()).await;
    let [anna, boris, cleo] = &mut players[..] else {
        panic!("three people")
    };
    // Enough for a bot that needs no time to think.
    let waiting = async {
        for cell in [0, 1, 2, 3, 5, 6, 7, 8] {
            place(anna, cell).await;
            let take = json!({"take_back": {"cell": cell}});
            anna.play(&take.to_string()).await;
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    };
    passing(Duration::from_millis(200), waiting).await;
    boris.catch_up().await;
    let seat = |player: &Player| player.update["view"]["players"][1].clone();
    assert_eq!(seat(boris)["filled"], 1, "the bot has laid a tile");
    assert_eq!(
        (&seat(boris)["out"], &seat(boris)["medals"]),
        (&json!(false), &json!([]))
    );
    // If nobody else is left in the round, the bots play on, and one of them wins.
    cleo.does(leave.clone()).await;
    anna.play(r#""give_up""#).await;
    while anna.update["view"]["pile"] == 12 {
        anna.hear_later().await;
    }
    let medals = |player: &Value| player["medals"].as_array().unwrap().len();
    let players = anna.update["view"]["players"].as_array().unwrap().clone();
    let medals: Vec<usize> = players.iter().map(medals).collect();
    assert_eq!((medals[0], medals[1] + medals[2]), (0, 1));
    // In the next round they play from the start.
    until_building(anna).await;
    while anna.update["view"]["pile"] == 11 {
        anna.hear_later().await;
    }
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_does_not_tell_when_something_hidden_is_done() {
    let opened = open().await;
    let mut players = race(&opened, &["Anna", "Boris"]).await;
    let anna = &mut players[0];
    place(anna, 0).await;
    let stranger = opened.visitor().await;
    let listed = async || {
        let list = stranger.get("/api/tables").await.unwrap().json();
        let changed: Vec<Value> = list["tables"]
            .as_array()
            .unwrap()
            .iter()
            .map(|seated| seated["table"]["changed"].clone())
            .collect();
        changed
    };
    let before = listed().await;
    assert_eq!(before.len(), 1);
    for _ in 0..6 {
        clock().advance(Duration::from_secs(5));
        let turned = anna.play(r#"{"rotate":{"cell":0}}"#).await;
        assert_eq!(turned["type"], "update", "{turned}");
        assert_eq!(listed().await, before);
    }
    // What everybody may know is still told.
    anna.play(r#""give_up""#).await;
    assert_ne!(listed().await, before);
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hidden_move_is_not_told_by_a_list_after_a_restart_either() {
    let folder = tempfile::tempdir().unwrap();
    let config = quick();
    let opened = open_in(folder.path(), config.clone(), None).await;
    let mut players = race(&opened, &["Anna", "Boris"]).await;
    let anna = &mut players[0];
    place(anna, 0).await;
    let path = format!("/api/tables/{}", anna.id);
    let stranger = opened.visitor().await;
    let changed = async |stranger: &Browser| {
        let seated = stranger.get(&path).await.unwrap().json();
        seated["table"]["changed"].as_u64().unwrap()
    };
    let before = changed(&stranger).await;
    clock().advance(Duration::from_secs(5));
    anna.play(r#"{"rotate":{"cell":0}}"#).await;
    let hidden = before + 5_000;
    clock().advance(Duration::from_secs(5));
    opened.close().await;
    let opened = open_in(folder.path(), config, None).await;
    let after = changed(&stranger.at(&opened.url)).await;
    // Closing paused the game, which is for all to see; the moment of the turn is not.
    assert!(
        after < hidden || after >= hidden + 5_000,
        "{before} {after}"
    );
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_takeback_is_offered_that_would_be_refused() {
    let opened = open().await;
    let mut players = race(&opened, &["Anna", "Boris"]).await;
    let [anna, boris] = &mut players[..] else {
        panic!("two people")
    };
    // In a race, somebody else's hidden move may come between at any time.
    place(anna, 0).await;
    assert_eq!(anna.update["takebacks"], 0);
    boris.catch_up().await;
    place(boris, 0).await;
    assert_eq!(anna.refused(json!("undo")).await, "no-taking-back");
    // Nor is one offered in a game that people agreed to stop.
    let [mut anna, mut boris] = opened.two(pioche(json!({}))).await;
    let action = anna.update["choices"]["actions"][0]["action"].to_string();
    anna.play(&action).await;
    assert_eq!(anna.update["takebacks"], 1);
    anna.does(json!({"offer": {"offer": "abandon"}})).await;
    boris
        .until_table(|table| table["offers"] != json!([]))
        .await;
    let n = boris.table["offers"][0]["n"].clone();
    boris
        .does(json!({"answer": {"offer": n, "accept": true}}))
        .await;
    while !anna.is_over() {
        anna.updated().await;
    }
    assert_eq!(anna.update["takebacks"], 0);
    opened.close().await;
}
