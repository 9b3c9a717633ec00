//! The door: connections come in, and whoever only stands in it is shown out.

use crate::app::{State, app};
use crate::limits::Place;
use axum::Router;
use axum::extract::{ConnectInfo, Request};
use axum::serve::{Listener, ListenerExt};
use hyper::body::Incoming;
use hyper::rt::Sleep;
use hyper::server::conn::http1::Builder;
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use maraude_house::{TimeSource, Timer};
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower::ServiceExt;

/// Lets people in until it is told to stop, then waits for the answers that are on their way.
pub(crate) async fn keep(listener: TcpListener, state: State, mut stop: watch::Receiver<bool>) {
    // Small messages must not wait for each other.
    let mut listener = listener.tap_io(|stream| {
        let _ = stream.set_nodelay(true);
    });
    let app = app(state.clone());
    let mut http = Builder::new();
    // From the first moment on, and again after each answer.
    http.timer(Timers(state.house.time().clone()))
        .header_read_timeout(state.patience());
    let stopping = stop.clone();
    let (served, serving) = watch::channel(());
    loop {
        let (stream, from) = tokio::select! {
            came = listener.accept() => came,
            () = told(&mut stop) => break,
        };
        // All of them come from the proxy, if there is one.
        let place = if state.settings.behind_proxy {
            None
        } else {
            match state.limiter.connection(from.ip()) {
                Some(place) => Some(place),
                None => continue,
            }
        };
        let guest = Guest {
            stream,
            from,
            place,
            serving: serving.clone(),
        };
        tokio::spawn(attend(http.clone(), app.clone(), guest, stopping.clone()));
    }
    drop((listener, serving));
    served.closed().await;
}

/// The house's timers, as hyper wants them.
struct Timers(TimeSource);

/// One of them.
struct Timeout(Timer);

impl Future for Timeout {
    type Output = ();
    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        self.0.as_mut().poll(context)
    }
}

impl Sleep for Timeout {}

impl hyper::rt::Timer for Timers {
    fn sleep(&self, duration: Duration) -> Pin<Box<dyn Sleep>> {
        Box::pin(Timeout(self.0.sleep(duration)))
    }

    fn sleep_until(&self, deadline: Instant) -> Pin<Box<dyn Sleep>> {
        self.sleep(deadline.saturating_duration_since(self.0.instant()))
    }

    fn now(&self) -> Instant {
        self.0.instant()
    }
}

/// Somebody who came in.
struct Guest {
    stream: TcpStream,
    from: SocketAddr,
    /// Free again when they leave, or become a socket, which has a place of its own.
    place: Option<Place>,
    /// The house waits until nobody has it any more.
    serving: watch::Receiver<()>,
}

/// Answers one connection until it is closed, becomes a socket, or the house closes.
async fn attend(http: Builder, app: Router, guest: Guest, mut stop: watch::Receiver<bool>) {
    let Guest {
        stream,
        from,
        place,
        serving,
    } = guest;
    let app = app.map_request(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(from));
        request
    });
    let service = TowerToHyperService::new(app);
    let connection = http.serve_connection(TokioIo::new(stream), service);
    let mut connection = pin!(connection.with_upgrades());
    tokio::select! {
        _ = connection.as_mut() => {}
        () = told(&mut stop) => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
    drop((place, serving));
}

/// Waits until the house is told to stop.
async fn told(stop: &mut watch::Receiver<bool>) {
    let _ = stop.wait_for(|stopped| *stopped).await;
}
