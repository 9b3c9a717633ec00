//! The results of a day's puzzle.

use crate::app::State;
use crate::error::{Path, Query, Refused};
use crate::visitor::Me;
use axum::Json;
use axum::extract::State as In;
use maraude_protocol::Daily;
use schemars::JsonSchema;
use serde::Deserialize;

#[derive(Deserialize, JsonSchema)]
pub(crate) struct Asked {
    date: Option<String>,
}

pub(crate) async fn show(
    In(state): In<State>,
    Me(me): Me,
    Path(game): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Json<Daily>, Refused> {
    let date = asked
        .date
        .unwrap_or_else(|| date(state.house.time().unix_ms() / DAY_MS));
    Ok(Json(state.house.daily(&game, &date, &me).await?))
}

/// Milliseconds of a day.
const DAY_MS: u64 = 86_400_000;

/// The date so many days after the first of January 1970, by the civil calendar: years begin in
/// March, so that the leap day is the last of them.
fn date(days: u64) -> String {
    let days = days + 719_468;
    let era = days / 146_097;
    let day_of_era = days % 146_097;
    let year = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year + era * 400 + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_their_dates() {
        let known = [
            (0, "1970-01-01"),
            (59, "1970-03-01"),
            (11_016, "2000-02-29"),
            (20_772, "2026-11-15"),
        ];
        for (days, text) in known {
            assert_eq!(date(days), text);
        }
    }
}
