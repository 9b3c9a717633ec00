//! Everything that can be said can be said in French and in English.

use crate::law::{BrokenLaw, Checked, Effort, LawReport, Lawful, over_games};
use crate::run::{Run, act};
use maraude_core::{Arg, BotRng, Game, Message, OptionKind, Refusal, Seat, Told, Viewer};
use std::collections::BTreeSet;

const LAW: &str = "texts";

/// Both languages have the same messages, all of the game's own name; every refusal has its
/// clause in both rule texts, its own code and its sentence; so has every event and every action
/// that comes up in play, every option and every box on the shelf.
pub fn law<G: Lawful>(effort: Effort) -> Result<LawReport, BrokenLaw> {
    let texts = Texts::of::<G>();
    let still = texts
        .agree(G::META.id)
        .and_then(|()| refusals::<G>(&texts))
        .and_then(|()| options::<G>(&texts))
        .and_then(|()| boxes::<G>(&texts));
    still.map_err(|why| BrokenLaw::still::<G>(LAW, why))?;
    over_games::<G>(LAW, effort, &|run, rng, tally| {
        what_comes_up(run, &texts, rng, tally)
    })
}

/// The message ids of both languages.
struct Texts {
    fr: BTreeSet<&'static str>,
    en: BTreeSet<&'static str>,
}

impl Texts {
    fn of<G: Game>() -> Self {
        let texts = G::META.texts;
        let (fr, en) = (ids(texts.fr), ids(texts.en));
        Self { fr, en }
    }

    fn agree(&self, game: &str) -> Result<(), String> {
        if let Some(id) = self.fr.symmetric_difference(&self.en).next() {
            return Err(format!("{id} is not in both languages"));
        }
        let own = format!("{game}-");
        match self.fr.iter().find(|id| !id.starts_with(&own)) {
            Some(id) => Err(format!("{id} does not begin with {own}")),
            None if self.fr.is_empty() => Err("there are no texts".into()),
            None => Ok(()),
        }
    }

    fn have(&self, id: &str) -> Result<(), String> {
        match (self.fr.contains(id), self.en.contains(id)) {
            (true, true) => Ok(()),
            (false, _) => Err(format!("{id} has no French text")),
            (_, false) => Err(format!("{id} has no English text")),
        }
    }

    /// The message and every message in its arguments.
    fn have_all(&self, message: &Message) -> Result<(), String> {
        self.have(&message.id)?;
        message.args.iter().try_for_each(|(_, arg)| self.arg(arg))
    }

    fn arg(&self, arg: &Arg) -> Result<(), String> {
        match arg {
            Arg::Message(message) => self.have_all(message),
            Arg::List(list) => list.iter().try_for_each(|arg| self.arg(arg)),
            Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => Ok(()),
        }
    }
}

/// The ids of the messages of an `.ftl` text: what stands before `=` at the beginning of a line.
fn ids(ftl: &'static str) -> BTreeSet<&'static str> {
    let heads = ftl.lines().filter_map(|line| line.split_once('='));
    heads
        .map(|(head, _)| head.trim_end())
        .filter(|head| head.starts_with(|c: char| c.is_ascii_alphabetic()))
        .filter(|head| {
            head.bytes()
                .all(|c| c.is_ascii_alphanumeric() || b"-_".contains(&c))
        })
        .collect()
}

fn refusals<G: Game>(texts: &Texts) -> Result<(), String> {
    let mut codes = BTreeSet::new();
    for refusal in G::Refusal::examples() {
        let (code, clause) = (refusal.code(), refusal.clause());
        if code.is_empty() || !codes.insert(code) {
            return Err(format!("{refusal:?} has not a code of its own: {code:?}"));
        }
        let anchor = format!("{{#{clause}}}");
        for rules in [G::META.texts.rules_fr, G::META.texts.rules_en] {
            if clause.is_empty() || !rules.contains(&anchor) {
                return Err(format!("{refusal:?}: no {anchor} in both rule texts"));
            }
        }
        texts.have_all(&refusal.message())?;
    }
    Ok(())
}

fn options<G: Game>(texts: &Texts) -> Result<(), String> {
    for spec in G::META.options {
        let id = format!("{}-option-{}", G::META.id, spec.key);
        texts.have(&id)?;
        if let OptionKind::Choice { words } = spec.kind {
            words
                .iter()
                .try_for_each(|word| texts.have(&format!("{id}-{word}")))?;
        }
    }
    Ok(())
}

/// Each box has its pitch; a box with options also has a subtitle.
fn boxes<G: Game>(texts: &Texts) -> Result<(), String> {
    for one in G::META.boxes {
        let id = one.id(G::META.id);
        texts.have(&format!("{id}-pitch"))?;
        if !one.options.is_empty() {
            texts.have(&format!("{id}-subtitle"))?;
        }
    }
    Ok(())
}

fn what_comes_up<G: Lawful>(
    run: &Run<G>,
    texts: &Texts,
    rng: &mut BotRng,
    tally: &mut Checked,
) -> Result<(), String> {
    let mut play = run.start()?;
    for (_, played) in &run.moves {
        let mut listed = Vec::new();
        let looked_at = run.is_looked_at(rng);
        for seat in Seat::all(play.game().seats()).filter(|_| looked_at) {
            game_actions(play.game(), seat, &mut listed);
        }
        play.game()
            .house_moves(&mut |action, _| listed.push(action));
        listed.extend(act(played).map(|(_, action)| action.clone()));
        for action in listed {
            texts.have_all(&action.message())?;
            tally.checks += 1;
        }
        let Ok(step) = play.play(played.clone()) else {
            continue;
        };
        for event in &step.heard.events {
            texts.have_all(&event.message())?;
            for viewer in Viewer::all(play.game().seats()) {
                if let Some(shown) = G::shown(event, viewer) {
                    texts.have_all(&shown.message())?;
                    tally.checks += 1;
                }
            }
        }
    }
    Ok(())
}

/// A few of a seat's actions: those of one kind have the same words.
fn game_actions<G: Game>(game: &G, seat: Seat, into: &mut Vec<G::Action>) {
    let mut n = 0u32;
    game.legal(seat, &mut |action| {
        n += 1;
        if n < 32 || n.is_multiple_of(31) {
            into.push(action);
        }
    });
}
