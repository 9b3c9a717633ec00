//! The bus of a house in one process.

use crate::{Bus, Delivery, Inbox, Notice, NoticeKind, Recipient, SocketId};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::task::{Context, Poll, ready};
use tokio::sync::mpsc;

/// A socket with this many waiting messages misses further news.
const MAX_NEWS_WAITING: usize = 16;
/// A socket for which this many bytes wait misses further news.
const MAX_NEWS_BYTES: usize = 64 * 1024;
/// Capacity of a queue. A socket that leaves this many answers unread is closed.
const CAPACITY: usize = 256;
/// A socket that leaves this many bytes unread is closed with the next answer, however long that is:
/// a welcome may be longer than all of these.
const CAPACITY_BYTES: usize = 256 * 1024;
/// Locks over which the queues are spread.
const SHARDS: usize = 16;

type Shard = Mutex<HashMap<SocketId, Queue>>;

/// The sending end of an inbox.
struct Queue {
    /// Messages with the hello they belong to; without a message: the socket fell behind.
    items: mpsc::Sender<(u32, Option<Arc<Notice>>)>,
    /// The length of the waiting messages, in bytes.
    bytes: Arc<AtomicUsize>,
    /// Whether the socket misses news until its next welcome.
    behind: bool,
}

impl Queue {
    /// Adds a message; `false` if the socket is gone or does not read its answers.
    fn push(&mut self, hello: u32, notice: &Arc<Notice>) -> bool {
        let waiting = self.items.max_capacity() - self.items.capacity();
        let bytes = self.bytes.load(Ordering::Relaxed);
        let crowded = bytes > 0 && bytes + notice.text.len() > MAX_NEWS_BYTES;
        let mut item = Some(notice);
        match notice.kind {
            NoticeKind::News if self.behind => return true,
            NoticeKind::News if waiting >= MAX_NEWS_WAITING || crowded => {
                self.behind = true;
                item = None;
            }
            NoticeKind::News => {}
            NoticeKind::Welcome | NoticeKind::Answer if bytes >= CAPACITY_BYTES => return false,
            NoticeKind::Welcome => self.behind = false,
            NoticeKind::Answer | NoticeKind::Farewell => {}
        }
        let length = item.map_or(0, |notice| notice.text.len());
        // Counted before it can be read, so that the reader never subtracts more than there is.
        self.bytes.fetch_add(length, Ordering::Relaxed);
        self.items.try_send((hello, item.cloned())).is_ok()
    }
}

/// The bus of a house in one process.
#[derive(Default)]
pub struct Local {
    shards: Arc<[Shard; SHARDS]>,
    last: AtomicU64,
}

impl Local {
    /// A bus without sockets.
    pub fn new() -> Self {
        Self::default()
    }

    /// How many inboxes are open.
    pub fn sockets(&self) -> usize {
        self.shards.iter().map(|shard| lock(shard).len()).sum()
    }
}

fn shard(shards: &[Shard; SHARDS], socket: SocketId) -> MutexGuard<'_, HashMap<SocketId, Queue>> {
    lock(&shards[socket as usize % SHARDS])
}

fn lock(shard: &Shard) -> MutexGuard<'_, HashMap<SocketId, Queue>> {
    shard.lock().expect("nothing panics while holding it")
}

impl Bus for Local {
    fn open(&self) -> (SocketId, Box<dyn Inbox>) {
        let socket = self.last.fetch_add(1, Ordering::Relaxed) + 1;
        let (items, waiting) = mpsc::channel(CAPACITY);
        let bytes = Arc::new(AtomicUsize::new(0));
        let queue = Queue {
            items,
            bytes: bytes.clone(),
            behind: false,
        };
        shard(&self.shards, socket).insert(socket, queue);
        let inbox = LocalInbox {
            waiting,
            bytes,
            socket,
            shards: self.shards.clone(),
        };
        (socket, Box::new(inbox))
    }

    fn send(&self, to: &mut dyn Iterator<Item = Recipient>, notice: Notice) {
        let notice = Arc::new(notice);
        for Recipient { socket, hello } in to {
            let mut queues = shard(&self.shards, socket);
            if let Some(queue) = queues.get_mut(&socket)
                && !queue.push(hello, &notice)
            {
                queues.remove(&socket);
            }
        }
    }

    fn close(&self, sockets: &mut dyn Iterator<Item = SocketId>) {
        for socket in sockets {
            shard(&self.shards, socket).remove(&socket);
        }
    }
}

struct LocalInbox {
    waiting: mpsc::Receiver<(u32, Option<Arc<Notice>>)>,
    bytes: Arc<AtomicUsize>,
    socket: SocketId,
    shards: Arc<[Shard; SHARDS]>,
}

impl Inbox for LocalInbox {
    fn poll_next(&mut self, context: &mut Context<'_>) -> Poll<Delivery> {
        Poll::Ready(match ready!(self.waiting.poll_recv(context)) {
            Some((hello, Some(notice))) => {
                self.bytes.fetch_sub(notice.text.len(), Ordering::Relaxed);
                Delivery::Notice(hello, notice)
            }
            Some((hello, None)) => Delivery::FellBehind(hello),
            None => Delivery::Closed,
        })
    }

    fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }
}

impl Drop for LocalInbox {
    fn drop(&mut self) {
        shard(&self.shards, self.socket).remove(&self.socket);
    }
}
