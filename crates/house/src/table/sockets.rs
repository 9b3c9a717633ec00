//! Who is connected to a table.

use super::ask::{Private, Socket};
use super::task::Task;
use crate::secret::Visitor;
use maraude_core::{ByViewer, Seat, Seats, Viewer};
use maraude_protocol::{Bye, Phase, Watcher};
use std::collections::{BTreeMap, HashMap};

/// The sockets of a table.
#[derive(Default)]
pub(crate) struct Sockets {
    all: BTreeMap<u64, Attached>,
    /// How many sockets each visitor has.
    here: HashMap<Visitor, u32>,
    /// How many sockets look as each viewer.
    looking: ByViewer<u32>,
}

struct Attached {
    socket: Socket,
    /// The word for its visitor at this table.
    who: String,
    /// Through whose eyes it looks, once it has said hello.
    viewer: Option<Viewer>,
}

impl Sockets {
    pub(crate) fn visitor(&self, socket: u64) -> Option<&Visitor> {
        Some(&self.all.get(&socket)?.socket.visitor)
    }

    /// Who asks through a socket, with whose eyes, and the word by which others at the table
    /// know them.
    pub(crate) fn asks(&self, socket: u64) -> Option<(&Visitor, Viewer, &str)> {
        let attached = self.all.get(&socket)?;
        let viewer = attached.viewer.unwrap_or(Viewer::Spectator);
        Some((&attached.socket.visitor, viewer, &attached.who))
    }

    pub(crate) fn name(&self, socket: u64) -> &str {
        self.all
            .get(&socket)
            .map_or("", |attached| &attached.socket.name)
    }

    pub(crate) fn viewer(&self, socket: u64) -> Option<Viewer> {
        self.all.get(&socket)?.viewer
    }

    pub(crate) fn is_here(&self, visitor: &Visitor) -> bool {
        self.here.contains_key(visitor)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// How many sockets look as this viewer.
    pub(crate) fn looking(&self, viewer: Viewer) -> u32 {
        self.looking[viewer]
    }

    /// Tells one socket something. One that does not read is let go.
    pub(crate) fn tell(&self, socket: u64, text: String) {
        self.tell_private(socket, Private::Text(text));
    }

    pub(crate) fn tell_private(&self, socket: u64, what: Private) {
        if let Some(attached) = self.all.get(&socket) {
            // A full queue: the server's side notices by itself and closes.
            let _ = attached.socket.tell.try_send(what.into());
        }
    }

    /// The sockets of a visitor.
    pub(crate) fn of(&self, visitor: &Visitor) -> Vec<u64> {
        let theirs = |(_, attached): &(&u64, &Attached)| attached.socket.visitor == *visitor;
        self.all.iter().filter(theirs).map(|(id, _)| *id).collect()
    }

    /// Tells every socket to go.
    pub(crate) fn bye(&self, why: Bye) {
        for attached in self.all.values() {
            let _ = attached.socket.tell.try_send(Private::Bye(why).into());
        }
    }

    /// A few named people who watch.
    pub(crate) fn watchers(&self, seated: impl Fn(&Visitor) -> bool) -> Vec<Watcher> {
        let mut watchers: Vec<Watcher> = Vec::new();
        for Attached { socket, who, .. } in self.all.values() {
            if watchers.len() >= 20 {
                break;
            }
            let known = watchers.iter().any(|watcher| watcher.who == *who);
            if !socket.name.is_empty() && !known && !seated(&socket.visitor) {
                watchers.push(Watcher {
                    who: who.clone(),
                    name: socket.name.clone(),
                });
            }
        }
        watchers
    }

    /// The visitor whom others at the table know by this word.
    pub(crate) fn by_who(&self, who: &str) -> Option<(Visitor, String)> {
        let mut sockets = self.all.values();
        let found = &sockets.find(|attached| attached.who == who)?.socket;
        Some((found.visitor.clone(), found.name.clone()))
    }

    fn look(&mut self, socket: u64, viewer: Option<Viewer>) -> Option<Viewer> {
        let attached = self.all.get_mut(&socket)?;
        let before = std::mem::replace(&mut attached.viewer, viewer);
        if let Some(viewer) = before {
            self.looking[viewer] -= 1;
        }
        if let Some(viewer) = viewer {
            self.looking[viewer] += 1;
        }
        before
    }
}

impl Task {
    pub(crate) fn attach(&mut self, socket: Socket) {
        self.idle = None;
        *self.sockets.here.entry(socket.visitor.clone()).or_default() += 1;
        let first = self.sockets.here[&socket.visitor] == 1;
        let player = self.plays(&socket.visitor);
        let who = socket.visitor.who(&self.id);
        let attached = Attached {
            who,
            viewer: None,
            socket,
        };
        self.sockets.all.insert(attached.socket.id, attached);
        if player && first {
            self.batch.table = true;
            self.somebody_is_back();
        }
    }

    pub(crate) fn detach(&mut self, id: u64) {
        self.look_through(id, None);
        let Some(attached) = self.sockets.all.remove(&id) else {
            return;
        };
        let visitor = attached.socket.visitor;
        if let Some(count) = self.sockets.here.get_mut(&visitor) {
            *count -= 1;
            if *count == 0 {
                self.sockets.here.remove(&visitor);
            }
        }
        if !self.sheet.seats_of(&visitor).is_empty() && !self.sockets.is_here(&visitor) {
            self.batch.table = true;
            if self.sheet.phase == Phase::Running && !self.anybody_here() {
                self.all_away = Some(self.house.now());
            }
        }
        if self.sockets.is_empty() {
            self.idle = Some(self.house.instant());
        }
    }

    /// Whether this visitor plays: has a seat, and has not left it for good.
    fn plays(&self, visitor: &Visitor) -> bool {
        let left = self
            .running
            .as_ref()
            .map_or(Seats::NONE, |running| running.left);
        let mut seats = self.sheet.seats_of(visitor).iter();
        seats.any(|seat| !left.has(seat))
    }

    /// Whether any person who plays is connected.
    pub(crate) fn anybody_here(&self) -> bool {
        let mut here = self.sockets.here.keys();
        here.any(|visitor| self.plays(visitor))
    }

    /// Whether the person of a seat is connected.
    pub(crate) fn is_present(&self, seat: Seat) -> bool {
        let chair = self.sheet.chair(seat);
        chair.is_some_and(|chair| chair.visitors.iter().any(|v| self.sockets.is_here(v)))
    }

    /// A socket looks through other eyes from now on; steps nobody looks at are let go.
    pub(crate) fn look_through(&mut self, socket: u64, viewer: Option<Viewer>) {
        let before = self.sockets.look(socket, viewer);
        if let Some(before) = before
            && self.sockets.looking(before) == 0
        {
            self.streams[before] = None;
        }
    }
}
