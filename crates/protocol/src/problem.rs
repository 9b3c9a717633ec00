//! Refusals: a code for programs and the id of a sentence for people.

use crate::raw::Raw;
use maraude_core::Message;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A refusal: why something was not done.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Problem {
    /// A stable word for programs.
    pub code: Code,
    /// The clause of the rules that forbids it, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clause: Option<String>,
    /// The refusal's own stable word, if a clause forbids it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub reason: Option<String>,
    /// The sentence: a message of the game's texts, or `house-<code>` of the house's.
    pub words: Raw<'static, Message>,
}

impl Problem {
    /// A problem without a clause of the rules.
    pub fn new(code: Code) -> Self {
        Self {
            code,
            clause: None,
            reason: None,
            words: Raw::of(&Message::new(code.message())),
        }
    }
}

impl From<Code> for Problem {
    fn from(code: Code) -> Self {
        Self::new(code)
    }
}

macro_rules! codes {
    ($($(#[doc = $doc:literal])+ $name:ident = $word:literal, $status:literal;)*) => {
        /// Every reason for a refusal, with its HTTP status outside a socket.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
        pub enum Code {
            $($(#[doc = $doc])+ #[serde(rename = $word)] $name,)*
        }

        impl Code {
            /// Every code there is.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// The code as it is sent.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$name => $word),* }
            }

            /// The HTTP status of a refused request.
            pub const fn status(self) -> u16 {
                match self { $(Self::$name => $status),* }
            }

            /// The id of its sentence in `locales/*.ftl`.
            pub const fn message(self) -> &'static str {
                match self { $(Self::$name => concat!("house-", $word)),* }
            }
        }
    };
}

codes! {
    /// A clause of the rules forbids it.
    Rules = "rules", 422;
    /// Not a message, body or field of this protocol.
    Malformed = "malformed", 400;
    /// Longer than is allowed.
    TooLong = "too-long", 413;
    /// An older or newer client.
    WrongProtocol = "wrong-protocol", 400;
    /// Too much at once: wait a little.
    TooMany = "too-many", 429;
    /// There is no such thing.
    NotFound = "not-found", 404;
    /// No such game here.
    NoSuchGame = "no-such-game", 404;
    /// The game has no such option, or not this value.
    BadOption = "bad-option", 422;
    /// The game can't be played by this number of people.
    BadSeats = "bad-seats", 422;
    /// There is no such bot.
    NoSuchBot = "no-such-bot", 422;
    /// This clock is not allowed.
    BadClock = "bad-clock", 422;
    /// A name needs at least one letter.
    BadName = "bad-name", 422;
    /// There is no such seat at this table.
    NoSuchSeat = "no-such-seat", 422;
    /// Somebody sits there.
    SeatTaken = "seat-taken", 409;
    /// Somebody else has this colour or this shape.
    TaxiTaken = "taxi-taken", 409;
    /// The visitor has a seat already, and must get up before taking another.
    AlreadySeated = "already-seated", 409;
    /// Every seat is taken.
    TableFull = "table-full", 409;
    /// That is somebody else's seat.
    NotYourSeat = "not-your-seat", 403;
    /// Spectators can't do that.
    NotSeated = "not-seated", 403;
    /// Only the host may do that.
    NotHost = "not-host", 403;
    /// The secret of this link is wrong or no longer valid.
    WrongSecret = "wrong-secret", 403;
    /// This person left only a moment ago.
    TooSoon = "too-soon", 409;
    /// Nobody else is here whose consent it needs.
    NobodyToAgree = "nobody-to-agree", 409;
    /// The person has come in from too many devices.
    TooManyDevices = "too-many-devices", 409;
    /// The host of the table has put this visitor out.
    PutOut = "put-out", 403;
    /// The puzzle of a later day.
    NotYet = "not-yet", 422;
    /// The game has not begun.
    NotBegun = "not-begun", 409;
    /// The game has begun.
    Begun = "begun", 409;
    /// The salts are being revealed: nobody may change anything before the game begins.
    Drawing = "drawing", 409;
    /// Nobody asks for a salt now.
    NotRevealing = "not-revealing", 409;
    /// This is not the salt that was committed to.
    WrongSalt = "wrong-salt", 422;
    /// The table takes no salt of this person: the deal was played before, or they did not reveal
    /// an earlier one in time.
    NoSalt = "no-salt", 409;
    /// The game is over.
    Over = "over", 409;
    /// The game is not over yet.
    NotOver = "not-over", 409;
    /// The table is paused.
    Paused = "paused", 409;
    /// The table is not paused.
    NotPaused = "not-paused", 409;
    /// The table has moved on since you looked.
    Stale = "stale", 409;
    /// A bot holds the seat: take it back first.
    HeldByBot = "held-by-bot", 409;
    /// No bot holds the seat.
    NotHeld = "not-held", 409;
    /// Nothing can be taken back.
    NoTakingBack = "no-taking-back", 409;
    /// The rules ask for no such thing now.
    NotAsked = "not-asked", 409;
    /// There is no such proposal.
    NoSuchOffer = "no-such-offer", 404;
    /// The same is already proposed.
    AlreadyOffered = "already-offered", 409;
    /// This table has no chat for you.
    NoChat = "no-chat", 403;
    /// A clause of the rules forbids talking just now.
    Silence = "silence", 409;
    /// There is no such person at this table.
    NoSuchPerson = "no-such-person", 404;
    /// Nobody can give a hint now.
    NoHint = "no-hint", 409;
    /// The table was set aside.
    SetAside = "set-aside", 409;
    /// It could not be stored: the disk is full or read-only. Nothing has changed.
    NotKept = "not-kept", 503;
    /// The house is closing, or something broke inside.
    Unavailable = "unavailable", 503;
    /// Another site's page may not do that.
    WrongOrigin = "wrong-origin", 403;
    /// The house does not answer to this name.
    WrongHost = "wrong-host", 421;
}

impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code.word())?;
        match &self.clause {
            Some(clause) => write!(f, " ({clause})"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Problem {}
