//! `maraude verify` tells what is proven: by the file, by its format, and by a receipt.

mod house;

use house::journals::FINISHED;
use house::{Server, maraude, stderr};
use maraude_client::Browser;
use maraude_core::digest::hex;
use maraude_core::journal::{Journal, Writer, salt_commitment};
use maraude_core::{Seat, Seed};
use maraude_house::HouseKey;
use maraude_protocol::{RECEIPT, Receipt, SignedReceipt};
use std::path::Path;
use std::process::Output;

/// A journal of format 1.
const OLD: &str = include_str!("../../../games/marne/goldens/jam-4.journal");

/// What a house would have told seat 1 after ten entries.
fn receipt(key: &HouseKey, text: &str) -> SignedReceipt {
    let journal = Journal::parse(text.as_bytes()).unwrap();
    let header = &journal.header;
    let head = journal.heads(&journal.seed().unwrap()).nth(10).unwrap();
    key.sign(Receipt {
        maraude_receipt: RECEIPT,
        table: "table".to_owned(),
        game: header.game.clone(),
        seats: vec![Seat::at(0)],
        commitment: header.commitment.clone(),
        salt_commitments: header.salt_commitments.clone(),
        redrawn: 0,
        again: header.again,
        salt: None,
        step: 10,
        head: Some(hex(&head)),
        time: 0,
        key: key.public(),
    })
}

/// A finished game with changes, sealed again as a house would.
fn resealed(text: &str, change: impl Fn(&mut Journal)) -> String {
    let mut journal = Journal::parse(text.as_bytes()).unwrap();
    let seed: Seed = journal.seed().unwrap();
    change(&mut journal);
    let mut writer = Writer::new(&journal.header);
    for entry in &journal.entries {
        writer.line(&entry.line());
    }
    writer.finish(&journal.last.unwrap().outcome, &seed)
}

/// The game of bots as if two people, who added no salt, had played it.
fn people() -> String {
    resealed(FINISHED, |journal| {
        journal.header.seats.fill("person".to_owned());
        let nothing = hex(&salt_commitment(b""));
        journal.header.salt_commitments.fill(nothing);
    })
}

fn verify(folder: &Path, text: &str, signed: Option<&SignedReceipt>, more: &[&str]) -> Output {
    let file = folder.join("a.journal");
    std::fs::write(&file, text).unwrap();
    let mut command = maraude();
    command.arg("verify").arg(&file);
    if let Some(signed) = signed {
        let path = folder.join("a.receipt.json");
        std::fs::write(&path, serde_json::to_string_pretty(signed).unwrap()).unwrap();
        command.arg("--receipt").arg(path);
    }
    command.args(more).output().unwrap()
}

fn said(output: &Output) -> String {
    assert!(output.status.success(), "{}", stderr(output));
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[test]
fn a_file_alone_is_told_apart_by_its_promises() {
    let folder = tempfile::tempdir().unwrap();
    let new = said(&verify(folder.path(), FINISHED, None, &[]));
    assert!(new.contains(": honest. boomville ended"), "{new}");
    assert!(new.contains("not proven: that the house showed these commitments"));
    let old = said(&verify(folder.path(), OLD, None, &[]));
    assert!(old.contains("lesser promises of format 1"), "{old}");
    assert!(old.contains("could pick one"));
    let again = resealed(FINISHED, |journal| {
        journal.header = journal.header.clone().played_before();
    });
    let again = said(&verify(folder.path(), &again, None, &[]));
    assert!(again.contains("a deal that was played before"), "{again}");
    assert!(again.contains("not honest dice") && !again.contains(": honest"));
}

#[test]
fn a_receipt_proves_what_a_file_cannot() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let key = HouseKey::default();
    let game = people();
    let signed = receipt(&key, &game);
    let proven = said(&verify(folder, &game, Some(&signed), &[]));
    for sentence in [
        "its signature is good",
        "had committed to this seed, and 2 seats to their salts",
        "not in the receipt: the player's own salt",
        "the first 10 of",
        "not proven: that this key is the house's",
    ] {
        assert!(proven.contains(sentence), "{sentence}: {proven}");
    }
    let known = said(&verify(
        folder,
        &game,
        Some(&signed),
        &["--key", &key.public()],
    ));
    assert!(!known.contains("not proven: that this key"), "{known}");
    let other = HouseKey::default().public();
    let refused = verify(folder, &game, Some(&signed), &["--key", &other]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(stderr(&refused).contains("signed by another key"));
}

#[test]
fn a_rewritten_journal_verifies_by_itself_but_not_with_a_receipt() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let game = people();
    let signed = receipt(&HouseKey::default(), &game);
    let times = resealed(&game, |journal| {
        for entry in &mut journal.entries {
            entry.at += 60_000;
        }
    });
    // In the other one the people were turned into bots.
    for (rewritten, why) in [
        (&*times, "rewritten"),
        (FINISHED, "committed to another salt"),
    ] {
        said(&verify(folder, rewritten, None, &[]));
        let caught = verify(folder, rewritten, Some(&signed), &[]);
        assert_eq!(caught.status.code(), Some(1));
        assert!(stderr(&caught).contains(why), "{}", stderr(&caught));
    }
    let mut forged = signed.clone();
    forged.receipt.step += 1;
    let caught = verify(folder, &game, Some(&forged), &[]);
    assert_eq!(caught.status.code(), Some(1));
    assert!(stderr(&caught).contains("signature"), "{}", stderr(&caught));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_key_of_the_house_is_made_once_and_belongs_to_its_owner() {
    let folder = tempfile::tempdir().unwrap();
    let mut keys = Vec::new();
    for _ in 0..2 {
        let server = Server::start(folder.path(), &[]);
        let visitor = Browser::new(&server.url).await.unwrap();
        keys.push(visitor.get("/api/house/key").await.unwrap().json()["key"].clone());
        drop(server);
    }
    assert!(keys[0].is_string());
    assert_eq!(keys[0], keys[1]);
    let file = std::fs::metadata(folder.path().join("house.key")).unwrap();
    assert_eq!(file.len(), 32);
    #[cfg(unix)]
    assert_eq!(
        std::os::unix::fs::PermissionsExt::mode(&file.permissions()) & 0o777,
        0o600
    );
}
