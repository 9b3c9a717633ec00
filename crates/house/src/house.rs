//! The house: it makes tables, finds them, and keeps them going.

use crate::config::Config;
use crate::metrics::Metrics;
use crate::pool::Pool;
use crate::registry::Registry;
use crate::secret::Visitor;
use crate::sheet::Sheet;
use crate::table::{Handle, Request, look_after};
use crate::time::TimeSource;
use crate::wakes::Wakes;
use maraude_bus::Bus;
use maraude_catalog::GameEntry;
use maraude_protocol::{Code, Problem, Seated, Tables};
use maraude_store::{Before, EntryRow, Expired, Saved, Store, StoreError};
use quick_cache::sync::Cache;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

/// The games of a house, in the order of its shelf.
pub type Shelf = &'static [&'static dyn GameEntry];

/// Visitors or tables that each cache remembers.
const CACHED: usize = 10_000;

/// How long the result of a store check is reused.
const CHECK_EVERY: Duration = Duration::from_secs(1);

/// The house.
pub struct House {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bus: Arc<dyn Bus>,
    pub(crate) config: Config,
    pub(crate) registry: Registry,
    pub(crate) pool: Pool,
    pub(crate) wakes: Wakes,
    /// Names that visitors used recently.
    pub(crate) names: Cache<Visitor, String>,
    /// How many tables a visitor has open: the answer of the store, plus those made since.
    pub(crate) hosted: Cache<Visitor, Arc<AtomicU32>>,
    /// Ranked times of finished tables.
    pub(crate) ranked: Cache<String, Option<u64>>,
    /// When the house opened: by the wall clock in milliseconds since 1970, and by the monotonic
    /// clock.
    pub(crate) opened: (u64, Instant),
    shelf: Shelf,
    closing: AtomicBool,
    /// When the store was last checked, and its answer.
    last_check: tokio::sync::Mutex<Option<(Instant, Result<(), StoreError>)>>,
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
            pool: Pool::new(&config),
            opened: (config.time.unix_ms(), config.time.instant()),
            store,
            bus,
            config,
            shelf,
            registry: Registry::default(),
            wakes: Wakes::default(),
            names: Cache::new(CACHED),
            hosted: Cache::new(CACHED),
            ranked: Cache::new(CACHED),
            closing: AtomicBool::new(false),
            last_check: tokio::sync::Mutex::default(),
            metrics: Metrics::default(),
            me: me.clone(),
        });
        tokio::spawn(wake_tables(house.me.clone()));
        tokio::spawn(expire(house.me.clone(), house.time().clone()));
        house
    }

    /// Where the house reads the time.
    pub fn time(&self) -> &TimeSource {
        &self.config.time
    }

    /// The time of games, in milliseconds since 1970. It is the wall clock's when the house opens;
    /// from then on it follows the monotonic clock, so that setting the wall clock takes no time
    /// from anybody and gives none.
    pub fn now(&self) -> u64 {
        let (wall, since) = self.opened;
        wall + self.time().since(since).as_millis() as u64
    }

    /// The time for people to read, in milliseconds since 1970.
    pub(crate) fn wall(&self) -> u64 {
        self.time().unix_ms()
    }

    /// A moment to measure durations from.
    pub(crate) fn instant(&self) -> Instant {
        self.time().instant()
    }

    /// The public key of the house in hexadecimal.
    pub fn public_key(&self) -> String {
        self.config.key.public()
    }

    /// The counters of the house.
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

    /// The bus that carries messages from the tables to their sockets.
    pub fn bus(&self) -> &Arc<dyn Bus> {
        &self.bus
    }

    /// Checks whether the store can be written. The result is reused for `CHECK_EVERY`, however
    /// many callers there are.
    pub async fn check(&self) -> Result<(), StoreError> {
        let mut last = self.last_check.lock().await;
        let now = self.instant();
        if let Some((when, result)) = &*last
            && now.saturating_duration_since(*when) < CHECK_EVERY
        {
            return result.clone();
        }
        let result = self.store.check().await;
        *last = Some((now, result.clone()));
        result
    }

    /// The game with this id.
    pub fn game(&self, id: &str) -> Option<&'static dyn GameEntry> {
        self.shelf.iter().copied().find(|game| game.meta().id == id)
    }

    /// A handle to a table, which is loaded if it is not in memory.
    pub fn table(&self, id: &str) -> Result<Handle, Problem> {
        self.reach(id, None)
    }

    /// A handle to a table; `new` is its content if it was just made and needs no loading.
    pub(crate) fn reach(&self, id: &str, new: Option<Saved>) -> Result<Handle, Problem> {
        if self.closing.load(Ordering::Relaxed) {
            return Err(Code::Unavailable.into());
        }
        if id.len() > 64 {
            return Err(Code::NotFound.into());
        }
        let (id, requests, queue) = self.registry.open(id);
        if let Some(queue) = queue {
            let house = self.me.upgrade().ok_or(Code::Unavailable)?;
            tokio::spawn(look_after(house, id.clone(), queue, new));
        }
        Ok(Handle::new(id, requests))
    }

    /// The sheet and the journal of a table, from the store.
    pub(crate) async fn kept(&self, id: &str) -> Result<(Sheet, Vec<EntryRow>), Problem> {
        let saved = self.store.load(id).await.map_err(broken)?;
        let saved = saved.ok_or(Code::NotFound)?;
        let sheet = Sheet::from_row(&saved.sheet).map_err(|_| Sheet::unreadable(&saved.sheet))?;
        Ok((sheet, saved.entries))
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
            // A table that was deleted in the meantime is left out.
            if let Ok(handle) = self.table(&id)
                && let Ok(seated) = handle.info(visitor.clone()).await
            {
                tables.push(seated);
            }
        }
        Tables { tables }
    }

    /// Closes the house: every table finishes its write, asks its clients to reconnect, and ends.
    pub async fn close(&self) {
        self.closing.store(true, Ordering::Relaxed);
        let mut waiting = Vec::new();
        for requests in self.registry.all() {
            let (tell, closed) = tokio::sync::oneshot::channel();
            if requests.send(Request::Close(tell)).await.is_ok() {
                waiting.push(closed);
            }
        }
        for closed in waiting {
            let _ = closed.await;
        }
    }
}

