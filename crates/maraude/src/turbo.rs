//! `maraude turbo`: what is known exactly about Turbo's puzzles.

use crate::input::{Failure, journal};
use clap::{Args, Subcommand};
use maraude_turbo::SoloTime;
use maraude_turbo::city::CELLS;
use maraude_turbo::puzzle::Puzzle;
use maraude_turbo::rim::RimCell;
use maraude_turbo::solver::census::{self, Summary, Tally};
use maraude_turbo::solver::{self, difficulty::Difficulty};
use maraude_turbo::tile::{Kind, Side, Tile};
use serde::Serialize;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// Solve a puzzle of Turbo, or count them all.
#[derive(Args)]
pub(crate) struct Turbo {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Solve one puzzle and draw the solution.
    Solve(Solve),
    /// Count the solutions of every puzzle there is.
    Census(Census),
    /// Print how long a solo game took, from its journal.
    Time(Time),
}

impl Turbo {
    pub(crate) fn run(self) -> Result<(), Failure> {
        match self.what {
            What::Solve(solve) => solve.run(),
            What::Census(census) => census.run(),
            What::Time(time) => time.run(),
        }
    }
}

/// The rim cells are numbered 0 to 11 clockwise from the top left.
#[derive(Args)]
struct Solve {
    /// The centre tile: straight, curve, tee, double, cross or deadend, and its quarter turns
    /// clockwise.
    #[arg(long, value_name = "KIND:ROT")]
    centre: Tile,
    /// Two rim cells that must be joined; given twice.
    #[arg(long = "pair", value_name = "A,B", required = true, value_parser = pair)]
    pairs: Vec<[RimCell; 2]>,
    /// Every solution, not only the first.
    #[arg(long)]
    all: bool,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

fn pair(text: &str) -> Result<[RimCell; 2], String> {
    let cell = |text: &str| text.trim().parse().ok().and_then(RimCell::new);
    let cells = text
        .split_once(',')
        .map(|(first, second)| (cell(first), cell(second)));
    match cells {
        Some((Some(first), Some(second))) => Ok([first, second]),
        _ => Err("a pair is two rim cells from 0 to 11, such as 0,6".to_owned()),
    }
}

#[derive(Serialize)]
struct Answer {
    solvable: bool,
    count: u32,
    solutions: Vec<[Tile; CELLS]>,
}

impl Solve {
    fn run(self) -> Result<(), Failure> {
        let pairs: [[RimCell; 2]; 2] = self
            .pairs
            .try_into()
            .map_err(|_| "a puzzle has two pairs: --pair a,b --pair c,d")?;
        let puzzle = Puzzle::new(self.centre, pairs)
            .ok_or("four different rim cells, please: one pawn per cell (TT-R3)")?;
        let solutions = if self.all {
            solver::list(&puzzle)
        } else {
            solver::first(&puzzle).into_iter().collect()
        };
        let count = solver::count(&puzzle);
        if self.json {
            let answer = Answer {
                solvable: count > 0,
                count,
                solutions,
            };
            println!("{}", serde_json::to_string(&answer)?);
            return Ok(());
        }
        for tiles in &solutions {
            println!("{}", draw(puzzle, tiles));
        }
        match Difficulty::of(&puzzle) {
            None => println!("No solution."),
            Some(difficulty) => println!(
                "{count} solution{}, difficulty {} of 5.",
                if count == 1 { "" } else { "s" },
                difficulty.grade()
            ),
        }
        if !puzzle.is_green() {
            println!("A client may not set this: fewer than two pawns on green cells (TT-R2).");
        }
        Ok(())
    }
}

/// The city with the pawns around it: Y and B are the two pairs, a dot is an empty rim cell.
fn draw(puzzle: Puzzle, tiles: &[Tile; CELLS]) -> String {
    let pawn = |number: u8| -> char {
        let at = |pair: usize| {
            puzzle.pairs[pair]
                .iter()
                .any(|cell| cell.number() == number)
        };
        match (at(0), at(1)) {
            (true, _) => 'Y',
            (_, true) => 'B',
            _ => '·',
        }
    };
    let mut text = String::new();
    let edge = |cells: [u8; 3]| {
        let [a, b, c] = cells.map(pawn);
        format!("     {a}    {b}    {c}\n")
    };
    text += &edge([0, 1, 2]);
    for row in 0..3usize {
        for line in 0..3 {
            let (left, right) = if line == 1 {
                (pawn(11 - row as u8), pawn(3 + row as u8))
            } else {
                (' ', ' ')
            };
            let cells: String = (0..3)
                .map(|column| part(tiles[3 * row + column], line))
                .collect();
            let row = format!(" {left} {cells} {right}");
            text += row.trim_end();
            text.push('\n');
        }
    }
    text += &edge([8, 7, 6]);
    text
}

/// One of the three lines of a tile, five characters wide.
fn part(tile: Tile, line: u8) -> String {
    let road = |side: Side, sign: char| if tile.has_arm(side) { sign } else { ' ' };
    match line {
        0 => format!("  {}  ", road(Side::North, '│')),
        2 => format!("  {}  ", road(Side::South, '│')),
        _ => {
            let (west, east) = (road(Side::West, '─'), road(Side::East, '─'));
            format!("{west}{west}{}{east}{east}", knot(tile))
        }
    }
}

/// The middle of a tile; the two curves of the double one pass each other beside the stroke.
fn knot(tile: Tile) -> char {
    const BY_ARMS: [char; 16] = [
        ' ', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼',
    ];
    match (tile.kind(), tile.rotation()) {
        (Kind::Double, 0) => '╲',
        (Kind::Double, _) => '╱',
        _ => BY_ARMS[usize::from(tile.arms())],
    }
}

#[derive(Args)]
struct Census {
    /// Write one line per puzzle: `centre_kind,rotation,a1,a2,b1,b2,solutions`.
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
}

impl Census {
    fn run(self) -> Result<(), Failure> {
        let mut summary = Summary::default();
        let mut csv = String::from("centre_kind,rotation,a1,a2,b1,b2,solutions\n");
        census::each(|centre, rim, counts| {
            summary.add(centre, rim, counts);
            for (pairing, solutions) in counts.into_iter().enumerate() {
                let [[a1, a2], [b1, b2]] = Puzzle::of_pairing(centre, rim, pairing)
                    .pairs
                    .map(|pair| pair.map(RimCell::number));
                let (kind, rotation) = (centre.kind().name(), centre.rotation());
                let _ = writeln!(csv, "{kind},{rotation},{a1},{a2},{b1},{b2},{solutions}");
            }
        });
        if let Some(file) = &self.csv {
            write(file, &csv)?;
        }
        print_summary(&summary);
        Ok(())
    }
}

fn write(file: &Path, text: &str) -> Result<(), Failure> {
    std::fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()).into())
}

