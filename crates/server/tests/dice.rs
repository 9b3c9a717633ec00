//! Dice that bind players and house: two rounds, heads, receipts.

mod opened;

use maraude_core::digest::{from_hex, hex};
use maraude_core::journal::{Journal, Writer};
use maraude_core::{End, Seed};
use maraude_house::{HouseKey, Mismatch, Proven, check_receipt};
use maraude_protocol::SignedReceipt;
use opened::{Opened, Player, clock, code, commitment, draw, open, open_in, pioche, quick, status};
use serde_json::{Value, json};
use std::time::Duration;

const SALTS: [&str; 2] = ["a1a1a1a1", "b2b2b2b2"];

/// Two people at a table that has not begun.
async fn seated(opened: &Opened, table: &Value) -> [Player; 2] {
    let host = opened.visitor().await;
    let id = host.make(table).await.unwrap();
    let guest = opened.visitor().await;
    guest.sit(&id, "Boris").await.unwrap();
    [
        Player::come(host, &id, Some(1)).await,
        Player::come(guest, &id, Some(2)).await,
    ]
}

fn ready(salt: &str) -> Value {
    json!({"ready": {"commitment": commitment(salt)}})
}

fn reveal(salt: &str) -> Value {
    json!({"reveal": {"salt": salt}})
}

async fn receipt(player: &Player) -> SignedReceipt {
    let path = format!("/api/tables/{}/receipt", player.id);
    let answer = player.visitor.get(&path).await.unwrap();
    assert_eq!(answer.status, 200);
    serde_json::from_slice(&answer.body).unwrap()
}

