//! The house: it makes tables, finds them, and keeps them going.

use crate::config::Config;
use crate::lately::Lately;
use crate::metrics::Metrics;
use crate::pool::Pool;
use crate::registry::Registry;
use crate::secret::Visitor;
use crate::table::{Ask, Handle, look_after};
use crate::wakes::Wakes;
use maraude_bus::Bus;
use maraude_catalog::GameEntry;
use maraude_core::meta::is_date;
use maraude_protocol::{Code, Daily, DailyRow, Phase, Problem, Seated, Tables};
use maraude_store::{Saved, Store, StoreError};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Weak};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// The games of a house, in the order of its shelf.
pub type Shelf = &'static [&'static dyn GameEntry];

/// The house.
pub struct House {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bus: Arc<dyn Bus>,
    pub(crate) config: Config,
    pub(crate) registry: Registry,
    pub(crate) pool: Pool,
    pub(crate) wakes: Wakes,
    /// The names visitors last used.
    pub(crate) names: Lately<String>,
    /// How many tables the store said a visitor has open, and those made since.
    pub(crate) hosted: Lately<u32>,
    /// Milliseconds since 1970 when the house opened.
    pub(crate) opened: u64,
    shelf: Shelf,
    closing: AtomicBool,
    metrics: Metrics,
    me: Weak<House>,
}

impl House {
    /// Opens a house. Call it inside an async runtime.
    pub fn open(
        config: Config,
        shelf: Shelf,
        store: Arc<dyn Store>,
        bus: Arc<dyn Bus>,
    ) -> Arc<Self> {
        let house = Arc::new_cyclic(|me| Self {
            pool: Pool::new(config.bot_threads, config.bot_cap),
            store,
            bus,
            config,
            shelf,
            registry: Registry::default(),
            wakes: Wakes::default(),
            names: Lately::default(),
            hosted: Lately::default(),
            opened: now(),
            closing: AtomicBool::new(false),
            metrics: Metrics::default(),
            me: me.clone(),
        });
        tokio::spawn(wake_tables(house.me.clone()));
        tokio::spawn(throw_away(house.me.clone()));
        house
    }

    /// What the house counts.
    pub fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    /// How many tables are in memory.
    pub fn tables_in_memory(&self) -> usize {
        self.registry.len()
    }

    /// The games.
    pub fn shelf(&self) -> Shelf {
        self.shelf
    }

    /// The fan-out of what happens at the tables.
    pub fn bus(&self) -> &Arc<dyn Bus> {
        &self.bus
    }

    /// Whether the store can be written.
    pub async fn check(&self) -> Result<(), StoreError> {
        self.store.check().await
    }

