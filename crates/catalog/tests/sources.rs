//! Every clause of every game stands with its source: a passage of the printed rules, or why it is
//! a ruling of ours. Both languages agree on which it is.

use maraude_catalog::shelf;
use std::collections::BTreeMap;

/// Where a clause comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Source {
    Rulebook,
    Ours,
}

/// The words that begin a source: a passage (its section and a colon follow), and a ruling.
struct Marks {
    rulebook: &'static str,
    ours: &'static str,
}

const ENGLISH: Marks = Marks {
    rulebook: "Rulebook, ",
    ours: "Ours",
};
const FRENCH: Marks = Marks {
    rulebook: "Règle, ",
    ours: "Notre lecture",
};

impl Marks {
    /// The source that this text of a block quote begins with.
    fn source(&self, quote: &str) -> Option<Source> {
        let (mark, reason) = quote.strip_prefix('*')?.split_once(":*")?;
        let mark = mark.trim_end();
        let section = mark.strip_prefix(self.rulebook);
        let source = match section {
            Some(section) if !section.trim().is_empty() => Source::Rulebook,
            _ if mark == self.ours => Source::Ours,
            _ => return None,
        };
        (reason.trim().len() > 2).then_some(source)
    }
}

/// The clauses of a rule text with their sources, or the first clause without exactly one.
fn sources<'a>(rules: &'a str, marks: &Marks) -> Result<BTreeMap<&'a str, Source>, String> {
    let mut found = BTreeMap::new();
    let mut open: Option<(&str, Option<Source>)> = None;
    let mut close = |clause: Option<(&'a str, Option<Source>)>| match clause {
        Some((id, None)) => Err(format!("{id} has no source")),
        Some((id, Some(source))) => match found.insert(id, source) {
            Some(_) => Err(format!("{id} stands twice")),
            None => Ok(()),
        },
        None => Ok(()),
    };
    for line in rules.lines() {
        if let Some((before, rest)) = line.split_once("{#") {
            let (id, _) = rest.split_once('}').ok_or("an anchor without an end")?;
            close(open.take())?;
            if !before.trim_start().starts_with("- ") {
                return Err(format!("{id} is not a bullet of its own"));
            }
            open = Some((id, None));
        } else if let Some(quote) = line.strip_prefix("  ").map(str::trim_start)
            && let Some(quote) = quote.strip_prefix("> ")
            && let Some((id, source)) = &mut open
        {
            match (marks.source(quote), *source) {
                (Some(first), None) => *source = Some(first),
                (Some(_), Some(_)) => return Err(format!("{id} has two sources")),
                (None, None) => return Err(format!("{id}: not a source: {quote}")),
                (None, Some(_)) => {}
            }
        } else if !line.starts_with("  ") {
            close(open.take())?;
        }
    }
    close(open)?;
    Ok(found)
}

#[test]
fn every_clause_has_its_source_in_both_languages() {
    for game in shelf() {
        let meta = game.meta();
        let read =
            |rules, marks| sources(rules, marks).unwrap_or_else(|why| panic!("{}: {why}", meta.id));
        let english = read(meta.texts.rules_en, &ENGLISH);
        let french = read(meta.texts.rules_fr, &FRENCH);
        assert!(english.len() > 3, "{}: no clauses", meta.id);
        assert_eq!(english, french, "{}", meta.id);
    }
}

#[test]
fn a_clause_without_exactly_one_source_is_found() {
    let ours = "- {#A-1} Go.\n  > *Ours:* nothing is printed.\n";
    let found = sources(ours, &ENGLISH).expect("it has one");
    assert_eq!(found, BTreeMap::from([("A-1", Source::Ours)]));
    let french = "- {#A-1} Va.\n  > *Règle, Le tour\u{a0}:* on va.\n";
    let found = sources(french, &FRENCH).expect("it has one");
    assert_eq!(found, BTreeMap::from([("A-1", Source::Rulebook)]));

    for (rules, why) in [
        ("- {#A-1} Go.\n", "A-1 has no source"),
        (
            "- {#A-1} Go.\n\n  > *Ours:* late.\n- {#A-2} No.\n",
            "A-1 has no source",
        ),
        (
            "- {#A-1} Go.\n> *Ours:* not below it.\n",
            "A-1 has no source",
        ),
        ("## Go {#A-1}\n", "A-1 is not a bullet of its own"),
        (
            "- {#A-1} Go.\n  > *Rulebook:* which page?\n",
            "not a source",
        ),
        (
            "- {#A-1} Go.\n  > *Rulebook, :* which page?\n",
            "not a source",
        ),
        ("- {#A-1} Go.\n  > *Ours:*\n", "not a source"),
        (
            "- {#A-1} Go.\n  > *Ours:* why.\n  > *Rulebook, The turn:* why.\n",
            "A-1 has two sources",
        ),
    ] {
        let wrong = sources(rules, &ENGLISH).expect_err(rules);
        assert!(wrong.contains(why), "{wrong} instead of {why}");
    }
    let twice = ours.repeat(2);
    assert!(sources(&twice, &ENGLISH).is_err_and(|why| why == "A-1 stands twice"));
}
