//! The site around the tables: pages, headers, lists, metrics.

mod opened;

use opened::{Player, open, pioche, play_on, shelf};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_carries_its_headers() {
    let opened = open().await;
    let host = opened.visitor().await;
    for path in [
        "/",
        "/t/whatever",
        "/api/games",
        "/api/nothing",
        "/health",
        "/assets/none.js",
    ] {
        let answer = host.get(path).await.unwrap();
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"));
        assert_eq!(
            answer.header("x-content-type-options"),
            Some("nosniff"),
            "{path}"
        );
        assert_eq!(
            answer.header("referrer-policy"),
            Some("no-referrer"),
            "{path}"
        );
    }
    let page = host.get("/t/whatever").await.unwrap();
    assert_eq!(
        (page.status, page.header("content-type")),
        (200, Some("text/html; charset=utf-8"))
    );
    assert_eq!(host.get("/assets/none.js").await.unwrap().status, 404);
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_cookie_is_kept_from_scripts() {
    let opened = open().await;
    let host = opened.visitor().await;
    let first = host
        .send("GET", "/", b"", &[("cookie", "maraude=forged")])
        .await
        .unwrap();
    assert!(
        first.header("set-cookie").is_none(),
        "the first cookie is a good one"
    );
    let stranger = maraude_client::Browser::new(&opened.url).await.unwrap();
    assert_ne!(stranger.cookie(), host.cookie());
    let answer = host.get("/api/me").await.unwrap();
    assert!(answer.header("set-cookie").is_none());
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_shelf_lists_every_game_with_its_files() {
    let opened = open().await;
    let host = opened.visitor().await;
    let games = host.get("/api/games").await.unwrap().json();
    let games = games["games"].as_array().unwrap().clone();
    assert_eq!(games.len(), shelf().len());
    for game in games {
        assert!(
            game["bots"]
                .as_array()
                .unwrap()
                .iter()
                .any(|bot| bot == "random")
        );
        for file in [&game["data"], &game["texts"]]
            .iter()
            .flat_map(|files| files.as_array().unwrap())
        {
            let answer = host.get(file["path"].as_str().unwrap()).await.unwrap();
            assert_eq!(answer.status, 200);
            assert!(
                answer
                    .header("cache-control")
                    .unwrap()
                    .contains("immutable")
            );
        }
    }
    assert_eq!(host.get("/api/house/fr.ftl").await.unwrap().status, 200);
    opened.close().await;
}

/// The ids of the messages that a client needs to show a game of the shelf.
fn ids_named_by(game: &Value) -> Vec<String> {
    let (meta, id) = (&game["meta"], game["meta"]["id"].as_str().unwrap());
    let mut ids = Vec::new();
    for option in meta["options"].as_array().unwrap() {
        let key = option["key"].as_str().unwrap();
        ids.push(format!("{id}-option-{key}"));
        for word in option["kind"]["words"].as_array().into_iter().flatten() {
            ids.push(format!("{id}-option-{key}-{}", word.as_str().unwrap()));
        }
    }
    for one in meta["boxes"].as_array().unwrap() {
        let options = one["options"].as_array().unwrap();
        let values = options.iter().map(|option| option[1].as_str().unwrap());
        let name = [id].into_iter().chain(values).collect::<Vec<_>>().join("-");
        ids.push(format!("{name}-pitch"));
        if !options.is_empty() {
            ids.push(format!("{name}-subtitle"));
        }
    }
    for ending in meta["endings"].as_array().unwrap() {
        let ending = ending.as_str().unwrap().replace('_', "-");
        ids.push(format!("{id}-ending-{ending}"));
    }
    ids
}

#[tokio::test(flavor = "multi_thread")]
async fn every_message_that_the_shelf_names_is_in_both_languages() {
    let opened = open().await;
    let host = opened.visitor().await;
    let games = host.get("/api/games").await.unwrap().json();
    for game in games["games"].as_array().unwrap() {
        let keys: Vec<&String> = game.as_object().unwrap().keys().collect();
        assert_eq!(keys, ["bots", "data", "meta", "texts"]);
        for language in ["fr.ftl", "en.ftl"] {
            let mut texts = game["texts"].as_array().unwrap().iter();
            let text = texts.find(|text| text["name"] == language).unwrap();
            let text = host.get(text["path"].as_str().unwrap()).await.unwrap().body;
            let text = String::from_utf8(text).unwrap();
            for id in ids_named_by(game) {
                let line = format!("{id} =");
                let known = text.lines().any(|known| known.starts_with(&line));
                assert!(known, "{id} is missing in {language}");
            }
        }
    }
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_private_unless_made_public() {
    let opened = open().await;
    let host = opened.visitor().await;
    let quiet = host.make(&pioche(json!({}))).await.unwrap();
    let loud = host.make(&pioche(json!({"public": true}))).await.unwrap();
    let stranger = opened.visitor().await;
    let ids = |tables: Value| -> Vec<String> {
        let tables = tables["tables"].as_array().unwrap().clone();
        tables
            .iter()
            .map(|t| t["table"]["id"].as_str().unwrap().to_owned())
            .collect()
    };
    let public = ids(stranger.get("/api/tables").await.unwrap().json());
    assert!(public.contains(&loud) && !public.contains(&quiet));
    assert!(ids(stranger.get("/api/my/tables").await.unwrap().json()).is_empty());
    let mine = ids(host.get("/api/my/tables").await.unwrap().json());
    assert!(mine.contains(&loud) && mine.contains(&quiet));
    let mut host = Player::come(host, &loud, Some(1)).await;
    host.does(json!({"publish": {"public": false}})).await;
    assert!(ids(stranger.get("/api/tables").await.unwrap().json()).is_empty());
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_shows_only_what_the_viewer_may_see() {
    let opened = open().await;
    let mut players = opened.two(pioche(json!({"options": {"rounds": 3}}))).await;
    opened::play_while(&mut players, |player| player.n < 5).await;
    let path = |seat: u8| {
        format!(
            "/api/tables/{}/course?seat={seat}&from=1&to=3",
            players[0].id
        )
    };
    let own = players[0].visitor.get(&path(1)).await.unwrap();
    assert_eq!(own.json()["steps"].as_array().unwrap().len(), 2);
    assert_eq!(
        players[0].visitor.get(&path(2)).await.unwrap().code(),
        "not-your-seat"
    );
    let watcher = opened.visitor().await;
    assert_eq!(watcher.get(&path(1)).await.unwrap().code(), "not-your-seat");
    let all = format!("/api/tables/{}/course", players[0].id);
    assert_eq!(watcher.get(&all).await.unwrap().status, 200);
    play_on(&mut players).await;
    let id = &players[0].id;
    for seat in [1, 2] {
        let path = format!("/api/tables/{id}/course?seat={seat}");
        assert_eq!(
            watcher.get(&path).await.unwrap().status,
            200,
            "anybody, once it is over"
        );
    }
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_reads_health_and_metrics() {
    let opened = open().await;
    let mut players = opened.two(pioche(json!({}))).await;
    play_on(&mut players).await;
    let host = &players[0].visitor;
    assert_eq!(host.get("/health").await.unwrap().status, 200);
    assert_eq!(host.get("/ready").await.unwrap().status, 200);
    let metrics = String::from_utf8(host.get("/metrics").await.unwrap().body).unwrap();
    let value = |name: &str| -> f64 {
        let line = metrics
            .lines()
            .find(|line| line.starts_with(&format!("{name} ")))
            .unwrap();
        line.rsplit(' ').next().unwrap().parse().unwrap()
    };
    assert!(value("maraude_entries_total") > 3.0);
    assert!(value("maraude_commit_seconds_count") > 3.0);
    assert!(value("maraude_sockets") >= 2.0);
    for name in [
        "tables_in_memory",
        "commands_total",
        "refused_total",
        "failed_writes_total",
        "bot_thoughts_total",
        "tables_loaded_total",
        "tables_evicted_total",
        "tables_broken_total",
        "messages_received_total",
        "messages_sent_total",
        "resynchronised_total",
        "floods_total",
        "load_seconds_sum",
    ] {
        assert!(value(&format!("maraude_{name}")) >= 0.0);
    }
    assert!(metrics.contains(r#"maraude_commit_seconds_bucket{le="0.0001"}"#));
    opened.close().await;
}
