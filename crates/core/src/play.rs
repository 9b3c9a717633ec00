//! A game in progress: what the house runs, what a replay runs.

use crate::chance::Chance;
use crate::game::{Game, Setup, When, digest};
use crate::journal::{HouseAction, Move};
use crate::legal::Legal;
use crate::outcome::Outcome;
use crate::seat::{Actor, Seat};
use crate::sink::Heard;
use serde::Serialize;

/// A game in progress with what the journal needs to know of its past.
///
/// ```
/// use maraude_conformance::toys::pioche::{Action, Options, Pioche};
/// use maraude_core::journal::{HouseAction, Move};
/// use maraude_core::{Chance, Game, Play, Seat, Seed, Setup};
///
/// let setup = Setup { seats: 2, options: Options::default() };
/// let mut play = Play::<Pioche>::new(&setup, Chance::new(&Seed([7; 32]), &["", ""])).unwrap();
/// let first = Seat::at(0);
/// let mut card = None;
/// play.game().legal(first, &mut |action| drop(card.get_or_insert(action)));
///
/// let step = play.play(Move::Seat(first, card.unwrap())).unwrap();
/// assert_eq!((step.seq, step.used_chance), (1, false));
/// // Nothing was revealed: the move can be taken back.
/// assert_eq!(play.takebacks(first).last(), Some(0));
/// play.play(Move::House(HouseAction::Undo { seat: first, to: 0 })).unwrap();
/// assert!(play.play(Move::Seat(first, Action::Roll)).is_err(), "no card is marked");
/// ```
pub struct Play<G: Game> {
    game: G,
    chance: Chance,
    seq: u32,
    paused: bool,
    abandoned: bool,
    takebacks: Vec<Takeback<G>>,
}

/// A state that a seat may go back to.
struct Takeback<G> {
    seat: Seat,
    seq: u32,
    game: G,
}

/// A move that was played, as an entry of the journal.
pub struct PlayedMove<G: Game> {
    /// Its number, from 1.
    pub seq: u32,
    /// Who did what.
    pub played: Move<G::Action>,
    /// What happened.
    pub heard: Heard<G::Event>,
    /// Whether a die was rolled or a pile shuffled.
    pub used_chance: bool,
}

/// Why an entry was not played. Nothing has changed.
#[derive(Clone, PartialEq, Debug)]
pub enum Refused<R> {
    /// A clause of the rules forbids it.
    Rules(R),
    /// The house's own reasons, which no rule knows.
    House(HouseRefusal),
}

/// The house's own reasons to refuse.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum HouseRefusal {
    /// The game is over.
    Over,
    /// The table is paused.
    Paused,
    /// The table is not paused.
    NotPaused,
    /// Nothing can be taken back to that point: a die, a secret or another player came between.
    NoTakingBack,
    /// The rules ask for no such move of the house now.
    NotAsked,
    /// There is no such seat at this table.
    NoSuchSeat,
}

/// The end of a game: by its rules, or because the table gave up.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum End {
    /// The rules ended it.
    Outcome(Outcome),
    /// The players agreed to stop.
    Abandoned,
}

impl Serialize for End {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Outcome(outcome) => outcome.serialize(serializer),
            Self::Abandoned => serializer.collect_map([("ending", "abandoned")]),
        }
    }
}

impl<G: Game> Play<G> {
    /// A new game.
    pub fn new(setup: &Setup<G::Options>, mut chance: Chance) -> Result<Self, G::Refusal> {
        let game = G::new(setup, &mut chance)?;
        Ok(Self {
            game,
            chance,
            seq: 0,
            paused: false,
            abandoned: false,
            takebacks: Vec::new(),
        })
    }

    /// The present state.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The number of the last entry; 0 before the first.
    pub fn seq(&self) -> u32 {
        self.seq
    }

    /// Whether the table is paused.
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// How it ended, once it has.
    pub fn end(&self) -> Option<End> {
        if self.abandoned {
            Some(End::Abandoned)
        } else {
            self.game.outcome().map(End::Outcome)
        }
    }

    /// The digest of the present state, as journals carry it at every tenth entry.
    pub fn digest(&self) -> [u8; 32] {
        digest(&self.game)
    }

    /// The points this seat may take back to, the latest last: entry numbers after which the
    /// state would stand. Since each, only this seat has acted, in one turn, without a die and
    /// without learning anything.
    pub fn takebacks(&self, seat: Seat) -> impl Iterator<Item = u32> {
        self.takebacks
            .iter()
            .filter(move |point| point.seat == seat)
            .map(|point| point.seq)
    }

