//! The one alarm clock: which alarms run, and which one rings next.

use crate::game::{Game, When};

/// The alarms that a game in progress has asked for.
///
/// Time is a number of milliseconds that the caller counts: playing time at a table, virtual
/// time in a simulation. Call [`Alarms::wind`] after every move.
///
/// - An alarm runs while every state asks for its action with [`When::After`]. The moment of the
///   first request counts, so moves of others do not put it off.
/// - If a later state asks for it with another delay, it is due that delay after the first
///   request. This can be in the past: it is then due at once.
/// - An alarm that a state does not ask for is forgotten. So is one that [rang](Alarms::rang).
///   If it is asked for after that, it is a new one with its whole delay to come.
/// - If two alarms are due at the same moment, the one that the rules list first rings first.
///
/// ```
/// use maraude_core::{Alarms, When};
///
/// let mut alarms = Alarms::new();
/// alarms.wind_list(0, [("help", When::After { ms: 60_000 })]);
/// alarms.wind_list(5_000, [("help", When::After { ms: 60_000 })]);
/// assert_eq!(alarms.next(), Some((60_000, &"help")));
/// ```
#[derive(Clone, Debug)]
pub struct Alarms<A> {
    running: Vec<Alarm<A>>,
}

#[derive(Clone, Debug)]
struct Alarm<A> {
    action: A,
    asked: u64,
    due: u64,
}

impl<A> Default for Alarms<A> {
    fn default() -> Self {
        Self::new()
    }
}

impl<A> Alarms<A> {
    /// No alarm yet. Takes no memory until a game asks for one.
    pub const fn new() -> Self {
        let running = Vec::new();
        Self { running }
    }

    /// The alarm that rings next: when it is due, and its action.
    pub fn next(&self) -> Option<(u64, &A)> {
        let next = self.running.iter().min_by_key(|alarm| alarm.due)?;
        Some((next.due, &next.action))
    }

    /// Forgets an alarm that has rung, whether or not the rules accepted it.
    pub fn rang<Q: ?Sized>(&mut self, action: &Q)
    where
        A: PartialEq<Q>,
    {
        self.running.retain(|alarm| alarm.action != *action);
    }
}

impl<A: PartialEq> Alarms<A> {
    /// Keeps the alarms that the game still asks for and starts the new ones.
    pub fn wind<G: Game<Action = A>>(&mut self, now: u64, game: &G) {
        let before = self.running.len();
        game.house_moves(&mut |action, when| self.ask(before, now, action, when));
        self.running.drain(..before);
    }

    /// Does the same for a list of moves of the house.
    pub fn wind_list(&mut self, now: u64, moves: impl IntoIterator<Item = (A, When)>) {
        let before = self.running.len();
        for (action, when) in moves {
            self.ask(before, now, action, when);
        }
        self.running.drain(..before);
    }

    /// Adds an alarm behind the `before` older ones.
    fn ask(&mut self, before: usize, now: u64, action: A, when: When) {
        let When::After { ms } = when else { return };
        let mut older = self.running[..before].iter();
        let known = older.find(|alarm| alarm.action == action);
        let asked = known.map_or(now, |alarm| alarm.asked);
        self.running.push(Alarm {
            action,
            asked,
            due: asked + u64::from(ms),
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::Seats;

    const fn after(ms: u32) -> When {
        When::After { ms }
    }

    fn wound(now: u64, moves: &[(&'static str, When)]) -> Alarms<&'static str> {
        let mut alarms = Alarms::new();
        alarms.wind_list(now, moves.iter().copied());
        alarms
    }

    #[test]
    fn an_alarm_runs_on_from_the_first_request() {
        let mut alarms = wound(1_000, &[("help", after(500))]);
        assert_eq!(alarms.next(), Some((1_500, &"help")));
        alarms.wind_list(1_400, [("help", after(500))]);
        assert_eq!(alarms.next(), Some((1_500, &"help")));
    }

    #[test]
    fn a_changed_delay_counts_from_the_first_request() {
        let mut alarms = wound(1_000, &[("help", after(500))]);
        alarms.wind_list(1_400, [("help", after(2_000))]);
        assert_eq!(alarms.next(), Some((3_000, &"help")));
        alarms.wind_list(1_600, [("help", after(100))]);
        assert_eq!(alarms.next(), Some((1_100, &"help")), "overdue");
    }

    #[test]
    fn an_alarm_that_is_not_asked_for_is_forgotten() {
        let mut alarms = wound(0, &[("help", after(500)), ("limit", after(900))]);
        alarms.wind_list(100, [("limit", after(900))]);
        assert_eq!(alarms.next(), Some((900, &"limit")));
        alarms.wind_list(200, [("help", after(500)), ("limit", after(900))]);
        assert_eq!(alarms.next(), Some((700, &"help")));
    }

    #[test]
    fn an_alarm_that_rang_starts_again_if_it_is_still_asked_for() {
        let mut alarms = wound(0, &[("help", after(500))]);
        alarms.rang(&"help");
        assert_eq!(alarms.next(), None);
        alarms.wind_list(600, [("help", after(500))]);
        assert_eq!(alarms.next(), Some((1_100, &"help")));
    }

    #[test]
    fn of_two_alarms_at_one_moment_the_first_listed_rings_first() {
        let mut alarms = wound(0, &[("b", after(500)), ("a", after(500))]);
        assert_eq!(alarms.next(), Some((500, &"b")));
        alarms.wind_list(100, [("a", after(500)), ("b", after(500))]);
        assert_eq!(alarms.next(), Some((500, &"a")));
    }

    #[test]
    fn moves_without_a_delay_are_no_alarms() {
        let by = Seats::all(2);
        let alarms = wound(0, &[("drop", When::Agreed { by })]);
        assert_eq!(alarms.next(), None);
        assert_eq!(alarms.running.capacity(), 0, "and take no memory");
    }
}
