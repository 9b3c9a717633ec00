//! The real binary is killed at random moments, or its disk is full: everything acknowledged is
//! there afterwards, in order, repeats are not played twice, and games go on.

mod house;

use house::Server;
use maraude_client::{Line, Visitor, choose};
use maraude_core::{BotRng, Luck, bot_rng};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

const KILLS: usize = 20;
const TABLES: usize = 8;

/// One person at a table, who remembers every message.
struct Person {
    visitor: Visitor,
    seat: u8,
    line: Option<Line>,
    steps: Vec<Value>,
    update: Value,
    /// A command that was sent and not answered yet.
    open: Option<(String, u64, String)>,
    ids: u32,
}

/// The progress of all tables together since the last kill.
#[derive(Default)]
struct Progress {
    /// Moves that were acknowledged.
    moves: usize,
    /// Tables where nobody plays any more.
    stopped: usize,
}

/// Two people at one table.
struct Table {
    id: String,
    people: [Person; 2],
    /// How many commands were acknowledged.
    acknowledged: usize,
    rng: BotRng,
}

impl Person {
    /// Reconnects with the last step seen, and repeats the command that was not answered.
    async fn come_back(&mut self, id: &str, url: &str) -> Option<()> {
        self.visitor = self.visitor.at(url);
        let mut line = self.visitor.open(id).await.ok()?;
        line.hello(Some(self.seat), self.steps.len() as u32)
            .await
            .ok()?;
        let welcome = line.wait_for("welcome").await?;
        self.saw(&welcome["update"]);
        if let Some((command, seen, action)) = &self.open {
            line.play(command, *seen as u32, action).await.ok()?;
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
        self.update = update.clone();
    }

    /// Reads one message; returns how many commands it acknowledges, or `None` if the socket is
    /// closed.
    async fn hear(&mut self) -> Option<usize> {
        let next = tokio::time::timeout(Duration::from_secs(30), self.line.as_mut()?.next());
        let Some(message) = next.await.expect("the house says something") else {
            self.line = None;
            return None;
        };
        let kind = message["type"].as_str().unwrap();
        if kind == "update" {
            self.saw(&message);
        }
        let Some((open, ..)) = &self.open else {
            return Some(0);
        };
        let in_update = kind == "update"
            && message["done"]
                .as_array()
                .unwrap()
                .iter()
                .any(|done| done == open.as_str());
        if in_update || (kind == "done" && message["id"] == open.as_str()) {
            self.open = None;
            return Some(1);
        }
        if kind == "refused" && message["id"] == open.as_str() {
            // In a race others may have been quicker; in turns nothing of ours is refused.
            let code = message["problem"]["code"].as_str().unwrap();
            if code == "not-kept" {
                // Nothing happened; the command is sent again.
                self.line = None;
                return None;
            }
            assert!(matches!(code, "stale" | "rules"), "{message}");
            self.open = None;
        }
        Some(0)
    }
}

impl Table {
    async fn make(url: &str, game: &str, seed: u64) -> Self {
        let visitors = [
            Visitor::new(url).await.unwrap(),
            Visitor::new(url).await.unwrap(),
        ];
        let table = json!({"game": game, "seats": ["me", "open"], "name": "Anna"});
        let id = visitors[0].make(&table).await.unwrap();
        visitors[1].sit(&id, "Boris").await.unwrap();
        let mut seat = 0;
        let people = visitors.map(|visitor| {
            seat += 1;
            let (line, open) = (None, None);
            Person {
                visitor,
                seat,
                line,
                steps: Vec::new(),
                update: Value::Null,
                open,
                ids: 0,
            }
        });
        let mut table = Self {
            id,
            people,
            acknowledged: 0,
            rng: bot_rng(seed),
        };
        for person in &mut table.people {
            person.come_back(&table.id, url).await.unwrap();
            let line = person.line.as_mut().unwrap();
            let ready = json!({"do": {"id": "ready", "command": {"ready": {"salt": "00"}}}});
            line.send_text(ready.to_string()).await.unwrap();
        }
        for person in &mut table.people {
            while person.update.is_null() {
                person.hear().await.unwrap();
            }
        }
        table
    }

    fn is_over(&self) -> bool {
        self.people
            .iter()
            .all(|person| !person.update["end"].is_null())
    }

