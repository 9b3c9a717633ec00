//! A game in progress without its type: JSON in, JSON out.

use crate::snapshot::Snapshot;
use maraude_core::journal::{Entry, HouseAction, JournalError, Move};
use maraude_core::play::{HouseRefusal, PlayedMove, Refused};
use maraude_core::{
    Choices, End, Game, Json, Message, Meta, Pace, Play, Refusal, Seat, Seats, Told, Viewer, When,
};
use serde::Serialize;
use serde_json::value::RawValue;
use std::cell::Cell;
use std::sync::Arc;

/// A game in progress, for a program that knows no game.
pub trait ErasedPlay: Send {
    /// The facts about the game.
    fn meta(&self) -> &'static Meta;
    /// The number of seats.
    fn seats(&self) -> u8;
    /// The number of the last entry.
    fn seq(&self) -> u32;
    /// The seats that may act now.
    fn to_act(&self) -> Seats;
    /// How it ended, once it has.
    fn end(&self) -> Option<End>;
    /// The clause that forbids talking just now.
    fn silence(&self) -> Option<&'static str>;
    /// Whether the table is paused.
    fn is_paused(&self) -> bool;
    /// Whether people race just now.
    fn is_racing(&self) -> bool;
    /// Whether the game is covered: a pause in a race must not give time to think.
    fn is_covered(&self) -> bool {
        self.is_paused() && self.is_racing()
    }
    /// How many points this seat may take back to, and the last of them.
    fn takebacks(&self, seat: Seat) -> (usize, Option<u32>);
    /// The digest of the state.
    fn digest(&self) -> [u8; 32];
    /// Calls `each` with the views of these viewers, as JSON; neighbours with the same view share
    /// one text. The view of a covered game is `null`.
    fn views(&self, viewers: &[Viewer], each: &mut dyn FnMut(&[Viewer], &str));
    /// Writes what a seat may do, as JSON; `null` if it may not act.
    fn choices(&self, seat: Seat, json: &mut Json);
    /// The actions of the house that are possible now in one of the `wanted` cases, as JSON.
    fn house_moves(&self, wanted: fn(When) -> bool) -> Vec<(String, When)>;
    /// Plays a seat's action, given as JSON.
    fn seat_plays(&mut self, seat: Seat, action: &str) -> Result<PlayedEntry, Rejection>;
    /// Plays an action of the house.
    fn house_plays(
        &mut self,
        action: &HouseAction<Box<RawValue>>,
    ) -> Result<PlayedEntry, Rejection>;
    /// Plays the next entry of a journal and checks its number and digest.
    fn replay(&mut self, entry: &Entry) -> Result<PlayedEntry, JournalError>;
    /// A copy of the state for a bot to think about elsewhere.
    fn snapshot(&self) -> Snapshot;

    /// The view of one viewer, as JSON.
    fn view(&self, viewer: Viewer) -> String {
        let mut text = String::new();
        self.views(&[viewer], &mut |_, view| view.clone_into(&mut text));
        text
    }
}

/// An entry that was played.
pub struct PlayedEntry {
    /// Its number.
    pub seq: u32,
    /// Its action as the journal writes it.
    pub action: String,
    /// The events that each viewer sees, with their words, as a JSON list. A viewer who sees
    /// nothing is not listed.
    pub shown: Vec<(Viewer, Arc<str>)>,
    /// Whether a turn ended.
    pub turn_ended: bool,
}

impl PlayedEntry {
    /// The events that this viewer sees, if any.
    pub fn shown_to(&self, viewer: Viewer) -> Option<&Arc<str>> {
        let found = self.shown.iter().find(|(who, _)| *who == viewer);
        found.map(|(_, shown)| shown)
    }
}

/// Why an action was not played. Nothing has changed.
#[derive(Clone, PartialEq, Debug)]
pub enum Rejection {
    /// Not an action of this game.
    Malformed(String),
    /// A clause of the rules forbids it.
    Rules {
        /// The clause.
        clause: &'static str,
        /// A stable word for it.
        code: &'static str,
        /// The sentence.
        words: Message,
    },
    /// The house's own reason.
    House(HouseRefusal),
}

