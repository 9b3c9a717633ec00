//! The router.

use crate::limits::Limiter;
use crate::metrics::Counters;
use crate::routes::{daily, games, me, operate, tables};
use crate::settings::Settings;
use crate::{client, headers, origin, socket, visitor};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};
use maraude_house::House;
use std::sync::Arc;
use std::time::Duration;
use tokio::runtime::Handle;
use tokio::sync::watch;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};

/// What every request needs.
#[derive(Clone)]
pub(crate) struct State(Arc<Shared>);

/// Shared by all requests.
pub(crate) struct Shared {
    pub house: Arc<House>,
    pub settings: Settings,
    pub limiter: Arc<Limiter>,
    pub shelf: games::Shelf,
    pub counters: Counters,
    /// Where those who watch are served: a crowd of them must not delay the players.
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

    /// How long somebody may take to say what they want. A proxy keeps its connections for
    /// later, some for two minutes, and keeps slow people off by itself.
    pub(crate) fn patience(&self) -> Option<Duration> {
        let patience = self.settings.limits?.patience;
        let proxy = self.settings.behind_proxy;
        Some(if proxy { patience * 10 } else { patience })
    }
}

/// No request body is longer.
const LONGEST_BODY: usize = 16 * 1024;

/// Every route of the house.
pub(crate) fn app(state: State) -> Router {
    let people = Router::new()
        .route("/api/me", get(me::show).put(me::rename))
        .route("/api/games", get(games::list))
        .route("/api/games/{game}/{hash}/{file}", get(games::file))
        .route("/api/house/{file}", get(games::house_text))
        .route("/api/tables", get(tables::public).post(tables::make))
        .route("/api/my/tables", get(tables::mine))
        .route("/api/tables/{id}", get(tables::show))
        .route("/api/tables/{id}/sit", post(tables::sit))
        .route("/api/tables/{id}/return", post(tables::come_back))
        .route("/api/tables/{id}/course", get(tables::course))
        .route("/api/tables/{id}/journal", get(tables::journal))
        .route("/api/tables/{id}/socket", get(socket::open))
        .route("/api/daily/{game}", get(daily::show))
        .method_not_allowed_fallback(operate::not_so)
        .fallback(client::page)
        .layer(from_fn_with_state(state.clone(), visitor::know))
        .layer(from_fn_with_state(state.clone(), origin::check));
    // Small answers are not worth it; sound and pictures are compressed already.
    let worth = SizeAbove::new(1_024)
        .and(NotForContentType::IMAGES)
        .and(NotForContentType::new("audio/"))
        .and(NotForContentType::new("font/"));
    Router::new()
        .route("/health", get(operate::health))
        .route("/ready", get(operate::ready))
        .route("/metrics", get(operate::metrics))
        .route("/api/openapi.json", get(operate::openapi))
        .method_not_allowed_fallback(operate::not_so)
        .merge(people)
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(CompressionLayer::new().gzip(true).compress_when(worth))
        .layer(from_fn_with_state(state.clone(), headers::add))
        .with_state(state)
}
