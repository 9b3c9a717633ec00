//! The rows that a store writes and reads.

/// The stage of a table, for lists.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The game has not begun.
    Gathering,
    /// The game is on.
    Running,
    /// The game is over.
    Over,
    /// This version can't continue the game.
    SetAside,
}

impl Stage {
    /// Its number in a database.
    pub const fn number(self) -> u8 {
        match self {
            Self::Gathering => 0,
            Self::Running => 1,
            Self::Over => 2,
            Self::SetAside => 3,
        }
    }

    /// The stage with this number.
    pub const fn from_number(number: u8) -> Option<Self> {
        match number {
            0 => Some(Self::Gathering),
            1 => Some(Self::Running),
            2 => Some(Self::Over),
            3 => Some(Self::SetAside),
            _ => None,
        }
    }
}

/// The sheet of a table: the fields that lists need as columns, the rest as text that only the
/// house reads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SheetRow {
    /// Starts at 1 and goes up by one with each write.
    pub revision: u64,
    /// Where the table stands.
    pub stage: Stage,
    /// Whether it is listed among the public ones.
    pub listed: bool,
    /// Milliseconds since 1970.
    pub changed: u64,
    /// The key of a day's results to which the table belongs, such as `turbo 2026-11-15`.
    pub day: Option<String>,
    /// The visitors whose table it is.
    pub visitors: Vec<String>,
    /// Everything else, as the house writes it.
    pub body: String,
}

/// One line of the journal: no line breaks and no tabs in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryRow {
    /// The line, without its line break.
    pub line: String,
    /// The command that led to it, so that a repeat is recognised even after a crash; never empty.
    pub command: Option<String>,
}

/// One line of the chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatRow {
    /// Its number, from 1.
    pub n: u32,
    /// Milliseconds since 1970; old lines expire.
    pub time: u64,
    /// The entry after which it was said.
    pub after: u32,
    /// The command that led to it.
    pub command: Option<String>,
    /// The line, as the house writes it.
    pub body: String,
}

/// One write of one table: all of it is kept, or nothing.
#[derive(Clone, Debug, Default)]
pub struct Write {
    /// The table's id.
    pub table: String,
    /// The new sheet; its revision must be the current one plus one (1: a new table).
    pub sheet: Option<SheetRow>,
    /// The number of entries that the journal must have before this write.
    pub expected: u32,
    /// The entries to add.
    pub entries: Vec<EntryRow>,
    /// Chat lines to add.
    pub chat: Vec<ChatRow>,
}

impl Write {
    /// Whether this write creates its table.
    pub fn is_new(&self) -> bool {
        self.sheet.as_ref().is_some_and(|sheet| sheet.revision == 1)
    }

    /// Whether every entry is one line without tabs, as both stores keep it.
    pub fn is_plain(&self) -> bool {
        let plain = |text: &str| !text.contains(['\n', '\r', '\t']);
        self.entries
            .iter()
            .all(|entry| plain(&entry.line) && entry.command.as_deref().is_none_or(plain))
    }
}

/// A table as the store keeps it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saved {
    /// Its sheet.
    pub sheet: SheetRow,
    /// Its journal, in order.
    pub entries: Vec<EntryRow>,
    /// Its chat, in order.
    pub chat: Vec<ChatRow>,
}

impl From<SheetRow> for Saved {
    /// A table that was just made.
    fn from(sheet: SheetRow) -> Self {
        Self {
            sheet,
            entries: Vec::new(),
            chat: Vec::new(),
        }
    }
}

/// Times, in milliseconds since 1970; older data is deleted.
#[derive(Clone, Copy, Debug)]
pub struct Before {
    /// Tables that never began.
    pub gathering: u64,
    /// Chat lines.
    pub chat: u64,
    /// Names that were not used again since.
    pub names: u64,
}

/// How much was deleted.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Expired {
    /// Tables that never began.
    pub tables: u64,
    /// Chat lines.
    pub lines: u64,
    /// Names of visitors.
    pub names: u64,
}