impl<G: Game> ErasedPlay for Play<G> {
    fn meta(&self) -> &'static Meta {
        const { &G::META }
    }

    fn seats(&self) -> u8 {
        self.game().seats()
    }

    fn seq(&self) -> u32 {
        Self::seq(self)
    }

    fn to_act(&self) -> Seats {
        if Self::end(self).is_some() {
            Seats::NONE
        } else {
            self.game().to_act()
        }
    }

    fn end(&self) -> Option<End> {
        Self::end(self)
    }

    fn silence(&self) -> Option<&'static str> {
        G::ABILITIES.silence(self.game())
    }

    fn is_paused(&self) -> bool {
        Self::is_paused(self)
    }

    fn is_racing(&self) -> bool {
        Self::end(self).is_none() && G::ABILITIES.is_racing(self.game())
    }

    fn takebacks(&self, seat: Seat) -> (usize, Option<u32>) {
        // In a simultaneous game somebody else's hidden move may come between at any moment: a
        // takeback that was offered would be refused, or the moment of that move given away.
        let alone = G::META.pace == Pace::TurnBased || self.game().seats() == 1;
        if !alone || Self::end(self).is_some() {
            return (0, None);
        }
        Self::takebacks(self, seat).fold((0, None), |(points, _), to| (points + 1, Some(to)))
    }

    fn digest(&self) -> [u8; 32] {
        Self::digest(self)
    }

    fn views(&self, mut viewers: &[Viewer], each: &mut dyn FnMut(&[Viewer], &str)) {
        if self.is_covered() {
            return each(viewers, "null");
        }
        let mut json = SPARE.take();
        while let Some(&first) = viewers.first() {
            let view = self.game().view(first);
            let same = |viewer: &Viewer| self.game().view(*viewer) == view;
            let alike = 1 + viewers[1..]
                .iter()
                .take_while(|viewer| same(viewer))
                .count();
            let (now, later) = viewers.split_at(alike);
            json.clear();
            each(now, json.value(&view).as_str());
            viewers = later;
        }
        SPARE.set(json);
    }

    fn choices(&self, seat: Seat, json: &mut Json) {
        if ErasedPlay::to_act(self).has(seat) {
            self.game().choices(seat).write(json);
        } else {
            json.raw("null");
        }
    }

    fn house_moves(&self, wanted: fn(When) -> bool) -> Vec<(String, When)> {
        let mut moves = Vec::new();
        if Self::end(self).is_none() {
            self.game().house_moves(&mut |action, when| {
                if wanted(when) {
                    moves.push((json(&action), when));
                }
            });
        }
        moves
    }

    fn seat_plays(&mut self, seat: Seat, action: &str) -> Result<PlayedEntry, Rejection> {
        let action = read::<G>(action)?;
        let step = self.play(Move::Seat(seat, action)).map_err(rejection)?;
        Ok(played(self.game().seats(), &step, step.played.to_json()))
    }

    fn house_plays(
        &mut self,
        action: &HouseAction<Box<RawValue>>,
    ) -> Result<PlayedEntry, Rejection> {
        let action = action.try_map(|raw| read::<G>(raw.get()))?;
        let step = self.play(Move::House(action)).map_err(rejection)?;
        Ok(played(self.game().seats(), &step, step.played.to_json()))
    }

    fn replay(&mut self, entry: &Entry) -> Result<PlayedEntry, JournalError> {
        let step = Self::replay(self, entry)?;
        Ok(played(
            self.game().seats(),
            &step,
            entry.action.get().to_owned(),
        ))
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot::new(self.game())
    }
}

fn read<G: Game>(action: &str) -> Result<G::Action, Rejection> {
    serde_json::from_str(action).map_err(|error| Rejection::Malformed(error.to_string()))
}

fn rejection<R: Refusal>(refused: Refused<R>) -> Rejection {
    match refused {
        Refused::Rules(refusal) => Rejection::Rules {
            clause: refusal.clause(),
            code: refusal.code(),
            words: refusal.message(),
        },
        Refused::House(reason) => Rejection::House(reason),
    }
}

/// A step without its type; `action` is as the journal writes it.
fn played<G: Game>(seats: u8, step: &PlayedMove<G>, action: String) -> PlayedEntry {
    PlayedEntry {
        seq: step.seq,
        action,
        shown: shown::<G>(&step.heard.events, seats),
        turn_ended: step.heard.turn_ended,
    }
}

/// The events as each viewer sees them; neighbours who see the same share one text.
fn shown<G: Game>(events: &[G::Event], seats: u8) -> Vec<(Viewer, Arc<str>)> {
    let mut all: Vec<(Viewer, Arc<str>)> = Vec::with_capacity(1 + usize::from(seats));
    let mut before: Vec<G::Event> = Vec::new();
    for viewer in Viewer::all(seats) {
        let seen = events.iter().filter_map(|event| G::shown(event, viewer));
        let seen: Vec<G::Event> = seen.collect();
        if seen.is_empty() {
            continue;
        }
        let text = match all.last() {
            Some((_, text)) if seen == before => text.clone(),
            _ => events_json(&seen).as_str().into(),
        };
        all.push((viewer, text));
        before = seen;
    }
    all
}

/// Events with their words, as a JSON list.
fn events_json<E: Serialize + Told>(events: &[E]) -> Json {
    let mut json = Json::with_capacity(160 * events.len());
    json.list(events, |json, event| {
        json.raw(r#"{"event":"#).value(event).raw(r#","words":"#);
        event.message().write(json);
        json.raw("}");
    });
    json
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("actions are plain data")
}

thread_local! {
    /// Buffer for views. It is reused, because allocating long texts again and again is slow.
    static SPARE: Cell<Json> = const { Cell::new(Json::new()) };
}
