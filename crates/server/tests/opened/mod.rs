//! A house opened for one test, on port 0, and people who come to it.
#![allow(
    dead_code,
    unreachable_pub,
    reason = "each test file uses a part of it"
)]

use maraude_bus::Local;
use maraude_catalog::{GameEntry, Registered};
use maraude_client::{Answer, Line, Visitor, choose};
use maraude_conformance::toys::pioche::Pioche;
use maraude_core::{BotRng, bot_rng};
use maraude_house::house::Shelf;
use maraude_house::{Config, House};
use maraude_protocol::Command;
use maraude_server::{Limits, Settings};
use maraude_store::{Sqlite, Store};
use serde_json::{Value, json};
use std::path::Path;
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

/// Bots don't pretend to think.
pub fn quick() -> Config {
    Config {
        bot_pace: 0,
        grace: Duration::ZERO,
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
    assert!(house.resume().await.unwrap().is_empty());
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

    pub async fn visitor(&self) -> Visitor {
        Visitor::new(&self.url).await.unwrap()
    }

    /// The same person on another device, let in by the link of the seat.
    pub async fn another_device(&self, player: &Player) -> Player {
        let device = self.visitor().await;
        let back = format!("/api/tables/{}/return", player.id);
        let secret = json!({ "secret": player.you["links"][0]["secret"] });
        assert_eq!(device.post(&back, &secret).await.unwrap().status, 200);
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
            player
                .command("ready", json!({"ready": {"salt": "ab01"}}))
                .await;
        }
        for player in &mut players {
            player.updated().await;
        }
        players
    }
}

/// A table of two for Pioche, with what differs.
#[allow(clippy::needless_pass_by_value, reason = "it is called with literals")]
pub fn pioche(more: Value) -> Value {
    let mut table = json!({ "game": "pioche", "seats": ["me", "open"], "name": "Anna" });
    for (key, value) in more.as_object().unwrap() {
        table[key] = value.clone();
    }
    table
}

/// Somebody at a table, with what they last saw.
pub struct Player {
    pub visitor: Visitor,
    pub line: Line,
    pub id: String,
    pub seat: Option<u8>,
    pub n: u32,
    pub update: Value,
    pub table: Value,
    pub you: Value,
    /// Everything that was received, in order.
    pub heard: Vec<Value>,
    /// The steps, which must be dense.
    pub steps: Vec<Value>,
    pub rng: BotRng,
}

impl Player {
    /// Comes to a table and says hello.
    pub async fn come(visitor: Visitor, table: &str, seat: Option<u8>) -> Self {
        let line = visitor.open(table).await.unwrap();
        let mut player = Self {
            visitor,
            line,
            id: table.to_owned(),
            seat,
            n: 0,
            update: Value::Null,
            table: Value::Null,
            you: Value::Null,
            heard: Vec::new(),
            steps: Vec::new(),
            rng: bot_rng(u64::from(seat.unwrap_or(9))),
        };
        player.hello(0).await;
        player
    }

    pub async fn hello(&mut self, last: u32) {
        self.line.hello(self.seat, last).await.unwrap();
        self.until("welcome").await;
    }

    /// Loses the line and comes back.
    pub async fn reconnect(&mut self) {
        self.line = self.visitor.open(&self.id).await.unwrap();
        self.hello(self.n).await;
    }

    /// The next message, remembered.
    pub async fn hear(&mut self) -> Value {
        let next = tokio::time::timeout(Duration::from_secs(20), self.line.next());
        let message = next
            .await
            .expect("the house says something")
            .expect("the line is open");
        match message["type"].as_str().unwrap() {
            "welcome" => {
                self.table = message["table"].clone();
                self.you = message["you"].clone();
                self.saw(message["update"].clone());
            }
            "update" => self.saw(message.clone()),
            "table" => {
                self.table = message["table"].clone();
                if !message["you"].is_null() {
                    self.you = message["you"].clone();
                }
            }
            _ => {}
        }
        self.heard.push(message.clone());
        message
    }

    fn saw(&mut self, update: Value) {
        if update.is_null() {
            return;
        }
        for step in update["steps"].as_array().unwrap() {
            let n = step["n"].as_u64().unwrap() as u32;
            if n as usize > self.steps.len() {
                assert_eq!(n as usize, self.steps.len() + 1, "steps are dense");
                self.steps.push(step.clone());
            }
        }
        self.n = update["n"].as_u64().unwrap() as u32;
        assert_eq!(self.n as usize, self.steps.len(), "every step was told");
        self.update = update;
    }

    /// Hears until a message of this kind comes.
    pub async fn until(&mut self, kind: &str) -> Value {
        loop {
            let message = self.hear().await;
            if message["type"] == kind {
                return message;
            }
        }
    }

    pub async fn updated(&mut self) -> Value {
        self.until("update").await
    }

    /// Hears until the table is told to be so.
    pub async fn until_table(&mut self, so: impl Fn(&Value) -> bool) {
        while !so(&self.table) {
            self.hear().await;
        }
    }

    /// Sends a command under this id, and waits for its answer.
    pub async fn command(&mut self, id: &str, command: Value) -> Value {
        self.send(id, self.n, command).await;
        self.answer(id).await
    }

