//! Where the house and its server read the time and wait for it to pass.
//!
//! There are two clocks. The wall clock is for people to read, and it may jump: somebody sets it,
//! or the network does. The monotonic clock only goes forward; games are timed by it.
//!
//! A test drives a [`ManualClock`] by hand. Tokio's paused time would not do: it needs a runtime
//! of one thread, and it jumps ahead whenever that thread is idle, although a socket, a bot's
//! thread or the store's thread may be at work.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// The system's clocks, or one that a test moves by hand.
#[derive(Clone, Debug, Default)]
pub enum TimeSource {
    /// The clocks of the system.
    #[default]
    System,
    /// A clock that stands still until it is moved.
    Manual(ManualClock),
}

/// A future that ends when its time has come.
pub type Timer = Pin<Box<dyn Future<Output = ()> + Send + Sync>>;

impl TimeSource {
    /// The wall clock: milliseconds since 1970.
    pub fn unix_ms(&self) -> u64 {
        match self {
            Self::System => SystemTime::now()
                .duration_since(UNIX_EPOCH)
                .map_or(0, |since| since.as_millis() as u64),
            Self::Manual(clock) => clock.wall_ms(),
        }
    }

    /// A moment of the monotonic clock, to measure durations from. It stands still while the
    /// machine is suspended, as timers do.
    pub fn instant(&self) -> Instant {
        match self {
            Self::System => Instant::now(),
            Self::Manual(clock) => clock.start + clock.elapsed(),
        }
    }

    /// The time since an earlier [`TimeSource::instant`].
    pub fn since(&self, earlier: Instant) -> Duration {
        self.instant().saturating_duration_since(earlier)
    }

    /// A timer that ends after this time.
    pub fn sleep(&self, duration: Duration) -> Timer {
        match self {
            Self::System => Box::pin(tokio::time::sleep(duration)),
            Self::Manual(clock) => clock.sleep(duration),
        }
    }

    /// Waits for `future`; `None` if it took longer than this.
    pub async fn timeout<F: Future>(&self, duration: Duration, future: F) -> Option<F::Output> {
        match self {
            Self::System => tokio::time::timeout(duration, future).await.ok(),
            Self::Manual(clock) => tokio::select! {
                biased;
                output = future => Some(output),
                () = clock.sleep(duration) => None,
            },
        }
    }
}

/// The time of day at which every manual clock starts, in milliseconds since 1970.
const START_MS: u64 = 1_800_000_000_000;

/// A clock that stands still until a test moves it. Clones show the same time.
#[derive(Clone, Debug)]
pub struct ManualClock {
    start: Instant,
    elapsed: Arc<watch::Sender<Duration>>,
    /// Milliseconds by which the wall clock was set forward or back.
    set_ms: Arc<AtomicI64>,
}

impl Default for ManualClock {
    fn default() -> Self {
        Self {
            start: Instant::now(),
            elapsed: Arc::new(watch::Sender::new(Duration::ZERO)),
            set_ms: Arc::default(),
        }
    }
}

impl ManualClock {
    /// Moves the clock and wakes every timer that has become due.
    pub fn advance(&self, by: Duration) {
        self.elapsed.send_modify(|elapsed| *elapsed += by);
    }

    /// Sets the wall clock forward or back by this many milliseconds. No time passes.
    pub fn set_wall(&self, by_ms: i64) {
        self.set_ms.fetch_add(by_ms, Ordering::Relaxed);
    }

    fn wall_ms(&self) -> u64 {
        let passed = START_MS + self.elapsed().as_millis() as u64;
        passed.saturating_add_signed(self.set_ms.load(Ordering::Relaxed))
    }

    fn elapsed(&self) -> Duration {
        *self.elapsed.borrow()
    }

    fn sleep(&self, duration: Duration) -> Timer {
        let mut elapsed = self.elapsed.subscribe();
        let due = self.elapsed() + duration;
        Box::pin(async move {
            // If the clock is gone, nobody can move it any more.
            if elapsed.wait_for(|elapsed| *elapsed >= due).await.is_err() {
                std::future::pending::<()>().await;
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_manual_clock_moves_only_by_hand() {
        let clock = ManualClock::default();
        let time = TimeSource::Manual(clock.clone());
        let (began, wall) = (time.instant(), time.unix_ms());
        let minute = Duration::from_secs(60);
        let sleeper = tokio::spawn(time.sleep(minute));
        assert_eq!(time.timeout(minute, std::future::ready(7)).await, Some(7));
        let late = time.timeout(minute, std::future::pending::<()>());
        clock.advance(Duration::from_millis(59_999));
        tokio::task::yield_now().await;
        assert!(!sleeper.is_finished());
        clock.advance(Duration::from_millis(1));
        sleeper.await.unwrap();
        assert_eq!((time.since(began), time.unix_ms()), (minute, wall + 60_000));
        let moving = async {
            tokio::task::yield_now().await;
            clock.advance(minute);
        };
        let (late, ()) = tokio::join!(late, moving);
        assert_eq!(late, None);
    }
}
