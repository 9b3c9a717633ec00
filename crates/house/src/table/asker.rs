//! The sender of a command, and how the command is answered.

use crate::secret::Visitor;
use maraude_bus::SocketId;
use maraude_core::Seat;
use maraude_protocol::{Code, Problem};

/// The person who sent a command.
pub(super) struct Asker {
    pub socket: SocketId,
    pub visitor: Visitor,
    /// The seat of the socket's viewer; `None`: a spectator.
    pub seat: Option<Seat>,
    /// The key of the command in the journal.
    pub key: String,
    /// The last step that the sender had received.
    pub seen: u32,
}

impl Asker {
    /// The seat, or a refusal: spectators can't do that.
    pub(super) fn seat(&self) -> Result<Seat, Problem> {
        self.seat.ok_or_else(|| Code::NotSeated.into())
    }
}

/// The message that answers a command that was carried out.
pub(super) enum AnsweredBy {
    /// The update it leads to.
    Update,
    /// A message of its own.
    Done,
    /// Something that comes later.
    Later,
}
