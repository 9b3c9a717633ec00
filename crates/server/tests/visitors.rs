//! Which cookies and names the house accepts.

mod opened;

use maraude_client::{Answer, Browser};
use maraude_server::Settings;
use opened::{open, open_set, status};
use serde_json::json;

async fn with_cookie(visitor: &Browser, cookie: &str) -> Answer {
    let stranger = visitor.without_cookie();
    let headers = [("cookie", cookie)];
    let answer = stranger.send("GET", "/api/me", b"", &headers).await;
    answer.unwrap()
}

/// Asks the house under this name.
async fn asked_as(visitor: &Browser, host: &str, path: &str) -> Answer {
    let headers = [("host", host)];
    visitor.send("GET", path, b"", &headers).await.unwrap()
}

/// The cookies that an answer sets, as `name=value`.
fn set(answer: &Answer) -> Vec<String> {
    let set = answer.headers.iter();
    let set = set.filter(|(name, _)| name == "set-cookie");
    set.map(|(_, value)| value.split(';').next().unwrap().to_owned())
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_made_up_cookie_is_replaced() {
    let opened = open().await;
    let visitor = opened.visitor().await;
    let secret = "a".repeat(32);
    let seal = "0".repeat(32);
    for made_up in [
        "forged".to_owned(),
        secret.clone(),
        format!("{secret}.{seal}"),
    ] {
        let answer = with_cookie(&visitor, &format!("maraude={made_up}")).await;
        let [issued] = &set(&answer)[..] else {
            panic!("no new cookie instead of {made_up}");
        };
        assert!(!issued.contains(&secret), "{issued}");
    }
    let answer = with_cookie(&visitor, visitor.cookie()).await;
    assert!(set(&answer).is_empty(), "its own cookie is a good one");
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_cookie_of_somebody_known_is_sealed_and_kept() {
    let opened = open().await;
    let visitor = opened.visitor().await;
    let (old, _) = visitor.cookie().split_once('.').unwrap();
    let unknown = with_cookie(&visitor, old).await;
    assert!(!set(&unknown)[0].starts_with(old), "nobody knows them yet");
    let name = json!({"name": "Anna"}).to_string();
    let named = visitor.send("PUT", "/api/me", name.as_bytes(), &[]).await;
    assert_eq!(named.unwrap().status, 200);
    let answer = with_cookie(&visitor, old).await;
    assert_eq!(answer.json()["name"], "Anna");
    assert_eq!(set(&answer), [visitor.cookie()]);
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn over_https_the_cookie_belongs_to_this_host_alone() {
    let opened = open_set(Settings {
        public_url: Some("https://games.example".to_owned()),
        ..Settings::default()
    })
    .await;
    let visitor = opened.visitor().await;
    assert!(visitor.cookie().starts_with("__Host-maraude="));
    let first = with_cookie(&visitor, "").await;
    let header = first.header("set-cookie").unwrap();
    assert!(header.contains("; Path=/;") && header.ends_with("; Secure"));
    // Somebody who comes with a cookie from before it had this name keeps their place.
    let old = visitor.cookie().strip_prefix("__Host-").unwrap();
    let renewed = with_cookie(&visitor, old).await;
    assert_eq!(set(&renewed), [visitor.cookie(), "maraude="]);
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_house_does_not_answer_to_other_names() {
    let opened = open_set(Settings {
        public_url: Some("https://games.example".to_owned()),
        names: vec!["den.local".to_owned()],
        ..Settings::default()
    })
    .await;
    let visitor = opened.visitor().await;
    let port = opened.url.rsplit(':').next().unwrap().to_owned();
    for name in ["localhost", "games.example", "den.local", "[::1]"] {
        let host = format!("{name}:{port}");
        let answer = asked_as(&visitor, &host, "/api/me").await;
        assert_eq!(answer.status, 200, "{name}");
    }
    let evil = format!("evil.example:{port}");
    let refused = asked_as(&visitor, &evil, "/api/me").await;
    assert_eq!(status(&refused), (421, "wrong-host".to_owned()));
    assert!(set(&refused).is_empty());
    for path in ["/", "/metrics", "/health"] {
        let page = asked_as(&visitor, &evil, path).await;
        assert_eq!(page.status, 421, "{path}");
        assert!(String::from_utf8_lossy(&page.body).contains("`names`"));
    }
    opened.close().await;
}
