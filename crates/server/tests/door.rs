//! Bare connections: what comes before anybody has asked anything, and what may be kept of it.

mod opened;

use opened::{Opened, open};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

async fn connect(opened: &Opened) -> TcpStream {
    let host = opened.url.trim_start_matches("http://");
    TcpStream::connect(host).await.unwrap()
}

/// What is answered to these lines, as text.
async fn ask(opened: &Opened, lines: &[&str]) -> String {
    let mut stream = connect(opened).await;
    let lines = lines.join("\r\n");
    let request = format!("{lines}\r\nHost: here\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    String::from_utf8_lossy(&answer).to_lowercase()
}

async fn get(opened: &Opened, path: &str) -> String {
    ask(opened, &[&format!("GET {path} HTTP/1.1")]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_everybody_may_keep_names_nobody() {
    let opened = open().await;
    let games = opened.visitor().await.get("/api/games").await.unwrap();
    let file = games.json()["games"][0]["texts"][0]["path"].clone();
    let answer = get(&opened, file.as_str().unwrap()).await;
    assert!(answer.contains("cache-control: public"), "{answer}");
    assert!(!answer.contains("set-cookie"), "{answer}");
    assert!(get(&opened, "/").await.contains("set-cookie"));
    opened.close().await;
}
