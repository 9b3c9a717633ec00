//! Tasks for one, clause by clause (TT-K).

mod table;

use maraude_core::digest::hex;
use maraude_core::journal::{HouseAction, Journal, Move, salt_commitment};
use maraude_core::{Game, RankedTime, Viewer, When};
use maraude_turbo::SoloTime;
use maraude_turbo::city::Cell;
use maraude_turbo::solver::difficulty::Difficulty;
use maraude_turbo::solver::hint::Hint;
use maraude_turbo::solver::{self, census::Summary};
use maraude_turbo::state::Stage;
use maraude_turbo::{Action, COUNTDOWN_MS, Event, Mode, Options, Refusal, Turbo, task};
use table::{Table, cell, open, race, tile, trial};

fn daily(date: &str, seed: u8) -> Result<Table, Refusal> {
    let options = Options {
        mode: Mode::Daily,
        date: date.to_owned(),
        ..Options::default()
    };
    open(1, options, seed)
}

#[test]
fn tt_k2_the_census_in_a_few_numbers() {
    let summary = Summary::take();
    assert_eq!(summary.all.puzzles, 25_245);
    assert_eq!(summary.green.puzzles, 17 * 462 * 3);
    assert_eq!(
        (summary.all.unsolvable, summary.green.unsolvable),
        (685, 412)
    );
    assert_eq!((summary.solutions, summary.most), (256_696, 39));
    let (all, green) = summary.by_draw();
    // Very rare, as the rulebook says of a task that a client may set.
    assert!(green < 0.02, "{green}");
    assert!(green < all, "{green} {all}");
    let sum: u32 = summary.by_face.iter().map(|(all, _)| all.unsolvable).sum();
    assert_eq!(sum, summary.all.unsolvable);
}

#[test]
fn tt_k3_difficulty_grows_with_the_search_and_falls_with_the_solutions() {
    let few = Difficulty {
        solutions: 2,
        effort: 200,
    };
    let many = Difficulty {
        solutions: 50,
        effort: 200,
    };
    let wide = Difficulty {
        solutions: 50,
        effort: 400,
    };
    assert!(few.score() > many.score() && wide.score() > many.score());
    assert!(few.grade() > many.grade());
}

#[test]
fn tt_k4_a_trial_has_five_tasks_each_harder_than_the_last() {
    let mut table = trial();
    let mut scores = Vec::new();
    for number in 1..=5u8 {
        let solo = table.seen(1).solo.expect("solo");
        assert_eq!(
            (solo.task, solo.tasks, solo.grade),
            (number, 5, Some(number))
        );
        scores.push(Difficulty::of(&table.puzzle()).expect("solvable").score());
        table.win(1);
        if number < 5 {
            assert_eq!(table.stage(), Stage::Countdown);
            assert_eq!(
                table.when(Action::Start),
                Some(When::After { ms: COUNTDOWN_MS })
            );
            table.alarm(Action::Start);
        }
    }
    assert!(scores.is_sorted_by(|a, b| a < b), "{scores:?}");
    let outcome = table.play.game().outcome().expect("over");
    assert_eq!((outcome.ending, outcome.score()), ("trial", 5));
}

#[test]
fn tt_k4_the_daily_puzzle_is_the_same_for_everybody() {
    let puzzle = |date: &str, seed: u8| {
        let mut table = daily(date, seed).expect("a day");
        table.alarm(Action::Start);
        table.puzzle()
    };
    let day = puzzle("2026-11-15", 1);
    assert_eq!(puzzle("2026-11-15", 99), day, "whatever the table's seed");
    assert_eq!(task::daily("2026-11-15"), Some(day));
    assert_ne!(puzzle("2026-11-16", 1), day);
    assert_eq!(daily("", 1).err(), Some(Refusal::DateMissing));
    assert_eq!(daily("2026-02-30", 1).err(), Some(Refusal::DateMissing));
    let mut table = daily("2026-11-15", 1).expect("a day");
    table.alarm(Action::Start);
    table.win(1);
    assert_eq!(table.play.game().outcome().expect("over").ending, "daily");
}

#[test]
fn tt_k4_the_daily_puzzle_is_harder_towards_sunday() {
    // 2026-11-09 is a Monday.
    let grades: Vec<u8> = (9..=15)
        .map(|day| {
            let puzzle = task::daily(&format!("2026-11-{day:02}")).expect("a day");
            assert!(puzzle.is_green());
            Difficulty::of(&puzzle).expect("solvable").grade()
        })
        .collect();
    assert_eq!(grades, [1, 2, 2, 3, 3, 4, 5]);
}

