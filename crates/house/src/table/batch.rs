//! What waits for the next commit.

use super::ask::Reply;
use super::task::Task;
use crate::secret::Visitor;
use maraude_core::Viewer;
use maraude_protocol::{ChatLine, Code, Problem, ServerMessage, Step};
use maraude_store::{ChatRow, Entry, Write};

/// What was judged but is not kept yet. Nobody learns of it before.
#[derive(Default)]
pub(crate) struct Batch {
    pub entries: Vec<Entry>,
    /// The sheet has changed.
    pub sheet: bool,
    pub chat: Vec<(ChatLine, Option<String>)>,
    /// New steps, in order.
    pub steps: Vec<(Viewer, Step)>,
    /// Commands that an update acknowledges.
    pub done: Vec<Done>,
    /// Messages to single sockets.
    pub answers: Vec<(u64, String)>,
    /// Commands that a message of their own acknowledges.
    pub simple: Vec<(u64, String)>,
    /// Requests that are answered with the table.
    pub requests: Vec<(Reply, Visitor)>,
    /// Everybody gets an update, new steps or not.
    pub everyone: bool,
    /// Everybody is told about the table.
    pub table: bool,
    /// What else everybody is told.
    pub news: Vec<String>,
    /// Visitors whose own place has changed.
    pub places: Vec<Visitor>,
}

/// A command that was carried out.
pub(crate) struct Done {
    /// Through whose eyes it was given.
    pub viewer: Viewer,
    pub socket: u64,
    pub id: String,
}

impl Task {
    /// What must be written before anybody may learn of it.
    pub(crate) fn take_write(&mut self) -> Option<Write> {
        let batch = &mut self.batch;
        if batch.entries.is_empty() && !batch.sheet && batch.chat.is_empty() {
            return None;
        }
        let after = self.kept + batch.entries.len() as u32;
        let chat = batch.chat.iter().map(|(line, command)| ChatRow {
            n: line.n,
            time: line.time,
            after,
            command: command.clone(),
            body: serde_json::to_string(line).expect("a chat line is plain data"),
        });
        let chat = chat.collect();
        Some(Write {
            table: self.id.to_string(),
            expected: self.kept,
            entries: std::mem::take(&mut batch.entries),
            sheet: batch
                .sheet
                .then(|| self.sheet.to_row(self.revision + 1, self.house.now())),
            chat,
        })
    }

    /// Refuses everything the batch would have acknowledged.
    pub(crate) fn refuse_batch(&mut self, code: Code) {
        let batch = std::mem::take(&mut self.batch);
        let done = batch.done.into_iter().map(|done| (done.socket, done.id));
        let commands = done.chain(batch.simple);
        for (socket, id) in commands {
            let problem = Problem::new(code);
            let text = text(&ServerMessage::Refused { id, problem });
            self.sockets.tell(socket, text);
        }
        for (reply, _) in batch.requests {
            let _ = reply.send(Err(code.into()));
        }
        for (socket, text) in batch.answers {
            self.sockets.tell(socket, text);
        }
    }
}

/// A message as it travels.
pub(crate) fn text(message: &ServerMessage<'_>) -> String {
    serde_json::to_string(message).expect("messages are plain data")
}
