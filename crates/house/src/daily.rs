//! The results of a day's puzzle, the fastest first.

use crate::house::{House, broken};
use crate::journal::journal_text;
use crate::secret::Visitor;
use crate::sheet::Sheet;
use jiff::Timestamp;
use jiff::tz::Offset;
use maraude_catalog::GameEntry;
use maraude_core::journal::Journal;
use maraude_core::meta::is_date;
use maraude_protocol::{Code, Daily, DailyRow, Phase, Problem};

/// The most tables of a day that are considered.
const MAX_TABLES: u32 = 2_000;
/// The most rows that are sent.
const MAX_ROWS: usize = 100;

impl House {
    /// Today's date in UTC, such as `2026-11-15`.
    pub fn today(&self) -> String {
        Self::date(self.wall())
    }

    /// The date in UTC of a moment in milliseconds since 1970.
    fn date(ms: u64) -> String {
        let moment = Timestamp::from_millisecond(ms as i64).unwrap_or_default();
        Offset::UTC.to_datetime(moment).date().to_string()
    }

    /// The results of a day's puzzle. A person has one try, on the day itself: it ranks unless the
    /// person had seen the puzzle elsewhere before its end, at a table of their own or of others.
    pub async fn daily(&self, game: &str, date: &str, visitor: &Visitor) -> Result<Daily, Problem> {
        let entry = self.game(game).ok_or(Code::NoSuchGame)?;
        let option = crate::make::date_option(entry).ok_or(Code::NotFound)?;
        if !is_date(date) {
            return Err(Code::Malformed.into());
        }
        let day = format!("{game} {date}");
        let tables = self.store.of_day(&day, MAX_TABLES).await.map_err(broken)?;
        let tables: Vec<(String, Sheet)> = tables
            .into_iter()
            .filter_map(|(table, row)| Some((table, Sheet::from_row(&row).ok()?)))
            .collect();
        let seen = |by: &Visitor| {
            tables
                .iter()
                .any(|(_, sheet)| sheet.first_seen(by).is_some())
        };
        // Before that, a look at a solution would cost them their try.
        let played = tables
            .iter()
            .any(|(_, sheet)| sheet.phase == Phase::Over && !sheet.seats_of(visitor).is_empty());
        let open = played || date != self.today();
        let mut rows: Vec<DailyRow> = Vec::new();
        for (table, sheet) in &tables {
            let on_its_day = sheet.began.is_some_and(|began| Self::date(began) == date);
            let may = sheet.phase == Phase::Over && sheet.again.is_none() && on_its_day;
            if !may || saw_it_elsewhere(table, sheet, &tables) {
                continue;
            }
            // One table that can't be read must not hide the others.
            if let Ok(Some(took)) = self.ranked_time(entry, table).await {
                let first = sheet.chairs.first();
                let mine = !sheet.seats_of(visitor).is_empty();
                rows.push(DailyRow {
                    name: first.map_or_else(String::new, |chair| chair.name.clone()),
                    took,
                    table: open.then(|| table.clone()),
                    mine,
                });
            }
        }
        rows.sort_by_key(|row| row.took);
        rows.truncate(MAX_ROWS);
        Ok(Daily {
            date: date.to_owned(),
            option: option.to_owned(),
            tried: seen(visitor),
            rows,
        })
    }

    /// Notes that a visitor looks at the game of a table without a socket.
    pub(crate) async fn note_look(
        &self,
        table: &str,
        sheet: &Sheet,
        visitor: &Visitor,
    ) -> Result<(), Problem> {
        if !sheet.is_first_look(visitor) {
            return Ok(());
        }
        self.table(table)?.look(visitor.clone()).await
    }

    /// The time of a finished table, as its game counts it. It never changes, so it is cached.
    async fn ranked_time(
        &self,
        game: &'static dyn GameEntry,
        table: &String,
    ) -> Result<Option<u64>, Problem> {
        if let Some(time) = self.ranked.get(table) {
            return Ok(time);
        }
        let (sheet, entries) = self.kept(table).await?;
        let text = journal_text(&sheet, &entries);
        let asked = tokio::task::spawn_blocking(move || {
            let journal = Journal::parse(text?.as_bytes()).ok()?;
            game.ranked_time(&journal)
        });
        let time = asked.await.map_err(|_| Code::Unavailable)?;
        self.ranked.insert(table.clone(), time);
        Ok(time)
    }
}

/// Whether somebody at this table saw the puzzle at another one before the game ended here.
fn saw_it_elsewhere(table: &str, sheet: &Sheet, tables: &[(String, Sheet)]) -> bool {
    // Tables of earlier versions do not say when they ended.
    let ended = sheet.ended.or(sheet.began);
    let visitors = || sheet.chairs.iter().flat_map(|chair| &chair.visitors);
    tables
        .iter()
        .filter(|(other, _)| other != table)
        .any(|(_, other)| {
            visitors().any(|v| other.first_seen(v).is_some_and(|at| Some(at) < ended))
        })
}
