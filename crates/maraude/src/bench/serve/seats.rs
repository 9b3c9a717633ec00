//! Players and spectators of the bench.

use super::Serve;
use super::tally::Tally;
use maraude_client::{Browser, Failed, Kept, Line, Received};
use maraude_core::{BotRng, Luck, bot_rng};
use maraude_protocol::Command;
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// How the id of a proposal begins.
const PROPOSAL: &str = "o";

/// State that the players of one table share: the last mover and the time of the move.
struct Shared {
    began: Instant,
    /// Microseconds since `began`; the lowest three bits are the seat.
    sent: AtomicU64,
}

/// Plays one game after the other at one place of the bench, until it is aborted.
pub(super) async fn play_table(
    bench: &Serve,
    game: &str,
    tally: &Arc<Tally>,
    kept: &Arc<Kept>,
    first: Option<Arc<watch::Sender<String>>>,
) {
    let visitors = match visitors(bench, kept).await {
        Ok(visitors) => visitors,
        Err(error) => return tally.failed(&error),
    };
    let mut known = false;
    loop {
        match sit_down(bench, game, &visitors).await {
            Ok((table, lines)) => {
                if !known {
                    tally.sat_down();
                    known = true;
                }
                if let Some(first) = &first {
                    let _ = first.send(table);
                }
                play_game(bench, tally, lines).await;
            }
            Err(error) => {
                tally.failed(&error);
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
        }
    }
}

async fn visitors(bench: &Serve, kept: &Arc<Kept>) -> Result<Vec<Browser>, Failed> {
    let mut visitors = Vec::new();
    for _ in 0..bench.players {
        visitors.push(Browser::with(&bench.url, kept).await?);
    }
    Ok(visitors)
}

/// Makes a table, lets everybody sit down and get ready.
async fn sit_down(
    bench: &Serve,
    game: &str,
    visitors: &[Browser],
) -> Result<(String, Vec<Line>), Failed> {
    let mut seats = vec![json!("me")];
    seats.resize(usize::from(bench.players), json!("open"));
    let table = json!({ "game": game, "seats": seats, "name": "Bench 1", "public": false });
    let table = visitors[0].make(&table).await?;
    let mut lines = Vec::new();
    for (at, visitor) in visitors.iter().enumerate() {
        let seat = if at == 0 {
            1
        } else {
            visitor.sit(&table, &format!("Bench {}", at + 1)).await?
        };
        let mut line = visitor.open(&table).await?;
        line.hello(Some(seat), 0).await?;
        line.wait_for("welcome")
            .await
            .ok_or_else(|| Failed("no welcome".to_owned()))?;
        lines.push(line);
    }
    for line in &mut lines {
        let commitment = String::new();
        line.ask("ready", 0, Command::Ready { commitment }).await?;
    }
    Ok((table, lines))
}

async fn play_game(bench: &Serve, tally: &Arc<Tally>, lines: Vec<Line>) {
    let shared = Arc::new(Shared {
        began: Instant::now(),
        sent: AtomicU64::new(0),
    });
    let mut players = tokio::task::JoinSet::new();
    for (at, line) in lines.into_iter().enumerate() {
        let (tally, shared, think) = (tally.clone(), shared.clone(), bench.think);
        let player = Player {
            seat: at as u64 + 1,
            line,
            tally,
            shared,
            think,
        };
        players.spawn(player.play());
    }
    while players.join_next().await.is_some() {}
}

/// One player at one table.
struct Player {
    seat: u64,
    line: Line,
    tally: Arc<Tally>,
    shared: Arc<Shared>,
    think: Option<(u32, u32)>,
}

impl Player {
    /// Plays until the game is over.
    async fn play(mut self) {
        let mut rng = bot_rng(self.seat ^ self.shared.began.elapsed().as_nanos() as u64);
        let mut ids = 0_u64;
        while let Some(text) = self.line.next_text().await {
            let Some(heard) = Received::read(&text) else {
                return self.tally.failed(&text);
            };
            match heard.kind {
                "update" => {}
                // Another player may have proposed first.
                "refused" if heard.answers(PROPOSAL) => continue,
                "refused" | "error" | "bye" => {
                    self.tally.failed(&text);
                    continue;
                }
                _ => continue,
            }
            self.note(&heard);
            if heard.has_ended() {
                return;
            }
            let choices = heard.choices.as_ref();
            let Some(action) = choices.and_then(|choices| choices.choose(&mut rng)) else {
                if heard.choices.is_some() {
                    self.propose(&heard).await;
                }
                continue;
            };
            self.pause(&mut rng).await;
            ids += 1;
            let now = self.shared.began.elapsed().as_micros() as u64;
            self.shared
                .sent
                .store(now << 3 | self.seat, Ordering::Relaxed);
            let id = format!("{}-{ids}", self.seat);
            if self.line.play(&id, heard.n, &action).await.is_err() {
                return;
            }
        }
    }

    /// Proposes an agreement, for a player who is asked but has no move.
    async fn propose(&mut self, heard: &Received<'_>) {
        if let Some(proposal) = heard.proposal(self.seat as u8) {
            let id = format!("{PROPOSAL}{}", heard.n);
            let text = format!(
                r#"{{"do":{{"id":"{id}","seen":{},"command":{proposal}}}}}"#,
                heard.n
            );
            let _ = self.line.send_text(text).await;
        }
    }

    /// Counts an acknowledged move of this player, or measures the delay of another's.
    fn note(&self, heard: &Received<'_>) {
        if heard.done.iter().any(|&id| id != "ready") {
            self.tally.moved();
            return;
        }
        let sent = self.shared.sent.load(Ordering::Relaxed);
        if heard.has_steps() && sent & 7 != self.seat && sent != 0 {
            let now = self.shared.began.elapsed().as_micros() as u64;
            self.tally.arrived(now.saturating_sub(sent >> 3));
        }
    }

    async fn pause(&self, rng: &mut BotRng) {
        if let Some((min, max)) = self.think {
            let ms = min + Luck::below(rng, max - min + 1);
            tokio::time::sleep(Duration::from_millis(u64::from(ms))).await;
        }
    }
}

/// Watches the first table, and the next one when a game is over.
pub(super) async fn watch(url: &str, tally: &Arc<Tally>, mut table: watch::Receiver<String>) {
    let visitor = match Browser::new(url).await {
        Ok(visitor) => visitor,
        Err(error) => return tally.failed(&error),
    };
    let mut known = false;
    loop {
        if table.wait_for(|table| !table.is_empty()).await.is_err() {
            return;
        }
        let id = table.borrow_and_update().clone();
        let line = async {
            let mut line = visitor.open(&id).await?;
            line.hello(None, 0).await?;
            Ok::<Line, Failed>(line)
        };
        let mut line = match line.await {
            Ok(line) => line,
            Err(error) => return tally.failed(&error),
        };
        while let Some(text) = line.next_text().await {
            if text.starts_with(r#"{"type":"welcome""#) && !known {
                tally.watches();
                known = true;
            }
            if text.starts_with(r#"{"type":"update""#) {
                tally.watched();
            }
            if table.has_changed().unwrap_or(false) {
                break;
            }
        }
        line.close().await;
    }
}
