//! A game in progress with everything that follows from its journal besides the state: clocks,
//! alarms, stand-ins, and the steps of each viewer.

use crate::clocks::Clocks;
use crate::erased::{ErasedPlay, PlayedEntry, Rejection};
use crate::heads::Heads;
use crate::streams::StreamMarks;
use crate::timeline::Timeline;
use maraude_core::journal::{
    Entry, EntryReader, Head, Header, HouseAction, JournalError, entry_line,
};
use maraude_core::{Actor, Alarms, MAX_SEATS, Pace, Seat, Seats, Seed, Viewer, When};
use maraude_protocol::{Clock, Step};
use serde_json::value::RawValue;

/// A move before it is judged: who moves, and how.
#[derive(Clone, Copy)]
pub enum Mover<'a> {
    /// A seat, with its action as JSON.
    Seat(Seat, &'a str),
    /// The house.
    House(&'a HouseAction<Box<RawValue>>),
}

/// The new steps of the viewers that were asked for and that were shown something.
pub type Steps = Vec<(Viewer, Step)>;

/// An entry that was just played and must be written.
pub struct NewEntry {
    /// Its line in the journal, without the line break.
    pub line: String,
    /// The steps to send.
    pub steps: Steps,
    /// Whether a turn ended.
    pub turn_ended: bool,
}

/// A game in progress. The caller counts the milliseconds since its beginning and rings the alarms
/// that are due.
pub struct Running {
    /// The game itself.
    pub game: Box<dyn ErasedPlay>,
    /// How the seats take turns.
    pub pace: Pace,
    /// The time of each seat.
    pub clocks: Clocks,
    /// The alarms on the clock of playing time, their actions as JSON.
    pub alarms: Alarms<String>,
    /// Real and playing time.
    pub time: Timeline,
    /// The bot that holds each seat while its person is away.
    pub stand_ins: [Option<String>; MAX_SEATS],
    /// Seats that left for good under the rules.
    pub left: Seats,
    /// Seats whose current turn a bot plays because their time was up.
    pub out_of_time: Seats,
    /// Seats that were left to a bot during a race that still runs.
    pub left_racing: Seats,
    streams: StreamMarks,
    /// From journal format 2 on: the chain over its lines.
    heads: Option<Heads>,
}

/// The facts about an entry that the game itself does not return.
struct Entered<'a> {
    by: Actor,
    house: Option<&'a HouseAction<Box<RawValue>>>,
    /// The seat that leaves for good with it.
    leaves: Option<Seat>,
    at: u64,
}

impl Running {
    /// A game that begins.
    pub fn new(game: Box<dyn ErasedPlay>, clock: Clock) -> Self {
        let pace = game.meta().pace;
        // In a simultaneous game the rules' own alarms keep the time.
        let clock = if pace == Pace::TurnBased {
            clock
        } else {
            Clock::Off
        };
        let mut alarms = Alarms::new();
        alarms.wind_list(0, game.house_moves(is_alarm));
        Self {
            pace,
            clocks: Clocks::new(clock, game.to_act()),
            alarms,
            time: Timeline::default(),
            stand_ins: Default::default(),
            left: Seats::NONE,
            out_of_time: Seats::NONE,
            left_racing: Seats::NONE,
            streams: StreamMarks::new(game.seats()),
            heads: None,
            game,
        }
    }

    /// The same game with the chain over its journal, if the format of this header has one.
    pub fn chained(mut self, header: &Header, seed: Seed) -> Self {
        self.heads = header.is_chained().then(|| Heads::new(header, seed));
        self
    }

