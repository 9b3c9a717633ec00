//! Who may look into a seat: nobody takes it from an absent person, and whoever loses it sees
//! nothing more of it.

mod opened;

use opened::{Opened, Player, clock, open, open_in, pioche, quick, status};
use serde_json::{Value, json};
use std::time::Duration;

/// As [`quick`] sets it.
const GRACE: Duration = Duration::from_secs(20);

/// Anna, Boris and Cleo at a table of Pioche that has begun.
async fn three(opened: &Opened, more: Value) -> [Player; 3] {
    let host = opened.visitor().await;
    let mut table = pioche(json!({"seats": ["me", "open", "open"]}));
    for (key, value) in more.as_object().unwrap() {
        table[key] = value.clone();
    }
    let id = host.make(&table).await.unwrap();
    let mut players = vec![Player::come(host, &id, Some(1)).await];
    for (seat, name) in [(2, "Boris"), (3, "Cleo")] {
        let visitor = opened.visitor().await;
        visitor.sit(&id, name).await.unwrap();
        players.push(Player::come(visitor, &id, Some(seat)).await);
    }
    for player in &mut players {
        player.does(json!({"ready": {}})).await;
    }
    for player in &mut players {
        player.updated().await;
    }
    players.try_into().ok().unwrap()
}

/// A spectator with a name.
async fn watcher(opened: &Opened, id: &str, name: &str) -> Player {
    let visitor = opened.visitor().await;
    let name = json!({ "name": name }).to_string();
    let put = visitor.send("PUT", "/api/me", name.as_bytes(), &[]).await;
    put.unwrap();
    Player::come(visitor, id, None).await
}

fn free(seat: u8) -> Value {
    json!({"free": {"seat": seat}})
}

/// A proposal to give a seat to this spectator.
fn proposal(seat: u8, to: &Player) -> Value {
    json!({"offer": {"offer": {"give": {"seat": seat, "who": to.you["who"]}}}})
}

/// Waits until a person is away.
async fn goes(who: Player, seen_by: &mut Player) -> maraude_client::Browser {
    let at = usize::from(who.seat.unwrap()) - 1;
    who.line.close().await;
    let away = |table: &Value| table["seats"][at]["present"] == false;
    seen_by.until_table(away).await;
    who.visitor
}

