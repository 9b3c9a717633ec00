//! Connects and disconnects sockets, and handles what follows for the game.

use super::TableTask;
use crate::secret::Visitor;
use crate::table::request::Socket;
use crate::table::rights::note_absences;
use maraude_bus::SocketId;
use maraude_protocol::Phase;

impl TableTask {
    /// Adds a socket. Nothing is sent to it before its hello.
    pub(super) fn attach(&mut self, socket: Socket) {
        self.deadlines.socket_came();
        let player = self.plays(&socket.visitor);
        let who = socket.visitor.who(self.game.id());
        let first = self.audience.attach(socket, who);
        if note_absences(&mut self.game, &self.audience) {
            // A proposal to give the seat away is void.
            self.game.review_offers();
        }
        if player && first {
            self.game.batch().table_changed();
            self.deadlines.player_came();
            self.game.resume_alone();
        }
    }

    /// Removes a socket.
    pub(super) fn detach(&mut self, socket: SocketId) {
        self.look(socket, None);
        let Some(visitor) = self.audience.detach(socket) else {
            return;
        };
        note_absences(&mut self.game, &self.audience);
        let sheet = self.game.sheet();
        let runs = sheet.phase == Phase::Running;
        if !sheet.seats_of(&visitor).is_empty() && !self.audience.is_here(&visitor) {
            self.game.batch().table_changed();
            if runs && !self.audience.visitors().any(|here| self.plays(here)) {
                self.deadlines.players_gone(self.game.house().now());
            }
        }
        if self.audience.is_empty() {
            self.deadlines.sockets_gone(self.game.house().instant());
        }
    }

    /// Whether this visitor plays: has a seat, and has not left it for good.
    fn plays(&self, visitor: &Visitor) -> bool {
        let mut seats = self.game.sheet().seats_of(visitor).iter();
        seats.any(|seat| !self.game.has_left(seat))
    }
}
