//! Seats, devices and proposals: who may look, who may answer, and for how long.

mod opened;

use opened::{Opened, Player, hear_either, open, open_in, passing, pioche, play_while, quick};
use serde_json::{Value, json};
use std::time::Duration;

const READY: &str = "ready";

fn ready() -> Value {
    json!({"ready": {}})
}

fn agree(action: &str) -> Value {
    json!({"offer": {"offer": {"agree": {"action": action}}}})
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_hello_delivers_nothing_of_that_seat() {
    let opened = open().await;
    let table = json!({"game": "boomville", "seats": ["me", "open"], "name": "Anna"});
    let mut players = opened.two(table).await;
    for turn in 0..40 {
        let acting = usize::from(!players[0].may_act());
        let own = acting as u8 + 1;
        let Some(action) = players[acting].choice() else {
            break;
        };
        let mut line = players[acting]
            .visitor
            .open(&players[acting].id)
            .await
            .unwrap();
        let seen = players[acting].n;
        let play = format!(
            r#"{{"do":{{"id":"{turn}","seen":{seen},"command":{{"play":{{"action":{action}}}}}}}}}"#
        );
        line.hello(Some(own), seen).await.unwrap();
        line.send_text(play).await.unwrap();
        line.hello(Some(3 - own), 0).await.unwrap();
        loop {
            let said = passing(Duration::from_millis(1), line.next()).await;
            let said = said.expect("the line is open");
            if said["type"] == "error" {
                break;
            }
            assert_ne!(said["type"], "refused", "{action}: {said}");
            let own_seat = said["type"] != "welcome" || said["seat"] == own;
            assert!(own_seat, "another seat's welcome: {said}");
            // The choices of an update are those of the seat it was written for.
            let foreign = said["type"] == "update" && said["done"] == json!([]);
            assert!(!foreign, "another seat's update: {said}");
        }
        // A move that shows nothing new, such as the end of a turn, is acknowledged all the same.
        players[acting].answer(&turn.to_string()).await;
        // The other gets an update only if it shows something new.
        players[1 - acting].catch_up().await;
    }
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn getting_up_frees_the_seat_on_every_device() {
    let opened = open().await;
    let host = opened.visitor().await;
    let id = host.make(&pioche(json!({}))).await.unwrap();
    let boris = opened.visitor().await;
    boris.sit(&id, "Boris").await.unwrap();
    let mut laptop = Player::come(boris, &id, Some(2)).await;
    let mut phone = opened.another_device(&mut laptop).await;
    laptop.send("up", 0, json!("get_up")).await;
    // Both are asked to reconnect, as spectators.
    for device in [&mut laptop, &mut phone] {
        while let Some(said) = device.line.next().await {
            assert_ne!(said["type"], "update");
        }
    }
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_on_one_screen_answer_for_all_their_seats() {
    let opened = open().await;
    let visitor = opened.visitor().await;
    let seats = json!(["me", {"here": {"name": "Boris"}}]);
    let id = visitor
        .make(&pioche(json!({ "seats": seats })))
        .await
        .unwrap();
    let mut player = Player::come(visitor, &id, Some(1)).await;
    player.command(READY, ready()).await;
    let offer = json!({"offer": {"offer": "abandon"}});
    player.does(offer).await;
    player.until_table(|table| table["phase"] == "over").await;
    let again = json!({"offer": {"offer": "rematch"}});
    player.does(again).await;
    player
        .until_table(|table| !table["rematch"].is_null())
        .await;
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_command_is_recognised_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let opened = open_in(folder.path(), quick(), None).await;
    let host = opened.visitor().await;
    let id = host.make(&pioche(json!({}))).await.unwrap();
    let mut anna = Player::come(host, &id, Some(1)).await;
    let make_open = json!({"set_seat": {"seat": 2, "to": "open"}});
    assert_eq!(anna.command("a", make_open.clone()).await["type"], "done");
    let boris = opened.visitor().await;
    boris.sit(&id, "Boris").await.unwrap();
    opened.close().await;
    let opened = open_in(folder.path(), quick(), None).await;
    let mut anna = Player::come(anna.visitor.at(&opened.url), &id, Some(1)).await;
    assert_eq!(anna.command("a", make_open).await["type"], "done");
    let table = anna.visitor.get(&format!("/api/tables/{id}")).await;
    let table = table.unwrap().json();
    assert_eq!(table["table"]["seats"][1]["name"], "Boris", "{table}");
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_gets_one_hint_at_a_time() {
    let opened = open().await;
    let table = json!({"game": "taxifolie", "seats": ["me", "open"], "name": "Anna"});
    let mut players = opened.two(table).await;
    let acting = usize::from(!players[0].may_act());
    let player = &mut players[acting];
    for n in 0..20 {
        player.send(&format!("h{n}"), player.n, json!("hint")).await;
    }
    player.answer("h0").await;
    while player.heard.len() < 20 {
        player.hear().await;
    }
    let refused = |said: &&Value| said["problem"]["code"] == "too-many";
    let refused = player.heard.iter().filter(refused).count();
    assert!(refused > 0, "all hints were computed at once");
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bv_x6_the_proposers_next_turn_ends_a_proposal() {
    let opened = open().await;
    let table = json!({"game": "boomville", "seats": ["me", "open"], "name": "Anna"});
    let mut players = opened.two(table).await;
    play_while(&mut players, Player::may_act).await;
    players[0].does(agree("one_more")).await;
    players[0]
        .until_table(|table| table["offers"] != json!([]))
        .await;
    // Somebody else's moves leave it open; then the turn comes to Anna.
    while !players[0].may_act() || players[1].may_act() {
        play_one(&mut players).await;
    }
    players[0]
        .until_table(|table| table["offers"] == json!([]))
        .await;
    opened.close().await;
}

/// Plays one move and waits until both have seen it.
async fn play_one(players: &mut [Player; 2]) {
    // Each player's steps are numbered separately, so the number alone does not say that both
    // have seen the move.
    while !players.iter().any(Player::may_act) {
        hear_either(players).await;
    }
    let acting = usize::from(!players[0].may_act());
    let action = players[acting].choice().expect("there is something to do");
    players[acting].play(&action).await;
    let n = players[acting].n;
    let other = &mut players[1 - acting];
    while other.n < n {
        other.updated().await;
    }
}

/// Three people in a race of Turbo that has begun.
async fn race(opened: &Opened) -> Vec<Player> {
    let host = opened.visitor().await;
    let options = json!({"house_pawns": true});
    let seats = json!(["me", "open", "open"]);
    let table = json!({"game": "turbo", "seats": seats, "name": "Anna", "options": options});
    let id = host.make(&table).await.unwrap();
    let mut players = vec![Player::come(host, &id, Some(1)).await];
    for (seat, name) in [(2, "Boris"), (3, "Cleo")] {
        let visitor = opened.visitor().await;
        visitor.sit(&id, name).await.unwrap();
        players.push(Player::come(visitor, &id, Some(seat)).await);
    }
    for player in &mut players {
        player.command(READY, ready()).await;
    }
    // The house counts to three and turns the tile.
    for player in &mut players {
        while player.update["view"]["stage"] != "building" {
            let client = player.update["choices"]["plain"].to_string();
            if client.contains("turn_tile") {
                player.play(r#""turn_tile""#).await;
            } else {
                player.hear_later().await;
            }
        }
    }
    players
}

#[tokio::test(flavor = "multi_thread")]
async fn tt_r24_only_players_still_in_the_round_agree() {
    let opened = open().await;
    let mut players = race(&opened).await;
    players[0].play(r#""give_up""#).await;
    let refused = players[0].command("drop", agree("drop")).await;
    assert_eq!(refused["problem"]["code"], "not-asked", "{refused}");
    // Boris proposes. Only Cleo must agree; Anna is no longer asked.
    let n = players[1].n;
    players[1].command("drop", agree("drop")).await;
    players[1]
        .until_table(|table| table["offers"] != json!([]))
        .await;
    let offer = players[1].table["offers"][0]["n"].clone();
    assert_eq!(players[1].table["offers"][0]["waiting"], json!([3]));
    let veto = json!({"answer": {"offer": offer, "accept": false}});
    let refused = players[0].does(veto).await;
    assert_eq!(refused["problem"]["code"], "not-asked", "{refused}");
    let accept = json!({"answer": {"offer": offer, "accept": true}});
    players[2].does(accept).await;
    while !players[1].update["steps"]
        .to_string()
        .contains("round_dropped")
    {
        players[1].updated().await;
    }
    assert!(players[1].n > n);
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tt_r24_consent_is_reviewed_when_somebody_is_out() {
    let opened = open().await;
    let mut players = race(&opened).await;
    players[0].does(agree("drop")).await;
    players[1]
        .until_table(|table| table["offers"] != json!([]))
        .await;
    let offer = players[1].table["offers"][0]["n"].clone();
    let accept = json!({"answer": {"offer": offer, "accept": true}});
    players[1].does(accept).await;
    // Cleo never answers, but she gives up: all players still in the round have agreed.
    let cleo = &mut players[2];
    let give_up = json!({"play": {"action": "give_up"}});
    cleo.send("out", cleo.n, give_up).await;
    while !players[1].update["steps"]
        .to_string()
        .contains("round_dropped")
    {
        players[1].updated().await;
    }
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tt_t3_after_a_restart_a_round_waits_for_its_people() {
    let folder = tempfile::tempdir().unwrap();
    let opened = open_in(folder.path(), quick(), None).await;
    let mut players = race(&opened).await;
    opened.close().await;
    let opened = open_in(folder.path(), quick(), None).await;
    // A spectator comes: the table is in memory, its people are not there.
    let watcher = opened.visitor().await;
    let mut watcher = Player::come(watcher, &players[0].id, None).await;
    while watcher.update["paused"] != true {
        watcher.hear_later().await;
    }
    let anna = players.remove(0);
    let mut anna = Player::come(anna.visitor.at(&opened.url), &anna.id, Some(1)).await;
    while anna.update["paused"] != false {
        anna.updated().await;
    }
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_taken_back_while_the_game_is_paused() {
    let opened = open().await;
    let mut players = opened.two(pioche(json!({}))).await;
    play_while(&mut players, |player| player.update["takebacks"] == 0).await;
    assert!(players[0].update["takebacks"].as_u64() > Some(0));
    players[0].does(json!("pause")).await;
    let refused = players[0].does(json!("undo")).await;
    assert_eq!(refused["problem"]["code"], "paused", "{refused}");
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn anybody_may_resume_while_the_host_is_away() {
    let opened = open().await;
    let [mut anna, mut boris] = opened.two(pioche(json!({}))).await;
    anna.does(json!("pause")).await;
    let refused = boris.does(json!("resume")).await;
    assert_eq!(refused["problem"]["code"], "not-host", "{refused}");
    anna.line.close().await;
    boris
        .until_table(|table| table["seats"][0]["present"] == false)
        .await;
    assert_eq!(boris.does(json!("resume")).await["type"], "update");
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_bots_plays_by_itself_to_its_end() {
    let opened = open().await;
    let host = opened.visitor().await;
    let bot = json!({"bot": {"bot": "novice"}});
    let table = json!({"game": "taxifolie", "seats": [bot, bot], "name": "Anna"});
    let id = host.make(&table).await.unwrap();
    let address = format!("/api/tables/{id}");
    let played =
        async { while host.get(&address).await.unwrap().json()["table"]["phase"] != "over" {} };
    passing(Duration::from_millis(1), played).await;
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_is_announced_and_a_withdrawal_is_not() {
    let opened = open().await;
    let [mut anna, mut boris] = opened.two(pioche(json!({}))).await;
    let offer = || json!({"offer": {"offer": "abandon"}});
    let no = |player: &Player| {
        let n = player.table["offers"][0]["n"].clone();
        json!({"answer": {"offer": n, "accept": false}})
    };
    for (id, refuses) in [("taken back", false), ("refused", true)] {
        anna.command(id, offer()).await;
        for player in [&mut anna, &mut boris] {
            player
                .until_table(|table| table["offers"] != json!([]))
                .await;
        }
        let who = if refuses { &mut boris } else { &mut anna };
        let no = no(who);
        assert_eq!(who.does(no).await["type"], "done");
        for player in [&mut anna, &mut boris] {
            player
                .until_table(|table| table["offers"] == json!([]))
                .await;
        }
    }
    let declined = json!({"type": "declined", "offer": "abandon", "by": 1, "refused": 2});
    for player in [&mut anna, &mut boris] {
        assert_eq!(player.until("declined").await, declined);
        let many = player
            .heard
            .iter()
            .filter(|said| said["type"] == "declined");
        assert_eq!(many.count(), 1, "a withdrawal is not a refusal");
    }
    opened.close().await;
}