    /// Replays the entries of a journal, given as lines, and checks each one. `each` sees the game
    /// after every entry, with the steps of the viewers that were `asked` for.
    pub fn replay<'a>(
        &mut self,
        lines: impl Iterator<Item = &'a str>,
        asked: impl Fn(Viewer) -> bool,
        mut each: impl FnMut(&Self, Steps),
    ) -> Result<(), JournalError> {
        let mut reader = EntryReader::default();
        for line in lines {
            let steps = self.replay_entry(&reader.read(line)?, &asked)?;
            self.link(line);
            each(self, steps);
        }
        Ok(())
    }

    fn replay_entry(
        &mut self,
        entry: &Entry,
        asked: impl Fn(Viewer) -> bool,
    ) -> Result<Steps, JournalError> {
        let house = match entry.by {
            Actor::Seat(_) => None,
            // If it is malformed, the game reports that.
            Actor::House => serde_json::from_str(entry.action.get()).ok(),
        };
        let entered = self.entered(entry.by, house.as_ref(), entry.at);
        let played = self.game.replay(entry)?;
        Ok(self.follow(&entered, &played, asked))
    }

    /// Plays an entry at this moment. A refused entry changes nothing.
    pub fn play(
        &mut self,
        mover: Mover<'_>,
        at: u64,
        asked: impl Fn(Viewer) -> bool,
    ) -> Result<NewEntry, Rejection> {
        let at = at.max(self.time.last);
        let (entered, played) = match mover {
            Mover::Seat(seat, action) => (
                self.entered(Actor::Seat(seat), None, at),
                self.game.seat_plays(seat, action)?,
            ),
            Mover::House(action) => (
                self.entered(Actor::House, Some(action), at),
                self.game.house_plays(action)?,
            ),
        };
        let steps = self.follow(&entered, &played, asked);
        let PlayedEntry { seq, action, .. } = &played;
        let line = entry_line(*seq, entered.by, at, action, || self.game.digest());
        self.link(&line);
        Ok(NewEntry {
            line,
            steps,
            turn_ended: played.turn_ended,
        })
    }

    /// Adds the line of the last entry to the chain.
    fn link(&mut self, line: &str) {
        if let Some(heads) = &mut self.heads {
            heads.push(line, self.streams.shown_last());
        }
    }

    /// The facts about an entry before it is played.
    fn entered<'a>(
        &self,
        by: Actor,
        house: Option<&'a HouseAction<Box<RawValue>>>,
        at: u64,
    ) -> Entered<'a> {
        Entered {
            by,
            house,
            leaves: house.and_then(|action| self.leaves_with(action)),
            at,
        }
    }

    /// The seat that leaves for good with this action, if one does.
    fn leaves_with(&self, action: &HouseAction<Box<RawValue>>) -> Option<Seat> {
        let HouseAction::Left(action) = action else {
            return None;
        };
        let moves = self
            .game
            .house_moves(|when| matches!(when, When::Left { .. }));
        moves.into_iter().find_map(|(listed, when)| match when {
            When::Left { seat } if listed == action.get() => Some(seat),
            _ => None,
        })
    }

    /// Brings everything besides the state up to date after an entry.
    fn follow(
        &mut self,
        entered: &Entered<'_>,
        played: &PlayedEntry,
        asked: impl Fn(Viewer) -> bool,
    ) -> Steps {
        let Entered { by, house, at, .. } = *entered;
        self.time.last = at;
        if let Some(seat) = entered.leaves {
            self.left = self.left.with(seat);
        }
        if let Some(action) = house {
            self.follow_house(action, at);
        }
        let now = self.time.playing(at);
        let to_act = self.game.to_act();
        self.clocks.moved(by.seat(), played.turn_ended, to_act, now);
        self.alarms.wind_list(now, self.game.house_moves(is_alarm));
        if played.turn_ended {
            self.out_of_time = Seats::NONE;
        }
        if !self.game.is_racing() {
            self.left_racing = Seats::NONE;
        }
        let late = self.out_of_time.iter().filter(|&seat| to_act.has(seat));
        self.out_of_time = late.collect();
        self.streams.add(by, house, at, played, asked)
    }

    fn follow_house(&mut self, action: &HouseAction<Box<RawValue>>, at: u64) {
        match action {
            HouseAction::Pause => self.time.pause(at),
            HouseAction::Resume => self.time.resume(at),
            HouseAction::OutOfTime { seat } => self.out_of_time = self.out_of_time.with(*seat),
            HouseAction::StandIn { seat, bot } => {
                self.stand_ins[seat.index()] = Some(bot.clone());
                self.left_racing = self.left_racing.with(*seat);
            }
            HouseAction::Back { seat } => {
                self.stand_ins[seat.index()] = None;
                self.left_racing = self.left_racing.without(*seat);
            }
            HouseAction::Undo { seat, .. } => self.clocks.took_back(*seat),
            HouseAction::Alarm(action) => self.alarms.rang(action.get()),
            HouseAction::Agreed(_) | HouseAction::Left(_) | HouseAction::Abandoned => {}
        }
    }

    /// Whether the bot of a seat waits because the seat was left to it during a race: it must not
    /// win for somebody who still looks on. If only such seats are left, they play.
    pub fn bot_waits(&self, seat: Seat) -> bool {
        let mut racing = self.game.to_act().iter();
        self.left_racing.has(seat) && racing.any(|other| !self.left_racing.has(other))
    }

    /// When spectators were last shown something, in milliseconds since the beginning.
    pub fn last_public(&self) -> u64 {
        self.streams.last_public()
    }

    /// The last step of a viewer.
    pub fn last_step(&self, viewer: Viewer) -> u32 {
        self.streams.last_step(viewer)
    }

    /// The last step of a viewer that was a move of the game: what a command must have seen.
    pub fn last_move(&self, viewer: Viewer) -> u32 {
        self.streams.last_move(viewer)
    }

    /// The head of the journal's chain after the last step of a viewer.
    pub fn head(&self, viewer: Viewer) -> Option<Head> {
        Some(self.heads.as_ref()?.shown(viewer))
    }

    /// The number of seats.
    pub fn seats(&self) -> u8 {
        self.game.seats()
    }
}

fn is_alarm(when: When) -> bool {
    matches!(when, When::After { .. })
}
