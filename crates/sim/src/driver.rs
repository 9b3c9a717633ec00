//! One game played by bots on a virtual clock.

use crate::ear::Ear;
use crate::record::Record;
use maraude_core::journal::{HouseAction, Move};
use maraude_core::{
    Actor, Alarms, Bot, Budget, Chance, Decision, Game, Legal, MAX_SEATS, Outcome, Pace, Refusal,
    Seat, Seed, Seen, Setup,
};
use std::fmt;

/// A game that came to its end.
pub struct Finished {
    /// How it ended.
    pub outcome: Outcome,
    /// The number of accepted actions, those of the house included.
    pub moves: u32,
    /// The length in virtual milliseconds.
    pub clock: u64,
}

/// Why a game can't come to its end: a mistake in its rules or its bots.
#[derive(Debug)]
pub enum Stalled {
    /// Nobody acts and no alarm will ring.
    NobodyActs,
    /// More moves than the longest game of its `Meta`.
    TooLong,
    /// A bot did something illegal.
    Refused(String),
}

impl fmt::Display for Stalled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NobodyActs => f.write_str("nobody acts and no alarm will ring"),
            Self::TooLong => f.write_str("the game is longer than any can be"),
            Self::Refused(why) => write!(f, "a bot did something illegal: {why}"),
        }
    }
}

impl std::error::Error for Stalled {}

/// Sets up a game whose seats add nothing to its chance.
pub(crate) fn set_up<G: Game>(
    setup: &Setup<G::Options>,
    seed: &Seed,
) -> Result<(G, Chance), Stalled> {
    let salts = &[b""; MAX_SEATS][..setup.seats.into()];
    let mut chance = Chance::new(seed, salts);
    let game = G::new(setup, &mut chance)
        .map_err(|refusal| Stalled::Refused(format!("{} forbids this set-up", refusal.clause())))?;
    Ok((game, chance))
}

/// Plays a game to its end; `bots` are by seat.
pub fn play<G: Game, R: Record<G>>(
    game: G,
    chance: Chance,
    bots: &mut [Box<dyn Bot<G>>],
    budget: Budget<'_>,
    record: &mut R,
) -> Result<Finished, Stalled> {
    let mut driver = Driver {
        game,
        chance,
        bots,
        budget,
        record,
        clock: 0,
        moves: 0,
        plans: [const { None }; MAX_SEATS],
        alarms: Alarms::new(),
    };
    loop {
        if let Some(outcome) = driver.game.outcome() {
            let Driver { moves, clock, .. } = driver;
            return Ok(Finished {
                outcome,
                moves,
                clock,
            });
        }
        if driver.moves >= G::META.longest {
            return Err(Stalled::TooLong);
        }
        match G::META.pace {
            Pace::TurnBased => driver.take_turn()?,
            Pace::Simultaneous => driver.take_next()?,
        }
    }
}

struct Driver<'a, G: Game, R> {
    game: G,
    chance: Chance,
    bots: &'a mut [Box<dyn Bot<G>>],
    budget: Budget<'a>,
    record: &'a mut R,
    clock: u64,
    moves: u32,
    /// What each seat is about to do, and when.
    plans: [Option<(u64, G::Action)>; MAX_SEATS],
    alarms: Alarms<G::Action>,
}

impl<G: Game, R: Record<G>> Driver<'_, G, R> {
    /// The seat whose turn it is acts at once. Where several may act, the first does. Alarms are
    /// looked at only when nobody acts: bots are quicker than any of them.
    fn take_turn(&mut self) -> Result<(), Stalled> {
        for seat in self.game.to_act().iter() {
            if let Some(Decision { action, think_ms }) = self.ask(seat) {
                self.clock += u64::from(think_ms);
                return self.act(Actor::Seat(seat), action);
            }
        }
        self.ring_next()
    }

    /// Nobody acts: the table waits for its next alarm.
    fn ring_next(&mut self) -> Result<(), Stalled> {
        self.alarms.wind(self.clock, &self.game);
        let Some((due, action)) = self.alarms.next() else {
            return Err(Stalled::NobodyActs);
        };
        self.ring(due, action.clone())
    }

    fn ring(&mut self, due: u64, action: G::Action) -> Result<(), Stalled> {
        self.clock = self.clock.max(due);
        self.alarms.rang(&action);
        self.act(Actor::House, action)
    }

    /// The first thing to come happens: an alarm, or the plan of a seat.
    fn take_next(&mut self) -> Result<(), Stalled> {
        self.alarms.wind(self.clock, &self.game);
        for seat in self.game.to_act().iter() {
            if self.plans[seat.index()].is_none()
                && let Some(Decision { action, think_ms }) = self.ask(seat)
            {
                self.plans[seat.index()] = Some((self.clock + u64::from(think_ms), action));
            }
        }
        let planned = Seat::all(self.game.seats())
            .filter_map(|seat| Some((self.plans[seat.index()].as_ref()?.0, seat)))
            .min_by_key(|(due, _)| *due);
        match (self.alarms.next(), planned) {
            (Some((due, action)), planned) if planned.is_none_or(|(plan, _)| due <= plan) => {
                self.ring(due, action.clone())
            }
            (_, Some((due, seat))) => {
                self.clock = due;
                let (_, action) = self.plans[seat.index()].take().expect("it was just found");
                // A move of another seat may have made the plan illegal: then the bot thinks again.
                if self.game.check(Actor::Seat(seat), &action).is_err() {
                    return if self.game.to_act().has(seat) {
                        self.think_again(seat)
                    } else {
                        Ok(())
                    };
                }
                self.act(Actor::Seat(seat), action)
            }
            _ => Err(Stalled::NobodyActs),
        }
    }

    fn think_again(&mut self, seat: Seat) -> Result<(), Stalled> {
        if let Some(Decision { action, think_ms }) = self.ask(seat) {
            if let Err(refusal) = self.game.check(Actor::Seat(seat), &action) {
                return Err(Stalled::Refused(format!("{refusal:?}")));
            }
            self.plans[seat.index()] = Some((self.clock + u64::from(think_ms), action));
        }
        Ok(())
    }

    fn ask(&mut self, seat: Seat) -> Option<Decision<G::Action>> {
        self.bots[seat.index()].decide(&Seen::new(&self.game, seat), self.budget)
    }

    /// Plays an action of a seat, or an alarm of the house.
    fn act(&mut self, by: Actor, action: G::Action) -> Result<(), Stalled> {
        let copy = R::ON.then(|| action.clone());
        let legal = Legal::judge(&self.game, by, action)
            .map_err(|refusal| Stalled::Refused(format!("{refusal:?}")))?;
        let mut ear = Ear::<G, R>::new(self.record);
        self.game.apply(legal, &mut self.chance, &mut ear);
        self.moves += 1;
        if let Some(action) = copy {
            let played = match by {
                Actor::Seat(seat) => Move::Seat(seat, action),
                Actor::House => Move::House(HouseAction::Alarm(action)),
            };
            self.record
                .played(self.moves, self.clock, played, &self.game);
        }
        Ok(())
    }
}
