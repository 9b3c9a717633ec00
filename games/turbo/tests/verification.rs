//! What the table sees of a claim, clause by clause (TT-R13, TT-R22).

mod table;

use maraude_core::{Redeal, Viewer, bot_rng};
use maraude_turbo::Action;
use maraude_turbo::city::Cell;
use maraude_turbo::faults::Faults;
use table::{race, race_with, seat, trial};

#[test]
fn tt_r13_a_right_city_is_shown_to_all_with_its_two_ways() {
    let mut table = race(3);
    table.start();
    let (puzzle, solution) = (table.puzzle(), table.solution());
    table.win(2);
    for view in [table.seen(1), table.seen(2), table.public()] {
        let last = view.last.expect("laid open");
        assert_eq!(last.cities[1].complete(), Some(solution));
        let ways = last.ways.expect("a right city has two");
        for (way, [from, to]) in ways.iter().zip(puzzle.pairs) {
            let ends = (way.first().copied(), way.last().copied());
            assert_eq!(ends.0.map(Cell::index), Some(from.touches()));
            assert_eq!(ends.1.map(Cell::index), Some(to.touches()));
            // Each cell is beside the one before it.
            for step in way.windows(2) {
                let (a, b) = (step[0].index(), step[1].index());
                let apart = (a / 3).abs_diff(b / 3) + (a % 3).abs_diff(b % 3);
                assert_eq!(apart, 1, "{way:?}");
            }
        }
    }
}

#[test]
fn tt_r13_a_round_without_a_right_city_has_no_ways() {
    let mut table = race(2);
    table.start();
    table.fail(1);
    assert_eq!(table.public().last.expect("laid open").ways, None);
    let mut table = trial();
    table.win(1);
    assert!(table.seen(1).last.expect("laid open").ways.is_some());
}

#[test]
fn tt_r22_all_see_that_a_city_is_wrong_and_where_but_no_tile_of_it() {
    let mut table = race(3);
    table.start();
    let judged = Faults::of(&table.puzzle(), &table.mistake());
    table.fail(1);
    let own = table.me(1);
    assert!(own.city.is_some(), "it stays as it is");
    for view in [table.seen(2), table.public()] {
        assert_eq!(view.players[0].city, None);
        assert_eq!(view.players[0].faults, Some(judged));
    }
    let wrong = |viewer| -> Vec<String> {
        let told = table.told_to(viewer).into_iter();
        told.filter(|line| line.contains("wrong")).collect()
    };
    assert_eq!(wrong(Viewer::Spectator), wrong(Viewer::Seat(seat(1))));
    assert!(!wrong(Viewer::Spectator)[0].contains("curve"), "no tile");
    let city = own.city;
    table.win(2);
    let last = table.public().last.expect("laid open");
    assert_eq!(Some(last.cities[0]), city);
    assert_eq!(last.faults[0], own.faults);
    assert_eq!(last.cities.len(), 3);
}

#[test]
fn tt_r22_what_is_mended_after_a_second_chance_stays_hidden() {
    let mut table = race_with(3, |o| o.second_chance = 5);
    table.start();
    let judged = Faults::of(&table.puzzle(), &table.mistake());
    table.fail(1);
    table.alarm(Action::Admit { seat: seat(1) });
    table.lay(1, table.solution());
    assert_eq!(table.me(1).faults, None, "its builder sees it mended");
    assert_eq!(table.public().players[0].faults, Some(judged));
}

#[test]
fn tt_r22_other_cities_with_the_same_faults_look_the_same() {
    let mut table = race(3);
    table.start();
    let (puzzle, wrong) = (table.puzzle(), table.mistake());
    table.fail(1);
    let game = table.play.game();
    let mut others = 0;
    for luck in 0..20 {
        let world = game.redeal(Viewer::Seat(seat(2)), &mut bot_rng(luck));
        let own = maraude_core::Game::view(&world, Viewer::Seat(seat(1)));
        let city = own.players[0].city.and_then(|city| city.complete());
        let city = city.expect("nine tiles");
        assert_eq!(Faults::of(&puzzle, &city), Faults::of(&puzzle, &wrong));
        others += usize::from(city != wrong);
    }
    assert!(others > 0, "a spectator can't know the tiles");
}
