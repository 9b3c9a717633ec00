//! The sheet of a table: its people, settings and proposals. Everything but the journal.

use crate::name::unlike;
use crate::offers::Offers;
use crate::secret::{Visitor, same};
use maraude_core::journal::{Header, LATEST};
use maraude_core::{Seat, Seats, Seed};
use maraude_protocol::{Aside, ChatRule, Clock, Code, NewSeat, Phase, SeatKind, Taxi};
use maraude_store::{Stage, hash_of_secret};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::collections::{BTreeMap, VecDeque};

/// The sheet of a table. It holds the seed and never leaves the house.
#[derive(Clone, Serialize, Deserialize)]
pub struct Sheet {
    pub(crate) game: String,
    pub(crate) options: Box<RawValue>,
    pub(crate) seed: String,
    pub(crate) host: Visitor,
    pub(crate) public: bool,
    pub(crate) chat: ChatRule,
    pub(crate) clock: Clock,
    pub(crate) again: Option<String>,
    pub(crate) made: u64,
    pub(crate) began: Option<u64>,
    /// When the game ended, in milliseconds since 1970.
    #[serde(default)]
    pub(crate) ended: Option<u64>,
    pub(crate) phase: Phase,
    pub(crate) header: Option<Header>,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) offers: Offers,
    pub(crate) next_offer: u32,
    pub(crate) muted: BTreeMap<Visitor, Vec<String>>,
    pub(crate) rematch: Option<String>,
    /// Whether the house itself paused the game: everybody had left (TT-T3), or it closed.
    pub(crate) all_left: bool,
    pub(crate) end: Option<Box<RawValue>>,
    /// The day whose puzzle it is, with the game's id.
    pub(crate) day: Option<String>,
    /// Visitors without a seat who looked at a puzzle of the day, and when they first did.
    #[serde(default)]
    pub(crate) looked: BTreeMap<Visitor, u64>,
    /// Visitors whom the host has put out; they stay out.
    #[serde(default)]
    pub(crate) put_out: Vec<Visitor>,
    /// The seat that paused the game.
    #[serde(default)]
    pub(crate) paused_by: Option<Seat>,
    /// Why it was set aside, for the host of the house.
    pub(crate) aside: Option<String>,
    /// Why it was set aside, for the people at the table.
    #[serde(default)]
    pub(crate) aside_for: Option<Aside>,
    /// The last commands that changed it, the oldest first: a repeat is not carried out twice.
    #[serde(default)]
    pub(crate) commands: VecDeque<String>,
    /// Whether everybody has committed to a salt, and the salts are asked for.
    #[serde(default)]
    pub(crate) revealing: bool,
    /// How many times the chance was drawn anew because a salt was not revealed.
    #[serde(default)]
    pub(crate) redrawn: u32,
    /// People who did not reveal a salt; they may add none at this table.
    #[serde(default)]
    pub(crate) unsalted: Vec<Visitor>,
}

/// The most visitors whose look at a day's puzzle is noted at one table.
const MAX_LOOKED: usize = 1_000;

/// The most commands that a sheet remembers.
const MAX_COMMANDS: usize = 16;

impl Sheet {
    /// Remembers a command that changed it.
    pub(crate) fn carried_out(&mut self, key: &str) {
        if self.commands.len() >= MAX_COMMANDS {
            self.commands.pop_front();
        }
        self.commands.push_back(key.to_owned());
    }

    /// A new table of this game, still without seats. `made` is in milliseconds since 1970.
    pub(crate) fn new(
        game: String,
        options: Box<RawValue>,
        seed: String,
        host: Visitor,
        made: u64,
    ) -> Self {
        Self {
            game,
            options,
            seed,
            host,
            public: false,
            chat: ChatRule::default(),
            clock: Clock::Off,
            again: None,
            made,
            began: None,
            ended: None,
            phase: Phase::Gathering,
            header: None,
            chairs: Vec::new(),
            offers: Offers::default(),
            next_offer: 1,
            muted: BTreeMap::new(),
            rematch: None,
            all_left: false,
            end: None,
            day: None,
            looked: BTreeMap::new(),
            put_out: Vec::new(),
            paused_by: None,
            aside: None,
            aside_for: None,
            commands: VecDeque::new(),
            revealing: false,
            redrawn: 0,
            unsalted: Vec::new(),
        }
    }
}

