//! Building, claims and the end of a round, clause by clause (TT-R12 to TT-R26).

mod table;

use std::collections::BTreeSet;

use maraude_core::journal::HouseAction;
use maraude_core::{Game, Seat, Standing, Viewer, When};
use maraude_turbo::event::{Dropped, Won};
use maraude_turbo::state::Stage;
use maraude_turbo::tile::Kind;
use maraude_turbo::{Action, Event, Refusal};
use table::{cell, hopeless, open, options, race, race_with, seat, tile};

#[test]
fn tt_r12_others_see_only_how_many_cells_are_filled() {
    let mut table = race(3);
    table.start();
    let told = table.told_to(Viewer::Seat(seat(2))).len();
    table.act(
        1,
        Action::Place {
            cell: cell(0),
            tile: tile("curve:1"),
        },
    );
    let lines = table.told_to(Viewer::Seat(seat(2)));
    assert_eq!(&lines[told..], [r#"{"filled":{"seat":1,"filled":2}}"#]);
    assert_eq!(table.told_to(Viewer::Spectator), lines);
    table.act(1, Action::Rotate { cell: cell(0) });
    table.act(
        1,
        Action::Move {
            from: cell(0),
            to: cell(7),
        },
    );
    assert_eq!(
        table.told_to(Viewer::Seat(seat(2))),
        lines,
        "no message at all"
    );
    for view in [table.seen(2), table.public()] {
        assert_eq!(view.players[0].city, None);
        assert_eq!(view.players[0].filled, 2);
    }
    assert!(table.seen(1).players[0].city.is_some());
}

#[test]
fn tt_r13_a_right_claim_wins_the_round_and_the_medal_tile() {
    let mut table = race(3);
    table.start();
    let kind = table.public().centre.expect("turned").kind();
    let heard = table.win(2);
    let won = Event::RoundWon {
        seat: seat(2),
        medal: kind,
        how: Won::Right,
    };
    assert!(heard.events.contains(&won), "{:?}", heard.events);
    assert_eq!(table.public().players[1].medals, [kind]);
    assert_eq!(table.public().pile, 11);
}

#[test]
fn tt_r14_a_wrong_claim_is_out_and_the_others_go_on() {
    let mut table = race(3);
    table.start();
    let heard = table.fail(1);
    let faults = heard.events.iter().find_map(|event| match event {
        Event::Wrong {
            out: true, faults, ..
        } => Some(*faults),
        _ => None,
    });
    assert!(!faults.expect("its faults are listed").is_correct());
    assert_eq!(table.stage(), Stage::Building);
    assert!(table.public().players[0].out);
    assert_eq!(table.refused(1, Action::Claim), "TT-T7");
    table.win(3);
    assert_eq!(table.medals(), [0, 0, 1]);
}

#[test]
fn tt_r15_the_last_one_left_wins_without_finishing() {
    let mut table = race(3);
    table.start();
    table.fail(1);
    let heard = table.fail(3);
    assert!(heard.events.iter().any(|event| {
        matches!(event, Event::RoundWon { seat, how: Won::Last, .. } if seat.number() == 2)
    }));
    assert_eq!(table.medals(), [0, 1, 0]);
}

#[test]
fn tt_r16_the_winner_is_the_next_client() {
    let mut table = race(3);
    table.start();
    table.win(3);
    assert_eq!(table.client(), 3);
    table.start();
    table.act(3, Action::GiveUp);
    table.act(1, Action::GiveUp);
    assert_eq!(table.client(), 2, "also as the last one left");
}

#[test]
fn tt_r27_the_first_client_is_drawn_unless_the_set_up_names_one() {
    let drawn: BTreeSet<u8> = (0..40)
        .map(|seed| {
            open(4, options(|o| o.client = 0), seed)
                .expect("a race")
                .client()
        })
        .collect();
    assert_eq!(drawn.into_iter().collect::<Vec<_>>(), [1, 2, 3, 4]);
    assert_eq!(race_with(4, |o| o.client = 3).client(), 3);
    let refused = open(2, options(|o| o.client = 3), 1).err();
    assert_eq!(refused, Some(Refusal::NoSuchClient));
}

#[test]
fn tt_r18_tt_r28_after_twelve_medals_most_win_and_ties_share() {
    let mut table = race(3);
    for round in 0..12u8 {
        assert_eq!(table.play.game().outcome(), None);
        assert_eq!(table.public().round, round + 1);
        table.start();
        table.win([1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 3, 3][usize::from(round)]);
    }
    let outcome = table.play.game().outcome().expect("over");
    assert_eq!(outcome.ending, "medals");
    let Standing::Ranked(ranking) = outcome.standing else {
        panic!("a race is ranked");
    };
    let places: Vec<u8> = Seat::all(3).map(|seat| ranking.place(seat)).collect();
    let scores: Vec<i32> = Seat::all(3).map(|seat| ranking.score(seat)).collect();
    assert_eq!((places, scores), (vec![1, 1, 3], vec![5, 5, 2]));
}

#[test]
fn tt_r19_two_to_eight_seats_and_still_twelve_medals() {
    for seats in 0..=8u8 {
        let table = open(seats, options(|o| o.client = 0), 1);
        assert_eq!(table.is_ok(), (2..=8).contains(&seats), "{seats}");
    }
    let table = race(8);
    assert_eq!((table.public().pile, table.public().players.len()), (12, 8));
    assert_eq!(
        open(1, options(|_| {}), 1).err(),
        Some(Refusal::SeatsForRace)
    );
}

#[test]
fn tt_r21_own_tiles_move_freely_except_the_centre() {
    let mut table = race(2);
    table.start();
    table.act(
        1,
        Action::Place {
            cell: cell(0),
            tile: tile("tee:0"),
        },
    );
    table.act(1, Action::Rotate { cell: cell(0) });
    assert_eq!(table.city(1).at(0), Some(tile("tee:1")));
    table.act(
        1,
        Action::Place {
            cell: cell(8),
            tile: tile("straight:1"),
        },
    );
    table.act(
        1,
        Action::Move {
            from: cell(0),
            to: cell(8),
        },
    );
    assert_eq!(
        (table.city(1).at(0), table.city(1).at(8)),
        (Some(tile("straight:1")), Some(tile("tee:1")))
    );
    table.act(
        1,
        Action::Move {
            from: cell(8),
            to: cell(2),
        },
    );
    assert_eq!(
        (table.city(1).at(8), table.city(1).at(2)),
        (None, Some(tile("tee:1")))
    );
    table.act(1, Action::TakeBack { cell: cell(2) });
    assert_eq!(table.city(1).filled(), 2);
    let centre = cell(4);
    for action in [
        Action::Rotate { cell: centre },
        Action::TakeBack { cell: centre },
        Action::Move {
            from: centre,
            to: cell(1),
        },
        Action::Move {
            from: cell(0),
            to: centre,
        },
        Action::Place {
            cell: centre,
            tile: tile("curve:0"),
        },
        Action::Place {
            cell: cell(0),
            tile: tile("curve:0"),
        },
        Action::Rotate { cell: cell(1) },
        Action::TakeBack { cell: cell(1) },
        Action::Move {
            from: cell(0),
            to: cell(0),
        },
    ] {
        assert_eq!(table.refused(1, action), "TT-R21", "{action:?}");
    }
}

#[test]
fn tt_r21_a_claim_needs_nine_tiles_and_costs_nothing_before() {
    let mut table = race(2);
    table.start();
    assert_eq!(table.refused(1, Action::Claim), "TT-R21");
    table.lay(1, table.solution());
    table.act(1, Action::TakeBack { cell: cell(8) });
    assert_eq!(table.refused(1, Action::Claim), "TT-R21");
    assert!(!table.public().players[0].out);
}

#[test]
fn tt_r23_with_two_a_wrong_claim_gives_the_medal_to_the_other() {
    let mut table = race(2);
    table.start();
    table.lay(2, table.mistake());
    table.fail(1);
    assert_eq!(
        table.medals(),
        [0, 1],
        "though the other city is wrong as well"
    );
    assert_eq!(table.refused(2, Action::Claim), "TT-T7", "never judged");
    assert_eq!(table.medals(), [0, 1]);
}

#[test]
fn tt_r24_giving_up_is_being_out() {
    let mut table = race(3);
    table.start();
    table.act(1, Action::GiveUp);
    assert!(table.public().players[0].out);
    assert_eq!(table.refused(1, Action::GiveUp), "TT-T7");
    table.act(2, Action::GiveUp);
    assert_eq!(table.medals(), [0, 0, 1]);
}

#[test]
fn tt_r24_all_who_are_still_in_may_drop_the_round() {
    let mut table = race(3);
    assert_eq!(table.when(Action::Drop), None);
    table.start();
    table.act(2, Action::GiveUp);
    let by = [seat(1), seat(3)].into_iter().collect();
    assert_eq!(table.when(Action::Drop), Some(When::Agreed { by }));
    let heard = table.house(HouseAction::Agreed(Action::Drop));
    assert!(heard.events.contains(&Event::RoundDropped {
        why: Dropped::Agreed
    }));
    assert_eq!(table.medals(), [0, 0, 0]);
}

#[test]
fn tt_r25_a_round_without_winner_keeps_its_client_and_brings_all_back() {
    let mut table = race(3);
    table.start();
    table.win(2);
    table.start();
    table.fail(3);
    table.house(HouseAction::Agreed(Action::Drop));
    assert_eq!(table.client(), 2);
    assert_eq!(table.public().round, 2, "it does not count");
    assert_eq!(table.public().pile, 11);
    assert!(table.public().players.iter().all(|player| !player.out));
    assert_eq!(table.stage(), Stage::Placing, "pawns first, then the tile");
    let mut table = hopeless();
    table.alarm(Action::Start);
    assert_eq!((table.client(), table.public().round), (1, 1));
}

#[test]
fn tt_r26_the_last_tile_comes_again_newly_turned() {
    let mut turns = BTreeSet::new();
    for seed in 1..6 {
        let mut table = open(2, options(|_| {}), seed).expect("a race");
        for _ in 0..11 {
            table.start();
            table.act(2, Action::GiveUp);
        }
        assert_eq!(
            table.play.game().outcome(),
            None,
            "played though nobody can catch up"
        );
        table.start();
        let kind = table.public().centre.expect("turned").kind();
        for _ in 0..6 {
            turns.insert((kind, table.public().centre.expect("turned").rotation()));
            table.house(HouseAction::Agreed(Action::Drop));
            assert_eq!(table.public().pile, 1);
            table.start();
            assert_eq!(table.public().centre.expect("turned").kind(), kind);
        }
    }
    let kinds: BTreeSet<Kind> = turns.iter().map(|(kind, _)| *kind).collect();
    assert!(turns.len() > kinds.len(), "newly turned: {turns:?}");
}
