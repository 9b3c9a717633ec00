//! A house that opens says so.

use maraude_server::Opening;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

#[tokio::test]
async fn while_it_opens_a_house_says_how_far_it_is() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let opening = Opening::default();
    let answering = tokio::spawn({
        let opening = opening.clone();
        async move { opening.answer(&listener).await }
    });
    let get = async |path: &str| {
        let mut stream = TcpStream::connect(address).await.unwrap();
        let request = format!("GET {path} HTTP/1.1\r\nhost: localhost\r\n\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        answer
    };
    opening.replayed(3, 7);
    let health = get("/health").await;
    assert!(health.starts_with("HTTP/1.1 200 "), "{health}");
    assert!(health.contains("3 of 7 running games"), "{health}");
    let ready = get("/ready").await;
    assert!(ready.starts_with("HTTP/1.1 503 "), "{ready}");
    assert!(ready.contains("retry-after: 5"), "{ready}");
    answering.abort();
}