    /// Plays until the socket closes or the game is over.
    async fn play(&mut self, progress: &watch::Sender<Progress>) {
        while !self.is_over() {
            for at in 0..2 {
                let person = &mut self.people[at];
                if person.open.is_none() && !person.update["choices"].is_null() {
                    let choices = person.update["choices"].to_string();
                    // A game that waits for an agreement is over for us.
                    let Some(action) = choose(&choices, &mut self.rng) else {
                        return;
                    };
                    person.ids += 1;
                    let id = format!("{}-{}", person.seat, person.ids);
                    let seen = person.update["n"].as_u64().unwrap();
                    person.open = Some((id.clone(), seen, action.clone()));
                    let Some(line) = &mut person.line else { return };
                    if line.play(&id, seen as u32, &action).await.is_err() {
                        return;
                    }
                }
            }
            let [one, other] = &mut self.people;
            let heard = tokio::select! {
                heard = one.hear() => heard,
                heard = other.hear() => heard,
            };
            match heard {
                Some(acknowledged) => {
                    self.acknowledged += acknowledged;
                    progress.send_modify(|made| made.moves += acknowledged);
                }
                None => return,
            }
        }
    }

    /// Reads messages until no command is unanswered.
    async fn settle(&mut self) {
        for person in &mut self.people {
            while person.open.is_some() && person.line.is_some() {
                self.acknowledged += person.hear().await.unwrap_or(0);
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_when_the_house_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path(), &["--no-limits"]);
    let game = house::a_game(&server.url).await;
    let mut tables = Vec::new();
    for n in 0..TABLES {
        tables.push(Table::make(&server.url, &game, n as u64).await);
    }
    let mut rng = bot_rng(42);
    for kill in 0..KILLS {
        let progress = Arc::new(watch::Sender::new(Progress::default()));
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
        // Killed in the middle of the play: after some moves, or when nobody can move any more.
        let moves = 1 + Luck::below(&mut rng, 200) as usize;
        let killed = |made: &Progress| made.moves >= moves || made.stopped == TABLES;
        progress.subscribe().wait_for(killed).await.unwrap();
        server.kill();
        tables = Vec::new();
        for table in playing {
            tables.push(table.await.unwrap());
        }
        server = Server::start(folder.path(), &["--no-limits"]);
        for table in &mut tables {
            for person in &mut table.people {
                person.come_back(&table.id, &server.url).await.unwrap();
            }
        }
        // Finished games are checked and replaced by new ones.
        for (n, table) in tables.iter_mut().enumerate() {
            if table.is_over() {
                table.settle().await;
                check(folder.path(), table);
                *table = Table::make(&server.url, &game, (kill * TABLES + n) as u64).await;
            }
        }
    }
    for table in &mut tables {
        table.settle().await;
    }
    server.stop();
    for table in &tables {
        check(folder.path(), table);
        assert!(table.acknowledged > 0, "the games go on");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_refuses_moves_and_loses_none() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start_without_room(folder.path(), 600);
    let game = house::a_game(&server.url).await;
    let mut table = Table::make(&server.url, &game, 7).await;
    let ready = table.people[0].visitor.get("/ready").await.unwrap();
    assert_eq!(ready.status, 200);
    let refused = |table: &Table| table.people.iter().any(|person| person.open.is_some());
    let progress = watch::Sender::new(Progress::default());
    table.play(&progress).await;
    if !refused(&table) {
        // A lucky game was over before the disk was full.
        table = Table::make(&server.url, &game, 8).await;
        table.play(&progress).await;
    }
    assert!(refused(&table), "the disk was never full");
    let before = table.acknowledged;
    assert!(before > 10, "only {before} moves had room");
    // An answer may be a second old.
    let refuses = async {
        loop {
            let ready = table.people[0].visitor.get("/ready").await.unwrap();
            if ready.status != 200 {
                return ready.status;
            }
        }
    };
    let refuses = tokio::time::timeout(Duration::from_secs(60), refuses);
    assert_eq!(refuses.await.expect("it still says that it is ready"), 503);
    let health = table.people[0].visitor.get("/health").await.unwrap();
    assert_eq!(health.status, 200, "the house itself lives on");
    drop(server);

    let server = Server::start(folder.path(), &["--no-limits"]);
    for person in &mut table.people {
        person.come_back(&table.id, &server.url).await.unwrap();
    }
    table.settle().await;
    assert!(
        table.acknowledged > before,
        "the refused move is played now"
    );
    server.stop();
    check(folder.path(), &table);
}

/// The journal has one entry for each acknowledged command, and no other entry by a person.
fn check(folder: &std::path::Path, table: &Table) {
    let journal = house::export(folder, &table.id);
    let by_people = journal.lines().filter(|line| {
        let entry: Value = serde_json::from_str(line).unwrap();
        entry["by"].is_number()
    });
    assert_eq!(by_people.count(), table.acknowledged, "table {}", table.id);
}
