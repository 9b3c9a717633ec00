//! Everything people do at a table besides playing.

mod opened;

use maraude_house::Config;
use opened::{Player, code, open, open_in, open_with, passing, pioche, play_on, quick};
use serde_json::json;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn a_step_is_taken_back_and_leaves_a_trace() {
    let opened = open().await;
    let [mut anna, mut boris] = opened.two(pioche(json!({}))).await;
    let before = anna.update["view"].clone();
    let action = anna.update["choices"]["actions"][0]["action"].to_string();
    anna.play(&action).await;
    assert_eq!(anna.update["takebacks"], 1);
    anna.does(json!("undo")).await;
    assert_eq!(anna.update["view"], before);
    assert_eq!(
        anna.steps.last().unwrap()["house"],
        json!({"undo": {"seat": 1, "to": 0}})
    );
    assert_eq!(anna.refused(json!("undo")).await, "no-taking-back");
    while boris.n < 2 {
        boris.hear().await;
    }
    assert_eq!(boris.steps[1]["house"]["undo"]["to"], 0);
    // A die was rolled: nothing to take back.
    anna.play(&action).await;
    anna.play(r#""roll""#).await;
    assert_eq!(anna.refused(json!("undo")).await, "no-taking-back");
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_talk_unless_a_rule_forbids_it_and_can_be_muted() {
    let opened = open().await;
    let [mut anna, mut boris] = opened.two(pioche(json!({}))).await;
    let watcher = opened.visitor().await;
    let mut watcher = Player::come(watcher, &anna.id.clone(), None).await;
    anna.command("1", json!({"say": {"text": "  Bonjour \u{202e}à tous "}}))
        .await;
    let line = boris.until("chat").await["lines"][0].clone();
    assert_eq!(line["said"]["text"], "Bonjour à tous");
    assert_eq!((&line["name"], &line["seat"]), (&json!("Anna"), &json!(1)));
    assert_eq!(watcher.until("chat").await["lines"][0], line);
    assert_eq!(
        code(&watcher.command("1", json!({"say": {"text": "psst"}})).await),
        "no-chat"
    );
    boris
        .does(json!({"mute": {"who": line["who"], "muted": true}}))
        .await;
    anna.does(json!({"signal": {"signal": "well_played"}}))
        .await;
    watcher.until("chat").await;
    let action = anna.choice().unwrap();
    anna.play(&action).await;
    while boris.n < anna.n {
        let heard = boris.hear().await;
        assert_ne!(heard["type"], "chat", "a muted person is not heard");
    }
    boris.heard.clear();
    boris.reconnect().await;
    assert_eq!(boris.heard.last().unwrap()["chat"], json!([]));
    opened.close().await;
    let opened = open().await;
    let [mut anna, _] = opened.two(pioche(json!({"chat": "off"}))).await;
    assert_eq!(
        code(&anna.command("1", json!({"say": {"text": "x"}})).await),
        "no-chat"
    );
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rule_of_marne_silences_the_table() {
    let opened = open().await;
    // Random games until an event forbids talking (MA-71).
    for _ in 0..40 {
        let table = json!({"game": "marne", "seats": ["me", "open"], "name": "Anna"});
        let mut players = opened.two(table).await;
        opened::play_while(&mut players, |player| player.update["silence"].is_null()).await;
        let [anna, _] = &mut players;
        if anna.update["silence"].is_string() {
            for what in [
                json!({"say": {"text": "x"}}),
                json!({"signal": {"signal": "oops"}}),
                json!("hint"),
                json!({"name": {"seat": 1, "name": "x"}}),
            ] {
                let refused = anna.command(&what.to_string()[..5], what).await;
                assert_eq!(
                    (code(&refused), &refused["problem"]["clause"]),
                    ("silence", &json!("MA-71"))
                );
            }
            opened.close().await;
            return;
        }
    }
    panic!("no event ever forbade talking");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_left_to_a_bot_and_taken_back() {
    let opened = open().await;
    let [mut anna, mut boris] = opened.two(pioche(json!({"options": {"rounds": 3}}))).await;
    anna.does(json!({"leave": {}})).await;
    let left = anna.steps.last().unwrap();
    assert_eq!(
        (&left["house"]["stand_in"]["seat"], &left["unranked"]),
        (&json!(1), &json!(true))
    );
    boris
        .until_table(|table| table["seats"][0]["stand_in"].is_string())
        .await;
    // The bot plays Anna's turn.
    while !boris.may_act() {
        boris.hear().await;
    }
    let action = json!({"play": {"action": "roll"}});
    assert_eq!(anna.refused(action).await, "held-by-bot");
    anna.does(json!("back")).await;
    assert_eq!(anna.steps.last().unwrap()["unranked"], json!(null));
    assert_eq!(anna.refused(json!("back")).await, "not-held");
    boris
        .until_table(|table| table["seats"][0]["stand_in"].is_null())
        .await;
    let mut players = [anna, boris];
    play_on(&mut players).await;
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_a_player_who_runs_out_of_time() {
    let opened = open().await;
    let [mut anna, mut boris] = opened.two(pioche(json!({"clock": {"per_move": 5}}))).await;
    assert_eq!(anna.update["clocks"][0]["running"], true);
    while boris
        .steps
        .iter()
        .all(|step| step["house"]["out_of_time"].is_null())
    {
        boris.hear_later().await;
    }
    while !boris.may_act() {
        boris.hear().await;
    }
    anna.until("update").await;
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_alarm_of_the_rules_rings() {
    let opened = open().await;
    let [mut anna, _boris] = opened.two(pioche(json!({}))).await;
    // PI-5: after ten seconds the house ends a turn.
    let mut update = anna.hear_later().await;
    while update["type"] != "update" {
        update = anna.hear_later().await;
    }
    assert_eq!(update["steps"][0]["by"], "house");
    assert_eq!(update["steps"][0]["house"], "alarm");
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn proposals_need_everybodys_consent() {
    let opened = open().await;
    let [mut anna, mut boris] = opened.two(pioche(json!({}))).await;
    let agreement = anna.update["agreements"][0]["action"].clone();
    assert!(!agreement.is_null());
    let offer = json!({"offer": {"offer": {"agree": {"action": agreement}}}});
    assert_eq!(anna.does(offer.clone()).await["type"], "done");
    boris
        .until_table(|table| table["offers"][0]["waiting"] == json!([2]))
        .await;
    assert_eq!(anna.refused(offer.clone()).await, "already-offered");
    let n = boris.table["offers"][0]["n"].clone();
    boris
        .does(json!({"answer": {"offer": n, "accept": true}}))
        .await;
    assert_eq!(boris.steps.last().unwrap()["house"], "agreed");
    assert_eq!(
        boris
            .refused(json!({"answer": {"offer": n, "accept": true}}))
            .await,
        "no-such-offer"
    );
    // Stopping, declined and then accepted.
    anna.does(json!({"offer": {"offer": "abandon"}})).await;
    boris
        .until_table(|table| table["offers"][0]["offer"] == "abandon")
        .await;
    let n = boris.table["offers"][0]["n"].clone();
    boris
        .does(json!({"answer": {"offer": n, "accept": false}}))
        .await;
    anna.until_table(|table| table["offers"] == json!([])).await;
    boris.does(json!({"offer": {"offer": "abandon"}})).await;
    anna.until_table(|table| table["offers"][0]["by"] == 2)
        .await;
    // Proposing the same means agreeing.
    anna.does(json!({"offer": {"offer": "abandon"}})).await;
    assert_eq!(
        anna.update["end"]["ending"],
        "abandoned",
        "{:?}",
        anna.heard.last()
    );
    // A rematch.
    anna.command("r", json!({"offer": {"offer": "rematch"}}))
        .await;
    boris
        .until_table(|table| table["offers"][0]["offer"] == "rematch")
        .await;
    let n = boris.table["offers"][0]["n"].clone();
    boris
        .does(json!({"answer": {"offer": n, "accept": true}}))
        .await;
    boris
        .until_table(|table| table["rematch"].is_string())
        .await;
    let next = boris.table["rematch"].as_str().unwrap().to_owned();
    let mut again = Player::come(boris.visitor.clone(), &next, Some(2)).await;
    assert_eq!(again.table["phase"], "gathering");
    assert_ne!(again.table["commitment"], boris.table["commitment"]);
    again.command("r", json!({"ready": {}})).await;
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_refusal_stops_the_table_where_the_rules_say_so() {
    let opened = open().await;
    let options = json!({"destinations": 1});
    let table =
        json!({"game": "boomville", "options": options, "seats": ["me", "open"], "name": "Anna"});
    let mut players = opened.two(table).await;
    // Random moves until somebody has won and the table is asked (BV-X4).
    let asked = |player: &Player| {
        let offered = player.update["agreements"].as_array().unwrap();
        offered.iter().any(|offered| offered["action"] == "stop")
    };
    opened::play_while(&mut players, |player| !asked(player)).await;
    let stops = |player: &Player| player.update["end"].is_object();
    assert!(!players.iter().any(stops), "the table is asked first");
    // The refusal of a player who has not won decides.
    let [anna, boris] = &mut players;
    let (winner, other) = if anna.update["view"]["turn"] == 1 {
        (anna, boris)
    } else {
        (boris, anna)
    };
    let more = json!({"offer": {"offer": {"agree": {"action": "one_more"}}}});
    assert_eq!(winner.does(more).await["type"], "done");
    other
        .until_table(|table| table["offers"][0]["n"].is_number())
        .await;
    let n = other.table["offers"][0]["n"].clone();
    let answer = json!({"answer": {"offer": n, "accept": false}});
    let answered = other.does(answer).await;
    assert!(stops(other), "{answered}");
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_pauses_and_a_resignation_follows_the_rules() {
    let opened = open().await;
    let [mut anna, mut boris] = opened.two(pioche(json!({}))).await;
    anna.command("p", json!("pause")).await;
    assert_eq!(
        (&anna.update["paused"], &anna.update["choices"]),
        (&json!(true), &json!(null))
    );
    assert_eq!(
        anna.refused(json!({"play": {"action": "roll"}})).await,
        "paused"
    );
    anna.does(json!("resume")).await;
    assert!(anna.may_act());
    // PI-7: the game is over when a player leaves.
    boris.does(json!("resign")).await;
    assert_eq!(boris.update["end"]["ending"], "left");
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_idle_table_leaves_memory_and_comes_back() {
    let config = Config {
        idle: Duration::from_millis(200),
        ..quick()
    };
    let opened = open_with(config, None).await;
    let mut players = opened.two(pioche(json!({"options": {"rounds": 3}}))).await;
    opened::play_while(&mut players, |player| player.n < 3).await;
    let id = players[0].id.clone();
    let [mut anna, boris] = players;
    let (view, n) = (anna.update["view"].clone(), anna.n);
    anna.does(json!("pause")).await;
    let visitors = [anna.visitor.clone(), boris.visitor.clone()];
    anna.line.close().await;
    boris.line.close().await;
    let left = async {
        while opened.house.tables_in_memory() > 0 {
            tokio::task::yield_now().await;
        }
    };
    passing(Duration::from_millis(200), left).await;
    let mut anna = Player::come(visitors[0].clone(), &id, Some(1)).await;
    assert_eq!((&anna.update["view"], anna.n), (&view, n + 1));
    anna.does(json!("resume")).await;
    let boris = Player::come(visitors[1].clone(), &id, Some(2)).await;
    let mut players = [anna, boris];
    play_on(&mut players).await;
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn closing_tells_everybody_and_keeps_everything() {
    let folder = tempfile::tempdir().unwrap();
    let opened = open_in(folder.path(), quick(), None).await;
    let [mut anna, mut boris] = opened.two(pioche(json!({"options": {"rounds": 3}}))).await;
    let action = anna.choice().unwrap();
    anna.play(&action).await;
    let view = anna.update["view"].clone();
    opened.close().await;
    for player in [&mut anna, &mut boris] {
        assert_eq!(player.until("bye").await["why"], "restarting");
        assert!(player.line.next().await.is_none());
    }
    let opened = open_in(folder.path(), quick(), None).await;
    anna.visitor = anna.visitor.at(&opened.url);
    anna.reconnect().await;
    assert_eq!(anna.update["view"], view);
    opened.close().await;
}
