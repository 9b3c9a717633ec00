//! People who play at tables of a real house, remember every message, and come back after a crash.
#![allow(unreachable_pub, reason = "it is a part of test files")]

use maraude_client::{Browser, Line, choose};
use maraude_core::{BotRng, Luck, bot_rng};
use maraude_store::{Examined, Sqlite};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::Path;
use tokio::sync::watch;

/// How often a person says something instead of playing: once in this number of times.
const SAYS_ONE_IN: u32 = 12;

/// One person at a table, who remembers every message.
pub struct Person {
    pub browser: Browser,
    seat: u8,
    line: Option<Line>,
    steps: Vec<Value>,
    /// The head of the journal's chain after each step.
    heads: BTreeMap<usize, Value>,
    update: Value,
    /// A command that was sent and not answered yet.
    open: Option<Sent>,
    ids: u32,
    /// The ids of all commands that were acknowledged.
    acknowledged: Vec<String>,
}

/// A command that was sent.
struct Sent {
    id: String,
    text: String,
}

/// The progress of all tables together since the last kill.
#[derive(Default)]
pub struct Progress {
    /// Commands that were acknowledged.
    pub acknowledged: usize,
    /// Tables where nobody plays any more.
    pub stopped: usize,
}

/// Two people at one table.
pub struct Table {
    pub id: String,
    pub game: String,
    pub people: [Person; 2],
    rng: BotRng,
}

impl Person {
    /// Reconnects with the last step seen, and repeats the command that was not answered.
    pub async fn come_back(&mut self, id: &str, url: &str) -> Option<()> {
        self.browser = self.browser.at(url);
        let mut line = self.browser.open(id).await.ok()?;
        line.hello(Some(self.seat), self.steps.len() as u32)
            .await
            .ok()?;
        let welcome = line.wait_for("welcome").await?;
        self.saw(&welcome["update"]);
        if let Some(sent) = &self.open {
            line.send_text(sent.text.clone()).await.ok()?;
        }
        self.line = Some(line);
        Some(())
    }

    fn saw(&mut self, update: &Value) {
        if update.is_null() {
            return;
        }
        let n = update["n"].as_u64().unwrap() as usize;
        assert!(n >= self.steps.len(), "a step that was sent is gone");
        for step in update["steps"].as_array().unwrap() {
            let at = step["n"].as_u64().unwrap() as usize - 1;
            if let Some(known) = self.steps.get(at) {
                assert_eq!(known, step, "a step has changed");
            } else {
                assert_eq!(at, self.steps.len(), "a step is missing");
                self.steps.push(step.clone());
            }
        }
        let head = self
            .heads
            .entry(n)
            .or_insert_with(|| update["head"].clone());
        assert!(
            head.is_string() && *head == update["head"],
            "history has changed"
        );
        self.update = update.clone();
    }

    /// Reads one message; returns how many commands it acknowledges, or `None` if the socket is
    /// closed.
    async fn hear(&mut self) -> Option<usize> {
        let Some(message) = self.line.as_mut()?.next().await else {
            self.line = None;
            return None;
        };
        let kind = message["type"].as_str().unwrap();
        if kind == "update" {
            self.saw(&message);
        }
        let Some(open) = &self.open else {
            return Some(0);
        };
        let id = open.id.as_str();
        let done = message["done"].as_array().into_iter().flatten();
        let in_update = kind == "update" && done.into_iter().any(|done| done == id);
        if in_update || (kind == "done" && message["id"] == id) {
            self.acknowledged
                .extend(self.open.take().map(|sent| sent.id));
            return Some(1);
        }
        if kind == "refused" && message["id"] == id {
            let code = message["problem"]["code"].as_str().unwrap();
            if code == "not-kept" {
                // Nothing happened; the command is sent again.
                self.line = None;
                return None;
            }
            // In a race others may have been quicker; in Marne there are moments of silence.
            assert!(
                matches!(code, "stale" | "rules" | "silence" | "paused" | "over"),
                "{message}"
            );
            self.open = None;
        }
        Some(0)
    }

