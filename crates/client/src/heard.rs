//! The parts of a house's message that a player needs.

use crate::choose::Choices;
use crate::skim::Skim;
use serde::Deserialize;
use serde_json::value::RawValue;

/// The parts of a house's message that a player needs; the rest is skipped.
#[derive(Debug, Default)]
pub struct Heard<'a> {
    /// Which kind of message it is.
    pub kind: &'a str,
    /// Of an answer: the command it answers.
    id: Option<String>,
    /// Of an update: the last step.
    pub n: u32,
    /// Of an update: whether there are new steps.
    pub steps: bool,
    /// Of an update: what may be done.
    pub choices: Option<Choices<'a>>,
    /// Of an update: whether the game has ended.
    pub ended: bool,
    /// Of an update: acknowledged commands.
    pub done: Vec<String>,
    /// Of an update: what may be proposed, as JSON.
    agreements: &'a str,
}

/// Something the rules leave to agreement.
#[derive(Deserialize)]
struct Agreement<'a> {
    /// The action to propose.
    #[serde(borrow)]
    action: &'a RawValue,
    /// The seats whose consent it needs.
    by: Vec<u8>,
}

impl<'a> Heard<'a> {
    /// Reads a message; `None` if the text is not one.
    pub fn read(text: &'a str) -> Option<Self> {
        let mut heard = Self::default();
        Skim::new(text).object(|key, skim| {
            match key {
                "type" => heard.kind = skim.value()?.trim_matches('"'),
                "id" => heard.id = serde_json::from_str(skim.value()?).ok()?,
                "n" => heard.n = skim.value()?.parse().ok()?,
                "steps" => heard.steps = skim.value()? != "[]",
                "choices" if skim.take_null() => {}
                "choices" => heard.choices = Some(Choices::read(skim)?),
                "end" => heard.ended = skim.value()? != "null",
                "done" => heard.done = serde_json::from_str(skim.value()?).ok()?,
                "agreements" => heard.agreements = skim.value()?,
                _ => drop(skim.value()?),
            }
            Some(())
        })?;
        Some(heard)
    }

    /// Whether it answers a command whose id begins like this.
    pub fn answers(&self, id: &str) -> bool {
        self.id.as_ref().is_some_and(|own| own.starts_with(id))
    }

    /// The proposal of a seat that is asked but has no move: the last agreement on offer.
    pub fn proposal(&self, seat: u8) -> Option<String> {
        let agreements: Vec<Agreement<'_>> = serde_json::from_str(self.agreements).ok()?;
        let mut mine = agreements
            .iter()
            .filter(|agreement| agreement.by.contains(&seat));
        let action = mine.next_back()?.action;
        Some(format!(
            r#"{{"offer":{{"offer":{{"agree":{{"action":{action}}}}}}}}}"#
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_needed_fields_are_read() {
        let heard = Heard::read(concat!(
            r#"{"type":"update","n":7,"steps":[{"n":7}],"view":{"n":1,"end":2},"#,
            r#""choices":null,"takebacks":0,"done":["1-2"],"to_act":[1],"#,
            r#""agreements":[{"action":"one_more","by":[1,2]},{"action":"stop","by":[2]}],"#,
            r#""end":null,"time":5}"#
        ));
        let heard = heard.unwrap();
        assert_eq!((heard.kind, heard.n, heard.steps), ("update", 7, true));
        assert!(!heard.ended && heard.choices.is_none());
        assert_eq!(heard.done, ["1-2"]);
        assert_eq!(
            heard.proposal(1).unwrap(),
            r#"{"offer":{"offer":{"agree":{"action":"one_more"}}}}"#
        );
        assert!(heard.proposal(2).unwrap().contains("stop"));
        assert_eq!(heard.proposal(3), None);

        let refused = Heard::read(r#"{"type":"refused","id":"o3","problem":{"code":"x"}}"#);
        let refused = refused.unwrap();
        assert!(refused.kind == "refused" && refused.answers("o") && !refused.answers("p"));

        let over = Heard::read(r#"{"type":"update","n":8,"steps":[],"end":{"ending":"won"}}"#);
        assert!(over.is_some_and(|over| over.ended && !over.steps));
        assert!(Heard::read("nonsense").is_none());
    }
}
