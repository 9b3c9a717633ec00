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
use std::collections::HashSet;

/// The most finished tables of a day that are considered.
const MAX_TABLES: u32 = 500;
/// The most rows that are sent.
const MAX_ROWS: usize = 100;

impl House {
    /// Today's date in UTC, such as `2026-11-15`.
    pub fn today(&self) -> String {
        let now = Timestamp::from_millisecond(self.wall() as i64).unwrap_or_default();
        Offset::UTC.to_datetime(now).date().to_string()
    }

    /// The results of a day's puzzle. Only the first finished game of each person counts: after
    /// that, the person knows the puzzle.
    pub async fn daily(&self, game: &str, date: &str, visitor: &Visitor) -> Result<Daily, Problem> {
        let entry = self.game(game).ok_or(Code::NoSuchGame)?;
        let option = crate::make::date_option(entry).ok_or(Code::NotFound)?;
        if !is_date(date) {
            return Err(Code::Malformed.into());
        }
        let day = format!("{game} {date}");
        let tables = self.store.of_day(&day, MAX_TABLES).await.map_err(broken)?;
        let sheets = tables
            .iter()
            .filter_map(|(table, row)| Some((table, Sheet::from_row(row).ok()?)));
        let mut finished: Vec<(&String, Sheet)> = sheets
            .filter(|(_, sheet)| sheet.phase == Phase::Over && sheet.again.is_none())
            .collect();
        finished.sort_by_key(|(_, sheet)| sheet.began);
        let mut known: HashSet<Visitor> = HashSet::new();
        let mut rows: Vec<DailyRow> = Vec::new();
        for (table, sheet) in finished {
            let visitors = sheet.chairs.iter().flat_map(|chair| &chair.visitors);
            let again = visitors.clone().any(|visitor| known.contains(visitor));
            known.extend(visitors.cloned());
            // One table that can't be read must not hide the others.
            if !again && let Ok(Some(took)) = self.ranked_time(entry, table).await {
                rows.push(DailyRow {
                    name: sheet
                        .chairs
                        .first()
                        .map_or_else(String::new, |chair| chair.name.clone()),
                    took,
                    table: table.clone(),
                    mine: !sheet.seats_of(visitor).is_empty(),
                });
            }
        }
        rows.sort_by_key(|row| row.took);
        rows.truncate(MAX_ROWS);
        Ok(Daily {
            date: date.to_owned(),
            option: option.to_owned(),
            rows,
        })
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
