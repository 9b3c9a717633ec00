//! A table for tests: scenes, moves by name, and the events they cause.
#![allow(dead_code, reason = "each test file uses its own part of it")]

use maraude_core::{Actor, Chance, Game, Heard, Legal, Seat, Setup, bot_rng};
use maraude_roads::Way;
use maraude_taxifolie::scene::{Scene, cell};
use maraude_taxifolie::{Action, Edition, Event, Options, Phase, Refusal, Taxifolie};

pub(crate) const A: Seat = Seat::at(0);
pub(crate) const B: Seat = Seat::at(1);
pub(crate) const C: Seat = Seat::at(2);

pub(crate) const FIRST: Edition = Edition::First;
pub(crate) const SECOND: Edition = Edition::Second;

/// The way from the Gare de Lyon to the Bastille.
pub(crate) const TO_BASTILLE: [&str; 3] = ["bastille--lyon-2", "aligre", "bastille"];
/// A way from the Gare de Lyon to nowhere special.
pub(crate) const DULL: [&str; 3] = ["parc-de-bercy", "bercy", "bercy-village"];

/// Two players, seat 1 to roll.
pub(crate) fn two(edition: Edition) -> Scene {
    Scene::new(edition, 2)
}

pub(crate) fn way(cells: &[&str]) -> Action {
    let cells: Vec<u16> = cells.iter().map(|id| cell(id)).collect();
    Action::Drive {
        way: Way::from_cells(&cells).expect("a way of twelve steps at most"),
    }
}

/// Lets a seat act.
pub(crate) fn act(
    game: &mut Taxifolie,
    seat: Seat,
    action: Action,
) -> Result<Heard<Event>, Refusal> {
    let legal = Legal::judge(game, Actor::Seat(seat), action)?;
    let mut heard = Heard::default();
    let mut chance = Chance::imagined(&mut bot_rng(3));
    game.apply(legal, &mut chance, &mut heard);
    Ok(heard)
}

/// Drives the seat whose turn it is.
pub(crate) fn drive(game: &mut Taxifolie, cells: &[&str]) -> Result<Heard<Event>, Refusal> {
    let seat = game.turn();
    act(game, seat, way(cells))
}

/// Drives, and it is allowed.
pub(crate) fn drives(game: &mut Taxifolie, cells: &[&str]) -> Vec<Event> {
    drive(game, cells).expect("the way is legal").events
}

/// The last cells of every legal way.
pub(crate) fn ends(game: &Taxifolie) -> Vec<u16> {
    let mut ends = Vec::new();
    game.legal(game.turn(), &mut |action| {
        if let Action::Drive { way } = action {
            ends.extend(way.last());
        }
    });
    ends
}

/// Whether some legal way has this cell among its cells.
pub(crate) fn may_pass(game: &Taxifolie, id: &str) -> bool {
    let mut may = false;
    game.legal(game.turn(), &mut |action| {
        if let Action::Drive { way } = action {
            may |= way.cells().contains(&cell(id));
        }
    });
    may
}

pub(crate) fn paid(events: &[Event]) -> Option<(u16, u16, u16)> {
    events.iter().find_map(|event| match *event {
        Event::Paid {
            sum, tip, bonus, ..
        } => Some((sum, tip, bonus)),
        _ => None,
    })
}

pub(crate) fn unpaid(events: &[Event]) -> bool {
    events.iter().any(|e| matches!(e, Event::Unpaid { .. }))
}

pub(crate) fn new(seats: u8, seed: u64) -> Result<Taxifolie, Refusal> {
    let setup = Setup {
        seats,
        options: Options::default(),
    };
    Taxifolie::new(&setup, &mut Chance::imagined(&mut bot_rng(seed)))
}

/// Rolls for the start, with this luck; gives every go as the seats that rolled and their dice.
pub(crate) fn open(game: &mut Taxifolie, seed: u64) -> Vec<Vec<(Seat, [u8; 2])>> {
    let mut chance = Chance::imagined(&mut bot_rng(seed));
    let mut goes = vec![Vec::new()];
    while game.phase() == Phase::Opening {
        let seat = game.turn();
        let legal = Legal::judge(game, Actor::Seat(seat), Action::Roll);
        let legal = legal.expect("rolling is all there is");
        let mut heard = Heard::default();
        game.apply(legal, &mut chance, &mut heard);
        for event in heard.events {
            match event {
                Event::Opened { seat, dice } => goes.last_mut().expect("a go").push((seat, dice)),
                Event::Tied => goes.push(Vec::new()),
                _ => {}
            }
        }
    }
    goes
}

/// The seat whose turn it must be drives to nowhere special.
pub(crate) fn dull_turn(game: Taxifolie, seat: Seat) -> Taxifolie {
    assert_eq!((game.turn(), game.outcome()), (seat, None));
    let scene = Scene::of(game).taxi(seat, "lyon", Some("depart"));
    let mut game = scene.dice([1, 2]).game;
    drives(&mut game, &DULL);
    game
}

/// Lands exactly on the hazard next to Départ, where this card is drawn.
pub(crate) fn befalls(scene: Scene, hazard: &str) -> (Taxifolie, Vec<Event>) {
    let mut game = scene
        .taxi(A, "lyon", Some("parc-de-bercy"))
        .next_hazard(hazard)
        .dice([1, 1])
        .game;
    let events = drives(&mut game, &["depart", "lyon--daumesnil-2"]);
    (game, events)
}