async fn accepts(player: &mut Player) -> Value {
    player
        .until_table(|table| table["offers"] != json!([]))
        .await;
    let n = player.table["offers"][0]["n"].clone();
    player
        .does(json!({"answer": {"offer": n, "accept": true}}))
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dropped_line_gives_nobody_the_seat() {
    let opened = open().await;
    let [mut anna, boris] = opened.two(pioche(json!({}))).await;
    let mut second = watcher(&opened, &anna.id, "Anna too").await;
    assert_eq!(anna.refused(free(2)).await, "seat-taken", "Boris is here");
    let boris = goes(boris, &mut anna).await;
    // At once, neither a bot nor anybody else gets the seat.
    assert_eq!(anna.refused(free(2)).await, "too-soon");
    assert_eq!(anna.refused(proposal(2, &second)).await, "too-soon");
    let give = json!({"give": {"seat": 2, "who": second.you["who"]}});
    assert_eq!(anna.refused(give.clone()).await, "not-your-seat");
    clock().advance(GRACE);
    // Later a bot may hold it, which shows nobody the hand. Nobody else could agree to more.
    assert_eq!(second.refused(free(2)).await, "not-host");
    assert_eq!(anna.refused(proposal(2, &second)).await, "nobody-to-agree");
    assert_eq!(anna.does(free(2)).await["type"], "update");
    assert_eq!(anna.refused(give).await, "not-your-seat");
    assert_eq!(anna.refused(proposal(2, &second)).await, "nobody-to-agree");
    let mut boris = Player::come(boris, &anna.id, Some(2)).await;
    assert_eq!(boris.table["seats"][1]["stand_in"], "random");
    assert_eq!(boris.does(json!("back")).await["type"], "update");
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_others_agree_and_the_new_person_is_named() {
    let opened = open().await;
    let [mut anna, boris, mut cleo] = three(&opened, json!({"chat": "off"})).await;
    let mut dora = watcher(&opened, &anna.id, "Dora").await;
    let boris = goes(boris, &mut anna).await;
    clock().advance(GRACE);
    assert_eq!(anna.does(proposal(2, &dora)).await["type"], "done");
    cleo.until_table(|table| table["offers"] != json!([])).await;
    let offer = &cleo.table["offers"][0];
    assert_eq!(offer["offer"]["give"]["name"], "Dora");
    assert_eq!(offer["waiting"], json!([3]));
    assert_eq!(accepts(&mut cleo).await["type"], "done");
    while dora.you["seats"] != json!([2]) {
        dora.hear().await;
    }
    let said = cleo.until("chat").await["lines"][0].clone();
    assert_eq!(said["said"], json!({"took_over": {"from": "Boris"}}));
    assert_eq!((&said["name"], &said["seat"]), (&json!("Dora"), &json!(2)));
    // Later comers read it too, and the seat itself says it.
    let boris = Player::come(boris, &anna.id, None).await;
    assert_eq!(boris.heard[0]["chat"][0], said);
    assert_eq!(boris.table["seats"][1]["before"], json!(["Boris"]));
    assert_eq!(boris.you["seats"], json!([]));
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_keeps_the_seat() {
    let opened = open().await;
    let [mut anna, boris, mut cleo] = three(&opened, json!({})).await;
    let dora = watcher(&opened, &anna.id, "Dora").await;
    let boris = goes(boris, &mut anna).await;
    clock().advance(GRACE);
    assert_eq!(anna.does(proposal(2, &dora)).await["type"], "done");
    cleo.until_table(|table| table["offers"] != json!([])).await;
    let n = cleo.table["offers"][0]["n"].clone();
    let boris = Player::come(boris, &anna.id, Some(2)).await;
    assert_eq!(boris.table["offers"], json!([]));
    let accept = json!({"answer": {"offer": n, "accept": true}});
    assert_eq!(cleo.refused(accept).await, "no-such-offer");
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_of_days_gives_days_to_come_back() {
    let opened = open().await;
    let clocked = json!({"clock": {"per_move": 86_400}});
    let [mut anna, boris, _cleo] = three(&opened, clocked).await;
    goes(boris, &mut anna).await;
    clock().advance(2 * GRACE);
    assert_eq!(anna.refused(free(2)).await, "too-soon");
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_crash_the_grace_is_counted_from_the_opening() {
    let folder = tempfile::tempdir().unwrap();
    let opened = open_in(folder.path(), quick(), None).await;
    let [anna, _boris, _cleo] = three(&opened, json!({})).await;
    opened.close().await;
    clock().advance(Duration::from_secs(86_400));
    let opened = open_in(folder.path(), quick(), None).await;
    let visitor = anna.visitor.at(&opened.url);
    let mut anna = Player::come(visitor, &anna.id, Some(1)).await;
    let second = watcher(&opened, &anna.id, "Anna too").await;
    assert_eq!(anna.refused(free(2)).await, "too-soon");
    assert_eq!(anna.refused(proposal(2, &second)).await, "too-soon");
    clock().advance(GRACE);
    assert_eq!(anna.does(free(2)).await["type"], "update");
    opened.close().await;
}

/// A table of Pioche that gathers, with Boris in the second seat.
async fn gathering(opened: &Opened) -> [Player; 2] {
    let host = opened.visitor().await;
    let id = host.make(&pioche(json!({}))).await.unwrap();
    let boris = opened.visitor().await;
    boris.sit(&id, "Boris").await.unwrap();
    [
        Player::come(host, &id, Some(1)).await,
        Player::come(boris, &id, Some(2)).await,
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn getting_up_and_being_moved_end_the_view_on_every_device() {
    let opened = open().await;
    let [mut anna, mut boris] = gathering(&opened).await;
    let mut phone = opened.another_device(&mut boris).await;
    boris.send("up", 0, json!("get_up")).await;
    boris.is_put_out().await;
    phone.is_put_out().await;
    let boris = boris.visitor;
    boris.sit(&anna.id, "Boris").await.unwrap();
    let mut boris = Player::come(boris, &anna.id, Some(2)).await;
    let bot = json!({"set_seat": {"seat": 2, "to": {"bot": {"bot": "random"}}}});
    assert_eq!(anna.does(bot).await["type"], "done");
    boris.is_put_out().await;
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_given_away_ends_the_view_of_its_devices() {
    let opened = open().await;
    let [mut anna, mut boris] = opened.two(pioche(json!({}))).await;
    let secret = boris.link().await;
    let mut phone = opened.another_device(&mut boris).await;
    let dora = watcher(&opened, &anna.id, "Dora").await;
    let give = json!({"give": {"seat": 2, "who": dora.you["who"]}});
    boris.send("give", boris.n, give).await;
    boris.is_put_out().await;
    phone.is_put_out().await;
    let back = boris.visitor.come_back(&anna.id, &secret).await.unwrap();
    assert_eq!(status(&back), (403, "wrong-secret".to_owned()));
    anna.until_table(|table| table["seats"][1]["before"] == json!(["Boris"]))
        .await;
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_put_out_loses_everything_at_once_and_stays_out() {
    let opened = open().await;
    let [mut anna, mut boris] = gathering(&opened).await;
    let put_out = |who: &Player| json!({"put_out": {"who": who.you["who"]}});
    assert_eq!(boris.refused(put_out(&anna)).await, "not-host");
    let own = put_out(&anna);
    assert_eq!(anna.refused(own).await, "no-such-person");
    assert_eq!(anna.does(put_out(&boris)).await["type"], "done");
    boris.is_told_bye("put_out").await;
    let sit = format!("/api/tables/{}/sit", anna.id);
    let again = boris.visitor.post(&sit, &json!({"name": "Boris"})).await;
    assert_eq!(status(&again.unwrap()), (403, "put-out".to_owned()));
    let mut line = boris.visitor.open(&anna.id).await.unwrap();
    line.hello(None, 0).await.unwrap();
    assert_eq!(line.next().await.unwrap()["type"], "bye");
    // In a game that has begun, a seat is its person's.
    let [mut anna, boris] = opened.two(pioche(json!({}))).await;
    assert_eq!(anna.refused(put_out(&boris)).await, "begun");
    let mut dora = watcher(&opened, &anna.id, "Dora").await;
    assert_eq!(anna.does(put_out(&dora)).await["type"], "done");
    dora.is_told_bye("put_out").await;
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_bears_the_name_of_another_at_the_table() {
    let opened = open().await;
    let host = opened.visitor().await;
    let table = pioche(json!({"chat": "everybody"}));
    let id = host.make(&table).await.unwrap();
    let guest = opened.visitor().await;
    guest.sit(&id, "ANNA").await.unwrap();
    let mut guest = Player::come(guest, &id, Some(2)).await;
    assert_eq!(guest.table["seats"][1]["name"], "ANNA 2");
    let name = json!({"name": {"seat": 2, "name": "Аnna"}});
    assert_eq!(guest.does(name).await["type"], "done");
    guest
        .until_table(|table| table["seats"][1]["name"] == "Аnna 2")
        .await;
    let mut watcher = watcher(&opened, &id, "anna").await;
    watcher.does(json!({"say": {"text": "hello"}})).await;
    let said = guest.until("chat").await;
    assert_eq!(said["lines"][0]["name"], "anna 3");
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_revoked_link_puts_out_later_devices_and_never_an_earlier_one() {
    let opened = open().await;
    let [_anna, mut boris] = opened.two(pioche(json!({}))).await;
    let mut thief = opened.another_device(&mut boris).await;
    let mut phone = opened.another_device(&mut thief).await;
    boris.catch_up().await;
    assert_eq!(boris.you["linked"], json!([2]));
    let revoke = json!({"revoke": {"seat": 2}});
    assert_eq!(thief.does(revoke.clone()).await["type"], "done");
    phone.is_put_out().await;
    boris.catch_up().await;
    let secret = thief.link().await;
    assert_eq!(boris.does(revoke).await["type"], "done");
    thief.is_put_out().await;
    let back = thief.visitor.come_back(&boris.id, &secret).await.unwrap();
    assert_eq!(status(&back), (403, "wrong-secret".to_owned()));
    let path = format!("/api/tables/{}/course?seat=2", boris.id);
    let look = thief.visitor.get(&path).await.unwrap();
    assert_eq!(status(&look), (403, "not-your-seat".to_owned()));
    assert_eq!(boris.you["seats"], json!([2]));
    while boris.you["linked"] != json!([]) {
        boris.hear().await;
    }
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nine_devices_do_not_put_out_the_owner() {
    let opened = open().await;
    let [_anna, mut boris] = opened.two(pioche(json!({}))).await;
    let secret = boris.link().await;
    for n in 2..=9 {
        let device = opened.visitor().await;
        let came = device.come_back(&boris.id, &secret).await.unwrap();
        let expected = if n > 8 { 409 } else { 200 };
        assert_eq!(came.status, expected, "device {n}");
    }
    let path = format!("/api/tables/{}", boris.id);
    let own = boris.visitor.get(&path).await.unwrap().json();
    assert_eq!(own["you"]["seats"], json!([2]));
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_holder_makes_links_and_bad_secrets_are_refused() {
    let opened = open().await;
    let [mut anna, mut boris] = opened.two(pioche(json!({}))).await;
    let secret = maraude_house::new_secret();
    let link = |secret: &str| json!({"link": {"seat": 2, "secret": secret}});
    assert_eq!(anna.refused(link(&secret)).await, "not-your-seat");
    assert_eq!(boris.refused(link("")).await, "malformed");
    assert_eq!(boris.refused(link(&secret[1..])).await, "malformed");
    let revoke = json!({"revoke": {"seat": 2}});
    assert_eq!(anna.refused(revoke).await, "not-your-seat");
    opened.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_data_and_its_backup_hold_no_secret_in_clear() {
    let folder = tempfile::tempdir().unwrap();
    let opened = open_in(folder.path(), quick(), None).await;
    let [_anna, mut boris] = opened.two(pioche(json!({}))).await;
    let secret = boris.link().await;
    let file = folder.path().join("house.db");
    maraude_store::Sqlite::copy(&file, &folder.path().join("backup")).unwrap();
    opened.close().await;
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let path = file.unwrap().path();
        let text = String::from_utf8_lossy(&std::fs::read(&path).unwrap()).into_owned();
        assert!(!text.contains(&secret), "{}", path.display());
    }
}
