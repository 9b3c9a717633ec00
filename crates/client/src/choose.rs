//! Picks one of the choices that a house sent, in the form of any game.

use maraude_core::{BotRng, Luck};
use serde::Deserialize;
use serde_json::value::RawValue;

/// The forms that choices have: plain lists, ways as a tree, sets that multiply out.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct SentChoices<'a> {
    #[serde(borrow)]
    actions: Vec<WordedAction<'a>>,
    ways: Ways,
    shortcut: bool,
    roll: Option<bool>,
    /// Actions without words.
    plain: Vec<&'a RawValue>,
    /// Pawns, each for any cell of the rim.
    pawns: Vec<&'a str>,
    rim: Vec<u8>,
}

/// An action that comes with its words.
#[derive(Debug, Deserialize)]
struct WordedAction<'a> {
    #[serde(borrow)]
    action: &'a RawValue,
}

#[derive(Debug, Default, Deserialize)]
struct Ways {
    steps: Vec<WayStep>,
}

#[derive(Debug, Deserialize)]
struct WayStep {
    parent: Option<u16>,
    cell: u16,
    end: bool,
}

/// Picks one of the choices, given as JSON.
pub fn choose(choices: &str, rng: &mut BotRng) -> Option<String> {
    serde_json::from_str::<SentChoices<'_>>(choices)
        .ok()?
        .choose(rng)
}

impl SentChoices<'_> {
    /// Picks one of the choices and returns its action as JSON; `None` if there is nothing to
    /// choose. In Turbo it ends the round soon instead of building at random for ever.
    pub fn choose(&self, rng: &mut BotRng) -> Option<String> {
        let mut plain = self.plain.iter().map(|action| action.get());
        for wanted in [r#""turn_tile""#, r#""give_up""#] {
            if plain.clone().any(|action| action == wanted) {
                return Some(wanted.to_owned());
            }
        }
        if let (Some(cell), Some(pawn)) = (rng.pick(&self.rim), rng.pick(&self.pawns)) {
            return Some(format!(r#"{{"pawn":{{"pawn":"{pawn}","cell":{cell}}}}}"#));
        }
        let ends: Vec<usize> = (0..self.ways.steps.len())
            .filter(|&at| self.ways.steps[at].end)
            .collect();
        let listed = self.actions.len() + self.plain.len();
        if self.roll == Some(true) {
            return Some(r#""roll""#.to_owned());
        }
        let n = listed + ends.len();
        if n == 0 {
            return None;
        }
        let at = Luck::below(rng, n as u32) as usize;
        let worded = self.actions.iter().map(|worded| worded.action.get());
        if let Some(action) = worded.chain(&mut plain).nth(at) {
            return Some(action.to_owned());
        }
        let way = cells(&self.ways, ends[at - listed]);
        let way = serde_json::to_string(&way).ok()?;
        Some(match (self.roll, self.shortcut) {
            (Some(_), _) => format!(r#"{{"drive":{{"way":{way}}}}}"#),
            (None, true) => format!(r#"{{"shortcut":{way}}}"#),
            (None, false) => format!(r#"{{"drive":{way}}}"#),
        })
    }
}

fn cells(ways: &Ways, end: usize) -> Vec<u16> {
    let mut cells = vec![ways.steps[end].cell];
    let mut parent = ways.steps[end].parent;
    while let Some(step) = parent.and_then(|at| ways.steps.get(at as usize)) {
        cells.push(step.cell);
        parent = step.parent;
    }
    cells.reverse();
    cells
}

#[cfg(test)]
mod tests {
    use super::*;
    use maraude_core::bot_rng;

    #[test]
    fn every_form_of_choices_is_understood() {
        let mut rng = bot_rng(1);
        let mut one = |choices: &str| choose(choices, &mut rng);
        assert_eq!(
            one(r#"{"actions":[{"action":{"a":1},"words":{"id":"x"}}]}"#).unwrap(),
            r#"{"a":1}"#
        );
        assert_eq!(one(r#"{"actions":[]}"#), None);
        let ways =
            r#"{"steps":[{"parent":null,"cell":4,"end":false},{"parent":0,"cell":5,"end":true}]}"#;
        assert_eq!(
            one(&format!(
                r#"{{"actions":[],"ways":{ways},"shortcut":false}}"#
            ))
            .unwrap(),
            r#"{"drive":[4,5]}"#
        );
        assert_eq!(
            one(&format!(r#"{{"roll":false,"ways":{ways}}}"#)).unwrap(),
            r#"{"drive":{"way":[4,5]}}"#
        );
        assert_eq!(
            one(r#"{"roll":true,"ways":{"steps":[]}}"#).unwrap(),
            r#""roll""#
        );
        let placing = r#"{"pawns":["black_taxi"],"rim":[7],"plain":[]}"#;
        assert_eq!(
            one(placing).unwrap(),
            r#"{"pawn":{"pawn":"black_taxi","cell":7}}"#
        );
        let turbo = r#"{"pawns":["black_taxi"],"rim":[1,2],"empty":[],"tiles":[],"built":[],"plain":["turn_tile"]}"#;
        assert_eq!(one(turbo).unwrap(), r#""turn_tile""#);
    }
}
