//! Messages from a client to the house, over the socket of a table.
//!
//! Tags are outside (`{"hello": {…}}`), because a game's action inside is passed on unread.

use crate::chat::Signal;
use crate::http::NewSeat;
use crate::raw::Raw;
use crate::taxi::Taxi;
use maraude_core::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One message of a client.
#[derive(Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Names the viewer and the last step that was received. This is the first message. Sent again,
    /// it changes the viewer (pass-and-play) or asks for everything once more.
    Hello {
        /// [`PROTOCOL`](crate::PROTOCOL)
        protocol: u32,
        /// A seat of the visitor; none: a spectator.
        #[serde(default)]
        #[ts(optional)]
        seat: Option<Seat>,
        /// The number of the last step that was received as this viewer; 0: none.
        #[serde(default)]
        last: u32,
        /// The number of the last chat line that was received; 0: none.
        #[serde(default)]
        chat: u32,
    },
    /// Sends a command. It is answered once: by `refused`, by `done`, or by the `update` that
    /// names its id.
    Do {
        /// Chosen by the client, different for each command of this visitor at this table. A
        /// repeat (after a reconnect, after a crash) is not carried out twice.
        id: String,
        /// The number of the last step that the sender had received.
        #[serde(default)]
        seen: u32,
        /// The command.
        command: Command,
    },
    /// Asks for the server's time.
    Ping {
        /// Comes back in the answer.
        n: u32,
    },
}

/// A command to the house.
#[derive(Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Plays an action of the game: one of the choices that came with the last update.
    Play {
        /// The action, in the game's own form.
        action: Raw<'static>,
    },
    /// Takes back the sender's last action.
    Undo,
    /// Declares all seats of the sender ready, and commits to a salt for the chance.
    Ready {
        /// The commitment to the salt, 64 hexadecimal digits (docs/journal.md); empty: the sender
        /// adds nothing to the chance.
        #[serde(default)]
        #[ts(optional, as = "Option<String>")]
        commitment: String,
    },
    /// Reveals the salt that the sender committed to, while
    /// [`TableInfo::revealing`](crate::TableInfo::revealing).
    Reveal {
        /// Hexadecimal digits, at most 128.
        salt: String,
    },
    /// Takes `ready` back.
    NotReady,
    /// Changes one's name at this table.
    Name {
        /// A seat of the sender.
        seat: Seat,
        /// The new name.
        name: String,
    },
    /// Chooses a taxi before the game has begun. Refused if another person has the colour or the
    /// shape; bots and open seats give way.
    ChooseTaxi {
        /// A seat of the sender.
        seat: Seat,
        /// The new taxi.
        taxi: Taxi,
    },
    /// Gets up before the game has begun.
    GetUp,
    /// Host, before the game begins: sets what a seat is for.
    SetSeat {
        /// Which seat.
        seat: Seat,
        /// What it becomes; `me` only if the host has no seat.
        to: NewSeat,
    },
    /// Host: lists the table as public, or removes it from the list.
    Publish {
        /// Whether it is listed.
        public: bool,
    },
    /// Lets a bot hold the seat of a person who has been away for a while; the person may come
    /// back. Before the game begins: frees the seat (host).
    Free {
        /// Which seat.
        seat: Seat,
    },
    /// Gives one's own seat to a spectator; the host also gives open ones. The seat of somebody
    /// else is given by [`Offer::Give`].
    Give {
        /// Which seat.
        seat: Seat,
        /// The `who` of a spectator in [`TableInfo::watchers`](crate::TableInfo::watchers).
        who: String,
    },
    /// Host: puts a person out of this table, and keeps them out. In a game that has begun, only
    /// somebody without a seat.
    PutOut {
        /// The `who` of somebody who is here.
        who: String,
    },
    /// Makes a new link into one's own seat, for another device. The one before is dead.
    Link {
        /// A seat of the sender.
        seat: Seat,
        /// The new secret, chosen by the client at random: 32 of the letters and digits
        /// `abcdefghjkmnpqrstuvwxyz023456789`. The house keeps only its hash.
        secret: String,
    },
    /// Revokes the link into one's own seat. Devices that came in after the sender's lose the
    /// seat at once.
    Revoke {
        /// A seat of the sender.
        seat: Seat,
    },
    /// Says something to the table.
    Say {
        /// The words.
        text: String,
    },
    /// Gives a quick signal.
    Signal {
        /// Which one.
        signal: Signal,
    },
    /// Mutes a person, or hears them again.
    Mute {
        /// The `who` of the person.
        who: String,
        /// Whether they are muted.
        muted: bool,
    },
    /// Proposes something to the others.
    Offer {
        /// The proposal.
        offer: Offer,
    },
    /// Accepts or declines a proposal.
    Answer {
        /// Its number.
        offer: u32,
        /// Whether it is accepted.
        accept: bool,
    },
    /// Stops the clocks and the game. In a race everything is covered meanwhile.
    Pause,
    /// Goes on (host, or the person who paused; anybody if the host is not there).
    Resume,
    /// Leaves the seat to a bot; the person may come back.
    Leave {
        /// Which bot; none: the default one.
        #[serde(default)]
        #[ts(optional)]
        bot: Option<String>,
    },
    /// Takes the seat back from the bot.
    Back,
    /// Leaves for good. If the rules say nothing about it, a bot plays on.
    Resign,
    /// Asks a bot what it would do.
    Hint,
}

/// A proposal to the other players.
#[derive(Debug, Clone, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Offer {
    /// The same game again, at a new table.
    Rematch,
    /// Stopping without a result.
    Abandon,
    /// Giving the seat of somebody who has been away for a while to a spectator.
    Give {
        /// Which seat.
        seat: Seat,
        /// The `who` of a spectator in [`TableInfo::watchers`](crate::TableInfo::watchers).
        who: String,
        /// Their name; the house fills it in.
        #[serde(default)]
        #[ts(optional, as = "Option<String>")]
        name: String,
    },
    /// Something the rules leave to agreement: one of
    /// [`Update::agreements`](crate::Update::agreements).
    Agree {
        /// The action, in the game's own form.
        action: Raw<'static>,
    },
}