fn print_summary(summary: &Summary) {
    let line = |name: &str, all: &Tally, green: &Tally| {
        println!(
            "{name:<12} {:>6} of {:>6}  {:>6.3} %   {:>6} of {:>6}  {:>6.3} %",
            all.unsolvable,
            all.puzzles,
            100.0 * all.share(),
            green.unsolvable,
            green.puzzles,
            100.0 * green.share()
        );
    };
    println!(
        "{} puzzles, {} solutions, at most {} for one puzzle",
        summary.all.puzzles, summary.solutions, summary.most
    );
    println!("\nwithout solution    all rim cells            two pawns on green (TT-R2)");
    line("all", &summary.all, &summary.green);
    for tile in Tile::all() {
        let (all, green) = &summary.by_face[usize::from(tile.face())];
        line(&tile.to_string(), all, green);
    }
    let (all, green) = summary.by_draw();
    println!(
        "by the draw                    {:>6.3} %                    {:>6.3} %",
        100.0 * all,
        100.0 * green
    );
}

#[derive(Args)]
struct Time {
    /// The finished journal of a time trial or a daily puzzle.
    journal: PathBuf,
}

impl Time {
    fn run(self) -> Result<(), Failure> {
        let (journal, _) = journal(&self.journal)?;
        let time = SoloTime::of(&journal)
            .map_err(|error| format!("{}: {error}", self.journal.display()))?;
        let tasks = if time.solved == 1 { "task" } else { "tasks" };
        let seconds = time.ms as f64 / 1000.0;
        println!("{seconds:.3} s for {} {tasks} solved", time.solved);
        if time.unranked {
            println!("Not ranked: a hint, a solution or a task given up (TT-K5).");
        }
        Ok(())
    }
}
