//! The parts of a house's message that a player needs.

use crate::choose::SentChoices;
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;

/// The parts of a house's message that a player needs; the rest is skipped.
#[derive(Debug, Deserialize)]
pub struct Received<'a> {
    /// Which kind of message it is.
    #[serde(rename = "type")]
    pub kind: &'a str,
    /// Of an answer: the command it answers.
    id: Option<&'a str>,
    /// Of an update: the last step.
    #[serde(default)]
    pub n: u32,
    /// Of an update: the new steps.
    #[serde(default)]
    steps: Vec<IgnoredAny>,
    /// Of an update: what may be done.
    pub choices: Option<SentChoices<'a>>,
    /// Of an update: how the game has ended.
    end: Option<IgnoredAny>,
    /// Of an update: acknowledged commands.
    #[serde(default)]
    pub done: Vec<&'a str>,
    /// Of an update: what may be proposed.
    #[serde(borrow, default)]
    agreements: Vec<Agreement<'a>>,
}

/// Something the rules leave to agreement.
#[derive(Debug, Deserialize)]
struct Agreement<'a> {
    /// The action to propose.
    #[serde(borrow)]
    action: &'a RawValue,
    /// The seats whose consent it needs.
    by: Vec<u8>,
}

impl<'a> Received<'a> {
    /// Reads a message; `None` if the text is not one.
    pub fn read(text: &'a str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    /// Whether there are new steps.
    pub fn has_steps(&self) -> bool {
        !self.steps.is_empty()
    }

    /// Whether the game has ended.
    pub fn has_ended(&self) -> bool {
        self.end.is_some()
    }

    /// Whether it answers a command whose id begins like this.
    pub fn answers(&self, id: &str) -> bool {
        self.id.is_some_and(|own| own.starts_with(id))
    }

    /// The proposal of a seat that is asked but has no move: the last agreement on offer.
    pub fn proposal(&self, seat: u8) -> Option<String> {
        let mut mine = self
            .agreements
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
        let heard = Received::read(concat!(
            r#"{"type":"update","n":7,"steps":[{"n":7}],"view":{"n":1,"end":2},"#,
            r#""choices":null,"takebacks":0,"done":["1-2"],"to_act":[1],"#,
            r#""agreements":[{"action":"one_more","by":[1,2]},{"action":"stop","by":[2]}],"#,
            r#""end":null,"time":5}"#
        ));
        let heard = heard.unwrap();
        assert_eq!(
            (heard.kind, heard.n, heard.has_steps()),
            ("update", 7, true)
        );
        assert!(!heard.has_ended() && heard.choices.is_none());
        assert_eq!(heard.done, ["1-2"]);
        assert_eq!(
            heard.proposal(1).unwrap(),
            r#"{"offer":{"offer":{"agree":{"action":"one_more"}}}}"#
        );
        assert!(heard.proposal(2).unwrap().contains("stop"));
        assert_eq!(heard.proposal(3), None);

        let refused = Received::read(r#"{"type":"refused","id":"o3","problem":{"code":"x"}}"#);
        let refused = refused.unwrap();
        assert!(refused.kind == "refused" && refused.answers("o") && !refused.answers("p"));

        let over = Received::read(r#"{"type":"update","n":8,"steps":[],"end":{"ending":"won"}}"#);
        assert!(over.is_some_and(|over| over.has_ended() && !over.has_steps()));
        assert!(Received::read("nonsense").is_none());
    }
}
