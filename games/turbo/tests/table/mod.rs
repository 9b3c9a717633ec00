//! A table with short names for the moves of its players.
#![allow(
    dead_code,
    reason = "each test file uses its own part of the vocabulary"
)]

use maraude_core::journal::{HouseAction, Move};
use maraude_core::{
    Chance, Game, Heard, Play, Refusal as _, Refused, Seat, Seed, Setup, Viewer, When,
};
use maraude_turbo::city::{CELLS, Cell, City};
use maraude_turbo::faults::Faults;
use maraude_turbo::pawn::Pawn;
use maraude_turbo::puzzle::Puzzle;
use maraude_turbo::rim::RimCell;
use maraude_turbo::solver;
use maraude_turbo::state::Stage;
use maraude_turbo::tile::Tile;
use maraude_turbo::view::PlayerView;
use maraude_turbo::{Action, Event, Mode, Options, Refusal, Turbo, View};

/// A table in play, with all its events.
pub(crate) struct Table {
    pub(crate) play: Play<Turbo>,
    pub(crate) told: Vec<Event>,
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::from_number(number).expect("a seat")
}

pub(crate) fn cell(number: u8) -> Cell {
    Cell::new(number).expect("a cell")
}

pub(crate) fn rim(number: u8) -> RimCell {
    RimCell::new(number).expect("a rim cell")
}

pub(crate) fn tile(text: &str) -> Tile {
    text.parse().expect("a tile")
}

pub(crate) fn options(change: impl FnOnce(&mut Options)) -> Options {
    // Seat 1 places the first pawns unless a test is about that.
    let mut options = Options {
        client: 1,
        ..Options::default()
    };
    change(&mut options);
    options
}

pub(crate) fn chance(seed: u8) -> Chance {
    Chance::new(&Seed([seed; 32]), &[b""])
}

pub(crate) fn open(seats: u8, options: Options, seed: u8) -> Result<Table, Refusal> {
    Ok(Table {
        play: Play::new(&Setup { seats, options }, chance(seed))?,
        told: Vec::new(),
    })
}

/// A race with the printed rules.
pub(crate) fn race(seats: u8) -> Table {
    open(seats, options(|_| {}), 1).expect("a race")
}

/// A race with some options changed.
pub(crate) fn race_with(seats: u8, change: impl FnOnce(&mut Options)) -> Table {
    open(seats, options(change), 1).expect("a race")
}

/// A time trial.
pub(crate) fn trial() -> Table {
    let options = Options {
        mode: Mode::Trial,
        ..Options::default()
    };
    let mut table = open(1, options, 1).expect("a trial");
    table.alarm(Action::Start);
    table
}

/// A table whose next tile has no solution with some pawns; those pawns are placed.
pub(crate) fn hopeless() -> Table {
    for seed in 0..200 {
        let mut probe = open(3, options(|_| {}), seed).expect("a race");
        probe.start();
        let centre = probe.public().centre.expect("turned");
        // The first tile of this seed is known now, unless a task failed on the way.
        if probe
            .told
            .iter()
            .any(|event| matches!(event, Event::Unsolvable { .. }))
        {
            continue;
        }
        let hard = Puzzle::all()
            .filter(|puzzle| puzzle.centre == centre && puzzle.is_green())
            .find(|puzzle| !solver::decide(puzzle));
        if let Some(puzzle) = hard {
            let mut table = open(3, options(|_| {}), seed).expect("a race");
            let [[a, b], [c, d]] = puzzle.pairs;
            table.pawns([a, b, c, d].map(RimCell::number));
            table.act(1, Action::TurnTile);
            return table;
        }
    }
    panic!("every tile solves everything");
}