    pub async fn send(&mut self, id: &str, seen: u32, command: Value) {
        let text = json!({"do": {"id": id, "seen": seen, "command": command}});
        self.line.send_text(text.to_string()).await.unwrap();
    }

    pub async fn answer(&mut self, id: &str) -> Value {
        loop {
            let message = self.hear().await;
            let rides = message["type"] == "update"
                && message["done"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .any(|done| done == id);
            if rides || message["id"] == id {
                return message;
            }
        }
    }

    pub fn new_id(&mut self) -> String {
        static NEXT: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
        let next = NEXT.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        format!("{}-{next}", self.seat.unwrap_or(0))
    }

    /// What a bot would do, if it is asked and knows.
    async fn hint(&mut self) -> Option<String> {
        let id = self.new_id();
        let answer = self.command(&id, json!("hint")).await;
        (!answer["action"].is_null()).then(|| answer["action"].to_string())
    }

    /// Any legal action, if there is one.
    pub fn choice(&mut self) -> Option<String> {
        let choices = &self.update["choices"];
        (!choices.is_null())
            .then(|| choose(&choices.to_string(), &mut self.rng))
            .flatten()
    }

    pub async fn play(&mut self, action: &str) -> Value {
        let action = serde_json::value::RawValue::from_string(action.to_owned()).unwrap();
        let id = self.new_id();
        self.line
            .ask(&id, self.n, Command::Play { action })
            .await
            .unwrap();
        self.answer(&id).await
    }

    pub fn is_over(&self) -> bool {
        !self.update["end"].is_null()
    }

    pub fn may_act(&self) -> bool {
        !self.update["choices"].is_null()
    }
}

/// Both play until the game is over; a third may watch.
pub async fn play_on(players: &mut [Player; 2]) {
    play_while(players, |_| true).await;
}

/// So many moves of a game are left to chance.
const WANDERING: usize = 300;

/// Both play while this holds of the first.
pub async fn play_while(players: &mut [Player; 2], so: impl Fn(&Player) -> bool) {
    for moves in 0..5_000 {
        if players.iter().all(Player::is_over) || !so(&players[0]) {
            return;
        }
        let acting = players
            .iter()
            .position(|player| !player.is_over() && player.may_act());
        match acting {
            Some(at) => {
                // Chance alone may need ten thousand moves; after a while a bot is asked.
                let hint = if moves > WANDERING {
                    players[at].hint().await
                } else {
                    None
                };
                if let Some(action) = hint.or_else(|| players[at].choice()) {
                    let answer = players[at].play(&action).await;
                    let stale = answer["problem"]["code"] == "stale";
                    assert!(answer["type"] == "update" || stale, "{action}: {answer}");
                } else if !propose(players).await {
                    hear_either(players).await;
                }
            }
            None => hear_either(players).await,
        }
        // The other learns of it, too.
        for player in players.iter_mut() {
            while let Ok(Some(message)) =
                tokio::time::timeout(Duration::from_millis(2), player.line.next()).await
            {
                player.take(message);
            }
        }
    }
    panic!("the game does not end");
}

/// Asked, but without a move: those who are asked propose something until they agree.
async fn propose(players: &mut [Player; 2]) -> bool {
    for player in players.iter_mut().filter(|player| player.may_act()) {
        if player.propose().await {
            return true;
        }
    }
    false
}

impl Player {
    /// Asked, but without a move: proposes what the rules leave to agreement.
    async fn propose(&mut self) -> bool {
        let text = self.update.to_string();
        let heard = maraude_client::Heard::read(&text).unwrap();
        let Some(proposal) = heard.proposal(self.seat.unwrap()) else {
            return false;
        };
        let id = self.new_id();
        let answer = self.command(&id, serde_json::from_str(&proposal).unwrap());
        answer.await["type"] == "update"
    }
}

/// Waits until either hears something.
pub async fn hear_either(players: &mut [Player; 2]) {
    let [one, other] = players;
    let heard = async {
        tokio::select! {
            message = one.line.next() => one.take(message.expect("the line is open")),
            message = other.line.next() => other.take(message.expect("the line is open")),
        }
    };
    let heard = tokio::time::timeout(Duration::from_secs(20), heard);
    let heard = heard.await;
    let choices = |player: &Player| player.update["choices"].to_string();
    assert!(
        heard.is_ok(),
        "nobody says anything: {} {}",
        choices(&players[0]),
        choices(&players[1])
    );
}

impl Player {
    fn take(&mut self, message: Value) {
        match message["type"].as_str().unwrap() {
            "update" => self.saw(message.clone()),
            "table" => self.table = message["table"].clone(),
            _ => {}
        }
        self.heard.push(message);
    }
}

/// What a counter of the house says.
pub async fn counted(visitor: &Visitor, name: &str) -> u64 {
    let metrics = visitor.get("/metrics").await.unwrap().body;
    let metrics = String::from_utf8(metrics).unwrap();
    let mut lines = metrics.lines();
    let line = lines.find(|line| line.starts_with(&format!("{name} ")));
    line.unwrap().rsplit(' ').next().unwrap().parse().unwrap()
}

/// The code of a refusal.
pub fn code(message: &Value) -> &str {
    message["problem"]["code"].as_str().unwrap_or_default()
}

pub fn status(answer: &Answer) -> (u16, String) {
    (answer.status, answer.code())
}
