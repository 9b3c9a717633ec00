//! Searching a turn to its end: every sensible order of actions and bonus cards, draws averaged
//! over the cards that may come.

use super::draw::{Alike, each_alike};
use super::seen_before::SeenBefore;
use crate::action::Action;
use crate::soldier::{Bonus, SoldierCard};
use crate::state::{HAND_LIMIT, Marne, Phase};
use crate::steps;
use crate::street::Colour;
use maraude_core::{Chance, Deaf, bot_rng};

/// Judges positions at the beginning of a turn, in points at the end of the game.
pub trait Worth {
    /// A guess that reads only what everybody may know.
    fn worth(&self, game: &Marne) -> f32;
}

/// The width of a search of a turn, by the number of actions left.
#[derive(Clone, Copy, Debug)]
pub struct Breadth {
    /// Number of lines that are followed.
    pub lines: [usize; 4],
    /// Number of kinds of drawn cards that get a glance.
    pub glances: usize,
    /// Number of them that are followed, by the actions left after the draw.
    pub draws: [usize; 4],
    /// Number of cards considered as the one to give in an exchange.
    pub gives: usize,
}

impl Breadth {
    /// For worlds that are played on.
    pub const SKETCH: Self = Self {
        lines: [1, 1, 2, 2],
        glances: 5,
        draws: [1, 1, 1, 1],
        gives: 1,
    };
    /// For self-play in bulk, and for the greedy bot.
    pub const LEAN: Self = Self {
        lines: [1, 2, 3, 3],
        glances: 20,
        draws: [4, 2, 2, 2],
        gives: 1,
    };
    /// For the planner's own turn.
    pub const WIDE: Self = Self {
        lines: [2, 4, 6, 8],
        glances: 20,
        draws: [20, 6, 3, 3],
        gives: 2,
    };
}

/// A search of one turn.
pub struct TurnSearch<'a, W> {
    worth: &'a W,
    breadth: Breadth,
    pub(super) chance: Chance,
    seen: SeenBefore,
    /// Number of positions judged.
    pub nodes: u32,
}

/// An action with the position after it and its worth if the turn ended there.
struct Line {
    action: Action,
    after: Marne,
    prior: f32,
}

impl<'a, W: Worth> TurnSearch<'a, W> {
    /// A search that judges positions like this.
    pub fn new(worth: &'a W, breadth: Breadth) -> Self {
        Self {
            worth,
            breadth,
            // Never used: draws are not played but put into the hand.
            chance: Chance::imagined(&mut bot_rng(0)),
            seen: SeenBefore::new(),
            nodes: 0,
        }
    }

    /// The worth of the position if the turn ends here, the surplus discarded by rule of thumb.
    fn ended(&mut self, game: &Marne) -> f32 {
        let mut after = game.clone();
        while after.hand().len() > HAND_LIMIT {
            let card = after.least_missed(after.hand());
            after.lose(card.expect("the hand is not empty"));
        }
        after.turn_over();
        self.nodes += 1;
        self.worth.worth(&after)
    }

    /// The worth of the position if the turn ends here, or after one more taxi that an officer can
    /// reach and the hand can fill: a glance that selects the lines to follow.
    fn promised(&mut self, game: &Marne) -> f32 {
        let mut most = self.ended(game);
        game.each_within_reach(&mut |sent| most = most.max(self.ended(&sent)));
        most
    }

    /// The worth of the position with the best play of the rest of the turn.
    pub(super) fn best(&mut self, game: &Marne) -> f32 {
        let key = game.turn_key();
        if let Some(worth) = self.seen.get(key) {
            return worth;
        }
        let worth = self.choose(game).1;
        self.seen.put(key, worth);
        worth
    }

    /// The worth of a position at the beginning of a turn.
    pub fn judge(&mut self, game: &Marne) -> f32 {
        self.nodes += 1;
        self.worth.worth(game)
    }

    /// The best action, and its worth where that is known.
    pub fn decide(&mut self, game: &Marne) -> (Action, Option<f32>) {
        self.seen.forget();
        match game.phase {
            Phase::Officers => (
                Action::PlaceOfficers {
                    colour: Colour::Blue,
                },
                None,
            ),
            Phase::Arrival => (self.before_arrival(game), None),
            Phase::Over => (Action::TurnTaxi, None),
            Phase::EventDiscard => {
                let (action, worth) = self.event_discard(game);
                (action, Some(worth))
            }
            Phase::Actions => {
                let (action, worth) = self.choose(game);
                (action, Some(worth))
            }
            Phase::Placing => (self.placed(game), None),
            Phase::Surplus => (self.surplus(game), None),
        }
    }

    /// The best action of the actions phase, and its worth.
    fn choose(&mut self, game: &Marne) -> (Action, f32) {
        let mut best = (Action::EndTurn, f32::NEG_INFINITY);
        self.each_choice(game, &mut |action, worth| {
            if worth > best.1 {
                best = (action, worth);
            }
        });
        reinforced(game, best)
    }

    /// The best few actions of the actions phase, the best first.
    pub fn ranked(&mut self, game: &Marne, most: usize) -> Vec<(Action, f32)> {
        self.seen.forget();
        let mut choices = Vec::new();
        self.each_choice(game, &mut |action, worth| choices.push((action, worth)));
        choices.sort_by(|a, b| b.1.total_cmp(&a.1));
        let best = reinforced(game, choices[0]);
        if best.0 != choices[0].0 {
            return vec![best];
        }
        choices.truncate(most);
        choices
    }