impl Table {
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        self.play.game().view(viewer)
    }

    pub(crate) fn seen(&self, number: u8) -> View {
        self.view(Viewer::Seat(seat(number)))
    }

    pub(crate) fn public(&self) -> View {
        self.view(Viewer::Spectator)
    }

    pub(crate) fn stage(&self) -> Stage {
        self.public().stage
    }

    pub(crate) fn me(&self, number: u8) -> PlayerView {
        self.seen(number).players[usize::from(number) - 1].clone()
    }

    pub(crate) fn city(&self, number: u8) -> City {
        self.me(number).city.expect("building runs")
    }

    pub(crate) fn medals(&self) -> Vec<usize> {
        self.public()
            .players
            .iter()
            .map(|player| player.medals.len())
            .collect()
    }

    /// The events that a viewer saw, as JSON.
    pub(crate) fn told_to(&self, viewer: Viewer) -> Vec<String> {
        let shown = self
            .told
            .iter()
            .filter_map(|event| Turbo::shown(event, viewer));
        shown
            .map(|event| serde_json::to_string(&event).expect("an event"))
            .collect()
    }

    fn played(&mut self, played: Move<Action>) -> Result<Heard<Event>, Refused<Refusal>> {
        let step = self.play.play(played)?;
        self.told.extend(&step.heard.events);
        Ok(step.heard)
    }

    pub(crate) fn act(&mut self, number: u8, action: Action) -> Heard<Event> {
        let done = self.played(Move::Seat(seat(number), action));
        done.unwrap_or_else(|refused| panic!("{action:?} of {number}: {refused:?}"))
    }

    pub(crate) fn house(&mut self, action: HouseAction<Action>) -> Heard<Event> {
        let done = self.played(Move::House(action));
        done.unwrap_or_else(|refused| panic!("refused to the house: {refused:?}"))
    }

    pub(crate) fn alarm(&mut self, action: Action) -> Heard<Event> {
        self.house(HouseAction::Alarm(action))
    }

    /// Demands that the action is refused, that nothing changes, and gives the clause.
    pub(crate) fn refused(&mut self, number: u8, action: Action) -> &'static str {
        let before = self.play.digest();
        let views: Vec<String> = self.views();
        let clause = match self.played(Move::Seat(seat(number), action)) {
            Err(Refused::Rules(refusal)) => refusal.clause(),
            Err(Refused::House(reason)) => panic!("refused by the house: {reason:?}"),
            Ok(_) => panic!("{action:?} of {number} is accepted"),
        };
        assert_eq!(self.play.digest(), before, "a refusal changes nothing");
        assert_eq!(self.views(), views);
        clause
    }

    pub(crate) fn views(&self) -> Vec<String> {
        Viewer::all(self.play.game().seats())
            .map(|viewer| serde_json::to_string(&self.view(viewer)).expect("a view"))
            .collect()
    }

    /// When the house may do this, if it may.
    pub(crate) fn when(&self, action: Action) -> Option<When> {
        let mut found = None;
        self.play.game().house_moves(&mut |listed, when| {
            if listed == action {
                found = Some(when);
            }
        });
        found
    }

    pub(crate) fn client(&self) -> u8 {
        self.public().client.expect("a client").number()
    }

    pub(crate) fn pawns(&mut self, cells: [u8; 4]) {
        let client = self.client();
        for (pawn, number) in Pawn::ALL.into_iter().zip(cells) {
            self.act(
                client,
                Action::Pawn {
                    pawn,
                    cell: rim(number),
                },
            );
        }
    }

    /// From placing to building: other pawns as long as a task has no solution.
    pub(crate) fn start(&mut self) {
        let mut cells = [0, 6, 3, 9];
        while self.stage() != Stage::Building {
            if self.stage() == Stage::Placing {
                self.pawns(cells);
                let client = self.client();
                self.act(client, Action::TurnTile);
                cells = cells.map(|cell| (cell + 1) % 12);
            }
            self.alarm(Action::Start);
        }
    }

    pub(crate) fn puzzle(&self) -> Puzzle {
        let view = self.public();
        view.pawns
            .puzzle(view.centre.expect("a turned tile"))
            .expect("four pawns")
    }

    pub(crate) fn solution(&self) -> [Tile; CELLS] {
        solver::first(&self.puzzle()).expect("a round has a solution")
    }

    /// A solution with one tile turned so that it is wrong.
    pub(crate) fn mistake(&self) -> [Tile; CELLS] {
        let mut tiles = self.solution();
        for cell in [0, 1, 2, 3, 5, 6, 7, 8] {
            let right = tiles[cell];
            tiles[cell] = right.turned();
            if !Faults::of(&self.puzzle(), &tiles).is_correct() {
                return tiles;
            }
            tiles[cell] = right;
        }
        panic!("a city of nine crossroads");
    }

    /// Lays the eight tiles around the centre; other tiles are taken back first.
    pub(crate) fn lay(&mut self, number: u8, tiles: [Tile; CELLS]) {
        for place in Cell::around() {
            let lies = self.city(number).at(place.index());
            if lies.is_some_and(|lies| lies != tiles[place.index()]) {
                self.act(number, Action::TakeBack { cell: place });
            }
        }
        for place in Cell::around() {
            if self.city(number).at(place.index()).is_none() {
                let tile = tiles[place.index()];
                self.act(number, Action::Place { cell: place, tile });
            }
        }
    }

    /// Builds a right city and claims.
    pub(crate) fn win(&mut self, number: u8) -> Heard<Event> {
        self.lay(number, self.solution());
        self.act(number, Action::Claim)
    }

    /// Builds a wrong city and claims.
    pub(crate) fn fail(&mut self, number: u8) -> Heard<Event> {
        self.lay(number, self.mistake());
        self.act(number, Action::Claim)
    }
}
