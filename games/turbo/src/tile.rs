//! A street tile as it lies: its kind and its visible orientation.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// One side of a tile or of the city; arms are sets of sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    North,
    East,
    South,
    West,
}

impl Side {
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// The set that holds only this side.
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }

    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 2) % 4]
    }
}

/// The six kinds of street tile (TT-M).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    #[default]
    Straight,
    Curve,
    Tee,
    Double,
    Cross,
    Deadend,
}

impl Kind {
    pub const ALL: [Kind; 6] = [
        Kind::Straight,
        Kind::Curve,
        Kind::Tee,
        Kind::Double,
        Kind::Cross,
        Kind::Deadend,
    ];

    /// Number of tiles of this kind in a set of twelve.
    pub const fn per_set(self) -> u8 {
        [3, 3, 3, 1, 1, 1][self as usize]
    }

    /// Number of orientations that look different.
    pub const fn orientations(self) -> u8 {
        [2, 4, 4, 2, 1, 4][self as usize]
    }

    /// The number of the first tile face of this kind.
    const fn first_face(self) -> u8 {
        [0, 2, 6, 10, 12, 13][self as usize]
    }

    pub const fn name(self) -> &'static str {
        ["straight", "curve", "tee", "double", "cross", "deadend"][self as usize]
    }

    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// A kind in one of its visible orientations: one of seventeen faces. Written `kind:rotation`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
pub struct Tile(u8);

/// The number of faces: the sum of all orientations of all kinds.
pub const FACES: usize = 17;

/// North 1, east 2, south 4, west 8; the order of the faces is that of the kinds.
const ARMS: [u8; FACES] = [5, 10, 3, 6, 12, 9, 11, 7, 14, 13, 15, 15, 15, 1, 2, 4, 8];

impl Tile {
    /// A tile turned `rotation` quarters clockwise; turns that look alike give the same tile.
    pub const fn new(kind: Kind, rotation: u8) -> Self {
        Self(kind.first_face() + rotation % kind.orientations())
    }

    /// The face with this number, in the order of the kinds and their rotations.
    pub const fn from_face(face: u8) -> Option<Self> {
        if (face as usize) < FACES {
            Some(Self(face))
        } else {
            None
        }
    }

    /// Every face, in order.
    pub fn all() -> impl Iterator<Item = Tile> + Clone {
        (0..FACES as u8).map(Tile)
    }

    pub const fn face(self) -> u8 {
        self.0
    }

    pub const fn kind(self) -> Kind {
        match self.0 {
            0..2 => Kind::Straight,
            2..6 => Kind::Curve,
            6..10 => Kind::Tee,
            10..12 => Kind::Double,
            12 => Kind::Cross,
            _ => Kind::Deadend,
        }
    }

    pub const fn rotation(self) -> u8 {
        self.0 - self.kind().first_face()
    }

    /// The sides that a road leaves through.
    pub const fn arms(self) -> u8 {
        ARMS[self.0 as usize]
    }

    pub const fn has_arm(self, side: Side) -> bool {
        self.arms() & side.bit() != 0
    }

    /// The separate roads on the tile, as sets of sides; only the double curve has two.
    pub const fn roads(self) -> [u8; 2] {
        match self.0 {
            10 => [0b0011, 0b1100],
            11 => [0b0110, 0b1001],
            _ => [self.arms(), 0],
        }
    }

    /// The same tile after a quarter turn clockwise.
    pub const fn turned(self) -> Self {
        Self::new(self.kind(), self.rotation() + 1)
    }

    /// The tile seen in a mirror that swaps east and west.
    pub const fn mirrored(self) -> Self {
        let (kind, rotation) = (self.kind(), self.rotation());
        let rotation = match kind {
            Kind::Straight | Kind::Cross => rotation,
            Kind::Curve => 3 - rotation,
            Kind::Tee | Kind::Deadend => 4 - rotation,
            Kind::Double => 1 - rotation,
        };
        Self::new(kind, rotation)
    }

    /// The only face with these arms; none for no arm, nor for four (cross or double).
    pub const fn with_arms(arms: u8) -> Option<Self> {
        BY_ARMS[(arms & 15) as usize]
    }
}

/// The faces by their arms, where the arms decide.
const BY_ARMS: [Option<Tile>; 16] = {
    let mut faces = [None; 16];
    let mut face = 0;
    while face < FACES {
        if ARMS[face] != 15 {
            faces[ARMS[face] as usize] = Some(Tile(face as u8));
        }
        face += 1;
    }
    faces
};

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.kind().name(), self.rotation())
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The part of a text that is not a `kind:rotation`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotATile {
    Kind,
    Rotation,
}

impl fmt::Display for NotATile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Kind => "the kind is one of straight, curve, tee, double, cross, deadend",
            Self::Rotation => "a tile is written kind:rotation, the rotation from 0 to 3",
        })
    }
}

impl std::error::Error for NotATile {}

impl FromStr for Tile {
    type Err = NotATile;

    fn from_str(text: &str) -> Result<Self, NotATile> {
        let (kind, rotation) = text.split_once(':').ok_or(NotATile::Rotation)?;
        let kind = Kind::from_name(kind).ok_or(NotATile::Kind)?;
        match rotation.as_bytes() {
            [digit @ b'0'..=b'3'] => Ok(Self::new(kind, digit - b'0')),
            _ => Err(NotATile::Rotation),
        }
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Tile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        let tile: Self = text.parse().map_err(de::Error::custom)?;
        // One tile, one way to write it: journals compare bytes.
        if tile.to_string() == text {
            Ok(tile)
        } else {
            Err(de::Error::custom(format!(
                "write {tile}, which looks the same"
            )))
        }
    }
}