/// Wakes tables that left memory when their clocks or alarms are due.
async fn wake_tables(house: Weak<House>) {
    loop {
        let Some(house) = house.upgrade() else { return };
        for table in house.wakes.due(house.now()) {
            let _ = house.table(&table);
        }
        // The wakes are part of the house, so waiting here keeps it alive, for at most a minute.
        house.wakes.wait(house.now(), house.time()).await;
    }
}

/// Deletes expired data every ten minutes.
async fn expire(house: Weak<House>, time: TimeSource) {
    let mut pause = Duration::from_secs(5);
    loop {
        time.sleep(pause).await;
        pause = Duration::from_secs(600);
        let Some(house) = house.upgrade() else { return };
        // A wall clock that jumps ahead must not delete anything.
        let now = house.now().min(house.wall());
        let ago = |keep: Duration| now.saturating_sub(keep.as_millis() as u64);
        let before = Before {
            gathering: ago(house.config.keep_gathering),
            chat: ago(house.config.keep_chat),
            names: ago(house.config.keep_names),
        };
        match house.store.expire(before).await {
            Ok(expired) if expired == Expired::default() => {}
            Ok(expired) => tracing::info!(?expired, "deleted expired data"),
            Err(error) => tracing::warn!(%error, "could not delete expired data"),
        }
    }
}

/// The answer to a client when the store fails; the log says more.
#[expect(
    clippy::needless_pass_by_value,
    reason = "so that it can be passed to map_err"
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
