//! Games over real sockets, from the first seat taken to the verified journal.

mod opened;

use maraude_client::Browser;
use opened::{Player, draw, open, pioche, play_on, shelf};
use serde_json::{Value, json};

/// Two people play and a third watches; afterwards, everything they received is checked.
async fn finish(game: &str, options: Value) {
    let opened = open().await;
    let table = json!({"game": game, "options": options, "seats": ["me", "open"], "name": "Anna"});
    let host = opened.visitor().await;
    let id = host.make(&table).await.unwrap();
    let guest = opened.visitor().await;
    guest.sit(&id, "Boris").await.unwrap();
    let mut watcher = Player::come(opened.visitor().await, &id, None).await;
    let mut players = [
        Player::come(host, &id, Some(1)).await,
        Player::come(guest, &id, Some(2)).await,
    ];
    let commitment = players[0].table["commitment"].as_str().unwrap().to_owned();
    draw(&mut players, ["0badcafe", "cafe0bad"]).await;
    for player in &mut players {
        player.updated().await;
    }
    play_on(&mut players).await;
    while !watcher.is_over() || watcher.table["seed"].is_null() {
        watcher.hear().await;
    }
    while players[0].table["seed"].is_null() {
        players[0].hear().await;
    }
    no_secret_before_the_end(&players, &watcher);
    let journal = players[0]
        .visitor
        .get(&format!("/api/tables/{id}/journal"))
        .await
        .unwrap();
    assert_eq!(journal.status, 200);
    let entry = shelf()
        .iter()
        .find(|entry| entry.meta().id == game)
        .unwrap();
    entry.verify(&journal.body).unwrap();
    assert!(String::from_utf8_lossy(&journal.body).contains(&commitment));
    course_matches_what_was_sent(&players, &watcher).await;
    opened.close().await;
}

/// Checks that no seed or secret was sent too early or to the wrong person.
fn no_secret_before_the_end(players: &[Player; 2], watcher: &Player) {
    let seed = players[0].table["seed"].as_str().unwrap();
    for person in players.iter().chain([watcher]) {
        for message in &person.heard {
            let text = message.to_string();
            let over = message["table"]["phase"] == "over";
            assert!(over || !text.contains(seed), "the seed: {text}");
            for other in players.iter().chain([watcher]) {
                let secret = other.visitor.cookie().split_once('=').unwrap().1;
                assert!(!text.contains(secret), "a visitor's secret: {text}");
            }
        }
    }
}