#[test]
fn tt_k4_a_hint_is_one_right_tile_and_for_the_player_only() {
    let mut table = trial();
    let heard = table.act(1, Action::Hint);
    let Event::Hinted {
        hint: Some(Hint::Place { cell, tile }),
        ..
    } = heard.events[0]
    else {
        panic!("{:?}", heard.events);
    };
    let fits = solver::list(&table.puzzle());
    assert!(fits.iter().any(|tiles| tiles[cell.index()] == tile));
    assert!(table.seen(1).solo.expect("solo").hint.is_some());
    assert_eq!(table.public().solo.expect("solo").hint, None);
    let told = table.told_to(Viewer::Spectator);
    assert_eq!(
        told.last().map(String::as_str),
        Some(r#"{"hinted":{"seat":1}}"#)
    );
    table.act(1, Action::Place { cell, tile });
    assert_eq!(table.seen(1).solo.expect("solo").hint, None, "used up");
}

#[test]
fn tt_k4_a_hint_takes_back_what_no_solution_contains() {
    let mut table = trial();
    let fits = solver::list(&table.puzzle());
    let wrong = maraude_turbo::tile::Tile::all()
        .filter(|tile| table.city(1).left(tile.kind()) > 0)
        .find(|tile| fits.iter().all(|tiles| tiles[0] != *tile))
        .expect("some tile never lies there");
    table.act(
        1,
        Action::Place {
            cell: cell(0),
            tile: wrong,
        },
    );
    let heard = table.act(1, Action::Hint);
    let hint = Some(Hint::TakeBack { cell: cell(0) });
    assert!(matches!(heard.events[0], Event::Hinted { hint: given, .. } if given == hint));
}

#[test]
fn tt_k4_a_solution_can_be_shown_once() {
    let mut table = trial();
    table.act(1, Action::Show);
    let tiles = table.seen(1).solo.expect("solo").solution.expect("shown");
    assert!(solver::list(&table.puzzle()).contains(&tiles));
    assert_eq!(table.public().solo.expect("solo").solution, None);
    assert_eq!(table.refused(1, Action::Show), "TT-K4");
    let mut race = race(2);
    race.start();
    assert_eq!(race.refused(1, Action::Hint), "TT-K4");
    assert_eq!(race.refused(1, Action::Show), "TT-K4");
}

#[test]
fn tt_k5_solo_tasks_are_solvable_and_have_no_client() {
    for seed in 0..20 {
        let options = Options {
            mode: Mode::Trial,
            ..Options::default()
        };
        let mut table = open(1, options, seed).expect("a trial");
        assert_eq!(table.public().client, None);
        assert_eq!(table.stage(), Stage::Countdown);
        table.alarm(Action::Start);
        assert!(solver::decide(&table.puzzle()) && table.puzzle().is_green());
    }
    let options = Options {
        mode: Mode::Trial,
        ..Options::default()
    };
    assert_eq!(open(2, options, 1).err(), Some(Refusal::SeatsForSolo));
}

#[test]
fn tt_k5_a_wrong_claim_shows_its_faults_and_lets_the_player_go_on() {
    let mut table = trial();
    table.fail(1);
    assert!(
        table
            .me(1)
            .faults
            .is_some_and(|faults| !faults.is_correct())
    );
    assert!(!table.me(1).out);
    assert_eq!(table.seen(1).solo.expect("solo").wrong, 1);
    table.win(1);
    assert_eq!(table.seen(1).solo.expect("solo").solved, 1);
}

/// Plays entries at given times and measures them as a journal reader does.
struct Watch {
    table: Table,
    time: SoloTime,
}

impl Watch {
    fn hear(&mut self, at: u64, played: &Move<Action>) {
        let step = self.table.play.play(played.clone()).expect("legal");
        self.time.hear(at, played, &step.heard.events);
    }

    fn seat(&mut self, at: u64, action: Action) {
        self.hear(at, &Move::Seat(table::seat(1), action));
    }

    fn solve(&mut self, at: u64) {
        let solution = self.table.solution();
        for place in Cell::around() {
            let lies = self.table.city(1).at(place.index());
            if lies.is_some_and(|lies| lies != solution[place.index()]) {
                self.seat(at, Action::TakeBack { cell: place });
            }
        }
        for place in Cell::around() {
            if self.table.city(1).at(place.index()).is_none() {
                let tile = solution[place.index()];
                self.seat(at, Action::Place { cell: place, tile });
            }
        }
        self.seat(at, Action::Claim);
    }
}

fn watch() -> Watch {
    let table = daily("2026-11-15", 1).expect("a day");
    let mut watch = Watch {
        table,
        time: SoloTime::default(),
    };
    watch.hear(3_000, &Move::House(HouseAction::Alarm(Action::Start)));
    watch
}

#[test]
fn tt_k5_a_wrong_claim_adds_ten_seconds_to_the_journals_time() {
    let mut watch = watch();
    watch.solve(45_000);
    assert_eq!((watch.time.ms, watch.time.unranked), (42_000, false));
    let mut watch = self::watch();
    watch.table.lay(1, watch.table.mistake());
    watch.seat(20_000, Action::Claim);
    watch.solve(45_000);
    assert_eq!(watch.time.ms, 52_000);
}

#[test]
fn tt_k5_a_pause_counts() {
    let mut watch = watch();
    watch.hear(10_000, &Move::House(HouseAction::Pause));
    watch.hear(70_000, &Move::House(HouseAction::Resume));
    watch.solve(75_000);
    assert_eq!(watch.time.ms, 72_000, "the task was in sight");
}

#[test]
fn tt_k5_after_help_the_time_does_not_rank() {
    for help in [Action::Hint, Action::Show] {
        let mut watch = watch();
        watch.seat(5_000, help);
        watch.solve(45_000);
        assert!(watch.time.unranked);
        let outcome = watch.table.play.game().outcome().expect("over");
        assert_eq!(outcome.score(), 0, "solved with help is not solved alone");
    }
    let mut watch = watch();
    watch.seat(5_000, Action::GiveUp);
    assert!(watch.time.unranked);
    assert!(watch.table.play.game().outcome().is_some());
}

#[test]
fn tt_k5_a_hint_cannot_be_taken_back() {
    for help in [Action::Hint, Action::Show] {
        let mut table = trial();
        table.act(
            1,
            Action::Place {
                cell: cell(0),
                tile: tile("straight:0"),
            },
        );
        assert!(table.play.takebacks(table::seat(1)).count() > 0);
        table.act(1, help);
        assert_eq!(table.play.takebacks(table::seat(1)).count(), 0);
    }
}

#[test]
fn tt_k5_a_journal_tells_its_time() {
    let text = include_str!("../goldens/daily-novice.journal");
    let journal = Journal::parse(text.as_bytes()).expect("a journal");
    let time = SoloTime::of(&journal).expect("it replays");
    let (start, end) = (journal.entries.first(), journal.entries.last());
    let wrong = text.matches("\"claim\"").count() as u64 - 1;
    let span = end.map_or(0, |entry| entry.at) - start.map_or(0, |entry| entry.at);
    assert_eq!(time.ms, span + wrong * 10_000);
    assert_eq!((time.solved, time.unranked), (1, false));
}

#[test]
fn tt_k5_only_a_person_who_solves_alone_is_ranked() {
    let text = include_str!("../goldens/daily-novice.journal");
    let mut journal = Journal::parse(text.as_bytes()).expect("a journal");
    let time = SoloTime::of(&journal).expect("it replays").ms;
    assert_eq!(Turbo::ranked_time(&journal), None, "a bot has played it");
    journal.header.seats = vec!["person".to_owned()];
    journal.header.salt_commitments = vec![hex(&salt_commitment(&[]))];
    assert_eq!(Turbo::ranked_time(&journal), Some(time));
    let mut watch = watch();
    let stand_in = HouseAction::StandIn {
        seat: table::seat(1),
        bot: "expert".to_owned(),
    };
    watch.hear(5_000, &Move::House(stand_in));
    watch.solve(45_000);
    assert!(watch.time.unranked);
}

#[test]
fn a_tile_at_hand_is_the_same_alone_as_in_a_race() {
    let mut table = trial();
    let centre = table.public().centre.expect("turned");
    if centre.kind() != tile("cross:0").kind() {
        table.act(
            1,
            Action::Place {
                cell: cell(0),
                tile: tile("cross:0"),
            },
        );
        let again = Action::Place {
            cell: cell(1),
            tile: tile("cross:0"),
        };
        assert_eq!(table.refused(1, again), "TT-R5");
    }
}
