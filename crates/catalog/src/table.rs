//! A game in progress whose type is forgotten: JSON in, JSON out.

use crate::erased::Snapshot;
use maraude_core::journal::{HouseAction, Move};
use maraude_core::play::{HouseRefusal, Refused, Step};
use maraude_core::{End, Game, Message, Play, Refusal, Seat, Seats, Told, Viewer, When};
use serde_json::value::RawValue;

/// A game in progress, for a house that knows no game.
pub trait Table: Send {
    /// The number of the last entry.
    fn seq(&self) -> u32;
    /// Who may act now.
    fn to_act(&self) -> Seats;
    /// How it ended, once it has.
    fn end(&self) -> Option<End>;
    /// The clause that forbids talking just now.
    fn silence(&self) -> Option<&'static str>;
    /// Whether the table is paused.
    fn is_paused(&self) -> bool;
    /// The points this seat may take back to.
    fn takebacks(&self, seat: Seat) -> Vec<u32>;
    /// The digest of the state.
    fn digest(&self) -> [u8; 32];
    /// What a viewer may know, as JSON.
    fn view(&self, viewer: Viewer) -> String;
    /// What a seat may do, as JSON; `None` if it may not act.
    fn choices(&self, seat: Seat) -> Option<String>;
    /// Everything the house may do now, as JSON actions.
    fn house_moves(&self) -> Vec<(String, When)>;
    /// Plays a seat's action, given as JSON.
    fn seat_plays(&mut self, seat: Seat, action: &str) -> Result<Done, Denied>;
    /// Plays an action of the house.
    fn house_plays(&mut self, action: &HouseAction<Box<RawValue>>) -> Result<Done, Denied>;
    /// What an action, given as JSON, gains a seat, in words.
    fn gain(&self, seat: Seat, action: &str) -> Option<Message>;
    /// A copy of the state for a bot to think about elsewhere.
    fn snapshot(&self) -> Snapshot;
}

/// An entry that was played.
pub struct Done {
    /// Its number.
    pub seq: u32,
    /// Its action as the journal writes it.
    pub action: String,
    /// What each viewer learns of it; a viewer who learns nothing has an empty list.
    pub shown: Vec<(Viewer, Vec<Shown>)>,
    /// Whether a turn ended.
    pub turn_ended: bool,
}

impl Done {
    /// What this viewer learns of it.
    pub fn shown_to(&self, viewer: Viewer) -> &[Shown] {
        let found = self.shown.iter().find(|(who, _)| *who == viewer);
        found.map_or(&[], |(_, shown)| shown)
    }
}

/// An event as one viewer sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// The event as JSON.
    pub event: String,
    /// The words for it.
    pub words: Message,
}

/// Why an action was not played. Nothing has changed.
#[derive(Clone, PartialEq, Debug)]
pub enum Denied {
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

impl<G: Game> Table for Play<G> {
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
        self.game().silence()
    }

    fn is_paused(&self) -> bool {
        Self::is_paused(self)
    }

    fn takebacks(&self, seat: Seat) -> Vec<u32> {
        Self::takebacks(self, seat).collect()
    }

    fn digest(&self) -> [u8; 32] {
        Self::digest(self)
    }

    fn view(&self, viewer: Viewer) -> String {
        long_json(&self.game().view(viewer))
    }

    fn choices(&self, seat: Seat) -> Option<String> {
        Table::to_act(self)
            .has(seat)
            .then(|| long_json(&self.game().choices(seat)))
    }

    fn house_moves(&self) -> Vec<(String, When)> {
        let mut moves = Vec::new();
        if Self::end(self).is_none() {
            self.game()
                .house_moves(&mut |action, when| moves.push((json(&action), when)));
        }
        moves
    }

    fn seat_plays(&mut self, seat: Seat, action: &str) -> Result<Done, Denied> {
        let action = read::<G>(action)?;
        done(self.game().seats(), self.play(Move::Seat(seat, action)))
    }

    fn house_plays(&mut self, action: &HouseAction<Box<RawValue>>) -> Result<Done, Denied> {
        let action = match action {
            HouseAction::Alarm(raw) => HouseAction::Alarm(read::<G>(raw.get())?),
            HouseAction::Agreed(raw) => HouseAction::Agreed(read::<G>(raw.get())?),
            HouseAction::Left(raw) => HouseAction::Left(read::<G>(raw.get())?),
            HouseAction::OutOfTime { seat } => HouseAction::OutOfTime { seat: *seat },
            HouseAction::StandIn { seat, bot } => HouseAction::StandIn {
                seat: *seat,
                bot: bot.clone(),
            },
            HouseAction::Back { seat } => HouseAction::Back { seat: *seat },
            HouseAction::Undo { seat, to } => HouseAction::Undo {
                seat: *seat,
                to: *to,
            },
            HouseAction::Pause => HouseAction::Pause,
            HouseAction::Resume => HouseAction::Resume,
            HouseAction::Abandoned => HouseAction::Abandoned,
        };
        done(self.game().seats(), self.play(Move::House(action)))
    }

    fn gain(&self, seat: Seat, action: &str) -> Option<Message> {
        self.game().gain(seat, &read::<G>(action).ok()?)
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot::new(self.game().clone())
    }
}

fn read<G: Game>(action: &str) -> Result<G::Action, Denied> {
    serde_json::from_str(action).map_err(|error| Denied::Malformed(error.to_string()))
}

fn done<G: Game>(seats: u8, step: Result<Step<G>, Refused<G::Refusal>>) -> Result<Done, Denied> {
    let step = step.map_err(|refused| match refused {
        Refused::Rules(refusal) => Denied::Rules {
            clause: refusal.clause(),
            code: refusal.code(),
            words: refusal.message(),
        },
        Refused::House(reason) => Denied::House(reason),
    })?;
    let shown = |viewer| {
        let events = step
            .heard
            .events
            .iter()
            .filter_map(|event| G::shown(event, viewer));
        events
            .map(|event| Shown {
                event: json(&event),
                words: event.message(),
            })
            .collect()
    };
    Ok(Done {
        seq: step.seq,
        action: step.played.to_json(),
        shown: Viewer::all(seats)
            .map(|viewer| (viewer, shown(viewer)))
            .collect(),
        turn_ended: step.heard.turn_ended,
    })
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("views, events and actions are plain data")
}

/// The same for what is long: room for it from the start, rather than growing again and again.
fn long_json(value: &impl serde::Serialize) -> String {
    let mut bytes = Vec::with_capacity(4_096);
    serde_json::to_writer(&mut bytes, value).expect("views and choices are plain data");
    String::from_utf8(bytes).expect("JSON is UTF-8")
}
