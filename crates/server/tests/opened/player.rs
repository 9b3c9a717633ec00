//! A person at a table, with what they last saw.

use super::{code, passing};
use maraude_client::{Browser, Line, choose};
use maraude_core::{BotRng, bot_rng};
use maraude_protocol::Command;
use serde_json::{Value, json};
use std::time::Duration;

/// A person at a table, with what they last saw.
pub struct Player {
    pub visitor: Browser,
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
    /// Connects to a table and says hello.
    pub async fn come(visitor: Browser, table: &str, seat: Option<u8>) -> Self {
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

    /// Loses the connection and reconnects.
    pub async fn reconnect(&mut self) {
        self.line = self.visitor.open(&self.id).await.unwrap();
        self.hello(self.n).await;
    }

    /// Reads the next message and remembers it.
    pub async fn hear(&mut self) -> Value {
        self.hear_while_passing(Duration::from_millis(1)).await
    }

    /// The next message; until it comes, time passes quickly.
    pub async fn hear_later(&mut self) -> Value {
        self.hear_while_passing(Duration::from_millis(100)).await
    }

    async fn hear_while_passing(&mut self, step: Duration) -> Value {
        let message = passing(step, self.line.next()).await;
        self.take(message.expect("the line is open"))
    }

    /// Reads everything that was sent before this call.
    pub async fn catch_up(&mut self) {
        // First the table answers, then the socket, which sends what the table said before.
        self.does(json!({"mute": {"who": "nobody", "muted": true}}))
            .await;
        let ping = json!({"ping": {"n": 1}});
        self.line.send_text(ping.to_string()).await.unwrap();
        self.until("pong").await;
    }

    /// Remembers a message.
    pub fn take(&mut self, message: Value) -> Value {
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
        assert_eq!(self.n as usize, self.steps.len(), "every step was sent");
        self.update = update;
    }

    /// Reads messages until one of this kind comes.
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

    /// Reads messages until the table is as wanted.
    pub async fn until_table(&mut self, wanted: impl Fn(&Value) -> bool) {
        while !wanted(&self.table) {
            self.hear().await;
        }
    }

    /// Sends a command under this id, and waits for its answer.
    pub async fn command(&mut self, id: &str, command: Value) -> Value {
        self.send(id, self.n, command).await;
        self.answer(id).await
    }

    /// Sends a command under a new id, and waits for its answer.
    pub async fn does(&mut self, command: Value) -> Value {
        let id = self.new_id();
        self.command(&id, command).await
    }

    /// Sends a command, and returns the code of its refusal.
    pub async fn refused(&mut self, command: Value) -> String {
        code(&self.does(command).await).to_owned()
    }

    pub async fn send(&mut self, id: &str, seen: u32, command: Value) {
        let text = json!({"do": {"id": id, "seen": seen, "command": command}});
        self.line.send_text(text.to_string()).await.unwrap();
    }

    pub async fn answer(&mut self, id: &str) -> Value {
        loop {
            let message = self.hear().await;
            let acknowledged = message["type"] == "update"
                && message["done"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .any(|done| done == id);
            if acknowledged || message["id"] == id {
                return message;
            }
        }
    }

    /// Makes a link into the seat; returns its secret.
    pub async fn link(&mut self) -> String {
        let secret = maraude_house::new_secret();
        let link = json!({"link": {"seat": self.seat, "secret": secret}});
        assert_eq!(self.does(link).await["type"], "done");
        secret
    }

    /// The house closes the line; until then it sends nothing of the seat any more.
    pub async fn is_put_out(&mut self) {
        self.is_told_bye("come_back").await;
    }

    /// The house closes the line for this reason.
    pub async fn is_told_bye(&mut self, why: &str) {
        let mut last = Value::Null;
        while let Some(said) = passing(Duration::from_millis(1), self.line.next()).await {
            assert_ne!(said["type"], "update", "the seat's stream goes on");
            last = said;
        }
        assert_eq!(last, json!({"type": "bye", "why": why}));
    }

    pub fn new_id(&mut self) -> String {
        static NEXT: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
        let next = NEXT.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        format!("{}-{next}", self.seat.unwrap_or(0))
    }

    /// Asks for a hint.
    pub(super) async fn hint(&mut self) -> Option<String> {
        let answer = self.does(json!("hint")).await;
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
        let action = maraude_protocol::Raw::shared(action);
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

impl Player {
    /// Proposes an agreement, for a player who is asked but has no move.
    pub(super) async fn propose(&mut self) -> bool {
        let text = self.update.to_string();
        let heard = maraude_client::Received::read(&text).unwrap();
        let Some(proposal) = heard.proposal(self.seat.unwrap()) else {
            return false;
        };
        let answer = self.does(serde_json::from_str(&proposal).unwrap());
        answer.await["type"] == "update"
    }
}