    /// Sends a command; `None` if the socket is closed.
    async fn send(&mut self, command: &str) -> Option<()> {
        self.ids += 1;
        let id = format!("{}-{}", self.seat, self.ids);
        let seen = &self.update["n"];
        let text = format!(r#"{{"do":{{"id":"{id}","seen":{seen},"command":{command}}}}}"#);
        self.open = Some(Sent {
            id,
            text: text.clone(),
        });
        self.line.as_mut()?.send_text(text).await.ok()
    }
}

impl Table {
    pub async fn make(url: &str, game: &str, seed: u64) -> Self {
        let browsers = [
            Browser::new(url).await.unwrap(),
            Browser::new(url).await.unwrap(),
        ];
        let table = json!({"game": game, "seats": ["me", "open"], "name": "Anna"});
        let id = browsers[0].make(&table).await.unwrap();
        browsers[1].sit(&id, "Boris").await.unwrap();
        let mut seat = 0;
        let people = browsers.map(|browser| {
            seat += 1;
            Person {
                browser,
                seat,
                line: None,
                steps: Vec::new(),
                heads: BTreeMap::new(),
                update: Value::Null,
                open: None,
                ids: 0,
                acknowledged: Vec::new(),
            }
        });
        let mut table = Self {
            id,
            game: game.to_owned(),
            people,
            rng: bot_rng(seed),
        };
        for person in &mut table.people {
            person.come_back(&table.id, url).await.unwrap();
            let line = person.line.as_mut().unwrap();
            let ready = json!({"do": {"id": "ready", "command": {"ready": {}}}});
            line.send_text(ready.to_string()).await.unwrap();
        }
        for person in &mut table.people {
            while person.update.is_null() {
                person.hear().await.unwrap();
            }
        }
        table
    }

    pub fn is_over(&self) -> bool {
        self.people
            .iter()
            .all(|person| !person.update["end"].is_null())
    }

    /// How many commands were acknowledged.
    pub fn acknowledged(&self) -> usize {
        let people = self.people.iter();
        people.map(|person| person.acknowledged.len()).sum()
    }

    /// Whether somebody waits for an answer.
    pub fn has_open(&self) -> bool {
        self.people.iter().any(|person| person.open.is_some())
    }

    /// Plays until the socket closes or the game is over.
    pub async fn play(&mut self, progress: &watch::Sender<Progress>) {
        while !self.is_over() {
            for person in &mut self.people {
                if person.open.is_some() || person.update["choices"].is_null() {
                    continue;
                }
                let choices = person.update["choices"].to_string();
                // A game that waits for an agreement is over for us.
                let Some(action) = choose(&choices, &mut self.rng) else {
                    return;
                };
                let command = if Luck::below(&mut self.rng, SAYS_ONE_IN) == 0 {
                    r#"{"say":{"text":"Bonjour"}}"#.to_owned()
                } else {
                    format!(r#"{{"play":{{"action":{action}}}}}"#)
                };
                if person.send(&command).await.is_none() {
                    return;
                }
            }
            let [one, other] = &mut self.people;
            let heard = tokio::select! {
                heard = one.hear() => heard,
                heard = other.hear() => heard,
            };
            match heard {
                Some(acknowledged) => {
                    progress.send_modify(|made| made.acknowledged += acknowledged);
                }
                None => return,
            }
        }
    }

    /// Reads messages until no command is unanswered.
    pub async fn settle(&mut self) {
        for person in &mut self.people {
            while person.open.is_some() && person.line.is_some() {
                person.hear().await;
            }
        }
    }

    /// Every acknowledged command is in the journal or the chat exactly once, and nothing else by
    /// a person is in the journal.
    pub fn check(&self, data: &Path) {
        let examined: Examined = Sqlite::examine(&data.join("house.db")).unwrap();
        let saved = examined.load(&self.id).unwrap().unwrap();
        let entries = saved.entries.iter().filter(|entry| {
            let line: Value = serde_json::from_str(&entry.line).unwrap();
            line["by"].is_number()
        });
        let in_journal = entries.map(|entry| entry.command.clone());
        let in_chat = saved.chat.iter().map(|line| line.command.clone());
        let mut found: BTreeMap<String, usize> = BTreeMap::new();
        for command in in_journal.chain(in_chat) {
            let command = command.expect("every move of a person has a command");
            let (_, id) = command.rsplit_once(':').unwrap();
            *found.entry(id.to_owned()).or_default() += 1;
        }
        let people = self.people.iter();
        let acknowledged = people.flat_map(|person| &person.acknowledged);
        let once: BTreeMap<String, usize> = acknowledged.map(|id| (id.clone(), 1)).collect();
        assert_eq!(found, once, "table {} ({})", self.id, self.game);
    }
}
