//! The sockets connected to a table, the viewer of each, and how messages are sent to them.

use super::asker::Asker;
use super::request::Socket;
use crate::house::House;
use crate::name::clean_name;
use crate::secret::Visitor;
use crate::sheet::Sheet;
use maraude_bus::{Bus, Notice, NoticeKind, Recipient, SocketId};
use maraude_core::{ByViewer, Seat, Viewer};
use maraude_protocol::{Bye, Code, Offer, ServerMessage, Watcher};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

/// The most spectators listed by name.
const MAX_WATCHERS: usize = 20;

/// The sockets of a table. Their inboxes are closed when it is dropped.
pub(super) struct Audience {
    bus: Arc<dyn Bus>,
    sockets: BTreeMap<SocketId, Attached>,
    /// How many sockets each visitor has.
    here: HashMap<Visitor, u32>,
    /// The sockets of each viewer, with their last hello.
    viewers: ByViewer<Vec<Recipient>>,
}

struct Attached {
    visitor: Visitor,
    /// The name they last used; empty: none.
    name: String,
    /// The visitor's id at this table.
    who: String,
    /// The viewer, once the socket has said hello.
    viewer: Option<Viewer>,
}

impl Audience {
    pub(super) fn new(bus: Arc<dyn Bus>) -> Self {
        Self {
            bus,
            sockets: BTreeMap::new(),
            here: HashMap::new(),
            viewers: ByViewer::default(),
        }
    }

    pub(super) fn visitor(&self, socket: SocketId) -> Option<&Visitor> {
        Some(&self.sockets.get(&socket)?.visitor)
    }

    /// The id by which others at the table know the visitor of a socket.
    pub(super) fn who(&self, socket: SocketId) -> Option<&str> {
        Some(&self.sockets.get(&socket)?.who)
    }

    /// The name of somebody without a seat.
    pub(super) fn name_of(&self, asker: &Asker, house: &House) -> String {
        let attached = || self.sockets.get(&asker.socket);
        let chosen = house.names.get(&asker.visitor);
        chosen.unwrap_or_else(|| attached().map_or_else(String::new, |found| found.name.clone()))
    }

    /// The viewer of a socket, once it has said hello.
    pub(super) fn viewer(&self, socket: SocketId) -> Option<Viewer> {
        self.sockets.get(&socket)?.viewer
    }

    /// The visitors who are connected.
    pub(super) fn visitors(&self) -> impl Iterator<Item = &Visitor> {
        self.here.keys()
    }

    pub(super) fn is_here(&self, visitor: &Visitor) -> bool {
        self.here.contains_key(visitor)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.sockets.is_empty()
    }

    /// How many sockets this viewer has.
    pub(super) fn looking(&self, viewer: Viewer) -> u32 {
        self.viewers[viewer].len() as u32
    }

    /// Whether the person of a seat is connected.
    pub(super) fn is_present(&self, sheet: &Sheet, seat: Seat) -> bool {
        let chair = sheet.chair(seat);
        chair.is_some_and(|chair| chair.visitors.iter().any(|visitor| self.is_here(visitor)))
    }

    /// The sockets of a visitor.
    pub(super) fn sockets_of(&self, visitor: &Visitor) -> Vec<SocketId> {
        self.all_of(|other| other == visitor)
    }

    /// The sockets of these visitors.
    pub(super) fn all_of(&self, these: impl Fn(&Visitor) -> bool) -> Vec<SocketId> {
        let theirs = self.sockets.iter().filter(|(_, s)| these(&s.visitor));
        theirs.map(|(id, _)| *id).collect()
    }

    /// The sockets that view a seat.
    pub(super) fn seated(&self) -> impl Iterator<Item = (SocketId, &Visitor, Seat)> {
        self.sockets
            .iter()
            .filter_map(|(id, socket)| Some((*id, &socket.visitor, socket.viewer?.seat()?)))
    }

    /// A few named people without a seat.
    pub(super) fn watchers(&self, seated: impl Fn(&Visitor) -> bool) -> Vec<Watcher> {
        let mut watchers: Vec<Watcher> = Vec::new();
        for socket in self.sockets.values() {
            if watchers.len() >= MAX_WATCHERS {
                break;
            }
            let known = watchers.iter().any(|watcher| watcher.who == socket.who);
            if !socket.name.is_empty() && !known && !seated(&socket.visitor) {
                watchers.push(Watcher {
                    who: socket.who.clone(),
                    name: socket.name.clone(),
                });
            }
        }
        watchers
    }

    /// The visitor with this id at the table, and their name.
    pub(super) fn by_who(&self, who: &str) -> Option<(Visitor, String)> {
        let found = self.sockets.values().find(|socket| socket.who == who)?;
        Some((found.visitor.clone(), found.name.clone()))
    }

