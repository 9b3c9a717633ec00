//! The real binary is killed at random moments, or its disk is full: everything acknowledged is
//! there afterwards, in order, repeats are not played twice, and games go on.

mod house;
mod people;

use house::{Server, run, stdout};
use maraude_client::Browser;
use maraude_core::{BotRng, Luck, bot_rng};
use people::{Progress, Table};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// How often the house is killed; `cargo xtask soak kill` sets another number.
const KILLS: usize = 20;
/// Tables of each game.
const TABLES_A_GAME: usize = 2;
/// The most acknowledgements between two kills.
const MOST_BETWEEN: u32 = 200;
/// How long the games may take for that, on a very slow machine.
const PATIENCE: Duration = Duration::from_secs(300);

fn kills() -> usize {
    let wanted = std::env::var("MARAUDE_KILLS").ok();
    wanted.map_or(KILLS, |kills| kills.parse().expect("a number of kills"))
}

/// The ids of all games.
async fn games(url: &str) -> Vec<String> {
    let browser = Browser::new(url).await.unwrap();
    let games = browser.get("/api/games").await.unwrap().json();
    let games = games["games"].as_array().unwrap().iter();
    games
        .map(|game| game["meta"]["id"].as_str().unwrap().to_owned())
        .collect()
}

/// Lets everybody play until a number of commands are acknowledged, or nobody can move any more,
/// and kills the house in the middle.
async fn play_and_kill(mut server: Server, tables: Vec<Table>, rng: &mut BotRng) -> Vec<Table> {
    let progress = Arc::new(watch::Sender::new(Progress::default()));
    let count = tables.len();
    let playing: Vec<_> = tables
        .into_iter()
        .map(|mut table| {
            let progress = progress.clone();
            tokio::spawn(async move {
                table.play(&progress).await;
                progress.send_modify(|made| made.stopped += 1);
                table
            })
        })
        .collect();
    let wanted = 1 + Luck::below(rng, MOST_BETWEEN) as usize;
    let is_enough = |made: &Progress| made.acknowledged >= wanted || made.stopped == count;
    let mut watching = progress.subscribe();
    let enough = tokio::time::timeout(PATIENCE, watching.wait_for(is_enough));
    enough.await.expect("the games go on").unwrap();
    server.kill();
    let mut tables = Vec::with_capacity(count);
    for table in playing {
        tables.push(table.await.unwrap());
    }
    tables
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_when_the_house_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    let mut server = Server::start(data, &["--no-limits"]);
    let games = games(&server.url).await;
    let mut tables = Vec::new();
    let mut made = 0;
    for game in games.iter().cycle().take(games.len() * TABLES_A_GAME) {
        made += 1;
        tables.push(Table::make(&server.url, game, made).await);
    }
    let mut rng = bot_rng(42);
    let kills = kills();
    // Acknowledgements of finished games, by game.
    let mut acknowledged: BTreeMap<String, usize> = BTreeMap::new();
    for kill in 1..=kills {
        tables = play_and_kill(server, tables, &mut rng).await;
        server = Server::start(data, &["--no-limits"]);
        for table in &mut tables {
            for person in &mut table.people {
                person.come_back(&table.id, &server.url).await.unwrap();
            }
        }
        // Finished games are checked and replaced by new ones.
        for table in &mut tables {
            if table.is_over() {
                *acknowledged.entry(table.game.clone()).or_default() += finished(table, data).await;
                made += 1;
                *table = Table::make(&server.url, &table.game, made).await;
            }
        }
        if kills > KILLS && kill % 10 == 0 {
            let running: usize = tables.iter().map(Table::acknowledged).sum();
            let all = acknowledged.values().sum::<usize>() + running;
            eprintln!("killed {kill} times; {all} acknowledgements, none lost or doubled");
        }
    }
    for table in &mut tables {
        table.settle().await;
    }
    server.stop();
    for table in &tables {
        table.check(data);
        *acknowledged.entry(table.game.clone()).or_default() += table.acknowledged();
    }
    for (game, acknowledged) in acknowledged {
        assert!(acknowledged > 0, "{game} does not go on");
    }
    let checked = run(&["check", data.to_str().unwrap()]);
    assert!(checked.status.success(), "{}", stdout(&checked));
}

/// Checks a table whose game is over; returns how many commands were acknowledged.
async fn finished(table: &mut Table, data: &Path) -> usize {
    table.settle().await;
    table.check(data);
    table.acknowledged()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_refuses_moves_and_loses_none() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start_without_room(folder.path(), 600);
    let game = house::a_game(&server.url).await;
    let mut table = Table::make(&server.url, &game, 7).await;
    let ready = table.people[0].browser.get("/ready").await.unwrap();
    assert_eq!(ready.status, 200);
    let progress = watch::Sender::new(Progress::default());
    table.play(&progress).await;
    if !table.has_open() {
        // A lucky game was over before the disk was full.
        table = Table::make(&server.url, &game, 8).await;
        table.play(&progress).await;
    }
    assert!(table.has_open(), "the disk was never full");
    let before = table.acknowledged();
    assert!(before > 10, "only {before} moves had room");
    // An answer may be a second old.
    let refuses = async {
        loop {
            let ready = table.people[0].browser.get("/ready").await.unwrap();
            if ready.status != 200 {
                return ready.status;
            }
        }
    };
    let refuses = tokio::time::timeout(Duration::from_secs(60), refuses);
    assert_eq!(refuses.await.expect("it still says that it is ready"), 503);
    let health = table.people[0].browser.get("/health").await.unwrap();
    assert_eq!(health.status, 200, "the house itself lives on");
    drop(server);

    let server = Server::start(folder.path(), &["--no-limits"]);
    for person in &mut table.people {
        person.come_back(&table.id, &server.url).await.unwrap();
    }
    table.settle().await;
    assert!(
        table.acknowledged() > before,
        "the refused command is carried out now"
    );
    server.stop();
    table.check(folder.path());
}
