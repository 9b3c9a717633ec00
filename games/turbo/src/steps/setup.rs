//! Before the first round: the pile is shuffled, the first client drawn (TT-R1, TT-R27).

use maraude_core::{Chance, Seat, Seats, Setup};

use super::{CLIENT, SHUFFLE};
use crate::medals::{MedalPile, Medals, full_pile};
use crate::options::{Mode, Options};
use crate::pawn::Pawns;
use crate::refusal::Refusal;
use crate::state::{Builder, Draws, Rules, Solo, Stage, Turbo};
use crate::task;

/// A new table.
pub(crate) fn new(setup: &Setup<Options>, chance: &mut Chance) -> Result<Turbo, Refusal> {
    let Setup { seats, options } = setup;
    let rules = rules(options)?;
    let solo = rules.mode.is_solo();
    match (solo, *seats) {
        (true, 1) | (false, 2..=8) => {}
        (true, _) => return Err(Refusal::SeatsForSolo),
        (false, _) => return Err(Refusal::SeatsForRace),
    }
    let client = match options.client {
        0 if solo => Seat::at(0),
        0 => Seat::at(chance.at(CLIENT, 0).below((*seats).into()) as usize),
        number if number > *seats => return Err(Refusal::NoSuchClient),
        number => Seat::at(usize::from(number) - 1),
    };
    let mut game = Turbo {
        rules,
        seats: *seats,
        stage: Stage::Placing,
        game: 1,
        client,
        pile: if solo {
            MedalPile::default()
        } else {
            full_pile()
        },
        medals: Medals::NONE,
        pawns: Pawns::default(),
        centre: None,
        builders: Builder::idle(*seats),
        out: Seats::NONE,
        gone: Seats::NONE,
        late: Seats::NONE,
        penalised: Seats::NONE,
        last_winner: None,
        last: None,
        solo: Solo {
            task: u8::from(solo),
            ..Solo::default()
        },
        draws: Draws::default(),
    };
    if !solo {
        game.shuffle(chance);
    }
    if game.house_sets_the_task() {
        game.stage = Stage::Countdown;
    }
    Ok(game)
}

fn rules(options: &Options) -> Result<Rules, Refusal> {
    if options.mode.is_solo() && !options.fit_solo() {
        return Err(Refusal::RaceOnly);
    }
    let daily = match options.mode {
        Mode::Daily => Some(task::daily(&options.date).ok_or(Refusal::DateMissing)?),
        Mode::Race | Mode::Trial if options.date.is_empty() => None,
        Mode::Race | Mode::Trial => return Err(Refusal::DateWithout),
    };
    Ok(Rules {
        mode: options.mode,
        games: options.games,
        limit_ms: options.limit.ms(),
        head_start_ms: options.head_start * 1000,
        second_chance_ms: options.second_chance * 1000,
        house_pawns: options.house_pawns,
        daily,
    })
}

impl Turbo {
    /// Shuffles the whole pile, the turned tile included.
    pub(crate) fn shuffle(&mut self, chance: &mut Chance) {
        let mut draw = chance.at(SHUFFLE, self.draws.shuffles);
        self.draws.shuffles += 1;
        self.pile.shuffle(&mut draw);
    }

    /// Whether no client places pawns: alone (TT-K5), or by the option of TT-G3.
    pub(crate) fn house_sets_the_task(&self) -> bool {
        self.rules.mode.is_solo() || self.rules.house_pawns
    }
}
