//! Rate limits, and limits on open sockets and connections, per visitor and per address.

use crate::settings::{Limits, Rate};
use governor::clock::Clock;
use governor::state::keyed::HashMapStateStore;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};
use maraude_house::TimeSource;
use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

/// The time of the house, for governor.
#[derive(Clone)]
pub(crate) struct HouseTime(TimeSource);

impl Clock for HouseTime {
    type Instant = Instant;
    fn now(&self) -> Instant {
        self.0.instant()
    }
}

/// The rate limit of one socket.
pub(crate) type SocketLimit = RateLimiter<NotKeyed, InMemoryState, HouseTime>;

/// One rate limit for each visitor or address.
type KeyedLimit<K> = RateLimiter<K, HashMapStateStore<K>, HouseTime>;

/// The kinds of requests that are limited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asked {
    Request,
    /// A replay, on top of its request: it costs the house as much as a hello.
    Replay,
    Table,
}

/// Limits by address and by visitor for one kind of request.
struct PerClient {
    addresses: KeyedLimit<IpAddr>,
    visitors: KeyedLimit<String>,
}

impl PerClient {
    fn new(address: Rate, visitor: Rate, time: &HouseTime) -> Self {
        Self {
            addresses: RateLimiter::hashmap_with_clock(quota(address), time.clone()),
            visitors: RateLimiter::hashmap_with_clock(quota(visitor), time.clone()),
        }
    }

    /// Takes `cost` tokens of the address, then of the visitor. The address comes first: a
    /// client without a cookie is a new visitor every time.
    fn allows(&self, address: IpAddr, visitor: Option<&str>, cost: NonZeroU32) -> bool {
        takes(&self.addresses, &network(address), cost)
            && visitor.is_none_or(|visitor| takes(&self.visitors, &visitor.to_owned(), cost))
    }
}

/// Number of keys above which those with a full bucket are dropped.
const MAX_KEYS: usize = 20_000;

fn takes<K: Hash + Eq + Clone>(limit: &KeyedLimit<K>, key: &K, cost: NonZeroU32) -> bool {
    if limit.len() > MAX_KEYS {
        limit.retain_recent();
    }
    matches!(limit.check_key_n(key, cost), Ok(Ok(())))
}

fn quota(rate: Rate) -> Quota {
    let period = Duration::from_secs_f64(1.0 / rate.per_second);
    let quota = Quota::with_period(period).expect("rates are positive");
    quota.allow_burst(rate.burst)
}

/// All limits of the server.
pub(crate) struct Limiter {
    limits: Option<Limits>,
    time: HouseTime,
    rates: Option<(PerClient, PerClient)>,
    /// How many sockets and connections each key has open.
    open: Mutex<HashMap<Key, u32>>,
}

#[derive(Clone, PartialEq, Eq, Hash)]
enum Key {
    Visitor(String),
    Address(IpAddr),
    Connection(IpAddr),
}

impl Limiter {
    pub(crate) fn new(limits: Option<Limits>, time: TimeSource) -> Self {
        let time = HouseTime(time);
        let rates = limits.map(|limits| {
            (
                PerClient::new(limits.address, limits.visitor, &time),
                PerClient::new(limits.tables, limits.tables, &time),
            )
        });
        Self {
            limits,
            time,
            rates,
            open: Mutex::default(),
        }
    }

    fn open(&self) -> MutexGuard<'_, HashMap<Key, u32>> {
        self.open.lock().expect("nothing panics while holding it")
    }

    /// Whether this request is allowed now; if so, it is counted.
    pub(crate) fn allows(&self, visitor: Option<&str>, address: IpAddr, asked: Asked) -> bool {
        let Some((requests, tables)) = &self.rates else {
            return true;
        };
        match asked {
            Asked::Request => requests.allows(address, visitor, NonZeroU32::MIN),
            Asked::Replay => requests.allows(address, visitor, REPLAY),
            Asked::Table => tables.allows(address, visitor, NonZeroU32::MIN),
        }
    }

    /// The limit of messages on a new socket.
    pub(crate) fn messages(&self) -> Option<SocketLimit> {
        let rate = self.limits?.messages;
        Some(RateLimiter::direct_with_clock(
            quota(rate),
            self.time.clone(),
        ))
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
        self.place(|limits| vec![(Key::Connection(network(address)), limits.connections)])
    }

    /// A place under each of these keys, if all of them are below their limit.
    fn place(self: &Arc<Self>, wanted: impl FnOnce(Limits) -> Vec<(Key, u32)>) -> Option<Place> {
        let wanted = self.limits.map(wanted).unwrap_or_default();
        let mut open = self.open();
        let taken = |key| open.get(key).copied().unwrap_or_default();
        if wanted.iter().any(|(key, limit)| taken(key) >= *limit) {
            return None;
        }
        let keys: Vec<Key> = wanted.into_iter().map(|(key, _)| key).collect();
        for key in &keys {
            *open.entry(key.clone()).or_default() += 1;
        }
        drop(open);
        Some(Place {
            limiter: self.clone(),
            keys,
        })
    }
}

