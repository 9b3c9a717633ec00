//! The view of one viewer, built field by field (TT-X2).

use maraude_core::{Seat, Viewer};
use serde::Serialize;

use crate::city::{CELLS, Cell, City};
use crate::event::Won;
use crate::faults::Faults;
use crate::medals::MEDALS;
use crate::options::Mode;
use crate::pawn::Pawns;
use crate::solver::difficulty::Difficulty;
use crate::solver::hint::Hint;
use crate::state::{Builder, LastRound, RoundEnd, Solo, Stage, Turbo};
use crate::tile::{Kind, Tile};
use crate::ways::ways;

/// A table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub mode: Mode,
    pub stage: Stage,
    /// The game of the match that is being played, from 1 (TT-R29).
    pub game: u8,
    /// The games of the match; 0 alone.
    pub games: u8,
    /// The round being prepared or built, from 1; of twelve.
    pub round: u8,
    /// The medal tiles not yet won, the turned one included; their order is hidden.
    pub pile: u8,
    /// The player who places the pawns; none where the house does.
    pub client: Option<Seat>,
    pub pawns: Pawns,
    /// The turned tile.
    pub centre: Option<Tile>,
    pub players: Vec<PlayerView>,
    /// The clocks of the table in milliseconds, where they are on.
    pub clocks: Clocks,
    /// The round before, laid open.
    pub last: Option<LastView>,
    pub solo: Option<SoloView>,
}

/// One player: the public part, and more for the player's own view.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    pub seat: Seat,
    /// Number of cells of the city with a tile, the centre included.
    pub filled: u8,
    pub out: bool,
    /// Waits for the end of a head start or a penalty.
    pub waits: bool,
    /// Has left for good.
    pub gone: bool,
    /// The medal tiles won in this game.
    pub medals: Vec<Kind>,
    /// Number of medals won in the games before.
    pub earlier: u8,
    /// The viewer's own city only.
    pub city: Option<City>,
    /// The faults of the last wrong claim of this round, as it was judged; in the viewer's own
    /// city those that are still there.
    pub faults: Option<Faults>,
}

/// The clocks that are on, in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Clocks {
    pub limit: Option<u32>,
    pub head_start: Option<u32>,
    pub second_chance: Option<u32>,
}

/// A round that has ended.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LastView {
    pub centre: Tile,
    pub pawns: Pawns,
    pub end: RoundEnd,
    /// The cities by seat; nobody built on an unsolvable task.
    pub cities: Vec<City>,
    /// By seat, the faults of the last wrong claim.
    pub faults: Vec<Option<Faults>>,
    /// In the right city that ended the round: the cells that the yellow road and the black one
    /// go through, from taxi to house.
    pub ways: Option<[Vec<Cell>; 2]>,
}

/// The course of a solo game; hints and solution only for the player.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SoloView {
    pub task: u8,
    pub tasks: u8,
    /// The grade of the task being solved, 1 to 5.
    pub grade: Option<u8>,
    /// Tasks solved without help.
    pub solved: u8,
    /// Wrong claims so far.
    pub wrong: u16,
    /// Whether the time still enters the ranking.
    pub ranked: bool,
    pub hint: Option<Hint>,
    pub solution: Option<[Tile; CELLS]>,
}

pub(crate) fn view(game: &Turbo, viewer: Viewer) -> View {
    View {
        mode: game.rules.mode,
        stage: game.stage,
        game: game.game,
        games: if game.rules.mode.is_solo() {
            0
        } else {
            game.rules.games
        },
        round: game.round().min(MEDALS as u8),
        pile: game.pile.len() as u8,
        client: (!game.house_sets_the_task()).then_some(game.client),
        pawns: game.pawns,
        centre: game.centre,
        players: Seat::all(game.seats)
            .map(|seat| game.player_view(seat, viewer))
            .collect(),
        clocks: Clocks {
            limit: on(game.rules.limit_ms),
            head_start: on(game.rules.head_start_ms),
            second_chance: on(game.rules.second_chance_ms),
        },
        last: game.last.as_ref().map(LastRound::view),
        solo: game.rules.mode.is_solo().then(|| game.solo_view(viewer)),
    }
}

impl Turbo {
    fn player_view(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let builder = &self.builders[seat];
        let own = viewer.is(seat) && self.stage == Stage::Building;
        PlayerView {
            seat,
            filled: builder.city.filled(),
            out: self.out.has(seat),
            waits: self.waits(seat),
            gone: self.gone.has(seat),
            medals: self.medals.of(seat).collect(),
            earlier: self.medals.earlier(seat),
            city: own.then_some(builder.city),
            // The others' faults stay as they were judged: what is mended since is hidden.
            faults: self.puzzle().and_then(|puzzle| {
                if own {
                    builder.faults_left(puzzle)
                } else {
                    builder.faults
                }
            }),
        }
    }

    fn solo_view(&self, viewer: Viewer) -> SoloView {
        let Solo {
            task,
            solved,
            wrong,
            helped: _,
            unranked,
            hint,
            solution,
        } = self.solo;
        let own = viewer.is(Seat::at(0));
        SoloView {
            task,
            tasks: self.rules.mode.tasks(),
            grade: self
                .puzzle()
                .and_then(|puzzle| Some(Difficulty::of(&puzzle)?.grade())),
            solved,
            wrong,
            ranked: !unranked,
            hint: hint.filter(|_| own),
            solution: solution.filter(|_| own),
        }
    }
}

impl LastRound {
    fn view(&self) -> LastView {
        let builders = self.builders.values();
        let puzzle = self.pawns.puzzle(self.centre);
        let faults = |builder: &Builder| builder.faults_left(puzzle?);
        let right = match self.end {
            RoundEnd::Won {
                seat,
                how: Won::Right,
            } => Some(seat),
            RoundEnd::Solved => Some(Seat::at(0)),
            _ => None,
        };
        let right = right.and_then(|seat| self.builders[seat].city.complete());
        LastView {
            centre: self.centre,
            pawns: self.pawns,
            end: self.end,
            cities: builders.iter().map(|builder| builder.city).collect(),
            faults: builders.iter().map(faults).collect(),
            ways: puzzle
                .zip(right)
                .and_then(|(puzzle, tiles)| ways(&puzzle, &tiles)),
        }
    }
}

/// A clock's time, if the clock is on.
fn on(ms: u32) -> Option<u32> {
    (ms > 0).then_some(ms)
}
