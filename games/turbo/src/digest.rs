//! The digest of a state: every field, none forgotten.

use maraude_core::{Digest, Seat};

use crate::faults::Faults;
use crate::pawn::Pawns;
use crate::rim::RimCell;
use crate::solver::hint::Hint;
use crate::state::{Builder, Draws, LastRound, RoundEnd, Rules, Solo, Turbo};
use crate::tile::Tile;

pub(crate) fn digest(table: &Turbo, into: &mut Digest) {
    let Turbo {
        rules,
        seats,
        stage,
        game,
        client,
        pile,
        medals,
        pawns,
        centre,
        builders,
        out,
        gone,
        late,
        penalised,
        last_winner,
        last,
        solo,
        draws,
    } = table;
    rules.feed(into);
    into.u8(*seats);
    into.u8(*stage as u8);
    into.u8(*game);
    into.u8(client.number());
    pile.digest(into, |kind| kind as u8);
    medals.digest(into);
    feed_pawns(*pawns, into);
    feed_tile(*centre, into);
    for builder in builders.chairs() {
        builder.feed(into);
    }
    for set in [out, gone, late, penalised] {
        into.u8(set.bits());
    }
    into.u8(last_winner.map_or(0, Seat::number));
    into.u8(last.is_some().into());
    if let Some(last) = last {
        last.feed(into);
    }
    solo.feed(into);
    let Draws {
        shuffles,
        turns,
        helps,
    } = draws;
    for number in [shuffles, turns, helps] {
        into.u32(*number);
    }
}

fn feed_tile(tile: Option<Tile>, into: &mut Digest) {
    into.u8(tile.map_or(u8::MAX, Tile::face));
}

fn feed_pawns(pawns: Pawns, into: &mut Digest) {
    for cell in pawns.cells() {
        into.u8(cell.map_or(u8::MAX, RimCell::number));
    }
}

impl Rules {
    fn feed(&self, into: &mut Digest) {
        let Self {
            mode,
            games,
            limit_ms,
            head_start_ms,
            second_chance_ms,
            house_pawns,
            daily,
        } = self;
        into.u8(*mode as u8);
        into.u8(*games);
        for ms in [limit_ms, head_start_ms, second_chance_ms] {
            into.u32(*ms);
        }
        into.u8((*house_pawns).into());
        feed_tile(daily.map(|puzzle| puzzle.centre), into);
        feed_pawns(
            daily.map_or_else(Pawns::default, |puzzle| Pawns::of(&puzzle)),
            into,
        );
    }
}

impl Builder {
    fn feed(&self, into: &mut Digest) {
        let Self { city, faults } = self;
        for tile in city.cells() {
            feed_tile(*tile, into);
        }
        into.u8(faults.is_some().into());
        if let Some(Faults {
            centre,
            unmatched,
            missing,
            stray,
            parted,
        }) = faults
        {
            into.u8((*centre).into());
            for set in [unmatched, missing, stray] {
                into.u16(*set);
            }
            into.u8(*parted);
        }
    }
}

impl LastRound {
    fn feed(&self, into: &mut Digest) {
        let Self {
            centre,
            pawns,
            end,
            builders,
        } = self;
        feed_tile(Some(*centre), into);
        feed_pawns(*pawns, into);
        let (number, detail) = match end {
            RoundEnd::Won { seat, how } => (seat.number(), *how as u8),
            RoundEnd::Dropped { why } => (100, *why as u8),
            RoundEnd::Unsolvable => (101, 0),
            RoundEnd::Solved => (102, 0),
            RoundEnd::GivenUp => (103, 0),
        };
        into.u8(number);
        into.u8(detail);
        for builder in builders.chairs() {
            builder.feed(into);
        }
    }
}

impl Solo {
    fn feed(&self, into: &mut Digest) {
        let Self {
            task,
            solved,
            wrong,
            helped,
            unranked,
            hint,
            solution,
        } = self;
        into.u8(*task);
        into.u8(*solved);
        into.u16(*wrong);
        into.u8((*helped).into());
        into.u8((*unranked).into());
        let (kind, cell, tile) = match hint {
            None => (0, 0, None),
            Some(Hint::Place { cell, tile }) => (1, cell.number(), Some(*tile)),
            Some(Hint::TakeBack { cell }) => (2, cell.number(), None),
            Some(Hint::Done) => (3, 0, None),
            Some(Hint::Unsolvable) => (4, 0, None),
        };
        into.u8(kind);
        into.u8(cell);
        feed_tile(tile, into);
        into.u8(solution.is_some().into());
        for tile in solution.iter().flatten() {
            feed_tile(Some(*tile), into);
        }
    }
}
