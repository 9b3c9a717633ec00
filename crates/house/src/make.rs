//! Creates tables.

use crate::house::{House, broken};
use crate::name::clean_name;
use crate::running::begin;
use crate::secret::{Visitor, new_table_id, random};
use crate::sheet::{Chair, Sheet};
use maraude_catalog::GameEntry;
use maraude_core::digest::hex;
use maraude_core::{MAX_SEATS, OptionKind, Pace, Seat};
use maraude_protocol::{Clock, Code, NewSeat, NewTable, Phase, Problem, Seated};
use maraude_store::{SheetRow, Write};

impl House {
    /// Creates a table as a visitor wants it.
    pub async fn make_table(&self, host: &Visitor, wanted: NewTable) -> Result<Seated, Problem> {
        self.count_table(host).await?;
        let sheet = self.new_sheet(host, wanted).await?;
        let (id, row) = self.keep_new(&sheet).await?;
        let table = self.reach(&id, Some(row.into()))?;
        table.info(host.clone()).await
    }

    /// Writes a new sheet; returns the id of its table and the row.
    pub(crate) async fn keep_new(&self, sheet: &Sheet) -> Result<(String, SheetRow), Problem> {
        let table = new_table_id();
        let row = sheet.to_row(1, self.wall());
        let write = Write {
            table: table.clone(),
            sheet: Some(row.clone()),
            ..Write::default()
        };
        self.store.write(write).await.map_err(broken)?;
        Ok((table, row))
    }

    async fn new_sheet(&self, host: &Visitor, wanted: NewTable) -> Result<Sheet, Problem> {
        let game = self.game(&wanted.game).ok_or(Code::NoSuchGame)?;
        let options = game.options(&wanted.options.unwrap_or_default());
        let options = options.map_err(|_| Code::BadOption)?;
        let mine = wanted.seats.iter().any(|seat| matches!(seat, NewSeat::Me));
        let name = if mine {
            clean_name(&wanted.name)?
        } else {
            String::new()
        };
        let turns = game.meta().pace == Pace::TurnBased;
        if !is_allowed(wanted.clock) || (!turns && wanted.clock != Clock::Off) {
            return Err(Code::BadClock.into());
        }
        let day = day(game, options.get());
        let date = day.as_deref().and_then(|day| day.rsplit(' ').next());
        if date.is_some_and(|date| date > self.today().as_str()) {
            return Err(Code::NotYet.into());
        }
        let seed = hex(&random::<32>());
        let mut sheet = Sheet {
            day,
            public: wanted.public,
            chat: wanted.chat,
            clock: wanted.clock,
            chairs: chairs(game, &wanted.seats, host, &name)?,
            ..Sheet::new(wanted.game, options, seed, host.clone(), self.wall())
        };
        for (seat, new) in Seat::all(sheet.seats()).zip(&wanted.seats) {
            match new {
                NewSeat::Me => sheet.give_taxi(seat, wanted.taxi),
                NewSeat::Here { taxi, .. } => sheet.give_taxi(seat, *taxi),
                NewSeat::Open | NewSeat::Bot { .. } => {}
            }
        }
        if let Some(again) = wanted.again {
            self.play_again(&mut sheet, again).await?;
        }
        // The rules have the last word on options and number of seats.
        begin(&sheet, game).map_err(|clause| {
            tracing::debug!(clause, "the rules refuse this set-up");
            Code::BadSeats
        })?;
        Ok(sheet)
    }

    /// Takes the seed and the salts of a finished game.
    async fn play_again(&self, sheet: &mut Sheet, again: String) -> Result<(), Problem> {
        let (old, _) = self.kept(&again).await?;
        if old.phase != Phase::Over {
            return Err(Code::NotOver.into());
        }
        if old.game != sheet.game || old.options.get() != sheet.options.get() {
            return Err(Code::BadOption.into());
        }
        if old.chairs.len() != sheet.chairs.len() {
            return Err(Code::BadSeats.into());
        }
        sheet.seed = old.seed;
        for (chair, old) in sheet.chairs.iter_mut().zip(old.chairs) {
            chair.salt = old.salt;
        }
        sheet.again = Some(again);
        Ok(())
    }
}

fn chairs(
    game: &dyn GameEntry,
    seats: &[NewSeat],
    host: &Visitor,
    name: &str,
) -> Result<Vec<Chair>, Problem> {
    let (fewest, most) = game.meta().seats;
    let known = usize::from(fewest)..=usize::from(most).min(MAX_SEATS);
    let mine = seats
        .iter()
        .filter(|seat| matches!(seat, NewSeat::Me))
        .count();
    if !known.contains(&seats.len()) || mine > 1 {
        return Err(Code::BadSeats.into());
    }
    let seats: Result<Vec<NewSeat>, Problem> =
        seats.iter().map(|seat| checked(game, seat)).collect();
    Ok(seats?
        .iter()
        .map(|seat| Chair::new(seat, host, name))
        .collect())
}

/// A seat with a known bot or a clean name.
pub(crate) fn checked(game: &dyn GameEntry, seat: &NewSeat) -> Result<NewSeat, Problem> {
    Ok(match seat {
        NewSeat::Here { name, taxi } => NewSeat::Here {
            name: clean_name(name)?,
            taxi: *taxi,
        },
        NewSeat::Bot { bot } if !game.bots().contains(&bot.as_str()) => {
            return Err(Code::NoSuchBot.into());
        }
        other => other.clone(),
    })
}

/// The option of a game that takes the day of a puzzle.
pub(crate) fn date_option(game: &dyn GameEntry) -> Option<&'static str> {
    let options = game.meta().options.iter();
    let mut dates = options.filter(|option| matches!(option.kind, OptionKind::Date));
    dates.next().map(|option| option.key)
}

/// The day whose puzzle these options choose, with the game's id.
fn day(game: &dyn GameEntry, options: &str) -> Option<String> {
    let key = date_option(game)?;
    let options: serde_json::Map<String, serde_json::Value> = serde_json::from_str(options).ok()?;
    let date = options.get(key)?.as_str().filter(|date| !date.is_empty())?;
    Some(format!("{} {date}", game.meta().id))
}

/// Whether a table can have this clock.
fn is_allowed(clock: Clock) -> bool {
    match clock {
        Clock::Off => true,
        Clock::PerMove(seconds) => (5..=14 * 24 * 60 * 60).contains(&seconds),
        Clock::PerGame(seconds) => (30..=24 * 60 * 60).contains(&seconds),
    }
}