/// One seat.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Chair {
    pub kind: SeatKind,
    pub name: String,
    /// The name of its bot, if a bot sits there.
    pub bot: Option<String>,
    /// The devices of its person, in the order in which they came.
    pub visitors: Vec<Visitor>,
    /// The hash of the secret that lets other devices of the person in; empty: there is no link.
    #[serde(default)]
    pub link: String,
    /// The names of the people who held it earlier in this game.
    #[serde(default)]
    pub before: Vec<String>,
    /// Since when its person has been away, in milliseconds since 1970; `None`: the person is
    /// here. It may be missing in the store, because it is written only with other changes.
    #[serde(default)]
    pub gone: Option<u64>,
    pub ready: bool,
    /// What its person committed to; empty: they add nothing to the chance.
    #[serde(default)]
    pub commitment: String,
    /// The salt in hexadecimal, once it is revealed.
    pub salt: String,
    /// The taxi of its person. Bots and open seats have none of their own.
    #[serde(default)]
    pub taxi: Option<Taxi>,
}

/// The most devices of one person.
const MAX_DEVICES: usize = 8;

impl Chair {
    pub(crate) fn new(seat: &NewSeat, host: &Visitor, host_name: &str) -> Self {
        let (kind, name, bot, visitors) = match seat {
            NewSeat::Me => (
                SeatKind::Person,
                host_name.to_owned(),
                None,
                vec![host.clone()],
            ),
            NewSeat::Here { name, .. } => {
                (SeatKind::Person, name.clone(), None, vec![host.clone()])
            }
            NewSeat::Open => (SeatKind::Open, String::new(), None, Vec::new()),
            NewSeat::Bot { bot } => (SeatKind::Bot, bot.clone(), Some(bot.clone()), Vec::new()),
        };
        let ready = kind == SeatKind::Bot;
        Self {
            kind,
            name,
            bot,
            visitors,
            link: String::new(),
            before: Vec::new(),
            gone: None,
            ready,
            commitment: String::new(),
            salt: String::new(),
            taxi: None,
        }
    }

    /// Seats a visitor.
    pub(crate) fn take(&mut self, visitor: &Visitor, name: String) {
        self.kind = SeatKind::Person;
        self.name = name;
        self.bot = None;
        self.visitors = vec![visitor.clone()];
        self.link = String::new();
        self.gone = None;
        self.ready = false;
    }

    /// Admits another device of the person. Nobody is put out for it.
    pub(crate) fn admit(&mut self, visitor: &Visitor) -> Result<(), Code> {
        if self.visitors.len() >= MAX_DEVICES {
            return Err(Code::TooManyDevices);
        }
        self.visitors.push(visitor.clone());
        Ok(())
    }

    pub(crate) fn is_of(&self, visitor: &Visitor) -> bool {
        self.kind == SeatKind::Person && self.visitors.contains(visitor)
    }
}

impl Sheet {
    /// The seed. It is missing only if the table was set aside because of it; zeros do there, since
    /// nobody plays.
    pub(crate) fn seed(&self) -> Seed {
        self.known_seed().unwrap_or(Seed([0; 32]))
    }

    fn known_seed(&self) -> Option<Seed> {
        let bytes = maraude_core::digest::from_hex(&self.seed)?;
        bytes.try_into().ok().map(Seed)
    }

    pub(crate) fn stage(&self) -> Stage {
        match self.phase {
            Phase::Gathering => Stage::Gathering,
            Phase::Running => Stage::Running,
            Phase::Over => Stage::Over,
            Phase::SetAside => Stage::SetAside,
        }
    }

    /// Refuses if this visitor is not the host.
    pub(crate) fn host_only(&self, visitor: &Visitor) -> Result<(), Code> {
        if self.host == *visitor {
            Ok(())
        } else {
            Err(Code::NotHost)
        }
    }

    pub(crate) fn seats(&self) -> u8 {
        self.chairs.len() as u8
    }

