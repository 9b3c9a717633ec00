//! Lost connections, repeats, and everything that must be refused.

mod opened;

use maraude_server::Limits;
use maraude_server::settings::Rate;
use opened::{Player, code, open, open_with, passing, pioche};
use opened::{play_on, play_while, quick, status};
use serde_json::json;
use std::num::NonZeroU32;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn a_returning_player_gets_all_missed_steps() {
    let opened = open().await;
    let mut players = opened.two(pioche(json!({"options": {"rounds": 3}}))).await;
    play_while(&mut players, |player| player.n < 4).await;
    let [mut anna, mut boris] = players;
    let seen = boris.n;
    anna.line.close().await;
    // Anna is away; Boris can only play his own turn.
    anna.line = anna.visitor.open(&anna.id).await.unwrap();
    anna.hello(0).await;
    assert_eq!(anna.steps.len() as u32, anna.n);
    if let Some(action) = anna.choice() {
        anna.play(&action).await;
    }
    boris.reconnect().await;
    assert!(boris.n >= seen);
    assert_eq!(boris.steps.len() as u32, boris.n, "the gap was filled");
    let mut players = [anna, boris];
    play_on(&mut players).await;
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_command_is_answered_but_not_played_twice() {
    let opened = open().await;
    let [mut anna, boris] = opened.two(pioche(json!({}))).await;
    let card = anna.update["choices"]["actions"][0]["action"].clone();
    let command = json!({"play": {"action": card}});
    assert_eq!(anna.command("one", command.clone()).await["type"], "update");
    let n = anna.n;
    for _ in 0..3 {
        assert_eq!(anna.command("one", command.clone()).await["type"], "done");
    }
    anna.reconnect().await;
    assert_eq!(anna.command("one", command).await["type"], "done");
    assert_eq!(anna.n, n);
    // The same id from another person is another command.
    let mut boris = boris;
    boris.updated().await;
    let other = boris
        .command("one", json!({"say": {"text": "hello"}}))
        .await;
    assert_eq!(code(&other), "silence", "{other}");
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn forbidden_commands_are_refused_and_change_nothing() {
    let opened = open().await;
    let [mut anna, mut boris] = opened.two(pioche(json!({}))).await;
    let action = anna.update["choices"]["actions"][0]["action"].clone();
    let play = json!({"play": {"action": action}});
    let refused = boris.does(play.clone()).await;
    assert_eq!(code(&refused), "rules", "wrong turn: {refused}");
    assert!(
        refused["problem"]["clause"]
            .as_str()
            .unwrap()
            .starts_with("PI-")
    );
    let mut watcher = Player::come(opened.visitor().await, &anna.id, None).await;
    assert_eq!(watcher.refused(play.clone()).await, "not-seated");
    // Another person's seat: no welcome, only a refusal.
    watcher.line.hello(Some(1), 0).await.unwrap();
    let refused = watcher.until("error").await;
    assert_eq!(code(&refused), "not-your-seat");
    // A move that was meant for an earlier state.
    anna.does(play).await;
    let roll = json!({"play": {"action": "roll"}});
    anna.send("2", 0, roll).await;
    assert_eq!(code(&anna.answer("2").await), "stale");
    for (id, bad) in [
        ("3", json!({"nothing": 1})),
        ("4", json!({"x": {"card": "y"}})),
    ] {
        let refused = anna.command(id, json!({"play": {"action": bad}})).await;
        assert_eq!(code(&refused), "malformed", "{refused}");
    }
    for id in [&*"x".repeat(41), "", "a\nb", "a\tb", "\u{7f}"] {
        let answer = anna.command(id, json!("undo")).await;
        assert_eq!(code(&answer), "malformed", "{id:?}");
    }
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn unreadable_messages_close_only_their_socket() {
    use tokio_tungstenite::tungstenite::Message;
    let opened = open().await;
    let [mut anna, mut boris] = opened.two(pioche(json!({}))).await;
    let mut noise = maraude_core::bot_rng(7);
    for text in [
        "",
        "{}",
        "null",
        "{\"do\":{}}",
        "{\"hello\":{\"protocol\":99}}",
        "[[[[[[",
    ] {
        boris.line.send_text(text.to_owned()).await.unwrap();
        boris.until("error").await;
    }
    for _ in 0..8 {
        let bytes: Vec<u8> = (0..200)
            .map(|_| maraude_core::Luck::below(&mut noise, 256) as u8)
            .collect();
        let _ = boris.line.send_message(Message::Binary(bytes.into())).await;
    }
    // After too many unreadable messages the socket is closed, the table is not.
    while let Some(message) = boris.line.next().await {
        assert!(
            message["type"] == "error" || message["why"] == "flood",
            "{message}"
        );
    }
    boris.reconnect().await;
    boris.line.send_text("x".repeat(20_000)).await.unwrap();
    while boris.line.next().await.is_some() {}
    boris.reconnect().await;
    let action = anna.choice().unwrap();
    assert_eq!(anna.play(&action).await["type"], "update");
    boris.updated().await;
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flooding_client_is_slowed_and_then_disconnected() {
    let rate = |burst| Rate {
        burst: NonZeroU32::new(burst).unwrap(),
        per_second: 0.5,
    };
    let limits = Limits {
        messages: rate(20),
        tables: rate(2),
        ..Limits::default()
    };
    let opened = open_with(quick(), Some(limits)).await;
    let host = opened.visitor().await;
    let id = host.make(&pioche(json!({}))).await.unwrap();
    host.make(&pioche(json!({}))).await.unwrap();
    let third = host.post("/api/tables", &pioche(json!({}))).await.unwrap();
    assert_eq!(status(&third), (429, "too-many".to_owned()));
    let mut player = Player::come(host, &id, Some(1)).await;
    let mut refusals = 0;
    for n in 0..200 {
        let command =
            json!({"do": {"id": format!("{n}"), "command": {"signal": {"signal": "hello"}}}});
        // The house closes the socket at some point.
        if player.line.send_text(command.to_string()).await.is_err() {
            break;
        }
    }
    while let Some(message) = passing(Duration::ZERO, player.line.next()).await {
        refusals += usize::from(code(&message) == "too-many");
    }
    let metrics = player.visitor.get("/metrics").await.unwrap().body;
    let metrics = String::from_utf8(metrics).unwrap();
    assert!(
        metrics.contains("maraude_floods_total 1"),
        "{refusals}: {metrics}"
    );
    assert!(!metrics.contains("maraude_commands_total 0"), "{metrics}");
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_are_refused() {
    let opened = open().await;
    let host = opened.visitor().await;
    let id = host.make(&pioche(json!({}))).await.unwrap();
    assert!(
        host.open_from(&id, Some("http://evil.example"))
            .await
            .is_err()
    );
    assert!(host.open_from(&id, Some(&opened.url)).await.is_ok());
    let body = pioche(json!({})).to_string();
    let origin = [("origin", "http://evil.example")];
    let refused = host
        .send("POST", "/api/tables", body.as_bytes(), &origin)
        .await
        .unwrap();
    assert_eq!(status(&refused), (403, "wrong-origin".to_owned()));
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn refused_requests_carry_a_code_and_a_message() {
    let opened = open().await;
    let host = opened.visitor().await;
    let id = host.make(&pioche(json!({}))).await.unwrap();
    for (table, expected) in [
        (
            json!({"game": "chess", "seats": ["me"], "name": "A"}),
            (404, "no-such-game"),
        ),
        (pioche(json!({"seats": ["me"]})), (422, "bad-seats")),
        (pioche(json!({"seats": ["me", "me"]})), (422, "bad-seats")),
        (
            pioche(json!({"options": {"rounds": 99}})),
            (422, "bad-option"),
        ),
        (pioche(json!({"options": {"x": 1}})), (422, "bad-option")),
        (
            pioche(json!({"clock": {"per_move": 1}})),
            (422, "bad-clock"),
        ),
        (
            pioche(json!({"seats": ["me", {"bot": {"bot": "x"}}]})),
            (422, "no-such-bot"),
        ),
        (pioche(json!({"name": "\u{202e}"})), (422, "bad-name")),
        (pioche(json!({"name": "x".repeat(99)})), (413, "too-long")),
        (pioche(json!({"surprise": 1})), (400, "malformed")),
    ] {
        let refused = host.post("/api/tables", &table).await.unwrap();
        let expected = (expected.0, expected.1.to_owned());
        assert_eq!(status(&refused), expected, "{table}");
        let words = refused.json()["words"]["id"].as_str().unwrap().to_owned();
        assert!(words.starts_with("house-"), "{words}");
    }
    let long = vec![b' '; 64 * 1024];
    let refused = host.send("POST", "/api/tables", &long, &[]).await.unwrap();
    assert_eq!(status(&refused), (413, "too-long".to_owned()));
    let journal = host
        .get(&format!("/api/tables/{id}/journal"))
        .await
        .unwrap();
    assert_eq!(status(&journal), (409, "not-over".to_owned()));
    for path in [
        "/api/tables/nowhere",
        "/api/nothing",
        "/api/tables/nowhere/course",
    ] {
        assert_eq!(host.get(path).await.unwrap().status, 404, "{path}");
    }
    opened.close().await;
}
