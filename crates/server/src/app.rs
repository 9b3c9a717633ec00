//! The router and the state that all requests share.

use crate::description::{Routes, json, socket, text};
use crate::limits::Limiter;
use crate::metrics::{self, ServerMetrics};
use crate::routes::{daily, games, me, operate, tables};
use crate::settings::Settings;
use crate::{client, headers, hostname, origin, visitor};
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::{Extension, Router};
use maraude_house::House;
use maraude_protocol::{
    Course, Daily, Games, Me, NewTable, PublicKey, Return, Seated, SignedReceipt, SitDown, Tables,
};
use std::sync::Arc;
use std::time::Duration;
use tokio::runtime::Handle;
use tokio::sync::watch;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};

/// A handle to the shared state.
#[derive(Clone)]
pub(crate) struct State(Arc<Shared>);

/// The state that all requests share.
pub(crate) struct Shared {
    pub house: Arc<House>,
    pub settings: Settings,
    pub limiter: Arc<Limiter>,
    pub shelf: games::GameFiles,
    pub metrics: ServerMetrics,
    /// The runtime that serves spectators: a crowd of them must not delay the players.
    pub gallery: Handle,
    /// Each socket subscribes while it is open, so that closing can wait for all of them.
    pub sockets: watch::Sender<()>,
    /// Turns true when the house closes.
    pub closing: watch::Receiver<bool>,
}

impl std::ops::Deref for State {
    type Target = Shared;
    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl State {
    pub(crate) fn new(shared: Shared) -> Self {
        Self(Arc::new(shared))
    }

    pub(crate) fn is_https(&self) -> bool {
        self.settings
            .public_url
            .as_deref()
            .is_some_and(|url| url.starts_with("https://"))
    }

    /// Timeout for reading a request. A proxy keeps idle connections open, some for two minutes,
    /// and keeps slow clients away by itself.
    pub(crate) fn read_timeout(&self) -> Option<Duration> {
        let timeout = self.settings.limits?.read_timeout;
        let proxy = self.settings.behind_proxy;
        Some(if proxy { timeout * 10 } else { timeout })
    }
}

/// The largest request body, in bytes.
const MAX_BODY_BYTES: usize = 16 * 1024;

/// The routes for people.
#[rustfmt::skip]
fn people() -> Routes {
    Routes::new()
        .get("/api/me", me::show, json::<Me>("The visitor."))
        .put("/api/me", me::rename, json::<Me>("Changes the visitor's name.").takes::<Me>())
        .get("/api/games", games::list, json::<Games>("The shelf: facts, options, bots, addresses of boards, cards and texts."))
        .get("/api/games/{game}/{hash}/{file}", games::file, text("text/plain", "A board, cards, texts or rules. The address changes with the content."))
        .get("/api/house/key", operate::key, json::<PublicKey>("The key that the house signs receipts with."))
        .get("/api/house/{file}", games::house_text, text("text/plain", "The house's own texts: fr.ftl, en.ftl."))
        .get("/api/tables", tables::public, json::<Tables>("The public tables."))
        .post("/api/tables", tables::make, json::<Seated>("Makes a table.").takes::<NewTable>())
        .get("/api/my/tables", tables::mine, json::<Tables>("The visitor's tables."))
        .get("/api/tables/{id}", tables::show, json::<Seated>("A table."))
        .post("/api/tables/{id}/sit", tables::sit, json::<Seated>("Sits down.").takes::<SitDown>())
        .post("/api/tables/{id}/return", tables::come_back, json::<Seated>("Comes back into a seat with the secret of its link.").takes::<Return>())
        .get("/api/tables/{id}/course", tables::course, json::<Course>("A game step by step as one viewer may see it.").asks::<tables::CourseQuery>())
        .get("/api/tables/{id}/journal", tables::journal, text("application/jsonl", "The journal of a finished game."))
        .get("/api/tables/{id}/receipt", tables::receipt, json::<SignedReceipt>("What the house told a player, under its signature."))
        .get("/api/tables/{id}/socket", crate::socket::open, socket("The WebSocket of a table (docs/protocol.md)."))
        .get("/api/daily/{game}", daily::show, json::<Daily>("The results of a day's puzzle.").asks::<daily::DailyQuery>())
}

/// The routes for the host.
#[rustfmt::skip]
fn host() -> Routes {
    Routes::new()
        .get("/health", operate::health, text("text/plain", "Whether the house is alive."))
        .get("/ready", operate::ready, text("text/plain", "Whether the house is open and its data can be written; else 503."))
        .get("/metrics", operate::show_metrics, text(metrics::MEDIA_TYPE, "Counters in the OpenMetrics text format; only for this machine unless set otherwise."))
        .get("/api/openapi.json", operate::openapi, text("application/json", "This description."))
}

/// Builds the router of all requests.
pub(crate) fn app(state: State) -> Router {
    let (people, for_people) = people().into_parts();
    let (host, for_host) = host().into_parts();
    let openapi: Arc<str> = for_host.with(for_people).into();
    let people = people
        .method_not_allowed_fallback(operate::method_not_allowed)
        .fallback(client::page)
        .layer(from_fn_with_state(state.clone(), visitor::identify))
        .layer(from_fn_with_state(state.clone(), origin::check));
    // Small answers are not worth compressing; sound and pictures are compressed already.
    let worth = SizeAbove::new(1_024)
        .and(NotForContentType::IMAGES)
        .and(NotForContentType::new("audio/"))
        .and(NotForContentType::new("font/"));
    host.layer(Extension(operate::OpenApi(openapi)))
        .method_not_allowed_fallback(operate::method_not_allowed)
        .merge(people)
        .layer(from_fn_with_state(state.clone(), hostname::check))
        .layer(DefaultBodyLimit::max(MAX_BODY_BYTES))
        .layer(CompressionLayer::new().gzip(true).compress_when(worth))
        .layer(from_fn_with_state(state.clone(), headers::add))
        .with_state(state)
}
