//! What can be done.

use crate::tokens::Obstacle;
use maraude_core::{Message, Told};
use maraude_roads::Way;
use serde::{Deserialize, Serialize};

/// Something that a player, or the house, can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Roll the die.
    Roll,
    /// Play CHANCE: this face instead of a roll.
    ChooseFace(u8),
    /// Play CHANCE: drive over one obstacle during this move.
    DriveOver,
    /// Play CHANCE: ignore one-way tokens during this move.
    IgnoreOneWays,
    /// Drive this way.
    Drive(Way),
    /// Hop over an obstacle during this move (BV-D5).
    Hop,
    /// Stay in the dead end.
    Stay,
    /// Put a one-way token on this spot; direction 0 runs from the first end of its portion to
    /// the second, 1 the other way.
    PlaceOneWay {
        /// The spot.
        spot: u8,
        /// The direction.
        direction: u8,
    },
    /// Turn the token on this spot round.
    FlipOneWay(u8),
    /// Bar this line.
    Bar(u8),
    /// Take this obstacle away.
    Remove(Obstacle),
    /// Take nothing away.
    RemoveNothing,
    /// Drive this way with a shortcut.
    Shortcut(Way),
    /// Play CHANCE: roll and move once more.
    MoveAgain,
    /// End the turn.
    EndTurn,
    /// The table agrees on one more destination for everybody (BV-X1).
    OneMore,
    /// The table agrees to go on for the other places (BV-X5).
    PlayOn,
    /// The table stops after the win (BV-X4).
    Stop,
}

impl Told for Action {
    fn message(&self) -> Message {
        match *self {
            Self::Roll => Message::new("boomville-do-roll"),
            Self::ChooseFace(face) => Message::new("boomville-do-face").with("face", face),
            Self::DriveOver => Message::new("boomville-do-over"),
            Self::IgnoreOneWays => Message::new("boomville-do-one-ways"),
            Self::Drive(way) => with_way("boomville-do-drive", way),
            Self::Hop => Message::new("boomville-do-hop"),
            Self::Stay => Message::new("boomville-do-stay"),
            Self::PlaceOneWay { spot, direction } => Message::new("boomville-do-place")
                .with("spot", u16::from(spot) + 1)
                .with("direction", u16::from(direction) + 1),
            Self::FlipOneWay(spot) => {
                Message::new("boomville-do-flip").with("spot", u16::from(spot) + 1)
            }
            Self::Bar(line) => Message::new("boomville-do-bar").with("line", u16::from(line) + 1),
            Self::Remove(obstacle) => {
                Message::new("boomville-do-remove").with("what", obstacle.message())
            }
            Self::RemoveNothing => Message::new("boomville-do-remove-nothing"),
            Self::Shortcut(way) => with_way("boomville-do-shortcut", way),
            Self::MoveAgain => Message::new("boomville-do-again"),
            Self::EndTurn => Message::new("boomville-do-end"),
            Self::OneMore => Message::new("boomville-do-one-more"),
            Self::PlayOn => Message::new("boomville-do-play-on"),
            Self::Stop => Message::new("boomville-do-stop"),
        }
    }
}

fn with_way(id: &'static str, way: Way) -> Message {
    let last = way.last().unwrap_or(0);
    Message::new(id)
        .with("cells", way.len() as u8)
        .with("cell", last)
}
