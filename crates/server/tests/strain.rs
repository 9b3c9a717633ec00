//! One person, one table or one day's crowd must not harm the others.

mod opened;

use maraude_catalog::{GameEntry, Registered};
use maraude_conformance::toys::flawed::{Flawed, flaw};
use opened::{
    Opened, Player, counted, open, open_on, pioche, play_on, play_while, quick, until_counted,
};
use serde_json::json;

static FRAGILE: Registered<Flawed<{ flaw::FRAGILE }>> = Registered::new(&[]);
static SHELF: [&dyn GameEntry; 1] = [&FRAGILE];

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_panics_affects_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let opened = open_on(&SHELF, folder.path(), quick(), None).await;
    let mut safe = opened.two(pioche(json!({}))).await;
    let mut broken = opened.two(pioche(json!({}))).await;
    for table in [&mut safe, &mut broken] {
        play_while(table, |player| player.n < 2).await;
    }
    let (view, n) = (broken[0].update["view"].clone(), broken[0].n);
    // The rules of this toy panic at a card that does not exist.
    let acting = usize::from(!broken[0].may_act());
    let action = json!({"play": {"action": {"mark": {"card": 200}}}});
    broken[acting].send("x", n, action).await;
    while let Some(said) = broken[acting].line.next().await {
        assert_ne!(said["type"], "update", "it was played: {said}");
    }
    // The sockets are closed before the house has put the table away.
    until_counted(&safe[0].visitor, "maraude_tables_broken_total", 1).await;
    until_counted(&safe[0].visitor, "maraude_tables_in_memory", 1).await;
    play_on(&mut safe).await;
    for player in &mut broken {
        player.reconnect().await;
        assert_eq!(player.n, n);
    }
    assert_eq!(broken[0].update["view"], view);
    play_on(&mut broken).await;
    opened.close().await;
}

/// A client stops reading while a game goes on, then reads; returns whether the house had to
/// resynchronise it. A game may happen to end before that.
async fn a_slow_reader(opened: &Opened) -> bool {
    let table = json!({"game": "boomville", "seats": ["me", "open"], "name": "Anna"});
    let mut players = opened.two(table).await;
    play_while(&mut players, |player| player.n < 150).await;
    let (anna, id) = (players[0].visitor.clone(), players[0].id.clone());
    let mut slow = Player::come(anna, &id, Some(1)).await;
    // Each hello is answered with everything from the beginning. Nothing of it is read, so the house
    // can soon send no more: it answers no further hello.
    let mut sent = counted(&slow.visitor, "maraude_messages_sent_total").await;
    for _ in 0..400 {
        slow.line.hello(Some(1), 0).await.unwrap();
        let before = sent;
        for _ in 0..50 {
            sent = counted(&slow.visitor, "maraude_messages_sent_total").await;
            if sent > before {
                break;
            }
        }
        if sent == before {
            break;
        }
    }
    play_while(&mut players, |player| player.n < 210).await;
    assert_eq!(players[0].n, players[1].n);
    let last = players[0].n;
    while slow.n < last {
        slow.hear().await;
    }
    assert_eq!(slow.update["view"], players[0].update["view"]);
    counted(&slow.visitor, "maraude_resynchronised_total").await > 0
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_reader_is_resynchronised_and_misses_nothing() {
    let opened = open().await;
    for _ in 0..8 {
        if a_slow_reader(&opened).await {
            opened.close().await;
            return;
        }
    }
    panic!("the house buffered everything");
}
