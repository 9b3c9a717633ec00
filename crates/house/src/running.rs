//! A game in progress, with what follows from its journal besides the state: clocks, alarms,
//! stand-ins, and how many steps each viewer has been shown (D5).

use crate::clocks::Clocks;
use crate::sheet::Sheet;
use crate::step::{note, shows_itself};
use crate::timeline::Timeline;
use maraude_catalog::GameEntry;
use maraude_core::journal::{Entry, HouseAction, LATEST, entry_line};
use maraude_core::{
    Actor, Alarms, ByViewer, Chance, MAX_SEATS, Pace, Seat, Seats, Viewer, When, digest,
};
use maraude_play::{ErasedPlay, PlayedEntry, Rejection};
use maraude_protocol::{Clock, Raw, Step};
use serde_json::value::RawValue;

/// Who moves, and how.
#[derive(Clone, Copy)]
pub(crate) enum Mover<'a> {
    Seat(Seat, &'a str),
    House(&'a HouseAction<Box<RawValue>>),
}

/// An entry that was played.
pub(crate) struct Played {
    /// Its line in the journal.
    pub line: String,
    /// The new step of each viewer who was shown something and was asked for.
    pub steps: Vec<(Viewer, Step)>,
    /// Whether a turn ended.
    pub turn_ended: bool,
}

/// A game in progress.
pub struct Running {
    pub(crate) game: Box<dyn ErasedPlay>,
    pub(crate) pace: Pace,
    pub(crate) clocks: Clocks,
    /// The alarms on the clock of playing time, their actions as JSON.
    pub(crate) alarms: Alarms<String>,
    pub(crate) time: Timeline,
    /// The bot that holds each seat while its person is away.
    pub(crate) stand_ins: [Option<String>; MAX_SEATS],
    /// Seats that left for good, as the rules have it.
    pub(crate) left: Seats,
    /// Seats whose present turn a bot plays because their time was up.
    pub(crate) out_of_time: Seats,
    seats: u8,
    /// How many steps each viewer has been shown after each entry.
    marks: Vec<ByViewer<u32>>,
    /// The last step of each viewer that was a move of the game.
    moved: ByViewer<u32>,
}

impl Running {
    /// A game that begins. Says why if the rules refuse the set-up.
    pub(crate) fn begin(sheet: &Sheet, game: &'static dyn GameEntry) -> Result<Self, String> {
        let salts: Option<Vec<_>> = sheet
            .chairs
            .iter()
            .map(|chair| digest::from_hex(&chair.salt))
            .collect();
        let salts = salts.ok_or("a salt is not hexadecimal")?;
        let chance = Chance::new(&sheet.seed(), &salts);
        let play = game.open(&sheet.options, sheet.seats(), chance)?;
        let pace = game.meta().pace;
        let mut alarms = Alarms::new();
        alarms.wind_list(0, play.house_moves(is_alarm));
        // In a simultaneous game the rules' own alarms keep the time.
        let clock = if pace == Pace::TurnBased {
            sheet.clock
        } else {
            Clock::Off
        };
        Ok(Self {
            clocks: Clocks::new(clock, play.to_act()),
            alarms,
            pace,
            game: play,
            time: Timeline::default(),
            stand_ins: Default::default(),
            left: Seats::NONE,
            out_of_time: Seats::NONE,
            seats: sheet.seats(),
            marks: vec![ByViewer::default()],
            moved: ByViewer::default(),
        })
    }

    /// Replays a journal and holds it to its digests; `each` sees every entry as it is played,
    /// with the steps of the viewers that were asked for.
    pub(crate) fn replay<'a>(
        sheet: &Sheet,
        game: &'static dyn GameEntry,
        lines: impl Iterator<Item = &'a str>,
        asked: impl Fn(Viewer) -> bool,
        mut each: impl FnMut(&Self, Played),
    ) -> Result<Self, String> {
        let mut running = Self::begin(sheet, game)?;
        for (at, line) in lines.enumerate() {
            let played = running.replay_one(line, &asked);
            let played = played.map_err(|why| format!("entry {}: {why}", at + 1))?;
            each(&running, played);
        }
        Ok(running)
    }

    fn replay_one(
        &mut self,
        line: &str,
        asked: &impl Fn(Viewer) -> bool,
    ) -> Result<Played, String> {
        let entry: Entry = serde_json::from_str(line).map_err(|error| error.to_string())?;
        if entry.at > LATEST {
            return Err("its time is damaged".to_owned());
        }
        let action;
        let mover = match entry.by {
            Actor::Seat(seat) => Mover::Seat(seat, entry.action.get()),
            Actor::House => {
                action = serde_json::from_str(entry.action.get()).map_err(|e| e.to_string())?;
                Mover::House(&action)
            }
        };
        let played = self
            .play(mover, entry.at, asked)
            .map_err(|denied| format!("{denied:?}"))?;
        if played.line == line {
            Ok(played)
        } else {
            Err("the state differs from then".to_owned())
        }
    }

    /// Plays an entry at this moment, or refuses it whole.
    pub(crate) fn play(
        &mut self,
        mover: Mover<'_>,
        at: u64,
        asked: impl Fn(Viewer) -> bool,
    ) -> Result<Played, Rejection> {
        let at = at.max(self.time.last);
        let leaves = self.who_leaves(mover);
        let (by, done) = match mover {
            Mover::Seat(seat, action) => (Actor::Seat(seat), self.game.seat_plays(seat, action)?),
            Mover::House(action) => (Actor::House, self.game.house_plays(action)?),
        };
        self.time.last = at;
        self.left = leaves.map_or(self.left, |seat| self.left.with(seat));
        let house = match mover {
            Mover::Seat(..) => None,
            Mover::House(action) => Some(action),
        };
        if let Some(action) = house {
            self.house_moved(action, at);
        }
        self.keep_time(by, &done, at);
        let steps = self.show(by, &done, house, at, asked);
        Ok(Played {
            line: self.line(by, &done, at),
            steps,
            turn_ended: done.turn_ended,
        })
    }

    /// The seat that the rules let go with this move, if it does.
    fn who_leaves(&self, mover: Mover<'_>) -> Option<Seat> {
        let Mover::House(HouseAction::Left(action)) = mover else {
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

    /// The last step of a viewer.
    pub(crate) fn last_step(&self, viewer: Viewer) -> u32 {
        self.marks[self.marks.len() - 1][viewer]
    }

    /// The last step of a viewer that was a move of the game: what a command must have seen.
    pub(crate) fn last_move(&self, viewer: Viewer) -> u32 {
        self.moved[viewer]
    }

    pub(crate) fn seats(&self) -> u8 {
        self.seats
    }

    fn house_moved(&mut self, action: &HouseAction<Box<RawValue>>, at: u64) {
        match action {
            HouseAction::Pause => self.time.pause(at),
            HouseAction::Resume => self.time.resume(at),
            HouseAction::OutOfTime { seat } => self.out_of_time = self.out_of_time.with(*seat),
            HouseAction::StandIn { seat, bot } => {
                self.stand_ins[seat.index()] = Some(bot.clone());
            }
            HouseAction::Back { seat } => self.stand_ins[seat.index()] = None,
            HouseAction::Undo { seat, .. } => self.clocks.took_back(*seat),
            HouseAction::Alarm(action) => self.alarms.rang(action.get()),
            _ => {}
        }
    }

    fn keep_time(&mut self, by: Actor, done: &PlayedEntry, at: u64) {
        let now = self.time.playing(at);
        let to_act = self.game.to_act();
        let seat = match by {
            Actor::Seat(seat) => Some(seat),
            Actor::House => None,
        };
        self.clocks.moved(seat, done.turn_ended, to_act, now);
        self.alarms.wind_list(now, self.game.house_moves(is_alarm));
        if done.turn_ended {
            self.out_of_time = Seats::NONE;
        }
        self.out_of_time = self
            .out_of_time
            .iter()
            .filter(|&seat| to_act.has(seat))
            .collect();
    }

    /// Numbers the entry in the stream of each viewer who is shown something of it.
    fn show(
        &mut self,
        by: Actor,
        done: &PlayedEntry,
        house: Option<&HouseAction<Box<RawValue>>>,
        at: u64,
        asked: impl Fn(Viewer) -> bool,
    ) -> Vec<(Viewer, Step)> {
        let mut mark = self.marks[self.marks.len() - 1];
        let mut steps = Vec::new();
        for viewer in Viewer::all(self.seats) {
            let shown = done.shown_to(viewer);
            let before = mark[viewer];
            let note = house.and_then(|action| {
                note(action, |seat, to| {
                    let undone = self.marks[to as usize][viewer];
                    (undone < before || viewer.is(seat)).then_some(undone)
                })
            });
            let bare = note.is_some() && house.is_some_and(shows_itself);
            if shown.is_none() && !bare {
                continue;
            }
            let n = before + 1;
            mark[viewer] = n;
            if !bare || matches!(house, Some(HouseAction::Undo { .. })) {
                self.moved[viewer] = n;
            }
            if asked(viewer) {
                let step = Step {
                    n,
                    at,
                    by: by.into(),
                    events: shown.map_or(Raw::borrowed("[]"), |shown| Raw::shared(shown.clone())),
                    house: note.map(Box::new),
                };
                steps.push((viewer, step));
            }
        }
        self.marks.push(mark);
        steps
    }

    fn line(&self, by: Actor, done: &PlayedEntry, at: u64) -> String {
        entry_line(done.seq, by, at, &done.action, || self.game.digest())
    }
}

fn is_alarm(when: When) -> bool {
    matches!(when, When::After { .. })
}
