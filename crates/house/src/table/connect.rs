//! Connects and disconnects sockets, and handles what follows for the game.

use super::request::Socket;
use super::task::TableTask;
use crate::secret::Visitor;
use maraude_bus::SocketId;
use maraude_core::{Seat, Seats};
use maraude_protocol::Phase;

impl TableTask {
    /// Adds a socket. Nothing is sent to it before its hello.
    pub(super) fn attach(&mut self, socket: Socket) {
        self.idle = None;
        let player = self.plays(&socket.visitor);
        let who = socket.visitor.who(&self.id);
        let first = self.audience.attach(socket, who);
        if player && first {
            self.batch.table_changed();
            self.somebody_is_back();
        }
    }

    /// Removes a socket.
    pub(super) fn detach(&mut self, socket: SocketId) {
        self.look(socket, None);
        let Some(visitor) = self.audience.detach(socket) else {
            return;
        };
        if !self.sheet.seats_of(&visitor).is_empty() && !self.audience.is_here(&visitor) {
            self.batch.table_changed();
            if self.sheet.phase == Phase::Running && !self.any_player_here() {
                self.all_away = Some(self.house.now());
            }
        }
        if self.audience.is_empty() {
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
    fn any_player_here(&self) -> bool {
        let mut here = self.audience.visitors();
        here.any(|visitor| self.plays(visitor))
    }

    /// Whether the person of a seat is connected.
    pub(super) fn is_present(&self, seat: Seat) -> bool {
        let chair = self.sheet.chair(seat);
        chair.is_some_and(|chair| chair.visitors.iter().any(|v| self.audience.is_here(v)))
    }
}
