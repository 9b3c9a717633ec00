//! How much one visitor and one address may ask.

use crate::settings::{Limits, Rate};
use maraude_house::TimeSource;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Instant;

/// A bucket that fills with time: one drop for each thing asked.
#[derive(Clone, Copy)]
pub(crate) struct Bucket {
    drops: f64,
    filled: Instant,
}

impl Bucket {
    pub(crate) fn new(rate: Rate, now: Instant) -> Self {
        Self {
            drops: rate.burst,
            filled: now,
        }
    }

    /// Takes so many drops, if they are there.
    pub(crate) fn take(&mut self, rate: Rate, drops: f64, now: Instant) -> bool {
        let since = now.duration_since(self.filled).as_secs_f64();
        self.drops = (self.drops + since * rate.a_second).min(rate.burst);
        self.filled = now;
        let enough = self.drops >= drops;
        if enough {
            self.drops -= drops;
        }
        enough
    }

    fn is_full(&self, rate: Rate, now: Instant) -> bool {
        let since = now.duration_since(self.filled).as_secs_f64();
        self.drops + since * rate.a_second >= rate.burst
    }
}

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum What {
    Request,
    /// On top of its request: a replay costs the house as much as a hello.
    Replay,
    Table,
}

/// Buckets of everybody who asked lately.
pub(crate) struct Limiter {
    limits: Option<Limits>,
    time: TimeSource,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    buckets: HashMap<(Key, What), (Bucket, Rate)>,
    /// How many places are taken.
    taken: HashMap<Key, u32>,
}

#[derive(Clone, PartialEq, Eq, Hash)]
enum Key {
    Visitor(String),
    Address(IpAddr),
    Door(IpAddr),
}

/// When there are more buckets than this, the full ones are thrown away.
const MOST: usize = 20_000;

impl Limiter {
    pub(crate) fn new(limits: Option<Limits>, time: TimeSource) -> Self {
        Self {
            limits,
            time,
            state: Mutex::default(),
        }
    }

    pub(crate) fn limits(&self) -> Option<Limits> {
        self.limits
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("nothing panics while holding it")
    }

    /// Whether this may be asked now.
    pub(crate) fn allows(&self, visitor: Option<&str>, address: IpAddr, what: What) -> bool {
        let Some(limits) = self.limits else {
            return true;
        };
        let now = self.time.instant();
        let mut state = self.state();
        if state.buckets.len() > MOST {
            state
                .buckets
                .retain(|_, (bucket, rate)| !bucket.is_full(*rate, now));
        }
        let (of_visitor, of_address) = match what {
            What::Request | What::Replay => (limits.visitor, limits.address),
            What::Table => (limits.tables, limits.tables),
        };
        let (what, drops) = match what {
            What::Replay => (What::Request, 4.0),
            other => (other, 1.0),
        };
        let mut take = |key: Key, rate: Rate| {
            let new = || (Bucket::new(rate, now), rate);
            let (bucket, _) = state.buckets.entry((key, what)).or_insert_with(new);
            bucket.take(rate, drops, now)
        };
        // The address first: a visitor without a cookie is a new one every time.
        take(Key::Address(network(address)), of_address)
            && visitor.is_none_or(|visitor| take(Key::Visitor(visitor.to_owned()), of_visitor))
    }

    /// A place for one more socket, if there is one.
    pub(crate) fn socket(self: &Arc<Self>, visitor: &str, address: IpAddr) -> Option<Place> {
        self.place(|limits| {
            vec![
                (Key::Visitor(visitor.to_owned()), limits.visitor_sockets),
                (Key::Address(network(address)), limits.sockets),
            ]
        })
    }

    /// A place for one more connection, if there is one.
    pub(crate) fn connection(self: &Arc<Self>, address: IpAddr) -> Option<Place> {
        self.place(|limits| vec![(Key::Door(network(address)), limits.connections)])
    }

    /// A place under each of these keys, if none of them has so many already.
    fn place(self: &Arc<Self>, wanted: impl FnOnce(Limits) -> Vec<(Key, u32)>) -> Option<Place> {
        let wanted = self.limits.map(wanted).unwrap_or_default();
        let mut state = self.state();
        let taken = |key| state.taken.get(key).copied().unwrap_or_default();
        if wanted.iter().any(|(key, most)| taken(key) >= *most) {
            return None;
        }
        let keys: Vec<Key> = wanted.into_iter().map(|(key, _)| key).collect();
        for key in &keys {
            *state.taken.entry(key.clone()).or_default() += 1;
        }
        drop(state);
        Some(Place {
            limiter: self.clone(),
            keys,
        })
    }
}

/// A place of a socket or a connection; it is free again when this goes.
pub(crate) struct Place {
    limiter: Arc<Limiter>,
    keys: Vec<Key>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut state = self.limiter.state();
        for key in &self.keys {
            if let Some(taken) = state.taken.get_mut(key) {
                *taken -= 1;
                if *taken == 0 {
                    state.taken.remove(key);
                }
            }
        }
    }
}

/// An IPv6 customer has a whole network of addresses; all of them count as one.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            std::net::Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_gives_its_burst_and_no_more() {
        let rate = Rate {
            burst: 3.0,
            a_second: 0.001,
        };
        let now = Instant::now();
        let mut bucket = Bucket::new(rate, now);
        assert_eq!((0..5).filter(|_| bucket.take(rate, 1.0, now)).count(), 3);
    }

    #[test]
    fn neighbours_in_one_network_share_a_bucket() {
        let tight = Rate {
            burst: 1.0,
            a_second: 0.001,
        };
        let limits = Limits {
            address: tight,
            ..Limits::default()
        };
        let limiter = Limiter::new(Some(limits), TimeSource::System);
        let asks = |address: &str| limiter.allows(None, address.parse().unwrap(), What::Request);
        assert!(asks("2001:db8::1"));
        assert!(!asks("2001:db8::2"));
        assert!(asks("2001:db8:0:1::1"));
        assert!(asks("192.0.2.1"));
        assert!(!asks("::ffff:192.0.2.1"));
    }

    #[test]
    fn sockets_are_counted_while_they_are_open() {
        let limits = Limits {
            visitor_sockets: 1,
            ..Limits::default()
        };
        let limiter = Arc::new(Limiter::new(Some(limits), TimeSource::System));
        let address = "192.0.2.1".parse().unwrap();
        let place = limiter.socket("anna", address);
        assert!(place.is_some() && limiter.socket("anna", address).is_none());
        assert!(limiter.socket("boris", address).is_some());
        drop(place);
        assert!(limiter.socket("anna", address).is_some());
    }
}