    /// Plays an entry, or refuses it whole.
    pub fn play(&mut self, played: Move<G::Action>) -> Result<PlayedMove<G>, Refused<G::Refusal>> {
        if self.end().is_some() {
            return Err(Refused::House(HouseRefusal::Over));
        }
        let (heard, used_chance) = match &played {
            Move::Seat(_, _) if self.paused => {
                return Err(Refused::House(HouseRefusal::Paused));
            }
            Move::Seat(seat, action) => self.seat_acts(*seat, action.clone())?,
            Move::House(action) => self.house_acts(action)?,
        };
        self.seq += 1;
        Ok(PlayedMove {
            seq: self.seq,
            played,
            heard,
            used_chance,
        })
    }

    fn seat_acts(
        &mut self,
        seat: Seat,
        action: G::Action,
    ) -> Result<Applied<G>, Refused<G::Refusal>> {
        let legal = Legal::judge(&self.game, Actor::Seat(seat), action).map_err(Refused::Rules)?;
        let before = Takeback {
            seat,
            seq: self.seq,
            game: self.game.clone(),
        };
        let (heard, used_chance) = self.apply(legal);
        let firm = used_chance || heard.turn_ended || !heard.revealed.is_empty();
        if firm || !self.game.to_act().has(seat) {
            self.takebacks.clear();
        } else {
            self.takebacks.retain(|point| point.seat == seat);
            self.takebacks.push(before);
        }
        Ok((heard, used_chance))
    }

    fn house_acts(
        &mut self,
        action: &HouseAction<G::Action>,
    ) -> Result<Applied<G>, Refused<G::Refusal>> {
        let refused = |reason| Err(Refused::House(reason));
        match action {
            HouseAction::Alarm(_) if self.paused => return refused(HouseRefusal::Paused),
            HouseAction::Alarm(move_) | HouseAction::Agreed(move_) | HouseAction::Left(move_) => {
                return self.house_moves(action, move_.clone());
            }
            HouseAction::Undo { seat, to } => self.take_back(*seat, *to).map_err(Refused::House)?,
            HouseAction::Pause if self.paused => return refused(HouseRefusal::Paused),
            HouseAction::Pause => self.paused = true,
            HouseAction::Resume if !self.paused => return refused(HouseRefusal::NotPaused),
            HouseAction::Resume => self.paused = false,
            HouseAction::OutOfTime { seat }
            | HouseAction::StandIn { seat, .. }
            | HouseAction::Back { seat } => {
                if seat.number() > self.game.seats() {
                    return refused(HouseRefusal::NoSuchSeat);
                }
            }
            HouseAction::Abandoned => self.abandoned = true,
        }
        Ok((Heard::default(), false))
    }

    fn house_moves(
        &mut self,
        entry: &HouseAction<G::Action>,
        action: G::Action,
    ) -> Result<Applied<G>, Refused<G::Refusal>> {
        let mut asked = false;
        self.game.house_moves(&mut |listed, when| {
            asked |= listed == action
                && matches!(
                    (entry, when),
                    (HouseAction::Alarm(_), When::After { .. })
                        | (
                            HouseAction::Agreed(_),
                            When::Agreed { .. } | When::Refused { .. }
                        )
                        | (HouseAction::Left(_), When::Left { .. })
                );
        });
        if !asked {
            return Err(Refused::House(HouseRefusal::NotAsked));
        }
        let legal = Legal::judge(&self.game, Actor::House, action).map_err(Refused::Rules)?;
        self.takebacks.clear();
        Ok(self.apply(legal))
    }

    fn take_back(&mut self, seat: Seat, to: u32) -> Result<(), HouseRefusal> {
        let at = self
            .takebacks
            .iter()
            .position(|point| point.seat == seat && point.seq == to)
            .ok_or(HouseRefusal::NoTakingBack)?;
        self.game = self.takebacks[at].game.clone();
        self.takebacks.truncate(at);
        Ok(())
    }

    fn apply(&mut self, legal: Legal<G>) -> Applied<G> {
        let mut heard = Heard::default();
        self.chance.take_used();
        self.game.apply(legal, &mut self.chance, &mut heard);
        let used_chance = self.chance.take_used();
        (heard, used_chance)
    }
}

/// The events of a move, and whether chance was used.
type Applied<G> = (Heard<<G as Game>::Event>, bool);
