//! What one viewer may know, built field by field (TT-X2).

use maraude_core::{Seat, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::city::{CELLS, City};
use crate::event::{Dropped, Won};
use crate::faults::Faults;
use crate::options::Mode;
use crate::pawn::Pawns;
use crate::solver::difficulty::Difficulty;
use crate::solver::hint::Hint;
use crate::state::{Builder, LastRound, RoundEnd, Solo, Stage, Turbo};
use crate::tile::{Kind, Tile};

/// Where in the round the table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum StageView {
    Placing,
    Countdown,
    Building,
    Over,
}

/// A table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct View {
    pub mode: Mode,
    pub stage: StageView,
    /// The round being prepared or built, from 1; of twelve.
    pub round: u8,
    /// The medal tiles not yet won, the turned one included; their order is hidden.
    pub pile: u8,
    /// Who places the pawns; nobody where the house does.
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

/// One player as others see them, and a little more for themselves.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct PlayerView {
    pub seat: Seat,
    /// How many cells of the city hold a tile, the centre included.
    pub filled: u8,
    pub out: bool,
    /// Waits for the end of a head start or a penalty.
    pub waits: bool,
    /// Has left for good.
    pub gone: bool,
    /// The medal tiles won.
    pub medals: Vec<Kind>,
    /// Only one's own.
    pub city: Option<City>,
    /// The faults of the last wrong claim of this round: only one's own.
    pub faults: Option<Faults>,
}

/// The clocks that are on, in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct Clocks {
    pub limit: Option<u32>,
    pub head_start: Option<u32>,
    pub second_chance: Option<u32>,
}

/// A round that has ended.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct LastView {
    pub centre: Tile,
    pub pawns: Pawns,
    pub end: EndView,
    /// The cities by seat; nobody built on an unsolvable task.
    pub cities: Vec<City>,
    /// By seat, the faults of the last wrong claim.
    pub faults: Vec<Option<Faults>>,
}

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum EndView {
    Won { seat: Seat, how: Won },
    Dropped { why: Dropped },
    Unsolvable,
    Solved,
    GivenUp,
}

/// The course of a solo game; hints and solution only for the player.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct SoloView {
    pub task: u8,
    pub tasks: u8,
    /// The grade of the task being solved, 1 to 5.
    pub grade: Option<u8>,
    /// Tasks solved without help.
    pub solved: u8,
    /// Wrong claims so far: ten seconds each.
    pub wrong: u16,
    /// Whether the time still enters the ranking.
    pub ranked: bool,
    pub hint: Option<Hint>,
    pub solution: Option<[Tile; CELLS]>,
}

impl Turbo {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        View {
            mode: self.rules.mode,
            stage: match self.stage {
                Stage::Placing => StageView::Placing,
                Stage::Countdown => StageView::Countdown,
                Stage::Building => StageView::Building,
                Stage::Over => StageView::Over,
            },
            round: self.round().min(crate::pile::MEDALS as u8),
            pile: self.pile.left().len() as u8,
            client: (!self.house_sets_the_task()).then_some(self.client),
            pawns: self.pawns,
            centre: self.centre,
            players: Seat::all(self.seats)
                .map(|seat| self.player(seat, viewer))
                .collect(),
            clocks: Clocks {
                limit: on(self.rules.limit_ms),
                head_start: on(self.rules.head_start_ms),
                second_chance: on(self.rules.second_chance_ms),
            },
            last: self.last.as_ref().map(|last| last.seen(self.seats)),
            solo: self.rules.mode.is_solo().then(|| self.solo_seen(viewer)),
        }
    }

    fn player(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let builder = &self.builders[seat.index()];
        let own = viewer.is(seat) && self.stage == Stage::Building;
        PlayerView {
            seat,
            filled: builder.city.filled(),
            out: self.out.has(seat),
            waits: self.waits(seat),
            gone: self.gone.has(seat),
            medals: self.medals.of(seat).collect(),
            city: own.then_some(builder.city),
            faults: self
                .puzzle()
                .filter(|_| own)
                .and_then(|puzzle| builder.faults_left(puzzle)),
        }
    }

    fn solo_seen(&self, viewer: Viewer) -> SoloView {
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
    fn seen(&self, seats: u8) -> LastView {
        let builders = &self.builders[..seats.into()];
        let puzzle = self.pawns.puzzle(self.centre);
        let faults = |builder: &Builder| builder.faults_left(puzzle?);
        LastView {
            centre: self.centre,
            pawns: self.pawns,
            end: match self.end {
                RoundEnd::Won(seat, how) => EndView::Won { seat, how },
                RoundEnd::Dropped(why) => EndView::Dropped { why },
                RoundEnd::Unsolvable => EndView::Unsolvable,
                RoundEnd::Solved => EndView::Solved,
                RoundEnd::GivenUp => EndView::GivenUp,
            },
            cities: builders.iter().map(|builder| builder.city).collect(),
            faults: builders.iter().map(faults).collect(),
        }
    }
}

fn on(ms: u32) -> Option<u32> {
    (ms > 0).then_some(ms)
}
