//! Wins by seat and by turn.

use super::row::Row;
use crate::report::ci95;

/// A share of the games with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Share {
    pub(super) share: f64,
    pub(super) ci95: [f64; 2],
}

/// The share of the wins of each place that `place_of` gives a seat: its number, or its turn.
pub(super) fn wins(rows: &[&Row], place_of: impl Fn(&Row, usize) -> usize) -> Vec<Share> {
    let Some(seats) = rows.first().map(|row| usize::from(row.players)) else {
        return Vec::new();
    };
    let mut sums = vec![0.0; seats];
    for row in rows {
        for seat in 0..seats {
            sums[place_of(row, seat)] += row.win_share(seat);
        }
    }
    let games = rows.len();
    let share = |sum: f64| Share {
        share: sum / games as f64,
        ci95: ci95(sum / games as f64, games as u64),
    };
    sums.into_iter().map(share).collect()
}

/// The turn of a seat, counted from the one that acted first.
pub(super) fn turn_of(row: &Row, seat: usize) -> usize {
    let (seats, first) = (usize::from(row.players), usize::from(row.first.max(1)) - 1);
    (seat + seats - first) % seats
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_to_act_has_turn_0_wherever_it_sits() {
        let won_by_the_first = |first: u8| Row {
            players: 3,
            first,
            places: (1..=3)
                .map(|seat| if seat == first { 1 } else { 2 })
                .collect(),
            ..Row::default()
        };
        let rows: Vec<Row> = (1..=3).map(won_by_the_first).collect();
        let rows: Vec<&Row> = rows.iter().collect();
        let by_turn = wins(&rows, turn_of);
        assert!((by_turn[0].share - 1.0).abs() < 1e-9 && by_turn[1].share < 1e-9);
        let by_seat = wins(&rows, |_, seat| seat);
        assert!(
            by_seat
                .iter()
                .all(|one| (one.share - 1.0 / 3.0).abs() < 1e-9)
        );
    }
}
