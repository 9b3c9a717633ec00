//! An open socket.

use crate::choose::Choices;
use crate::http::Failed;
use futures_util::{SinkExt, StreamExt};
use maraude_protocol::{ClientMessage, Command, PROTOCOL};
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

/// An open socket.
pub struct Line(WebSocketStream<TcpStream>);

/// A message of the house, as far as a player needs it; the rest is not looked at.
#[derive(Debug, Deserialize)]
pub struct Heard<'a> {
    /// Which kind of message it is.
    #[serde(rename = "type")]
    pub kind: &'a str,
    /// Of an answer: the command it answers.
    #[serde(default, borrow)]
    pub id: Option<std::borrow::Cow<'a, str>>,
    /// Of an update: the last step.
    #[serde(default)]
    pub n: u32,
    /// Of an update: the new steps.
    #[serde(default)]
    pub steps: Vec<StepHead>,
    /// Of an update: what may be done.
    #[serde(default, borrow)]
    pub choices: Option<Choices<'a>>,
    /// Of an update: how it ended.
    #[serde(default, borrow)]
    pub end: Option<&'a RawValue>,
    /// Of an update: acknowledged commands.
    #[serde(default, borrow)]
    pub done: Vec<std::borrow::Cow<'a, str>>,
    /// Of an update: what may be proposed.
    #[serde(default, borrow)]
    pub agreements: Vec<Agreement<'a>>,
    /// Of a welcome: the update in it.
    #[serde(default, borrow)]
    pub update: Option<UpdateHead<'a>>,
}

/// The fields of an update that a player needs.
#[derive(Debug, Deserialize)]
pub struct UpdateHead<'a> {
    /// The last step.
    pub n: u32,
    /// What may be done.
    #[serde(borrow)]
    pub choices: Option<&'a RawValue>,
    /// How it ended.
    #[serde(borrow)]
    pub end: Option<&'a RawValue>,
}

/// Something the rules leave to agreement.
#[derive(Debug, Deserialize)]
pub struct Agreement<'a> {
    /// The action to propose.
    #[serde(borrow)]
    pub action: &'a RawValue,
    /// Whose consent it needs.
    pub by: Vec<u8>,
}

impl Heard<'_> {
    /// What a seat that is asked but has no move can do: propose the last thing there is.
    pub fn proposal(&self, seat: u8) -> Option<String> {
        let mut mine = self
            .agreements
            .iter()
            .filter(|agreement| agreement.by.contains(&seat));
        let action = mine.next_back()?.action;
        Some(format!(
            r#"{{"offer":{{"offer":{{"agree":{{"action":{action}}}}}}}}}"#
        ))
    }
}

/// A step's number.
#[derive(Debug, Deserialize)]
pub struct StepHead {
    /// Its number.
    pub n: u32,
}

impl Line {
    pub(crate) fn new(socket: WebSocketStream<TcpStream>) -> Self {
        Self(socket)
    }

    /// Sends any text.
    pub async fn send_text(&mut self, text: String) -> Result<(), Failed> {
        self.send_message(Message::Text(text.into())).await
    }

    /// Sends any message.
    pub async fn send_message(&mut self, message: Message) -> Result<(), Failed> {
        self.0
            .send(message)
            .await
            .map_err(|error| Failed(error.to_string()))
    }

    /// Sends a message of the protocol.
    pub async fn send(&mut self, message: &ClientMessage) -> Result<(), Failed> {
        self.send_text(serde_json::to_string(message).expect("messages are plain data"))
            .await
    }

    /// Says hello through the eyes of a seat (none: a spectator's).
    pub async fn hello(&mut self, seat: Option<u8>, last: u32) -> Result<(), Failed> {
        let seat = seat.and_then(maraude_core::Seat::from_number);
        self.send(&ClientMessage::Hello {
            protocol: PROTOCOL,
            seat,
            last,
            chat: 0,
        })
        .await
    }

    /// Asks for something.
    pub async fn ask(&mut self, id: &str, seen: u32, command: Command) -> Result<(), Failed> {
        self.send(&ClientMessage::Do {
            id: id.to_owned(),
            seen,
            command,
        })
        .await
    }

    /// Plays an action given as JSON.
    pub async fn play(&mut self, id: &str, seen: u32, action: &str) -> Result<(), Failed> {
        // Written by hand: the bench sends tens of thousands a second.
        let text = format!(
            r#"{{"do":{{"id":"{id}","seen":{seen},"command":{{"play":{{"action":{action}}}}}}}}}"#
        );
        self.send_text(text).await
    }

    /// The next text; none when the house has closed the line.
    pub async fn next_text(&mut self) -> Option<Utf8Bytes> {
        loop {
            match self.0.next().await? {
                Ok(Message::Text(text)) => return Some(text),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The next message; none when the house has closed the line.
    pub async fn next(&mut self) -> Option<Value> {
        let text = self.next_text().await?;
        serde_json::from_str(&text).ok()
    }

    /// The next message of this kind; others are passed over.
    pub async fn wait_for(&mut self, kind: &str) -> Option<Value> {
        loop {
            let message = self.next().await?;
            if message["type"] == kind {
                return Some(message);
            }
        }
    }

    /// Hangs up.
    pub async fn close(mut self) {
        let _ = self.0.close(None).await;
    }
}
