//! `maraude serve`: runs the house.

mod announce;
mod config;
mod keep;
mod origin;

use crate::data::{DATA, cookie_key, house_key, lock, make};
use crate::input::Failure;
use clap::{Args, ValueEnum};
use config::File;
use maraude_bus::Local;
use maraude_house::House;
use maraude_server::{CookieKey, Limits, Opening, Settings};
use origin::origin;
use std::io::IsTerminal;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tokio::net::TcpListener;

/// Open the house: serve its tables to browsers.
#[derive(Args)]
pub(crate) struct Serve {
    /// Where to listen; 0.0.0.0:8010 lets other machines of the network in.
    #[arg(long, value_name = "ADDR")]
    listen: Option<SocketAddr>,
    /// The data directory [default: ./maraude-data].
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// A file with settings (docs/operating.md).
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// The address people type, if the house stands behind a proxy, such as
    /// <https://games.example>.
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// Lift the rate limits, on loopback only: for benches.
    #[arg(long)]
    no_limits: bool,
    /// Set games aside that this version can't continue, instead of refusing to start.
    #[arg(long)]
    quarantine: bool,
    /// How the log is written to standard error.
    #[arg(long, value_enum, default_value_t, value_name = "FORM")]
    log: LogForm,
}

/// The form of the log.
#[derive(Clone, Copy, Default, ValueEnum)]
enum LogForm {
    /// Lines of text, in colours on a terminal.
    #[default]
    Text,
    /// One JSON object per line.
    Json,
}

/// The settings from the file and the command line.
struct Chosen {
    listen: SocketAddr,
    data: PathBuf,
    settings: Settings,
    house: maraude_house::Config,
    quarantine: bool,
}

impl Serve {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let log = self.log;
        let mut chosen = self.choose()?;
        start_log(log);
        make(&chosen.data)?;
        let lock = lock(&chosen.data)?;
        let store = keep::open(&lock, &chosen.data, chosen.quarantine)?;
        chosen.settings.cookie_key = cookie_key(&chosen.data)?;
        chosen.house.key = house_key(&chosen.data)?;
        let files = raise_file_limit();
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .build()?;
        let served = runtime.block_on(serve(chosen, store));
        tracing::debug!(files, "closed");
        runtime.shutdown_background();
        drop(lock);
        served
    }

    fn choose(self) -> Result<Chosen, Failure> {
        let file = self
            .config
            .as_deref()
            .map_or_else(|| Ok(File::default()), File::read)?;
        let default = SocketAddr::from(([127, 0, 0, 1], 8010));
        let listen = self.listen.or(file.listen).unwrap_or(default);
        if self.no_limits && !listen.ip().is_loopback() {
            return Err("--no-limits is for loopback addresses only".into());
        }
        let public_url = self.public_url.or_else(|| file.public_url.clone());
        let public_url = public_url.as_deref().map(origin).transpose()?;
        Ok(Chosen {
            listen,
            data: self
                .data
                .or_else(|| file.data.clone())
                .unwrap_or_else(|| DATA.into()),
            settings: Settings {
                public_url,
                names: file.names.clone(),
                cookie_key: CookieKey::default(),
                behind_proxy: file.behind_proxy,
                public_metrics: file.public_metrics,
                limits: (!self.no_limits).then(Limits::default),
            },
            house: file.house()?,
            quarantine: self.quarantine,
        })
    }
}

async fn serve(chosen: Chosen, store: maraude_store::Sqlite) -> Result<(), Failure> {
    let stop = stop_signal()?;
    let shelf = maraude_catalog::shelf();
    let bus = Arc::new(Local::new());
    keep::go_on_without(&store, chosen.quarantine).await?;
    let store = Arc::new(store);
    store.settle().await?;
    let listener = TcpListener::bind(chosen.listen).await.map_err(|error| {
        format!(
            "can't listen on {}: {error} (choose another with --listen)",
            chosen.listen
        )
    })?;
    let house = House::open(chosen.house, shelf, store.clone(), bus);
    let opening = Opening::default();
    let listener = Arc::new(listener);
    // On a task of its own, because replaying does not pause.
    let answering = tokio::spawn({
        let (opening, listener) = (opening.clone(), listener.clone());
        async move { opening.answer(&listener).await }
    });
    let broken = house
        .resume(|done, all| opening.replayed(done, all))
        .await?;
    answering.abort();
    let _ = answering.await;
    let listener = Arc::into_inner(listener).expect("the task has ended");
    if !broken.is_empty() {
        if !chosen.quarantine {
            return Err(keep::refuse(&broken));
        }
        keep::all_aside(&store, &broken).await?;
    }
    announce::announce(
        listener.local_addr()?,
        chosen.settings.public_url.as_deref(),
        &chosen.data,
    );
    maraude_server::serve(chosen.settings, listener, house, stop).await?;
    store.close().await?;
    Ok(())
}

/// Listens for signals from the call on; the future ends on Ctrl-C or when the system asks to stop.
fn stop_signal() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

fn start_log(form: LogForm) {
    use tracing_subscriber::{filter, fmt, prelude::*};
    let asked = filter::EnvFilter::try_from_default_env();
    let asked = asked.unwrap_or_else(|_| "warn".into());
    // At any log level, these would print what people send, seats' secrets included.
    let logs_messages = |target: &str| {
        let library = target.split("::").next().unwrap_or_default();
        ["tungstenite", "tokio_tungstenite", "hyper", "hyper_util"].contains(&library)
    };
    let no_messages = filter::filter_fn(move |event| {
        *event.level() <= tracing::Level::INFO || !logs_messages(event.target())
    });
    let colours = std::io::stderr().is_terminal();
    let text = fmt::layer().with_writer(std::io::stderr).with_ansi(colours);
    let text = matches!(form, LogForm::Text).then_some(text);
    let json = fmt::layer().with_writer(std::io::stderr).json();
    let json = matches!(form, LogForm::Json).then_some(json);
    tracing_subscriber::registry()
        .with(text)
        .with(json)
        .with(asked)
        .with(no_messages)
        .init();
}

/// Raises the limit of open files, since every socket is one.
fn raise_file_limit() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit {
        current: limit.maximum,
        maximum: limit.maximum,
    };
    let _ = setrlimit(Resource::Nofile, raised);
    limit.maximum
}

/// Whether other machines can reach this address.
fn is_beyond_loopback(address: IpAddr) -> bool {
    !address.is_loopback()
}

/// A path, for messages.
fn shown(path: &Path) -> String {
    path.display().to_string()
}
