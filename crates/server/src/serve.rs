//! Serves until a shutdown signal, then closes gracefully.

use crate::accept;
use crate::app::{Shared, State};
use crate::limits::Limiter;
use crate::metrics::ServerMetrics;
use crate::routes::games::GameFiles;
use crate::settings::Settings;
use maraude_house::{House, lower_thread_priority};
use std::future::Future;
use std::io;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// Serves the house until `shutdown` ends. Then it stops accepting connections, every table
/// finishes its write, and every client is asked to reconnect.
pub async fn serve(
    settings: Settings,
    listener: TcpListener,
    house: Arc<House>,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let gallery = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .thread_name("gallery")
        .on_thread_start(lower_thread_priority)
        .enable_all()
        .build()?;
    let gallery = Gallery(Some(gallery));
    let (close, closing) = watch::channel(false);
    let state = State::new(Shared {
        shelf: GameFiles::new(house.shelf()),
        limiter: Arc::new(Limiter::new(settings.limits, house.time().clone())),
        house: house.clone(),
        settings,
        metrics: ServerMetrics::new(&house),
        gallery: gallery.handle(),
        sockets: watch::Sender::default(),
        closing,
    });
    if state.is_https() && !state.settings.behind_proxy {
        tracing::warn!(
            "the public address is https, but behind_proxy is not set: \
             everybody shares the rate limits of the proxy"
        );
    }
    let (stopped, mut stop) = watch::channel(false);
    let signal = async move {
        shutdown.await;
        let _ = stopped.send(true);
    };
    tokio::spawn(signal);
    let serving = tokio::spawn(accept::accept(listener, state.clone(), stop.clone()));
    let _ = stop.wait_for(|stopped| *stopped).await;
    tracing::info!("closing");
    let _ = close.send(true);
    house.close().await;
    // The last messages are on their way; slow clients get a moment to read them.
    let gone = state.sockets.closed();
    let _ = house.time().timeout(Duration::from_secs(2), gone).await;
    // A client may keep a connection open without a request; that is not an error.
    let _ = house.time().timeout(Duration::from_secs(3), serving).await;
    drop(gallery);
    Ok(())
}

/// The runtime for spectators; dropping it does not wait for its tasks.
struct Gallery(Option<tokio::runtime::Runtime>);

impl Gallery {
    fn handle(&self) -> tokio::runtime::Handle {
        let runtime = self.0.as_ref().expect("it is there until it is dropped");
        runtime.handle().clone()
    }
}

impl Drop for Gallery {
    fn drop(&mut self) {
        if let Some(runtime) = self.0.take() {
            runtime.shutdown_background();
        }
    }
}
