//! Changes that wait for the next commit.

use super::request::Reply;
use crate::secret::Visitor;
use maraude_bus::SocketId;
use maraude_core::{Seat, Viewer};
use maraude_protocol::{ChatLine, Step};
use maraude_store::{ChatRow, EntryRow};

/// Accepted changes that are not durable yet. Until they are, nobody learns about them.
#[derive(Default)]
pub(super) struct Batch {
    entries: Vec<EntryRow>,
    chat: Vec<(ChatLine, Option<String>)>,
    /// Seats that others took over, with the names of the people before.
    taken: Vec<(Seat, String)>,
    /// The sheet has changed.
    sheet: bool,
    /// Something has changed that everybody may know.
    public: bool,
    to_tell: ToTell,
}

/// Messages to send after the commit.
#[derive(Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each says whether one kind of message is due"
)]
pub(super) struct ToTell {
    /// Whether the game has moved on.
    pub played: bool,
    /// Whether every viewer gets an update, new steps or not.
    pub everyone: bool,
    /// New steps, in order.
    pub steps: Vec<(Viewer, Step)>,
    /// Commands that an update acknowledges.
    pub acks: Vec<Ack>,
    /// Commands that a message of their own acknowledges.
    pub done: Vec<(SocketId, String)>,
    /// Messages to single sockets.
    pub answers: Vec<(SocketId, String)>,
    /// Requests that are answered with the table.
    pub replies: Vec<(Reply, Visitor)>,
    /// Whether the sheet has changed, and with it perhaps what people may see.
    pub sheet: bool,
    /// Whether everybody is sent the table.
    pub table: bool,
    /// Other messages for everybody.
    pub news: Vec<String>,
    /// Visitors whose own place has changed.
    pub places: Vec<Visitor>,
    /// New chat lines.
    pub chat: Vec<ChatLine>,
}

/// A command that the next update of its viewer acknowledges.
pub(super) struct Ack {
    pub viewer: Viewer,
    pub socket: SocketId,
    pub id: String,
}

impl Batch {
    /// Adds an entry that was played, with the steps that it showed; `public`: spectators are shown
    /// something of it.
    pub(super) fn entry(&mut self, entry: EntryRow, steps: Vec<(Viewer, Step)>, public: bool) {
        self.public |= public;
        self.entries.push(entry);
        self.to_tell.steps.extend(steps);
        self.to_tell.played = true;
    }

    /// Writes the sheet.
    pub(super) fn sheet_changed(&mut self) {
        self.sheet = true;
    }

    /// Sends everybody the table.
    pub(super) fn table_changed(&mut self) {
        self.public = true;
        self.to_tell.table = true;
    }

    /// The places of these visitors have changed.
    pub(super) fn places_changed(&mut self, visitors: impl IntoIterator<Item = Visitor>) {
        self.to_tell.places.extend(visitors);
    }

    /// The game has begun: every viewer gets an update.
    pub(super) fn begun(&mut self) {
        self.to_tell.everyone = true;
    }

    /// Adds a chat line and the key of its command.
    pub(super) fn say(&mut self, line: ChatLine, key: Option<String>) {
        self.public = true;
        self.chat.push((line, key));
    }

    /// Somebody took over a seat.
    pub(super) fn took_over(&mut self, seat: Seat, from: String) {
        self.taken.push((seat, from));
    }

    /// Takes the seats that others took over, to be named in the chat.
    pub(super) fn take_taken(&mut self) -> Vec<(Seat, String)> {
        std::mem::take(&mut self.taken)
    }

    /// Adds a message for everybody.
    pub(super) fn news(&mut self, text: String) {
        self.to_tell.news.push(text);
    }

    /// Adds an answer to one socket.
    pub(super) fn answer(&mut self, socket: SocketId, text: String) {
        self.to_tell.answers.push((socket, text));
    }

    /// Acknowledges a command by a message of its own.
    pub(super) fn done(&mut self, socket: SocketId, id: String) {
        self.to_tell.done.push((socket, id));
    }

    /// Acknowledges a command by the next update.
    pub(super) fn ack(&mut self, ack: Ack) {
        self.to_tell.acks.push(ack);
    }

    /// Answers a request with the table.
    pub(super) fn reply(&mut self, reply: Reply, visitor: Visitor) {
        self.to_tell.replies.push((reply, visitor));
    }

    /// Whether something has changed that everybody may know, since this was last asked.
    pub(super) fn take_public(&mut self) -> bool {
        std::mem::take(&mut self.public)
    }

    /// Whether the sheet is to be written.
    pub(super) fn has_sheet(&self) -> bool {
        self.sheet
    }

    /// Whether there is nothing to write.
    pub(super) fn is_empty(&self) -> bool {
        self.entries.is_empty() && self.chat.is_empty() && !self.sheet
    }

    /// Takes what is to be written after `kept` entries. The messages stay until it is durable.
    pub(super) fn take_write(&mut self, kept: u32) -> (Vec<EntryRow>, Vec<ChatRow>) {
        let entries = std::mem::take(&mut self.entries);
        let after = kept + entries.len() as u32;
        let chat = std::mem::take(&mut self.chat).into_iter();
        let rows = chat.map(|(line, key)| {
            let row = ChatRow {
                n: line.n,
                time: line.time,
                after,
                command: key,
                body: serde_json::to_string(&line).expect("a chat line is plain data"),
            };
            self.to_tell.chat.push(line);
            row
        });
        self.to_tell.sheet |= std::mem::take(&mut self.sheet);
        (entries, rows.collect())
    }

    /// Takes the messages to send after the commit.
    pub(super) fn take_to_tell(&mut self) -> ToTell {
        std::mem::take(&mut self.to_tell)
    }
}
