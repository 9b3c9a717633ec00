//! Choosing a taxi (BV-S3, TF-T1): what is free, what is kept, who gives way.

mod opened;

use opened::{Opened, Player, code, open, open_in, quick};
use serde_json::{Value, json};

fn taxi(colour: &str, shape: &str) -> Value {
    json!({"colour": colour, "shape": shape})
}

fn choose(seat: u8, colour: &str, shape: &str) -> Value {
    json!({"choose_taxi": {"seat": seat, "taxi": taxi(colour, shape)}})
}

fn ready() -> Value {
    json!({"ready": {}})
}

/// The taxis of a table's seats, in order.
fn taxis(table: &Value) -> Vec<Value> {
    let seats = table["seats"].as_array().unwrap();
    seats.iter().map(|seat| seat["taxi"].clone()).collect()
}

/// Asserts that no two seats share a colour or a shape.
fn assert_apart(table: &Value) {
    let taxis = taxis(table);
    for (at, one) in taxis.iter().enumerate() {
        for other in &taxis[at + 1..] {
            assert!(one["colour"] != other["colour"], "{taxis:?}");
            assert!(one["shape"] != other["shape"], "{taxis:?}");
        }
    }
}

/// Anna, Boris and a bot at a table of Boomville.
async fn three(opened: &Opened) -> [Player; 2] {
    let seats = json!(["me", {"bot": {"bot": "greedy"}}, "open"]);
    let table = json!({"game": "boomville", "seats": seats, "name": "Anna"});
    let host = opened.visitor().await;
    let id = host.make(&table).await.unwrap();
    let boris = opened.visitor().await;
    boris.sit(&id, "Boris").await.unwrap();
    [
        Player::come(host, &id, Some(1)).await,
        Player::come(boris, &id, Some(3)).await,
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn bv_s3_a_free_colour_and_shape_is_chosen_and_bots_take_what_is_left() {
    let opened = open().await;
    let [mut anna, mut boris] = three(&opened).await;
    assert_apart(&anna.table);
    // The bot's own colour is free for people; the bot gets another.
    let bots = anna.table["seats"][1]["taxi"].clone();
    let colour = bots["colour"].as_str().unwrap();
    anna.does(choose(1, colour, "cross")).await;
    let chosen = taxi(colour, "cross");
    boris
        .until_table(|table| table["seats"][0]["taxi"] == chosen)
        .await;
    assert_apart(&boris.table);
    assert_ne!(boris.table["seats"][1]["taxi"]["colour"], bots["colour"]);
    assert_eq!(boris.table["seats"][1]["taxi"]["shape"], bots["shape"]);
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_taken_taxi_is_refused_and_so_is_a_choice_after_the_start() {
    let opened = open().await;
    let [mut anna, mut boris] = three(&opened).await;
    let before = taxis(&anna.table);
    let his = &before[2];
    let (colour, shape) = (
        his["colour"].as_str().unwrap(),
        his["shape"].as_str().unwrap(),
    );
    for wish in [choose(1, colour, "cross"), choose(1, "black", shape)] {
        assert_eq!(anna.refused(wish).await, "taxi-taken");
    }
    let malformed = json!({"choose_taxi": {"seat": 1, "taxi": taxi("beige", "cross")}});
    anna.send("odd", 0, malformed).await;
    anna.until("error").await;
    // Neither the bot's seat nor Boris's is hers.
    for seat in [2, 3] {
        let foreign = anna.refused(choose(seat, "black", "cross")).await;
        assert_eq!(foreign, "not-your-seat");
    }
    let table = anna.visitor.get(&format!("/api/tables/{}", anna.id)).await;
    assert_eq!(taxis(&table.unwrap().json()["table"]), before);
    anna.does(ready()).await;
    boris.does(ready()).await;
    anna.until_table(|table| table["phase"] == "running").await;
    assert_eq!(anna.refused(choose(1, "black", "cross")).await, "begun");
    assert_eq!(taxis(&anna.table), before);
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_taxi_is_kept_over_a_restart_and_for_a_rematch() {
    let folder = tempfile::tempdir().unwrap();
    let opened = open_in(folder.path(), quick(), None).await;
    let [mut anna, mut boris] = three(&opened).await;
    anna.does(choose(1, "plum", "star")).await;
    boris.does(choose(3, "black", "cross")).await;
    let (id, chosen) = (
        anna.id.clone(),
        [taxi("plum", "star"), taxi("black", "cross")],
    );
    opened.close().await;
    let opened = open_in(folder.path(), quick(), None).await;
    let mut anna = Player::come(anna.visitor.at(&opened.url), &id, Some(1)).await;
    let mut boris = Player::come(boris.visitor.at(&opened.url), &id, Some(3)).await;
    let held = |table: &Value| {
        [
            table["seats"][0]["taxi"].clone(),
            table["seats"][2]["taxi"].clone(),
        ]
    };
    assert_eq!(held(&anna.table), chosen);
    anna.does(ready()).await;
    boris.does(ready()).await;
    anna.until_table(|table| table["phase"] == "running").await;
    for offer in ["abandon", "rematch"] {
        anna.does(json!({"offer": {"offer": offer}})).await;
        boris
            .until_table(|table| table["offers"] != json!([]))
            .await;
        let n = boris.table["offers"][0]["n"].clone();
        let answer = json!({"answer": {"offer": n, "accept": true}});
        boris.does(answer).await;
        boris
            .until_table(|table| table["offers"] == json!([]))
            .await;
    }
    boris.until_table(|table| !table["rematch"].is_null()).await;
    let rematch = boris.table["rematch"].as_str().unwrap();
    let table = boris.visitor.get(&format!("/api/tables/{rematch}")).await;
    let table = table.unwrap().json()["table"].clone();
    assert_eq!(held(&table), chosen);
    assert_apart(&table);
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wish_comes_along_when_a_table_is_made_and_when_somebody_sits_down() {
    let opened = open().await;
    let host = opened.visitor().await;
    let seats = json!(["me", {"here": {"name": "Zoé", "taxi": taxi("sky", "star")}}, "open"]);
    let wish = taxi("sky", "cross");
    let table = json!({"game": "boomville", "seats": seats, "name": "Anna", "taxi": wish});
    let id = host.make(&table).await.unwrap();
    let boris = opened.visitor().await;
    let path = format!("/api/tables/{id}/sit");
    let sit = json!({"name": "Boris", "taxi": taxi("plum", "cross")});
    let table = boris.post(&path, &sit).await.unwrap().json()["table"].clone();
    // The first to ask gets all of it; the others as much as is left.
    let taxis = taxis(&table);
    assert_eq!(taxis[0], wish);
    assert_eq!(taxis[1]["shape"], "star");
    assert_eq!(taxis[2]["colour"], "plum");
    assert_apart(&table);
    let odd = json!({"name": "Cleo", "taxi": {"colour": "plum"}});
    let refused = opened.visitor().await.post(&path, &odd).await.unwrap();
    assert_eq!(code(&json!({"problem": refused.json()})), "malformed");
    opened.close().await;
}