    /// The spectator to whom a proposal would give a seat, with a clean name.
    pub(super) fn heir(&self, offer: &Offer) -> Result<Option<(Visitor, String)>, Code> {
        let Offer::Give { who, .. } = offer else {
            return Ok(None);
        };
        let (visitor, name) = self.by_who(who).ok_or(Code::NoSuchPerson)?;
        Ok(Some((visitor, clean_name(&name)?)))
    }

    /// Adds a socket; returns whether it is the visitor's first.
    pub(super) fn attach(&mut self, socket: Socket, who: String) -> bool {
        let count = self.here.entry(socket.visitor.clone()).or_default();
        *count += 1;
        let first = *count == 1;
        let attached = Attached {
            visitor: socket.visitor,
            name: socket.name,
            who,
            viewer: None,
        };
        self.sockets.insert(socket.id, attached);
        first
    }

    /// Removes a socket; returns its visitor. Call [`Audience::look`] with no viewer first.
    pub(super) fn detach(&mut self, socket: SocketId) -> Option<Visitor> {
        let visitor = self.sockets.remove(&socket)?.visitor;
        if let Some(count) = self.here.get_mut(&visitor) {
            *count -= 1;
            if *count == 0 {
                self.here.remove(&visitor);
            }
        }
        Some(visitor)
    }

    /// Changes the viewer of a socket, from this hello on. Returns the former viewer if it has no
    /// socket left.
    pub(super) fn look(&mut self, socket: SocketId, new: Option<(Viewer, u32)>) -> Option<Viewer> {
        let attached = self.sockets.get_mut(&socket)?;
        let before = std::mem::replace(&mut attached.viewer, new.map(|(viewer, _)| viewer));
        if let Some(before) = before {
            self.viewers[before].retain(|recipient| recipient.socket != socket);
        }
        if let Some((viewer, hello)) = new {
            self.viewers[viewer].push(Recipient { socket, hello });
        }
        before.filter(|&before| self.viewers[before].is_empty())
    }

    /// Sends a message to one socket only.
    pub(super) fn answer(&self, socket: SocketId, text: String) {
        self.send_one(
            Recipient { socket, hello: 0 },
            NoticeKind::Answer,
            None,
            text,
        );
    }

    /// Sends the answer to the last hello of a socket.
    pub(super) fn welcome(&self, socket: SocketId, step: u32, text: String) {
        let viewer = self.viewer(socket);
        let mut sockets = viewer.iter().flat_map(|&viewer| &self.viewers[viewer]);
        if let Some(&to) = sockets.find(|recipient| recipient.socket == socket) {
            self.send_one(to, NoticeKind::Welcome, Some(step), text);
        }
    }

    /// Sends a goodbye to a socket.
    pub(super) fn farewell(&self, socket: SocketId, why: Bye) {
        farewell(&*self.bus, socket, why);
    }

    /// Sends a goodbye to every socket.
    pub(super) fn farewell_all(&self, why: Bye) {
        for &socket in self.sockets.keys() {
            self.farewell(socket, why);
        }
    }

    /// Sends news to the sockets of one viewer.
    pub(super) fn news(&self, viewer: Viewer, step: Option<u32>, text: String) {
        let kind = NoticeKind::News;
        let mut to = self.viewers[viewer].iter().copied();
        self.bus.send(&mut to, Notice { kind, step, text });
    }

    /// Sends news to all viewers, players first, but not to the sockets of these visitors.
    pub(super) fn news_to_all(&self, except: &[Visitor], text: String) {
        let (kind, step) = (NoticeKind::News, None);
        let hears = |to: &Recipient| {
            let visitor = self.visitor(to.socket);
            except.is_empty() || visitor.is_some_and(|visitor| !except.contains(visitor))
        };
        let all = self.viewers.iter().flat_map(|(_, sockets)| sockets);
        self.bus
            .send(&mut all.copied().filter(hears), Notice { kind, step, text });
    }

    fn send_one(&self, to: Recipient, kind: NoticeKind, step: Option<u32>, text: String) {
        let notice = Notice { kind, step, text };
        self.bus.send(&mut [to].into_iter(), notice);
    }
}

/// Sends a goodbye to a socket.
pub(super) fn farewell(bus: &dyn Bus, socket: SocketId, why: Bye) {
    let notice = Notice {
        kind: NoticeKind::Farewell,
        step: None,
        text: text(&ServerMessage::Bye { why }),
    };
    bus.send(&mut [Recipient { socket, hello: 0 }].into_iter(), notice);
}

impl Drop for Audience {
    fn drop(&mut self) {
        self.bus.close(&mut self.sockets.keys().copied());
    }
}

/// A message as JSON text.
pub(super) fn text(message: &ServerMessage<'_>) -> String {
    serde_json::to_string(message).expect("messages are plain data")
}
