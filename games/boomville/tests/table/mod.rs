//! A table for tests: scenes, dice that fall as wanted, and the events of a move.
#![allow(
    dead_code,
    unreachable_pub,
    reason = "each file of tests uses a part of it"
)]

use maraude_boomville::cards::Kind;
use maraude_boomville::scene::Scene;
use maraude_boomville::town::{Paving, Town};
use maraude_boomville::{Action, Boomville, Event, Obstacle, Options, Phase, Place, Refusal, View};
use maraude_core::{Actor, Chance, Game, Heard, Legal, Seat, Seed, Viewer};
use maraude_roads::Way;

pub type A = Action;
pub type E = Event;
pub type R = Refusal;

pub fn chance(seed: u64) -> Chance {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    Chance::new(&Seed(bytes), &[b""])
}

pub fn scene(seats: u8) -> Scene {
    Scene::new(seats, Options::default(), &mut chance(1)).expect("the table is fine")
}

pub fn scene_with(seats: u8, options: Options) -> Scene {
    Scene::new(seats, options, &mut chance(1)).expect("the table is fine")
}

pub fn town() -> &'static Town {
    Town::get()
}

/// The number of the line between two cells.
pub fn line(a: u16, b: u16) -> u8 {
    let lines = &town().plan.lines;
    let found = lines
        .iter()
        .position(|line| line.between == [a, b] || line.between == [b, a]);
    found.expect("a line lies there") as u8
}

/// The portion of a spot.
pub fn portion(spot: u8) -> &'static [u16] {
    &town().spot_portions[spot as usize]
}

/// The cell beyond the end of a portion, past its line.
pub fn beyond(end: u16, inside: u16) -> u16 {
    *town().plan.cells[end as usize]
        .to
        .iter()
        .find(|&&to| to != inside)
        .expect("streets go on")
}

/// The destination with this id.
pub fn place(id: &str) -> u8 {
    town()
        .plan
        .places
        .iter()
        .position(|place| place.id == id)
        .expect("it is a place") as u8
}

pub fn entrance(id: &str) -> u16 {
    town().entrances[place(id) as usize]
}

pub fn way(cells: &[u16]) -> Way {
    Way::from_cells(cells).expect("short")
}

/// A pawn at the end of a one-way portion, with a barrier ahead: no step is possible.
pub fn dead_end(scene: Scene) -> Scene {
    let cells = portion(0);
    let end = cells[cells.len() - 1];
    scene
        .pawn(0, end)
        .with(Obstacle::OneWay(0))
        .with(Obstacle::Barrier(ahead()))
}

/// The barred line ahead of the dead end.
pub fn ahead() -> u8 {
    let cells = portion(0);
    let end = cells[cells.len() - 1];
    line(end, beyond(end, cells[cells.len() - 2]))
}

pub fn end_cell() -> u16 {
    portion(0)[portion(0).len() - 1]
}

/// A game with the events of its last move.
pub struct Table {
    pub game: Boomville,
    pub told: Vec<E>,
    pub heard: Heard<E>,
}

impl Table {
    pub fn new(scene: Scene) -> Self {
        Self {
            game: scene.game(),
            told: Vec::new(),
            heard: Heard::default(),
        }
    }

    /// Plays, with any luck.
    pub fn act(&mut self, seat: usize, action: A) -> Result<(), R> {
        self.by(Actor::Seat(Seat::at(seat)), action, 5)
    }

    /// The table agrees.
    pub fn agree(&mut self, action: A) -> Result<(), R> {
        self.by(Actor::House, action, 5)
    }

    pub fn by(&mut self, by: Actor, action: A, seed: u64) -> Result<(), R> {
        let legal = Legal::judge(&self.game, by, action)?;
        let mut heard = Heard::default();
        self.game.apply(legal, &mut chance(seed), &mut heard);
        self.told = heard.events.clone();
        self.heard = heard;
        Ok(())
    }

    /// Rolls until the die falls as wanted.
    pub fn roll(&mut self, seat: usize, face: u8) {
        let before = self.game.clone();
        for seed in 0..1_000 {
            self.by(Actor::Seat(Seat::at(seat)), A::Roll, seed)
                .expect("rolling is legal");
            if self.told.contains(&E::Rolled {
                seat: Seat::at(seat),
                face,
            }) {
                return;
            }
            self.game = before.clone();
        }
        panic!("the die never shows {face}");
    }

