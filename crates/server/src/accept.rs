//! Accepts connections and closes those that never send a request.

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

/// Accepts connections until `stop` turns true, then waits for the answers in progress.
pub(crate) async fn accept(listener: TcpListener, state: State, mut stop: watch::Receiver<bool>) {
    // Without Nagle's algorithm: small messages must not wait for each other.
    let mut listener = listener.tap_io(|stream| {
        let _ = stream.set_nodelay(true);
    });
    let app = app(state.clone());
    let mut http = Builder::new();
    // The timeout starts with the connection, and again after each answer.
    http.timer(Timers(state.house.time().clone()))
        .header_read_timeout(state.read_timeout());
    let stopping = stop.clone();
    let (served, serving) = watch::channel(());
    loop {
        let (stream, from) = tokio::select! {
            came = listener.accept() => came,
            () = stopped(&mut stop) => break,
        };
        // Behind a proxy, all connections come from one address.
        let place = if state.settings.behind_proxy {
            None
        } else {
            match state.limiter.connection(from.ip()) {
                Some(place) => Some(place),
                None => continue,
            }
        };
        let connection = Connection {
            stream,
            from,
            place,
            serving: serving.clone(),
        };
        tokio::spawn(answer(
            http.clone(),
            app.clone(),
            connection,
            stopping.clone(),
        ));
    }
    drop((listener, serving));
    served.closed().await;
}

/// The timers of the house, for hyper.
struct Timers(TimeSource);

/// A timer of the house, for hyper.
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

/// A connection and what it holds while it is open.
struct Connection {
    stream: TcpStream,
    from: SocketAddr,
    /// Freed when the connection closes or becomes a socket, which has a place of its own.
    place: Option<Place>,
    /// Closing waits until all of these are dropped.
    serving: watch::Receiver<()>,
}

/// Answers one connection until it is closed, becomes a socket, or the house closes.
async fn answer(
    http: Builder,
    app: Router,
    connection: Connection,
    mut stop: watch::Receiver<bool>,
) {
    let Connection {
        stream,
        from,
        place,
        serving,
    } = connection;
    let app = app.map_request(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(from));
        request
    });
    let service = TowerToHyperService::new(app);
    let connection = http.serve_connection(TokioIo::new(stream), service);
    let mut connection = pin!(connection.with_upgrades());
    tokio::select! {
        _ = connection.as_mut() => {}
        () = stopped(&mut stop) => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
    drop((place, serving));
}

/// Waits until `stop` turns true.
async fn stopped(stop: &mut watch::Receiver<bool>) {
    let _ = stop.wait_for(|stopped| *stopped).await;
}