/// The course shows each viewer the same steps that it was sent.
async fn course_matches_what_was_sent(players: &[Player; 2], watcher: &Player) {
    for person in players.iter().chain([watcher]) {
        let seat = person
            .seat
            .map_or(String::new(), |seat| format!("seat={seat}&"));
        let mut steps: Vec<Value> = Vec::new();
        while steps.len() < person.steps.len() {
            let path = format!(
                "/api/tables/{}/course?{seat}from={}",
                person.id,
                steps.len()
            );
            let course = watcher.visitor.get(&path).await.unwrap().json();
            assert_eq!(course["n"], person.steps.len());
            let more = course["steps"].as_array().unwrap();
            steps.extend(more.iter().map(|step| step["step"].clone()));
            if steps.len() == person.steps.len() {
                assert_eq!(more.last().unwrap()["view"], person.update["view"]);
            }
        }
        assert_eq!(steps, person.steps);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_finish_a_game_of_the_toy() {
    finish("pioche", json!({})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_finish_every_game_on_the_shelf() {
    for entry in maraude_catalog::shelf() {
        let meta = entry.meta();
        if (meta.seats.0..=meta.seats.1).contains(&2) {
            finish(meta.id, json!({})).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_never_see_a_hidden_card() {
    let opened = open().await;
    let mut players = opened.two(pioche(json!({"options": {"rounds": 3}}))).await;
    let mut watcher = Player::come(opened.visitor().await, &players[0].id.clone(), None).await;
    play_on(&mut players).await;
    while !watcher.is_over() {
        watcher.hear().await;
    }
    let hidden = |player: &Player, kind: &str, own: bool| {
        let seat = player.seat.unwrap_or(0);
        let events = player
            .steps
            .iter()
            .flat_map(|step| step["events"].as_array().unwrap());
        let events = events.filter(|event| !event["event"][kind].is_null());
        let events = events.filter(|event| (event["event"][kind]["seat"] == seat) == own);
        events
            .map(|event| event["event"][kind]["card"].clone())
            .collect::<Vec<_>>()
    };
    for kind in ["marked", "drew"] {
        let seen = hidden(&watcher, kind, false);
        assert!(
            !seen.is_empty() && seen.iter().all(Value::is_null),
            "{kind}: {seen:?}"
        );
        for player in &players {
            assert!(hidden(player, kind, false).iter().all(Value::is_null));
            assert!(hidden(player, kind, true).iter().all(Value::is_number));
        }
    }
    opened.close().await;
}

/// Turning a tile of one's own city shows others nothing, so they get no update. That holds for a
/// spectator who has just connected, too.
#[tokio::test(flavor = "multi_thread")]
async fn spectators_get_no_update_for_a_hidden_move() {
    let opened = open().await;
    let table = json!({"game": "turbo", "seats": ["me", "open"], "name": "Anna"});
    let mut players = opened.two(table).await;
    let builds = |player: &Player| player.update["choices"]["tiles"][0].is_string();
    // The client places the pawns and has the tile turned; then a countdown runs.
    while let Some(client) = players.iter_mut().find(|player| player.may_act()) {
        let action = client.choice().expect("a client has something to do");
        client.play(&action).await;
    }
    let [anna, _] = &mut players;
    while !builds(anna) {
        anna.hear_later().await;
    }
    let choices = anna.update["choices"].clone();
    let (cell, tile) = (&choices["empty"][0], &choices["tiles"][0]);
    let place = json!({"place": {"cell": cell, "tile": tile}}).to_string();
    anna.play(&place).await;
    let mut watcher = Player::come(opened.visitor().await, &anna.id.clone(), None).await;
    let rotate = json!({"rotate": {"cell": cell}}).to_string();
    assert_eq!(anna.play(&rotate).await["type"], "update");
    anna.does(json!({"say": {"text": "Voilà"}})).await;
    let before = watcher.heard.len();
    watcher.until("chat").await;
    let heard = &watcher.heard[before..];
    assert!(
        heard.iter().all(|message| message["type"] != "update"),
        "{heard:?}"
    );
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_bots_begins_with_one_request_and_one_salt() {
    let opened = open().await;
    let host = opened.visitor().await;
    let seats = json!(["me", {"bot": {"bot": "random"}}, {"bot": {"bot": "random"}}]);
    let id = host.make(&pioche(json!({"seats": seats}))).await.unwrap();
    let mut player = Player::come(host, &id, Some(1)).await;
    player.does(json!({"ready": {}})).await;
    while !player.is_over() {
        match player.choice() {
            Some(action) => drop(player.play(&action).await),
            None => drop(player.hear().await),
        }
    }
    assert_eq!(player.update["end"]["ending"], "counted");
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_on_one_screen_share_a_visitor_and_change_seats() {
    let opened = open().await;
    let host = opened.visitor().await;
    let seats = json!(["me", {"here": {"name": "Zoé"}}]);
    let id = host.make(&pioche(json!({"seats": seats}))).await.unwrap();
    let mut player = Player::come(host, &id, Some(1)).await;
    assert_eq!(player.you["seats"], json!([1, 2]));
    player.does(json!({"ready": {}})).await;
    player.updated().await;
    let first = player.update["view"].clone();
    player.seat = Some(2);
    player.steps.clear();
    player.hello(0).await;
    assert_ne!(player.update["view"], first, "each seat has its own hand");
    assert!(player.update["choices"].is_null(), "it is the other's turn");
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_deal_of_a_finished_game_is_played_again() {
    let opened = open().await;
    let mut players = opened.two(pioche(json!({"options": {"rounds": 1}}))).await;
    let before = players[1].update["view"].clone();
    play_on(&mut players).await;
    let old = players[0].id.clone();
    let again = pioche(json!({"options": {"rounds": 1}, "again": old}));
    let players = opened.two(again).await;
    assert_eq!(players[1].update["view"], before, "the same cards");
    assert_eq!(players[0].table["again"], old);
    let host: &Browser = &players[0].visitor;
    let other = pioche(json!({"options": {"rounds": 2}, "again": old}));
    let refused = host.post("/api/tables", &other).await.unwrap();
    assert_eq!(opened::status(&refused), (422, "bad-option".to_owned()));
    opened.close().await;
}