    /// Rolls and drives; the way is as long as the roll.
    pub fn drive(&mut self, seat: usize, cells: &[u16]) -> Result<(), R> {
        self.roll(seat, cells.len() as u8);
        self.act(seat, A::Drive(way(cells)))
    }

    /// Rolls whatever takes the pawn onto a yellow cell, and drives there.
    pub fn drive_onto_yellow(&mut self, seat: usize) {
        for face in 1..=6 {
            let before = self.game.clone();
            self.roll(seat, face);
            let is_yellow =
                |way: &Vec<u16>| town().paving[way[way.len() - 1] as usize] == Paving::Yellow;
            if let Some(cells) = self.ways(seat).into_iter().find(is_yellow) {
                return self.act(seat, A::Drive(way(&cells))).expect("legal");
            }
            self.game = before;
        }
        panic!("no yellow cell within reach");
    }

    pub fn view(&self, seat: usize) -> View {
        self.game.view(Viewer::Seat(Seat::at(seat)))
    }

    pub fn at(&self, seat: usize) -> Place {
        self.view(seat).players[seat].at
    }

    pub fn destination(&self, seat: usize) -> Option<u8> {
        self.view(seat).players[seat].destination
    }

    pub fn phase(&self) -> Phase {
        self.view(0).phase
    }

    pub fn turn(&self) -> usize {
        self.view(0).turn.index()
    }

    /// Every legal action of a seat.
    pub fn legal(&self, seat: usize) -> Vec<A> {
        let mut actions = Vec::new();
        self.game
            .legal(Seat::at(seat), &mut |action| actions.push(action));
        actions
    }

    /// Every legal way of a seat.
    pub fn ways(&self, seat: usize) -> Vec<Vec<u16>> {
        let ways = self
            .legal(seat)
            .into_iter()
            .filter_map(|action| match action {
                A::Drive(way) | A::Shortcut(way) => Some(way.cells().to_vec()),
                _ => None,
            });
        ways.collect()
    }

    /// The kinds of CHANCE cards a seat holds.
    pub fn held(&self, seat: usize) -> Vec<Kind> {
        let deck = maraude_boomville::cards::Deck::get();
        self.view(0).players[seat]
            .held
            .iter()
            .map(|&card| deck.kind(card))
            .collect()
    }
}

/// A straight piece of a street: `n` cells in a row, none of them a fork, that end on a cell
/// with this paving; nothing but grey and yellow before it. With the cell before the first.
pub fn straight(n: usize, last: Paving) -> (u16, Vec<u16>) {
    let cells = &town().plan.cells;
    for start in cells {
        for &first in &start.to {
            let mut row = vec![start.id, first];
            while row.len() <= n {
                let here = &cells[row[row.len() - 1] as usize];
                if here.to.len() != 2 {
                    break;
                }
                row.push(
                    *here
                        .to
                        .iter()
                        .find(|&&to| to != row[row.len() - 2])
                        .expect("streets go on"),
                );
            }
            let plain =
                |cell: u16| !matches!(cells[cell as usize].paving, Paving::Red | Paving::Orange);
            let printed = row.iter().any(|cell| town().printed_portion.contains(cell));
            if row.len() == n + 1
                && !printed
                && cells[row[n] as usize].paving == last
                && row[1..n].iter().all(|&cell| plain(cell))
            {
                return (start.id, row[1..].to_vec());
            }
        }
    }
    panic!("no such street");
}

/// A street whose third cell is the entrance of a destination, with the cells after it.
pub fn street_to_a_destination() -> (u16, Vec<u16>, u8) {
    let (start, row) = straight(3, Paving::Red);
    let goal = town().destination_at[row[2] as usize].expect("a destination");
    (start, row, goal)
}

/// A table where seat 1 has just drawn a card of this kind.
pub fn drawn(scene: Scene, kind: Kind) -> Table {
    let (start, row) = straight(1, Paving::Yellow);
    let mut table = Table::new(scene.pawn(0, start).next_cards(&[kind]));
    table.drive(0, &row).expect("legal");
    table
}

pub fn did_nothing(table: &Table) -> bool {
    table.told.contains(&E::Nothing { seat: Seat::at(0) }) && table.turn() == 1
}

pub fn destinations(destinations: u8) -> Options {
    Options {
        destinations,
        ..Options::default()
    }
}
