//! A house opened for one test, on port 0, and its visitors.
#![allow(
    dead_code,
    unused_imports,
    unreachable_pub,
    reason = "each test file uses a part of it"
)]

mod player;
mod playing;

use maraude_bus::Local;
use maraude_catalog::{GameEntry, Registered};
use maraude_client::{Answer, Browser};
use maraude_conformance::toys::pioche::Pioche;
use maraude_core::digest::{from_hex, hex};
use maraude_core::journal::salt_commitment;
use maraude_house::house::Shelf;
use maraude_house::{Config, House, ManualClock, TimeSource};
use maraude_server::{Limits, Settings};
use maraude_store::{Sqlite, Store};
pub use player::Player;
pub use playing::{hear_either, play_on, play_while};
use serde_json::{Value, json};
use std::path::Path;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::oneshot;

static PIOCHE: Registered<Pioche> = Registered::new(&[]);

/// The toy and every game on the shelf.
pub fn shelf() -> Shelf {
    let mut games: Vec<&'static dyn GameEntry> = vec![&PIOCHE];
    games.extend(maraude_catalog::shelf());
    games.leak()
}

/// An open house.
pub struct Opened {
    pub url: String,
    pub house: Arc<House>,
    stop: Option<oneshot::Sender<()>>,
    served: Option<tokio::task::JoinHandle<std::io::Result<()>>>,
    folder: Option<tempfile::TempDir>,
}

/// The clock of this test: the body of each test runs on a thread of its own.
pub fn clock() -> ManualClock {
    thread_local! {
        static CLOCK: ManualClock = ManualClock::default();
    }
    CLOCK.with(Clone::clone)
}

/// Waits for something while the clock of the test moves by `step` every two milliseconds or
/// more. Nothing else moves it, so on a busy machine it goes slower, never faster.
pub async fn passing<T>(step: Duration, what: impl Future<Output = T>) -> T {
    let mut what = pin!(what);
    for _ in 0..30_000 {
        match tokio::time::timeout(Duration::from_millis(2), what.as_mut()).await {
            Ok(done) => return done,
            Err(_) => clock().advance(step),
        }
    }
    panic!("nothing happened for a minute");
}

/// Bots don't pretend to think, and time passes as the test wants.
pub fn quick() -> Config {
    Config {
        time: TimeSource::Manual(clock()),
        bot_pace: 0,
        grace: Duration::ZERO,
        // Less than the silence after which a socket is asked whether it is still there.
        seat_grace: Duration::from_secs(20),
        ..Config::default()
    }
}

/// A house with quick bots and no limits.
pub async fn open() -> Opened {
    open_with(quick(), None).await
}

pub async fn open_with(config: Config, limits: Option<Limits>) -> Opened {
    let folder = tempfile::tempdir().unwrap();
    let mut opened = open_in(folder.path(), config, limits).await;
    opened.folder = Some(folder);
    opened
}

pub async fn open_in(folder: &Path, config: Config, limits: Option<Limits>) -> Opened {
    open_on(shelf(), folder, config, limits).await
}

/// A house with these settings.
pub async fn open_set(settings: Settings) -> Opened {
    let folder = tempfile::tempdir().unwrap();
    let mut opened = open_as(shelf(), folder.path(), quick(), settings).await;
    opened.folder = Some(folder);
    opened
}

/// A house with these games.
pub async fn open_on(
    shelf: Shelf,
    folder: &Path,
    config: Config,
    limits: Option<Limits>,
) -> Opened {
    let settings = Settings {
        limits,
        ..Settings::default()
    };
    open_as(shelf, folder, config, settings).await
}

async fn open_as(shelf: Shelf, folder: &Path, config: Config, settings: Settings) -> Opened {
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&folder.join("house.db")).unwrap());
    let house = House::open(config, shelf, store, Arc::new(Local::new()));
    assert!(house.resume(|_, _| ()).await.unwrap().is_empty());
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    let (stop, stopped) = oneshot::channel::<()>();
    let until = async move {
        let _ = stopped.await;
    };
    let served = tokio::spawn(maraude_server::serve(
        settings,
        listener,
        house.clone(),
        until,
    ));
    Opened {
        url,
        house,
        stop: Some(stop),
        served: Some(served),
        folder: None,
    }
}

impl Opened {
    /// Closes the house gracefully.
    pub async fn close(mut self) -> Option<tempfile::TempDir> {
        drop(self.stop.take());
        self.served.take().unwrap().await.unwrap().unwrap();
        self.folder.take()
    }

    pub async fn visitor(&self) -> Browser {
        Browser::new(&self.url).await.unwrap()
    }

    /// The same person on another device, let in by the link of the seat.
    pub async fn another_device(&self, player: &mut Player) -> Player {
        let secret = player.link().await;
        let device = self.visitor().await;
        assert_eq!(
            device.come_back(&player.id, &secret).await.unwrap().status,
            200
        );
        Player::come(device, &player.id, player.seat).await
    }

    /// Two people at a table of Pioche that has begun.
    pub async fn two(&self, table: Value) -> [Player; 2] {
        let host = self.visitor().await;
        let id = host.make(&table).await.unwrap();
        let guest = self.visitor().await;
        let seat = guest.sit(&id, "Boris").await.unwrap();
        assert_eq!(seat, 2);
        let mut players = [
            Player::come(host, &id, Some(1)).await,
            Player::come(guest, &id, Some(2)).await,
        ];
        for player in &mut players {
            player.does(json!({"ready": {}})).await;
        }
        for player in &mut players {
            player.updated().await;
        }
        players
    }
}

/// The commitment to a salt in hexadecimal.
pub fn commitment(salt: &str) -> String {
    hex(&salt_commitment(&from_hex(salt).unwrap()))
}

/// Both commit to a salt, then both reveal it, as browsers do.
pub async fn draw(players: &mut [Player; 2], salts: [&str; 2]) {
    for (player, salt) in players.iter_mut().zip(salts) {
        let ready = json!({"ready": {"commitment": commitment(salt)}});
        assert_eq!(player.does(ready).await["type"], "done");
    }
    for (player, salt) in players.iter_mut().zip(salts) {
        player.until_table(|table| table["revealing"] == true).await;
        let answer = player.does(json!({"reveal": {"salt": salt}})).await;
        assert_eq!(answer["type"], "done");
    }
}

/// A table of two for Pioche, with these changes.
#[allow(clippy::needless_pass_by_value, reason = "it is called with literals")]
pub fn pioche(more: Value) -> Value {
    let mut table = json!({ "game": "pioche", "seats": ["me", "open"], "name": "Anna" });
    for (key, value) in more.as_object().unwrap() {
        table[key] = value.clone();
    }
    table
}

/// Reads a counter from the metrics.
pub async fn counted(visitor: &Browser, name: &str) -> u64 {
    let metrics = visitor.get("/metrics").await.unwrap().body;
    let metrics = String::from_utf8(metrics).unwrap();
    let mut lines = metrics.lines();
    let line = lines.find(|line| line.starts_with(&format!("{name} ")));
    line.unwrap().rsplit(' ').next().unwrap().parse().unwrap()
}

/// Waits until a counter has this value.
pub async fn until_counted(visitor: &Browser, name: &str, value: u64) {
    passing(Duration::ZERO, async {
        while counted(visitor, name).await != value {}
    })
    .await;
}

/// The code of a refusal.
pub fn code(message: &Value) -> &str {
    message["problem"]["code"].as_str().unwrap_or_default()
}

pub fn status(answer: &Answer) -> (u16, String) {
    (answer.status, answer.code())
}