    pub(crate) fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.get(seat.index())
    }

    /// The seats of a visitor.
    pub(crate) fn seats_of(&self, visitor: &Visitor) -> Seats {
        Seat::all(self.seats())
            .filter(|seat| self.chairs[seat.index()].is_of(visitor))
            .collect()
    }

    /// Whether this look at a day's puzzle is a visitor's first at this table, and must be noted.
    pub(crate) fn is_first_look(&self, visitor: &Visitor) -> bool {
        self.day.is_some()
            && matches!(self.phase, Phase::Running | Phase::Over)
            && self.looked.len() < MAX_LOOKED
            && !self.looked.contains_key(visitor)
            && self.seats_of(visitor).is_empty()
    }

    /// When a visitor first saw the day's puzzle at this table.
    pub(crate) fn first_seen(&self, visitor: &Visitor) -> Option<u64> {
        if self.seats_of(visitor).is_empty() {
            self.looked.get(visitor).copied()
        } else {
            self.began
        }
    }

    /// This name, or one like it with a number, so that nobody takes its bearer for another person
    /// who sits here.
    pub(crate) fn name_for(&self, visitor: &Visitor, name: String) -> String {
        let others = self.chairs.iter().filter(|chair| {
            let person = chair.kind == SeatKind::Person;
            person && !chair.is_of(visitor)
        });
        unlike(name, others.map(|chair| chair.name.as_str()))
    }

    /// Whether the host has put this visitor out.
    pub(crate) fn is_put_out(&self, visitor: &Visitor) -> bool {
        self.put_out.contains(visitor)
    }

    /// The seats of people.
    pub(crate) fn people(&self) -> Seats {
        let people = |seat: &Seat| self.chairs[seat.index()].kind == SeatKind::Person;
        Seat::all(self.seats()).filter(people).collect()
    }

    /// Whether one person holds both seats.
    pub(crate) fn is_one_person(&self, seat: Seat, other: Seat) -> bool {
        let mut devices = self.chairs[seat.index()].visitors.iter();
        devices.any(|device| self.chairs[other.index()].is_of(device))
    }

    /// The seat whose link has this secret. Every secret is compared, in constant time.
    pub(crate) fn seat_of_secret(&self, secret: &str) -> Option<Seat> {
        let hash = hash_of_secret(secret);
        let mut found = None;
        for seat in Seat::all(self.seats()) {
            let chair = &self.chairs[seat.index()];
            if same(&chair.link, &hash) && chair.kind == SeatKind::Person {
                found = Some(seat);
            }
        }
        found
    }

    /// The row that the store keeps.
    pub(crate) fn to_row(&self, revision: u64, now: u64) -> maraude_store::SheetRow {
        let mut visitors: Vec<String> = vec![self.host.id().to_owned()];
        for visitor in self.chairs.iter().flat_map(|chair| &chair.visitors) {
            if !visitors.iter().any(|id| id == visitor.id()) {
                visitors.push(visitor.id().to_owned());
            }
        }
        maraude_store::SheetRow {
            revision,
            stage: self.stage(),
            listed: self.public,
            changed: now,
            day: self.day.clone(),
            visitors,
            body: serde_json::to_string(self).expect("a sheet is plain data"),
        }
    }

    /// Reads a stored sheet.
    pub fn read(row: &maraude_store::SheetRow) -> Result<Self, serde_json::Error> {
        Self::from_row(row)
    }

    /// The code of the refusal when a sheet can't be read.
    pub(crate) fn unreadable(row: &maraude_store::SheetRow) -> Code {
        match row.stage {
            Stage::SetAside => Code::SetAside,
            _ => Code::Unavailable,
        }
    }

    /// Reads a sheet from its row in the store.
    pub(crate) fn from_row(row: &maraude_store::SheetRow) -> Result<Self, serde_json::Error> {
        let mut sheet: Self = serde_json::from_str(&row.body)?;
        sheet.drop_uncommitted();
        // A table that was set aside is not played, only looked at.
        if row.stage != Stage::SetAside {
            let damaged = |what: &str| Err(serde::de::Error::custom(what));
            if sheet.known_seed().is_none() {
                return damaged("its seed is damaged");
            }
            if sheet.made.max(sheet.began.unwrap_or_default()) > LATEST {
                return damaged("its times are damaged");
            }
        }
        Ok(sheet)
    }
}
