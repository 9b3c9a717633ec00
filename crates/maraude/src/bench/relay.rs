//! The cost of passing moves on: a server without rules, storage or WebSocket that reads one
//! message and sends two, like a house with two players at each table.

use std::io;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::watch;

/// How many pairs of players.
const PAIRS: usize = 200;
/// Size of what a player sends.
const MOVE_BYTES: usize = 100;
/// Size of what both players receive.
const UPDATE_BYTES: usize = 4_096;

/// The figures of the relay.
pub(super) struct Relayed {
    pub per_s: f64,
    /// Of the relay alone, without the players.
    pub cpu_us: f64,
}

/// Lets pairs play through the relay as fast as it passes on.
pub(super) fn relay(time: Duration) -> io::Result<Relayed> {
    let listener = std::net::TcpListener::bind("127.0.0.1:0")?;
    let address = listener.local_addr()?;
    listener.set_nonblocking(true)?;
    let (stop, stopped) = watch::channel(());
    let server = std::thread::spawn(move || serve(listener, stopped));
    let runtime = runtime()?;
    let (moves, took) = runtime.block_on(async {
        let began = Instant::now();
        let mut players = tokio::task::JoinSet::new();
        for _ in 0..PAIRS {
            let mut pair = Vec::new();
            for _ in 0..2 {
                let stream = TcpStream::connect(address).await?;
                stream.set_nodelay(true)?;
                pair.push(stream);
            }
            players.spawn(play(pair, began + time));
        }
        let mut moves = 0_u32;
        while let Some(played) = players.join_next().await {
            moves += played.map_err(io::Error::other)??;
        }
        Ok::<_, io::Error>((moves, began.elapsed()))
    })?;
    drop(stop);
    let cpu = server
        .join()
        .map_err(|_| io::Error::other("the relay panicked"))??;
    Ok(Relayed {
        per_s: (f64::from(moves) / took.as_secs_f64()).round(),
        cpu_us: (cpu.as_secs_f64() * 1e7 / f64::from(moves.max(1))).round() / 10.0,
    })
}

fn runtime() -> io::Result<Runtime> {
    Builder::new_current_thread().enable_all().build()
}

/// The players take turns to send a move; each time both wait for the update.
async fn play(mut pair: Vec<TcpStream>, until: Instant) -> io::Result<u32> {
    let mut update = [0; UPDATE_BYTES];
    let mut moves = 0;
    while Instant::now() < until {
        let mover = moves as usize % 2;
        pair[mover].write_all(&[1; MOVE_BYTES]).await?;
        for player in &mut pair {
            player.read_exact(&mut update).await?;
        }
        moves += 1;
    }
    Ok(moves)
}

/// Serves pairs, in the order in which they come, on this thread alone; returns its processor time.
fn serve(
    listener: std::net::TcpListener,
    mut stopped: watch::Receiver<()>,
) -> io::Result<Duration> {
    let before = thread_time();
    runtime()?.block_on(async {
        let listener = TcpListener::from_std(listener)?;
        for _ in 0..PAIRS {
            let mut halves = Vec::new();
            for _ in 0..2 {
                let (stream, _) = listener.accept().await?;
                stream.set_nodelay(true)?;
                halves.push(stream.into_split());
            }
            let (reads, writes) = halves.into_iter().unzip();
            tokio::spawn(pass_on(reads, writes));
        }
        let _ = stopped.changed().await;
        Ok::<_, io::Error>(())
    })?;
    Ok(thread_time().saturating_sub(before))
}

async fn pass_on(mut reads: Vec<OwnedReadHalf>, mut writes: Vec<OwnedWriteHalf>) -> io::Result<()> {
    let mut asked = [0; MOVE_BYTES];
    let mut mover = 0;
    loop {
        reads[mover].read_exact(&mut asked).await?;
        for player in &mut writes {
            player.write_all(&[2; UPDATE_BYTES]).await?;
        }
        mover = 1 - mover;
    }
}

/// The processor time that the calling thread has used.
fn thread_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}
