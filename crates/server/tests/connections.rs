//! Plain connections: timeouts, limits, caching and typed refusals.

mod opened;

use maraude_protocol::Problem;
use maraude_server::{Limits, Settings};
use maraude_store::{Sqlite, Store};
use opened::{Opened, Player, open, open_in, open_set, open_with, passing, pioche, quick};
use serde_json::json;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

async fn connect(opened: &Opened) -> TcpStream {
    let host = opened.url.trim_start_matches("http://");
    TcpStream::connect(host).await.unwrap()
}

/// Sends these lines as a request and returns the answer as text.
async fn ask(opened: &Opened, lines: &[&str]) -> String {
    let mut stream = connect(opened).await;
    let lines = lines.join("\r\n");
    let request = format!("{lines}\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    String::from_utf8_lossy(&answer).to_lowercase()
}

async fn get(opened: &Opened, path: &str) -> String {
    ask(opened, &[&format!("GET {path} HTTP/1.1")]).await
}

/// Waits until the house closes the connection, while these bytes are sent slowly and time passes.
async fn hangs_up(mut stream: TcpStream, dribble: &[u8]) {
    let mut sink = [0; 1024];
    let gone = async {
        while stream.write_all(dribble).await.is_ok() {
            let read = tokio::time::timeout(Duration::from_millis(10), stream.read(&mut sink));
            if let Ok(Ok(0) | Err(_)) = read.await {
                return;
            }
        }
    };
    passing(Duration::from_millis(20), gone).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn public_files_set_no_cookie() {
    let opened = open().await;
    let games = opened.visitor().await.get("/api/games").await.unwrap();
    let file = games.json()["games"][0]["texts"][0]["path"].clone();
    let answer = get(&opened, file.as_str().unwrap()).await;
    assert!(answer.contains("cache-control: public"), "{answer}");
    assert!(!answer.contains("set-cookie"), "{answer}");
    assert!(get(&opened, "/").await.contains("set-cookie"));
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_without_a_request_is_closed() {
    let limits = Limits {
        read_timeout: Duration::from_millis(500),
        ..Limits::default()
    };
    let opened = open_with(quick(), Some(limits)).await;
    let body = "Content-Type: application/json\r\nContent-Length: 9000\r\n\r\n";
    let body = format!("PUT /api/me HTTP/1.1\r\nHost: localhost\r\n{body}{{");
    for (said, dribble) in [
        ("", ""),
        ("GET / HTTP/1.1\r\nHost: localhost\r\n", ""),
        ("GET / HTTP/1.1\r\nHost: localhost\r\n", "x"),
        ("GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n", ""),
        (&body, ""),
        (&body, " "),
    ] {
        let mut stream = connect(&opened).await;
        stream.write_all(said.as_bytes()).await.unwrap();
        println!("{said:?} and then {dribble:?}");
        hangs_up(stream, dribble.as_bytes()).await;
    }
    // A socket may stay silent longer.
    let host = opened.visitor().await;
    let id = host.make(&pioche(json!({}))).await.unwrap();
    let mut player = Player::come(host, &id, Some(1)).await;
    hangs_up(connect(&opened).await, b"").await;
    let said = player.does(json!({"signal": {"signal": "hello"}}));
    assert_eq!(said.await["type"], "done");
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_of_one_address_are_limited() {
    let limits = Limits {
        connections: 8,
        ..Limits::default()
    };
    let opened = open_with(quick(), Some(limits)).await;
    let host = opened.visitor().await;
    let id = host.make(&pioche(json!({}))).await.unwrap();
    let mut sockets = Vec::new();
    for _ in 0..10 {
        sockets.push(Player::come(host.clone(), &id, Some(1)).await);
    }
    let mut silent = Vec::new();
    for _ in 0..8 {
        silent.push(connect(&opened).await);
    }
    hangs_up(connect(&opened).await, b"").await;
    drop(silent);
    // Further connections are closed until the house has noticed that these are gone.
    let health = async {
        loop {
            if let Ok(answer) = host.get("/health").await {
                return answer.status;
            }
        }
    };
    assert_eq!(passing(Duration::ZERO, health).await, 200);
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ping_frames_count_against_the_limit() {
    let opened = open_with(quick(), Some(Limits::default())).await;
    let host = opened.visitor().await;
    let id = host.make(&pioche(json!({}))).await.unwrap();
    let mut player = Player::come(host, &id, Some(1)).await;
    for _ in 0..2_000 {
        let ping = Message::Ping(Vec::new().into());
        if player.line.send_message(ping).await.is_err() {
            break;
        }
    }
    // The last message may be lost with what was not read yet.
    let cut = async { while player.line.next().await.is_some() {} };
    passing(Duration::ZERO, cut).await;
    let metrics = get(&opened, "/metrics").await;
    assert!(metrics.contains("maraude_floods_total 1"), "{metrics}");
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn unmuting_leaves_no_trace_in_the_sheet() {
    let folder = tempfile::tempdir().unwrap();
    let opened = open_in(folder.path(), quick(), None).await;
    let id = opened.visitor().await.make(&pioche(json!({}))).await;
    let id = id.unwrap();
    for _ in 0..3 {
        let mut spectator = Player::come(opened.visitor().await, &id, None).await;
        let unmute = json!({"mute": {"who": "nobody", "muted": false}});
        assert_eq!(spectator.does(unmute).await["type"], "done");
    }
    // Muting and unmuting leaves no trace either.
    let visitor = opened.visitor().await;
    let mut fickle = Player::come(visitor, &id, None).await;
    let who = fickle.you["who"].clone();
    for (n, muted) in [("1", true), ("2", true), ("3", false)] {
        let mute = json!({"mute": {"who": who, "muted": muted}});
        assert_eq!(fickle.command(n, mute).await["type"], "done");
    }
    opened.close().await;
    let store = Sqlite::open(&folder.path().join("house.db")).unwrap();
    let saved = store.load(&id).await.unwrap().unwrap();
    assert!(saved.sheet.body.contains(r#""muted":{}"#), "{saved:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_are_refused_through_a_proxy() {
    let opened = open().await;
    assert!(get(&opened, "/metrics").await.contains("maraude_sockets"));
    for behind_proxy in [false, true] {
        let opened = open_set(Settings {
            behind_proxy,
            ..Settings::default()
        })
        .await;
        for header in [
            "X-Forwarded-For: 127.0.0.1",
            "X-Forwarded-For: 9.9.9.9:1234",
            "X-Forwarded-For: [2001:db8::1]:99",
            "X-Forwarded-For: unknown",
            "Forwarded: for=192.0.2.1",
        ] {
            let answer = ask(&opened, &["GET /metrics HTTP/1.1", header]).await;
            assert!(answer.starts_with("http/1.1 404"), "{header}: {answer}");
        }
        opened.close().await;
    }
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_refusal_is_typed() {
    let opened = open().await;
    let id = opened.visitor().await.make(&pioche(json!({}))).await;
    let table = format!("/api/tables/{}", id.unwrap());
    for (method, path, status) in [
        ("GET", format!("{table}/course?seat=abc"), 400),
        ("GET", format!("{table}/course?from=-1"), 400),
        ("GET", format!("{table}/socket"), 400),
        ("GET", "/api/tables/%ff".to_owned(), 400),
        ("GET", "/api/games/%ff/0/x".to_owned(), 400),
        ("GET", "/api/daily/%ff".to_owned(), 400),
        ("GET", "/api".to_owned(), 404),
        ("GET", "/api/".to_owned(), 404),
        ("GET", "/api/nothing/here".to_owned(), 404),
        ("POST", "/api/nothing".to_owned(), 404),
        ("DELETE", table.clone(), 405),
        ("POST", "/health".to_owned(), 405),
        ("POST", "/t/whatever".to_owned(), 405),
    ] {
        let answer = ask(&opened, &[&format!("{method} {path} HTTP/1.1")]).await;
        let begins = format!("http/1.1 {status} ");
        assert!(answer.starts_with(&begins), "{method} {path}: {answer}");
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        assert!(head.contains("content-type: application/json"), "{head}");
        assert!(serde_json::from_str::<Problem>(body).is_ok(), "{body}");
    }
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn replays_cost_more_than_other_requests() {
    let opened = open_with(quick(), Some(Limits::default())).await;
    let host = opened.visitor().await;
    let id = host.make(&pioche(json!({}))).await.unwrap();
    let mut refused = 0;
    for _ in 0..60 {
        let answer = host.get(&format!("/api/tables/{id}/course")).await.unwrap();
        refused += u32::from(answer.code() == "too-many");
    }
    assert!(refused > 10, "{refused}");
    opened.close().await;
}