    /// Calls `each` with every sensible action and its worth with the best rest of the turn.
    fn each_choice(&mut self, game: &Marne, each: &mut dyn FnMut(Action, f32)) {
        each(Action::EndTurn, self.ended(game));
        let mut lines = Vec::with_capacity(32);
        game.each_sensible(self.breadth.gives, &mut |action| {
            let mut after = game.clone();
            steps::apply(&mut after, action, &mut self.chance, &mut Deaf);
            let prior = self.promised(&after);
            lines.push(Line {
                action,
                after,
                prior,
            });
        });
        lines.sort_by(|a, b| b.prior.total_cmp(&a.prior));
        lines.truncate(self.breadth.lines[game.actions_left as usize]);
        for line in lines {
            let worth = if line.after.actions_left == 0 && !line.after.may_bonus() {
                line.prior
            } else {
                self.best(&line.after)
            };
            each(line.action, worth);
        }
        if game.actions_left > 0 && game.may_draw() {
            each(Action::Mobilise, self.drawn(game));
        }
    }

    /// The average over the next draw: a glance at each card that may come, corrected by the gain
    /// that a search finds for some of them. Every call tries the same cards, so that the error
    /// is much the same for all lines.
    fn drawn(&mut self, game: &Marne) -> f32 {
        let mut before = game.clone();
        before.actions_left -= 1;
        let mut kinds = [None; 20];
        let mut len = 0;
        each_alike(game.next_draws(), |alike| {
            kinds[len] = Some(alike);
            len += 1;
        });
        let step = len.div_ceil(self.breadth.glances.min(len));
        let follow = self.breadth.draws[before.actions_left as usize];
        let follow = len.div_ceil(step).div_ceil(follow);
        let (mut sum, mut weight) = (0.0, 0.0);
        let (mut more, mut followed) = (0.0, 0.0);
        let tried = kinds[..len].iter().step_by(step).flatten();
        for (place, &Alike { card, copies }) in tried.enumerate() {
            let mut after = before.clone();
            after.draw_this(card);
            let glance = self.promised(&after);
            let copies = f32::from(copies);
            sum += copies * glance;
            weight += copies;
            if place % follow == follow / 2 {
                followed += copies;
                if after.actions_left > 0 || after.may_bonus() {
                    more += copies * (self.best(&after) - glance);
                }
            }
        }
        sum / weight + more / followed
    }

    /// The card to discard for an event: the turn goes on.
    pub(super) fn event_discard(&mut self, game: &Marne) -> (Action, f32) {
        let mut best: Option<(f32, SoldierCard)> = None;
        each_alike(game.hand(), |Alike { card, .. }| {
            let mut after = game.clone();
            after.discard_for_event(card, &mut Deaf);
            let worth = self.best(&after);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, card));
            }
        });
        let (worth, card) = best.expect("the event asks only who has a card");
        (Action::Discard { card }, worth)
    }

    /// The place of a drawn card (MA-48b).
    fn placed(&mut self, game: &Marne) -> Action {
        let Some(card) = game.drawn else {
            return Action::Keep;
        };
        let mut kept = game.clone();
        kept.phase = Phase::Actions;
        kept.drawn = None;
        let mut reserved = kept.clone();
        *kept.hand_mut() = kept.hand().with(card);
        let mut best = (Action::Keep, self.best(&kept));
        each_alike(game.reserve, |Alike { card: discard, .. }| {
            reserved.reserve = game.reserve.without(discard).with(card);
            reserved.soldier_discard = game.soldier_discard.with(discard);
            let worth = self.best(&reserved);
            if worth > best.1 {
                best = (Action::PutInReserve { discard }, worth);
            }
        });
        best.0
    }

    /// The card to discard at the end of the turn.
    fn surplus(&mut self, game: &Marne) -> Action {
        let mut best: Option<(f32, SoldierCard)> = None;
        each_alike(game.hand(), |Alike { card, .. }| {
            let mut after = game.clone();
            after.lose(card);
            let worth = self.ended(&after);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, card));
            }
        });
        let (_, card) = best.expect("there is a surplus");
        Action::Discard { card }
    }
}

/// A Renfort costs nothing: it comes before any draw, and before the end of the turn if the
/// hand has room.
fn reinforced(game: &Marne, best: (Action, f32)) -> (Action, f32) {
    let wanted = match best.0 {
        Action::Mobilise => true,
        Action::EndTurn => game.hand().len() < HAND_LIMIT,
        _ => false,
    };
    match game.playable(Bonus::Renfort) {
        Some(card) if wanted && game.may_draw() => (Action::Renfort { card }, best.1),
        _ => best,
    }
}

impl Marne {
    /// A card of the active player's hand goes to the discard.
    fn lose(&mut self, card: SoldierCard) {
        *self.hand_mut() = self.hand().without(card);
        self.soldier_discard = self.soldier_discard.with(card);
    }

    /// Passes the turn on, surplus or not.
    fn turn_over(&mut self) {
        self.turn = self.turn.next(self.seats);
        self.phase = Phase::Arrival;
        self.actions_left = 3;
        self.arrived = false;
        self.no_bonus = false;
        self.silent = false;
    }
}
