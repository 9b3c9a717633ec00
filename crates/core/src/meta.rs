//! The facts about a game that the lobby needs without loading its rules.

use serde::Serialize;

/// The facts about a game.
///
/// ```
/// use maraude_conformance::toys::pioche::Pioche;
/// use maraude_core::{Game, Meta};
///
/// let Meta { id, seats: (fewest, most), options, .. } = Pioche::META;
/// assert_eq!((id, fewest, most), ("pioche", 2, 4));
/// assert_eq!((options[0].key, options[0].default), ("rounds", "2"));
/// ```
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Meta {
    /// Its folder, crate and prefix of messages, such as `marne`.
    pub id: &'static str,
    /// Its name in every language.
    pub name: &'static str,
    /// The fewest and the most seats; an option may narrow them.
    pub seats: (u8, u8),
    /// Its place on the shelf: smaller numbers come first.
    pub order: u8,
    /// The boxes it stands in on the shelf; most games have one.
    pub boxes: &'static [GameBox],
    /// How many seats a game begun with one click has, the player's included.
    pub quick: u8,
    /// The options of a table for one person; empty: the usual rules serve one person too, or
    /// nobody plays alone.
    pub solo: Preset,
    /// The options of the puzzle of the day besides its date; empty: the game has none.
    pub daily: Preset,
    /// Whether seats act one after the other or all at once.
    pub pace: Pace,
    /// Whether the players win together or against each other.
    pub aim: Aim,
    /// The version of the rules, written into each journal.
    pub rules_version: u32,
    /// What can be set when a table is made; each has a default.
    pub options: &'static [OptionSpec],
    /// The ways a game can end; each has a golden journal.
    pub endings: &'static [&'static str],
    /// No game of any players has more entries than this.
    pub longest: u32,
    /// The static data, by file name: boards and cards, sent to browsers by content hash.
    #[serde(skip)]
    pub data: &'static [(&'static str, &'static str)],
    /// The texts, by language.
    #[serde(skip)]
    pub texts: Texts,
}

impl Meta {
    /// The shortest and the longest time of any of its boxes, in minutes.
    #[must_use]
    pub fn minutes(&self) -> (u8, u8) {
        let boxes = self.boxes.iter().map(|one| one.minutes);
        boxes
            .reduce(|all, one| (all.0.min(one.0), all.1.max(one.1)))
            .unwrap_or_default()
    }
}

/// Options set beforehand: keys and values as written on a command line.
pub type Preset = &'static [(&'static str, &'static str)];

/// A box on the shelf. A game with printed editions has one box for each of them.
///
/// Its id is the game's, followed by the values of its options: `taxifolie-first`. Its pitch is
/// the message `<id>-pitch`; a box with options has a `<id>-subtitle` besides.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameBox {
    /// The options that make it this box.
    pub options: Preset,
    /// How long a game takes people, in minutes.
    pub minutes: (u8, u8),
    /// How hard the rules are to learn, 1 to 3.
    pub difficulty: u8,
}

impl GameBox {
    /// Its id on the shelf, in a game with this id.
    #[must_use]
    pub fn id(&self, game: &str) -> String {
        let values = self.options.iter().map(|(_, value)| *value);
        [game]
            .into_iter()
            .chain(values)
            .collect::<Vec<_>>()
            .join("-")
    }
}

/// The texts of a game in one place per language.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    /// `locales/fr.ftl`
    pub fr: &'static str,
    /// `locales/en.ftl`
    pub en: &'static str,
    /// `RULES.fr.md`: the whole rules in our words, one `{#MA-01}` anchor per clause.
    pub rules_fr: &'static str,
    /// `RULES.md`: the same in English.
    pub rules_en: &'static str,
}

/// Whether seats act one after the other or all at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// A command is refused as stale if the table has moved on since its sender looked.
    TurnBased,
    /// A command is judged on the present state.
    Simultaneous,
}

/// Whether the players win together or against each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// Places by seat.
    Competitive,
    /// One common score.
    Cooperative,
}

/// One thing that can be set when a table is made.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OptionSpec {
    /// Its field in the game's `Options`; its name is the message `<game>-option-<key>`.
    pub key: &'static str,
    /// What it can be.
    pub kind: OptionKind,
    /// What it is unless set, as written on a command line.
    pub default: &'static str,
}

/// What an option can be.
///
/// ```
/// use maraude_core::OptionKind;
///
/// let rounds = OptionKind::Number { min: 1, max: 3 };
/// assert_eq!(rounds.parse("2"), Some(2.into()));
/// assert_eq!(rounds.parse("4"), None);
/// assert_eq!(OptionKind::Numbers { numbers: &[0, 2] }.parse("1"), None);
/// assert!(OptionKind::Switch.admits(&true.into()));
/// assert!(OptionKind::Date.parse("2026-02-29").is_none());
/// ```
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "type")]
pub enum OptionKind {
    /// `on` or `off`.
    Switch,
    /// One of these words, each with a message `<game>-option-<key>-<word>`.
    Choice {
        /// The words.
        words: &'static [&'static str],
    },
    /// A whole number.
    Number {
        /// The least.
        min: u32,
        /// The most.
        max: u32,
    },
    /// One of these whole numbers; a number may have a message `<game>-option-<key>-<number>`.
    Numbers {
        /// The numbers, in order.
        numbers: &'static [u32],
    },
    /// A UTC date such as `2026-11-15`; empty: none.
    Date,
}

impl OptionKind {
    /// The JSON value for what somebody typed, or `None` if it does not fit.
    pub fn parse(&self, text: &str) -> Option<serde_json::Value> {
        match self {
            Self::Switch => match text {
                "on" => Some(true.into()),
                "off" => Some(false.into()),
                _ => None,
            },
            Self::Choice { words } => words.contains(&text).then(|| text.into()),
            Self::Number { min, max } => {
                let number = text.parse::<u32>().ok()?;
                (*min..=*max).contains(&number).then(|| number.into())
            }
            Self::Numbers { numbers } => {
                let number = text.parse::<u32>().ok()?;
                numbers.contains(&number).then(|| number.into())
            }
            Self::Date => (text.is_empty() || is_date(text)).then(|| text.into()),
        }
    }

    /// Whether a JSON value fits.
    pub fn admits(&self, value: &serde_json::Value) -> bool {
        match (self, value) {
            (Self::Switch, serde_json::Value::Bool(_)) => true,
            (Self::Number { .. } | Self::Numbers { .. }, serde_json::Value::Number(number)) => {
                self.parse(&number.to_string()).is_some()
            }
            (Self::Choice { .. } | Self::Date, serde_json::Value::String(text)) => {
                self.parse(text).is_some()
            }
            _ => false,
        }
    }
}

/// Whether the text is a day that exists, written `YYYY-MM-DD`.
pub fn is_date(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    let [year, month, day] = parts[..] else {
        return false;
    };
    if (year.len(), month.len(), day.len()) != (4, 2, 2) {
        return false;
    }
    let digits = |part: &str| {
        part.bytes()
            .all(|c| c.is_ascii_digit())
            .then(|| part.parse::<u32>().ok())?
    };
    let (Some(year), Some(month), Some(day)) = (digits(year), digits(month), digits(day)) else {
        return false;
    };
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        4 | 6 | 9 | 11 => 30,
        2 if leap => 29,
        2 => 28,
        1..=12 => 31,
        _ => return false,
    };
    (1..=days).contains(&day)
}
