//! Answers while the house opens: the games that run are replayed first.

use axum::http::header::RETRY_AFTER;
use axum::http::{Request, StatusCode};
use axum::response::{IntoResponse, Response};
use hyper::server::conn::http1::Builder;
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::task::JoinSet;
use tower::service_fn;

/// How far the house is with opening.
#[derive(Clone, Debug, Default)]
pub struct Opening(Arc<[AtomicUsize; 2]>);

/// A connection may not take longer while the house opens.
const TIMEOUT: Duration = Duration::from_secs(10);

/// The most connections at a time while the house opens.
const MAX_CONNECTIONS: usize = 64;

impl Opening {
    /// Notes that so many of so many games are replayed.
    pub fn replayed(&self, done: usize, all: usize) {
        self.0[0].store(done, Ordering::Relaxed);
        self.0[1].store(all, Ordering::Relaxed);
    }

    /// Answers requests until it is dropped: `/health` with the progress, all else with 503.
    pub async fn answer(&self, listener: &TcpListener) {
        let mut connections = JoinSet::new();
        loop {
            let Ok((stream, _)) = listener.accept().await else {
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            };
            while connections.len() >= MAX_CONNECTIONS {
                connections.join_next().await;
            }
            let opening = self.clone();
            let service = service_fn(move |request| {
                let answer = opening.answer_one(&request);
                async move { Ok::<_, Infallible>(answer) }
            });
            let service = TowerToHyperService::new(service);
            let mut http = Builder::new();
            http.keep_alive(false);
            let serving = http.serve_connection(TokioIo::new(stream), service);
            connections.spawn(async move {
                let _ = tokio::time::timeout(TIMEOUT, serving).await;
            });
        }
    }

    fn answer_one<B>(&self, request: &Request<B>) -> Response {
        let [done, all] = [0, 1].map(|at| self.0[at].load(Ordering::Relaxed));
        let text = format!("opening: {done} of {all} running games are replayed\n");
        if request.uri().path() == "/health" {
            return text.into_response();
        }
        let headers = [(RETRY_AFTER, "5")];
        (StatusCode::SERVICE_UNAVAILABLE, headers, text).into_response()
    }
}
