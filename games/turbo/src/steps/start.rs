//! The countdown is over: the tile is turned and everybody builds (TT-R4, TT-R5, TT-R17).

use maraude_core::{Chance, Seats, Sink, Viewers};

use super::{ROTATION, TASK};
use crate::city::City;
use crate::event::{Event, Timer};
use crate::pawn::Pawns;
use crate::puzzle::Puzzle;
use crate::solver::{self, difficulty::Difficulty};
use crate::state::{Builder, LastRound, RoundEnd, Stage, Turbo};
use crate::task;
use crate::tile::Tile;

impl Turbo {
    pub(crate) fn start(&mut self, chance: &mut Chance, out: &mut impl Sink<Event>) {
        // The turned tile was hidden from everybody until now.
        out.reveal(Viewers::ALL);
        if self.rules.mode.is_solo() {
            self.start_task(chance, out);
            return;
        }
        let centre = self.turn_top_tile(chance);
        if self.rules.house_pawns {
            let mut draw = chance.at(TASK, self.draws.turns - 1);
            self.pawns = Pawns::of(&task::around(&mut draw, centre));
        }
        let puzzle = self
            .pawns
            .puzzle(centre)
            .expect("a countdown needs four pawns");
        if !solver::decide(&puzzle) {
            self.turn_back(centre, chance, out);
            return;
        }
        self.build_around(puzzle);
        // The head start is for the others: the last winner begins late (TT-G4).
        if self.rules.head_start_ms > 0 {
            let winner = self.last_winner.filter(|seat| !self.out.has(*seat));
            self.late = winner.map_or(Seats::NONE, Seats::one);
        }
        out.tell(Event::Started {
            round: self.round(),
            centre,
            pawns: self.pawns,
        });
    }

    /// Tile and rotation are random (TT-R4): the pile's order and a turn of its own.
    fn turn_top_tile(&mut self, chance: &mut Chance) -> Tile {
        let kind = self.pile.top().expect("a round needs a medal tile");
        let rotation = chance.at(ROTATION, self.draws.turns).below(4) as u8;
        self.draws.turns += 1;
        Tile::new(kind, rotation)
    }

    /// No solution: the tile goes back and the same client places again (TT-R17, TT-R25).
    fn turn_back(&mut self, centre: Tile, chance: &mut Chance, out: &mut impl Sink<Event>) {
        out.tell(Event::Unsolvable { centre });
        self.last = Some(LastRound {
            centre,
            pawns: self.pawns,
            end: RoundEnd::Unsolvable,
            builders: Builder::idle(self.seats),
        });
        self.reshuffle(chance, out);
        self.next_round(chance, out);
    }

    /// The turned tile is shuffled back into the pile.
    pub(crate) fn reshuffle(&mut self, chance: &mut Chance, out: &mut impl Sink<Event>) {
        self.shuffle(chance);
        out.tell(Event::Shuffled {
            left: self.pile.len() as u8,
        });
    }

    fn start_task(&mut self, chance: &mut Chance, out: &mut impl Sink<Event>) {
        let task = self.solo.task;
        let puzzle = self.rules.daily.unwrap_or_else(|| {
            let mut draw = chance.at(TASK, task.into());
            task::of_grade(&mut draw, task)
        });
        self.pawns = Pawns::of(&puzzle);
        self.build_around(puzzle);
        self.solo.helped = false;
        out.tell(Event::Task {
            task,
            grade: Difficulty::of(&puzzle).map_or(0, |difficulty| difficulty.grade()),
            centre: puzzle.centre,
            pawns: self.pawns,
            timer: Timer::Start,
        });
    }

    fn build_around(&mut self, puzzle: Puzzle) {
        self.stage = Stage::Building;
        self.centre = Some(puzzle.centre);
        self.last = None;
        self.out = self.gone;
        let builder = Builder {
            city: City::around(puzzle.centre),
            faults: None,
        };
        self.builders.values_mut().fill(builder);
    }
}