    /// The game with this id.
    pub fn game(&self, id: &str) -> Option<&'static dyn GameEntry> {
        self.shelf.iter().copied().find(|game| game.meta().id == id)
    }

    /// A way to speak with a table. It is brought back from the store if it is not in memory.
    pub fn table(&self, id: &str) -> Result<Handle, Problem> {
        self.reach(id, None)
    }

    /// A way to speak with a table; `new` if it was just made, so that it needn't be loaded.
    pub(crate) fn reach(&self, id: &str, new: Option<Saved>) -> Result<Handle, Problem> {
        if self.closing.load(Ordering::Relaxed) {
            return Err(Code::Unavailable.into());
        }
        if id.len() > 64 {
            return Err(Code::NotFound.into());
        }
        let (id, asks, queue) = self.registry.open(id);
        if let Some(queue) = queue {
            let house = self.me.upgrade().ok_or(Code::Unavailable)?;
            tokio::spawn(look_after(house, id.clone(), queue, new));
        }
        Ok(Handle::new(id, asks))
    }

    /// The public tables.
    pub async fn public_tables(&self, visitor: &Visitor) -> Result<Tables, Problem> {
        let ids = self.store.listed(50).await.map_err(broken)?;
        Ok(self.tables(ids, visitor).await)
    }

    /// The tables of a visitor.
    pub async fn tables_of(&self, visitor: &Visitor) -> Result<Tables, Problem> {
        let ids = self
            .store
            .of_visitor(visitor.id(), 50)
            .await
            .map_err(broken)?;
        Ok(self.tables(ids, visitor).await)
    }

    async fn tables(&self, ids: Vec<String>, visitor: &Visitor) -> Tables {
        let mut tables: Vec<Seated> = Vec::with_capacity(ids.len());
        for id in ids {
            // A table that was thrown away in the meantime is no error of the list.
            if let Ok(handle) = self.table(&id)
                && let Ok(seated) = handle.info(visitor.clone()).await
            {
                tables.push(seated);
            }
        }
        Tables { tables }
    }

    /// The results of a day's puzzle, the best first.
    pub async fn daily(&self, game: &str, date: &str, visitor: &Visitor) -> Result<Daily, Problem> {
        let entry = self.game(game).ok_or(Code::NoSuchGame)?;
        let option = crate::make::date_option(entry).ok_or(Code::NotFound)?;
        if !is_date(date) {
            return Err(Code::Malformed.into());
        }
        let tables = self
            .store
            .of_day(&format!("{game} {date}"), 500)
            .await
            .map_err(broken)?;
        let mut rows: Vec<DailyRow> = Vec::new();
        for (table, row) in tables {
            let Ok(sheet) = crate::Sheet::from_row(&row) else {
                continue;
            };
            rows.extend(daily_row(table, &sheet, visitor));
        }
        rows.sort_by_key(|row| (std::cmp::Reverse(row.score), row.took));
        rows.truncate(100);
        Ok(Daily {
            date: date.to_owned(),
            option: option.to_owned(),
            rows,
        })
    }

    /// Closes: every table finishes what it is writing, tells its people to come back, and goes.
    pub async fn close(&self) {
        self.closing.store(true, Ordering::Relaxed);
        let mut waiting = Vec::new();
        for asks in self.registry.all() {
            let (tell, closed) = tokio::sync::oneshot::channel();
            if asks.send(Ask::Close(tell)).await.is_ok() {
                waiting.push(closed);
            }
        }
        for closed in waiting {
            let _ = closed.await;
        }
    }
}

fn daily_row(table: String, sheet: &crate::Sheet, visitor: &Visitor) -> Option<DailyRow> {
    #[derive(serde::Deserialize)]
    struct Result {
        score: Option<i32>,
        scores: Option<Vec<i32>>,
    }
    if sheet.phase != Phase::Over || sheet.again.is_some() {
        return None;
    }
    let result: Result = serde_json::from_str(sheet.end.as_ref()?.get()).ok()?;
    let score = result.score.or_else(|| result.scores?.first().copied())?;
    let name = sheet.chairs.first()?.name.clone();
    let mine = !sheet.seats_of(visitor).is_empty();
    Some(DailyRow {
        name,
        score,
        took: sheet.took,
        table,
        mine,
    })
}

/// Wakes tables that left memory when their clocks or alarms are due.
async fn wake_tables(house: Weak<House>) {
    loop {
        let Some(house) = house.upgrade() else { return };
        for table in house.wakes.due(now()) {
            let _ = house.table(&table);
        }
        // The weak pointer must not be held while waiting, but the set of wakes is in the house;
        // at most a minute passes before a closed house is let go.
        house.wakes.wait(now()).await;
    }
}

/// Throws away what has expired, every ten minutes.
async fn throw_away(house: Weak<House>) {
    let mut pause = Duration::from_secs(5);
    loop {
        tokio::time::sleep(pause).await;
        pause = Duration::from_secs(600);
        let Some(house) = house.upgrade() else { return };
        let before = |keep: Duration| now().saturating_sub(keep.as_millis() as u64);
        let (gathering, chat) = (
            before(house.config.keep_gathering),
            before(house.config.keep_chat),
        );
        match house.store.expire(gathering, chat).await {
            Ok(expired) if expired.tables + expired.lines > 0 => {
                tracing::info!(expired.tables, expired.lines, "threw away what had expired");
            }
            Ok(_) => {}
            Err(error) => tracing::warn!(%error, "could not throw away what has expired"),
        }
    }
}

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_millis() as u64)
}

/// What people are told when the store fails; the log says more.
#[expect(
    clippy::needless_pass_by_value,
    reason = "it is made to be passed to map_err"
)]
pub(crate) fn broken(error: StoreError) -> Problem {
    match error {
        StoreError::Full | StoreError::ReadOnly | StoreError::Conflict => Code::NotKept.into(),
        StoreError::NoTable => Code::NotFound.into(),
        StoreError::Closed | StoreError::Broken(_) => {
            tracing::error!(%error, "the store failed");
            Code::Unavailable.into()
        }
    }
}
