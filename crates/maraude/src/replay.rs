//! `maraude replay`: a finished game in words or as JSON.

use crate::input::{Failure, journal, language};
use clap::Args;
use maraude_catalog::{Shelved, Visit, visit};
use maraude_core::digest::hex;
use maraude_core::journal::{HouseAction, Journal, Move, open_replay};
use maraude_core::{Actor, BotSpec, End, Game, Pace, Play, PlayedMove, Seat, Told, Viewer};
use maraude_words::{Language, Words};
use serde::Serialize;
use serde_json::value::RawValue;
use std::io::Write;
use std::path::PathBuf;

/// Print a finished game again, in words or as JSON lines.
#[derive(Args)]
pub(crate) struct Replay {
    /// The journal.
    file: PathBuf,
    /// Only what this seat saw, counted from 1.
    #[arg(long)]
    seat: Option<u8>,
    /// Print one JSON object a line: seq, by, action, events, digest.
    #[arg(long)]
    json: bool,
    /// The language of the words: fr or en.
    #[arg(long, default_value = "en", value_parser = language)]
    lang: Language,
}

#[derive(Serialize)]
struct JsonLine<'a, E> {
    seq: u32,
    by: Actor,
    action: Option<Box<RawValue>>,
    events: &'a [E],
    digest: String,
}

impl Replay {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let (journal, game) = journal(&self.file)?;
        let seats = journal.header.seats.len() as u8;
        let viewer = match self.seat.map(Seat::from_number) {
            None => None,
            Some(Some(seat)) if seat.number() <= seats => Some(seat),
            Some(_) => return Err(format!("this game has the seats 1 to {seats}").into()),
        };
        let printer = Printer {
            journal: &journal,
            viewer,
            json: self.json,
            language: self.lang,
        };
        visit(game.meta().id, printer)
            .expect("the game was just found")
            .map_err(|error| format!("{}: {error}", self.file.display()).into())
    }
}

struct Printer<'a> {
    journal: &'a Journal,
    viewer: Option<Seat>,
    json: bool,
    language: Language,
}

impl Visit for Printer<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Shelved>(self, _: &'static [BotSpec<G>]) -> Self::Output {
        let texts = G::META.texts;
        let text = if self.language == Language::French {
            texts.fr
        } else {
            texts.en
        };
        let words = Words::new(self.language, &[text]).map_err(|mistakes| mistakes.join("; "))?;
        let mut out = std::io::BufWriter::new(std::io::stdout().lock());
        let mut replay = open_replay::<G>(self.journal)?;
        while let Some(step) = replay.step() {
            let step = step?;
            if self.json {
                self.print(&mut out, &step, replay.play())?;
            } else {
                self.say(&mut out, &step, &words)?;
            }
        }
        if !self.json
            && let Some(end) = replay.play().end()
        {
            writeln!(out, "{}", self.ending(&end)?)?;
        }
        out.flush()?;
        Ok(())
    }
}

impl Printer<'_> {
    fn seen<G: Game>(&self, step: &PlayedMove<G>) -> Vec<G::Event> {
        let events = step.heard.events.iter();
        match self.viewer {
            None => events.cloned().collect(),
            Some(seat) => events
                .filter_map(|event| G::shown(event, Viewer::Seat(seat)))
                .collect(),
        }
    }

    fn print<G: Game>(
        &self,
        out: &mut impl Write,
        step: &PlayedMove<G>,
        play: &Play<G>,
    ) -> Result<(), Failure> {
        let events = self.seen(step);
        let own = self
            .viewer
            .is_none_or(|seat| step.played.by() == Actor::Seat(seat));
        if !own && events.is_empty() {
            // An entry that shows this seat nothing is not a step of its stream.
            return Ok(());
        }
        // In a turn-based game everybody sees every action.
        let seen = own || G::META.pace == Pace::TurnBased;
        let action = seen
            .then(|| RawValue::from_string(step.played.to_json()))
            .transpose()?;
        let line = JsonLine {
            seq: step.seq,
            by: step.played.by(),
            action,
            events: &events,
            digest: hex(&play.digest()),
        };
        writeln!(out, "{}", serde_json::to_string(&line)?)?;
        Ok(())
    }

    fn say<G: Game>(
        &self,
        out: &mut impl Write,
        step: &PlayedMove<G>,
        words: &Words,
    ) -> Result<(), Failure> {
        let name = |seat: Seat| match self.language {
            Language::French => format!("Joueur {}", seat.number()),
            Language::English => format!("Player {}", seat.number()),
        };
        for event in self.seen(step) {
            writeln!(
                out,
                "{:>4}  {}",
                step.seq,
                words.render(&event.message(), &name)?
            )?;
        }
        if let Move::House(action) = &step.played
            && let Some(sentence) = house_words(action, self.language)
        {
            writeln!(out, "{:>4}  {sentence}", step.seq)?;
        }
        Ok(())
    }

    fn ending(&self, end: &End) -> Result<String, Failure> {
        let label = match self.language {
            Language::French => "Fin",
            Language::English => "End",
        };
        Ok(format!("{label}: {}", serde_json::to_string(end)?))
    }
}

/// The sentence for an action of the house that is no event of the rules.
fn house_words<A>(action: &HouseAction<A>, language: Language) -> Option<String> {
    let french = language == Language::French;
    let pick = |fr: String, en: String| Some(if french { fr } else { en });
    match action {
        HouseAction::Alarm(_) | HouseAction::Agreed(_) | HouseAction::Left(_) => None,
        HouseAction::OutOfTime { seat } => {
            let n = seat.number();
            pick(
                format!("Temps écoulé pour le joueur {n}."),
                format!("Player {n} is out of time."),
            )
        }
        HouseAction::StandIn { seat, bot } => {
            let n = seat.number();
            pick(
                format!("Le robot {bot} tient la place du joueur {n}."),
                format!("The bot {bot} holds the seat of player {n}."),
            )
        }
        HouseAction::Back { seat } => {
            let n = seat.number();
            pick(
                format!("Le joueur {n} reprend sa place."),
                format!("Player {n} is back."),
            )
        }
        HouseAction::Undo { seat, to } => {
            let n = seat.number();
            pick(
                format!("Le joueur {n} revient après le coup {to}."),
                format!("Player {n} goes back to the position after move {to}."),
            )
        }
        HouseAction::Pause => pick("Pause.".into(), "Pause.".into()),
        HouseAction::Resume => pick("La partie reprend.".into(), "The game goes on.".into()),
        HouseAction::Abandoned => pick(
            "La partie est abandonnée.".into(),
            "The game is abandoned.".into(),
        ),
    }
}
