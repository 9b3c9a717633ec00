//! Serving: until told to stop, then gracefully.

use crate::app::{Shared, State};
use crate::door;
use crate::limits::Limiter;
use crate::metrics::Counters;
use crate::routes::games::Shelf;
use crate::settings::Settings;
use maraude_house::{House, give_way};
use std::future::Future;
use std::io;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// Serves the house until `shutdown`: then it stops accepting, every table finishes what it is
/// writing, and every client is told to come back.
pub async fn serve(
    settings: Settings,
    listener: TcpListener,
    house: Arc<House>,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let gallery = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .thread_name("gallery")
        .on_thread_start(give_way)
        .enable_all()
        .build()?;
    let gallery = Gallery(Some(gallery));
    let (close, closing) = watch::channel(false);
    let state = State::new(Shared {
        shelf: Shelf::new(house.shelf()),
        limiter: Arc::new(Limiter::new(settings.limits, house.time().clone())),
        house: house.clone(),
        settings,
        counters: Counters::default(),
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
    let told = async move {
        shutdown.await;
        let _ = stopped.send(true);
    };
    tokio::spawn(told);
    let serving = tokio::spawn(door::keep(listener, state.clone(), stop.clone()));
    let _ = stop.wait_for(|stopped| *stopped).await;
    tracing::info!("closing");
    let _ = close.send(true);
    house.close().await;
    // The farewells are on their way; give the slow ones a moment.
    let gone = state.sockets.closed();
    let _ = house.time().timeout(Duration::from_secs(2), gone).await;
    // Somebody may keep a connection open without asking anything: that is no failure.
    let _ = house.time().timeout(Duration::from_secs(3), serving).await;
    drop(gallery);
    Ok(())
}

/// The threads for those who watch; they end without anybody waiting for them.
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