/// Ends the game by agreement; returns its journal.
async fn ended(players: &mut [Player; 2]) -> String {
    let [anna, boris] = players;
    anna.does(json!({"offer": {"offer": "abandon"}})).await;
    boris.does(json!({"offer": {"offer": "abandon"}})).await;
    anna.until_table(|table| table["phase"] == "over").await;
    let journal = format!("/api/tables/{}/journal", anna.id);
    let journal = anna.visitor.get(&journal).await.unwrap().body;
    String::from_utf8(journal).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_to_be_ready_cannot_grind_a_salt() {
    let opened = open().await;
    let mut players = seated(&opened, &pioche(json!({}))).await;
    let [anna, boris] = &mut players;
    let promised = anna.table["commitment"].clone();
    anna.does(ready(SALTS[0])).await;
    assert_eq!(code(&anna.does(reveal(SALTS[0])).await), "not-revealing");
    assert_eq!(boris.table["revealing"], false);
    boris.does(ready(SALTS[1])).await;
    boris.until_table(|table| table["revealing"] == true).await;
    let committed = [commitment(SALTS[0]), commitment(SALTS[1])];
    assert_eq!(boris.table["salt_commitments"], json!(committed));
    assert_eq!(boris.table["salts"], json!([]), "no salt is shown yet");
    anna.does(reveal(SALTS[0])).await;
    // From here on Boris, with the house's help, could compute the dice of every salt he likes.
    for ground in ["", "b2b2b2b3", "a1a1a1a1", "00"] {
        assert_eq!(code(&boris.does(reveal(ground)).await), "wrong-salt");
    }
    for other in [
        ready("cc"),
        json!({"ready": {}}),
        json!("not_ready"),
        json!("get_up"),
    ] {
        assert_eq!(code(&boris.does(other).await), "drawing");
    }
    let bot = json!({"set_seat": {"seat": 2, "to": "open"}});
    assert_eq!(code(&anna.does(bot).await), "drawing");
    assert_eq!(anna.table["phase"], "gathering");
    boris.does(reveal(SALTS[1])).await;
    for player in &mut players {
        player.updated().await;
    }
    let journal = ended(&mut players).await;
    let header = Journal::parse(journal.as_bytes()).unwrap().header;
    assert_eq!(header.salts, SALTS);
    assert_eq!(header.salt_commitments, committed);
    assert_eq!(json!(header.commitment), promised);
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_salt_that_is_not_revealed_gains_nothing_and_the_table_says_so() {
    let opened = open().await;
    let mut players = seated(&opened, &pioche(json!({}))).await;
    let [anna, boris] = &mut players;
    let before = anna.table["commitment"].clone();
    anna.does(ready(SALTS[0])).await;
    boris.does(ready(SALTS[1])).await;
    anna.until_table(|table| table["revealing"] == true).await;
    anna.does(reveal(SALTS[0])).await;
    clock().advance(Duration::from_secs(11));
    anna.until_table(|table| table["redrawn"] == 1).await;
    assert_ne!(anna.table["commitment"], before, "the seed is new");
    assert_eq!(anna.table["unsalted"], json!([2]));
    assert_eq!(anna.table["seats"][0]["ready"], false);
    assert_eq!(anna.table["seats"][1]["ready"], true);
    assert_eq!(code(&boris.does(reveal(SALTS[1])).await), "not-revealing");
    assert_eq!(code(&boris.does(ready("cc")).await), "no-salt");
    // Anna alone decides now: with a new salt of hers the game begins without another wait.
    anna.does(ready("dd")).await;
    anna.until_table(|table| table["revealing"] == true).await;
    anna.does(reveal("dd")).await;
    anna.until_table(|table| table["phase"] == "running").await;
    assert_eq!(anna.table["salts"], json!(["dd", ""]));
    let journal = ended(&mut players).await;
    let header = Journal::parse(journal.as_bytes()).unwrap().header;
    assert_eq!(header.salt_commitments, [commitment("dd"), commitment("")]);
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_between_the_rounds_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let opened = open_in(folder.path(), quick(), None).await;
    let mut players = seated(&opened, &pioche(json!({}))).await;
    let [anna, boris] = &mut players;
    let promised = anna.table["commitment"].clone();
    anna.does(ready(SALTS[0])).await;
    boris.does(ready(SALTS[1])).await;
    anna.until_table(|table| table["revealing"] == true).await;
    anna.does(reveal(SALTS[0])).await;
    opened.close().await;
    clock().advance(Duration::from_secs(60));
    let opened = open_in(folder.path(), quick(), None).await;
    for player in &mut players {
        player.visitor = player.visitor.at(&opened.url);
        player.reconnect().await;
    }
    let [anna, boris] = &mut players;
    assert_eq!(boris.table["revealing"], true);
    assert_eq!(boris.table["commitment"], promised);
    boris.does(reveal(SALTS[1])).await;
    anna.until_table(|table| table["phase"] == "running").await;
    assert_eq!(anna.table["salts"], json!(SALTS));
    assert_eq!(anna.table["redrawn"], 0);
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_on_one_screen_add_one_salt_and_bots_none() {
    let opened = open().await;
    let host = opened.visitor().await;
    let seats = json!([{"bot": {"bot": "random"}}, "me", {"here": {"name": "Zoé"}}]);
    let id = host.make(&pioche(json!({"seats": seats}))).await.unwrap();
    let mut player = Player::come(host, &id, Some(2)).await;
    player.does(ready("aa")).await;
    player.until_table(|table| table["revealing"] == true).await;
    let committed = json!(["", commitment("aa"), commitment("")]);
    assert_eq!(player.table["salt_commitments"], committed);
    player.does(reveal("aa")).await;
    player
        .until_table(|table| table["phase"] == "running")
        .await;
    assert_eq!(player.table["salts"], json!(["", "aa", ""]));
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deal_that_was_played_before_takes_no_salt_and_says_so() {
    let opened = open().await;
    let mut players = opened.two(pioche(json!({}))).await;
    ended(&mut players).await;
    let again = json!({"again": players[0].id, "public": true});
    let mut players = seated(&opened, &pioche(again)).await;
    let [anna, boris] = &mut players;
    let list = boris.visitor.get("/api/tables").await.unwrap().json();
    assert!(list["tables"][0]["table"]["again"].is_string());
    assert_eq!(code(&boris.does(ready("aa")).await), "no-salt");
    for player in [&mut *anna, boris] {
        player.does(json!({"ready": {}})).await;
    }
    anna.updated().await;
    assert!(receipt(anna).await.receipt.again);
    let journal = ended(&mut players).await;
    assert!(Journal::parse(journal.as_bytes()).unwrap().header.again);
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_update_carries_a_head_of_the_journal() {
    let opened = open().await;
    let mut players = seated(&opened, &pioche(json!({}))).await;
    draw(&mut players, SALTS).await;
    for player in &mut players {
        player.updated().await;
    }
    for _ in 0..12 {
        let acting = usize::from(!players[0].may_act());
        let Some(action) = players[acting].choice() else {
            break;
        };
        players[acting].play(&action).await;
        players[1 - acting].catch_up().await;
    }
    let journal = ended(&mut players).await;
    let journal = Journal::parse(journal.as_bytes()).unwrap();
    let heads: Vec<String> = journal
        .heads(&journal.seed().unwrap())
        .map(|head| hex(&head))
        .collect();
    assert!(heads.len() > 3);
    for player in &players {
        let updates = player.heard.iter().filter(|said| said["type"] == "update");
        let told: Vec<usize> = updates
            .map(|update| {
                let head = update["head"].as_str().expect("every update has one");
                heads.iter().position(|known| known == head).expect("known")
            })
            .collect();
        assert!(told.len() > 3 && told.is_sorted(), "{told:?}");
        assert!(
            told.last() > Some(&2),
            "heads grow with the journal: {told:?}"
        );
    }
    opened.close().await;
}

/// A journal with changed lines, sealed again as a house would.
fn resealed(text: &str, change: impl Fn(&mut Journal), seed: Option<Seed>) -> Journal {
    let mut journal = Journal::parse(text.as_bytes()).unwrap();
    let seed = seed.unwrap_or_else(|| journal.seed().unwrap());
    change(&mut journal);
    let mut writer = Writer::new(&journal.header);
    for entry in &journal.entries {
        writer.line(&entry.line());
    }
    let text = writer.finish(&End::Abandoned, &seed);
    Journal::parse(text.as_bytes()).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_receipt_holds_the_house_to_what_it_told() {
    let opened = open().await;
    let mut players = seated(&opened, &pioche(json!({}))).await;
    let early = receipt(&players[0]).await;
    assert_eq!(
        (early.receipt.head.as_ref(), early.receipt.salt.as_ref()),
        (None, None)
    );
    draw(&mut players, SALTS).await;
    for player in &mut players {
        player.updated().await;
    }
    for _ in 0..4 {
        let acting = usize::from(!players[0].may_act());
        let action = players[acting].choice().unwrap();
        players[acting].play(&action).await;
        players[1 - acting].catch_up().await;
    }
    let signed = receipt(&players[0]).await;
    assert_eq!(signed.receipt.salt.as_deref(), Some(SALTS[0]));
    assert_eq!(json!(signed.receipt.head), players[0].update["head"]);
    let key = players[0]
        .visitor
        .get("/api/house/key")
        .await
        .unwrap()
        .json();
    assert_eq!(json!(signed.receipt.key), key["key"]);
    let spectator = opened.visitor().await;
    let path = format!("/api/tables/{}/receipt", players[0].id);
    let refused = spectator.get(&path).await.unwrap();
    assert_eq!(status(&refused), (403, "not-seated".to_owned()));

    let text = ended(&mut players).await;
    let journal = Journal::parse(text.as_bytes()).unwrap();
    let proven = check_receipt(&journal, &signed).unwrap();
    assert!(proven.salt && proven.salt_commitments == 2);
    assert_eq!(
        proven.entries,
        Some(journal.entries.len() - 1),
        "all but the end"
    );
    let late = receipt(&players[1]).await;
    let all = Some(journal.entries.len());
    assert_eq!(check_receipt(&journal, &late).unwrap().entries, all);
    let promised = Proven {
        salt_commitments: 0,
        salt: false,
        entries: None,
    };
    assert_eq!(check_receipt(&journal, &early), Ok(promised));

    let fails = |journal: &Journal| check_receipt(journal, &signed).unwrap_err();
    let times = resealed(
        &text,
        |journal| {
            for entry in &mut journal.entries {
                entry.at += 1;
            }
        },
        None,
    );
    assert_eq!(fails(&times), Mismatch::Head);
    let bots = resealed(
        &text,
        |journal| "bot:random".clone_into(&mut journal.header.seats[1]),
        None,
    );
    assert_eq!(fails(&bots), Mismatch::Head);
    let other = Seed([9; 32]);
    let swapped = resealed(
        &text,
        |journal| {
            journal.header.commitment = hex(&other.commitment());
        },
        Some(Seed([9; 32])),
    );
    assert_eq!(fails(&swapped), Mismatch::Commitment);
    assert_eq!(check_receipt(&swapped, &early), Err(Mismatch::Commitment));
    let ground = resealed(
        &text,
        |journal| {
            journal.header.salts[1] = "cc".to_owned();
            journal.header.salt_commitments[1] = commitment("cc");
        },
        None,
    );
    assert_eq!(fails(&ground), Mismatch::SaltCommitment);

    let mut forged = signed.clone();
    forged.receipt.time += 1;
    assert_eq!(check_receipt(&journal, &forged), Err(Mismatch::Signature));
    let other = HouseKey::default().sign(signed.receipt.clone());
    assert_eq!(check_receipt(&journal, &other), Err(Mismatch::Signature));
    assert!(from_hex(&signed.signature).is_some_and(|bytes| bytes.len() == 64));
    opened.close().await;
}