/// The tokens that a replay takes on top of its request.
const REPLAY: NonZeroU32 = NonZeroU32::new(4).unwrap();

/// A place of a socket or a connection; dropping it frees the place.
pub(crate) struct Place {
    limiter: Arc<Limiter>,
    keys: Vec<Key>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.limiter.open();
        for key in &self.keys {
            if let Some(taken) = open.get_mut(key) {
                *taken -= 1;
                if *taken == 0 {
                    open.remove(key);
                }
            }
        }
    }
}

/// The address that is counted. An IPv6 customer has a whole network of addresses; they count as
/// one.
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
    use maraude_house::ManualClock;

    fn rate(burst: u32, per_second: f64) -> Rate {
        let burst = NonZeroU32::new(burst).unwrap();
        Rate { burst, per_second }
    }

    fn limiter(limits: Limits) -> (Arc<Limiter>, ManualClock) {
        let clock = ManualClock::default();
        let limiter = Limiter::new(Some(limits), TimeSource::Manual(clock.clone()));
        (Arc::new(limiter), clock)
    }

    #[test]
    fn a_socket_may_send_its_burst_and_then_at_its_rate() {
        let messages = rate(10, 2.0);
        let (limiter, clock) = limiter(Limits {
            messages,
            ..Limits::default()
        });
        let socket = limiter.messages().unwrap();
        let sent = || (0..20).filter(|_| socket.check().is_ok()).count();
        assert_eq!(sent(), 10);
        clock.advance(Duration::from_millis(2_499));
        assert_eq!(sent(), 4);
        clock.advance(Duration::from_secs(60));
        assert_eq!(sent(), 10);
    }

    #[test]
    fn a_replay_costs_four_requests_more() {
        let (limiter, clock) = limiter(Limits {
            visitor: rate(10, 1.0),
            ..Limits::default()
        });
        let address = "192.0.2.1".parse().unwrap();
        let asks = |asked| limiter.allows(Some("anna"), address, asked);
        assert!(asks(Asked::Replay) && asks(Asked::Replay) && !asks(Asked::Replay));
        assert!(asks(Asked::Request) && asks(Asked::Request) && !asks(Asked::Request));
        assert!(asks(Asked::Table), "tables are counted apart");
        clock.advance(Duration::from_secs(1));
        assert!(asks(Asked::Request) && !asks(Asked::Request));
    }

    #[test]
    fn neighbours_in_one_network_share_a_limit() {
        let (limiter, _) = limiter(Limits {
            address: rate(1, 0.001),
            ..Limits::default()
        });
        let asks = |address: &str| limiter.allows(None, address.parse().unwrap(), Asked::Request);
        assert!(asks("2001:db8::1"));
        assert!(!asks("2001:db8::2"));
        assert!(asks("2001:db8:0:1::1"));
        assert!(asks("192.0.2.1"));
        assert!(!asks("::ffff:192.0.2.1"));
    }

    #[test]
    fn sockets_are_counted_while_they_are_open() {
        let (limiter, _) = limiter(Limits {
            visitor_sockets: 1,
            ..Limits::default()
        });
        let address = "192.0.2.1".parse().unwrap();
        let place = limiter.socket("anna", address);
        assert!(place.is_some() && limiter.socket("anna", address).is_none());
        assert!(limiter.socket("boris", address).is_some());
        drop(place);
        assert!(limiter.socket("anna", address).is_some());
    }
}
