//! Real time, clause by clause (TT-T): the house's order and the house's clock.

mod table;

use maraude_core::journal::{HouseAction, Move};
use maraude_core::play::{HouseRefusal, Refused};
use maraude_core::{Actor, Game, When};
use maraude_turbo::event::{Dropped, Won};
use maraude_turbo::pawn::Pawn;
use maraude_turbo::state::Stage;
use maraude_turbo::{Action, COUNTDOWN_MS, Event, HELP_MS, Limit};
use table::{cell, hopeless, open, options, race, race_with, rim, seat, tile};

#[test]
fn tt_t1_the_first_right_claim_ends_the_round_and_later_ones_are_void() {
    let mut table = race(3);
    table.start();
    table.lay(1, table.solution());
    table.lay(2, table.solution());
    table.act(2, Action::Claim);
    assert_eq!(table.refused(1, Action::Claim), "TT-T7");
    assert_eq!(table.medals(), [0, 1, 0]);
    assert!(!table.public().players[0].out, "without penalty");
}

#[test]
fn tt_t1_after_a_wrong_claim_the_next_is_judged() {
    let mut table = race(3);
    table.start();
    table.lay(1, table.mistake());
    table.lay(2, table.solution());
    table.act(1, Action::Claim);
    table.act(2, Action::Claim);
    assert_eq!(table.medals(), [0, 1, 0]);
}

#[test]
fn tt_t2_a_claim_is_judged_in_one_step() {
    let mut table = race(3);
    table.start();
    table.lay(1, table.mistake());
    let heard = table.act(1, Action::Claim);
    // Call and verdict are one entry of the journal: no tile can be placed between them.
    assert!(
        matches!(heard.events[..], [Event::Wrong { .. }]),
        "{:?}",
        heard.events
    );
    table.act(
        2,
        Action::Place {
            cell: cell(0),
            tile: tile("straight:0"),
        },
    );
}

#[test]
fn tt_t3_who_loses_the_connection_keeps_the_tiles_and_may_return() {
    let mut table = race(3);
    table.start();
    let solution = table.solution();
    let lay = |at: usize| Action::Place {
        cell: cell(at as u8),
        tile: solution[at],
    };
    table.act(1, lay(0));
    // Being away is no entry of the journal: the others build on, and one of them goes out.
    for action in [lay(2), Action::Rotate { cell: cell(2) }, Action::GiveUp] {
        table.act(2, action);
    }
    table.act(3, lay(5));
    let kept = table.city(1);
    assert_eq!(
        (kept.at(0), kept.filled()),
        (Some(solution[0]), 2),
        "the tiles placed are kept"
    );
    assert!(!table.me(1).out);
    table.win(1);
    assert_eq!(table.medals(), [1, 0, 0], "who is back may still win");
}

#[test]
fn tt_t3_a_round_that_everybody_has_left_is_paused_not_lost() {
    let mut table = race_with(2, |o| o.limit = Limit::S90);
    table.start();
    let place = |number| Action::Place {
        cell: cell(number),
        tile: tile("straight:0"),
    };
    table.act(1, place(0));
    let (before, views) = (table.play.digest(), table.views());
    table.house(HouseAction::Pause);
    // Nobody builds and no clock runs out, so nothing can be lost.
    for stopped in [
        Move::Seat(seat(1), place(1)),
        Move::Seat(seat(2), Action::GiveUp),
        Move::House(HouseAction::Alarm(Action::Limit)),
    ] {
        let refused = table.play.play(stopped).err();
        assert_eq!(refused, Some(Refused::House(HouseRefusal::Paused)));
    }
    assert_eq!(table.stage(), Stage::Building);
    assert_eq!((table.play.digest(), table.views()), (before, views));
    table.house(HouseAction::Resume);
    table.act(1, place(1));
    assert_eq!(table.city(1).filled(), 3, "it goes on where it stopped");
    table.alarm(Action::Limit);
}

#[test]
fn tt_t4_the_round_limit_is_off_unless_chosen() {
    let mut table = race(2);
    table.start();
    assert_eq!(table.when(Action::Limit), None);
    let mut table = race_with(2, |o| o.limit = Limit::S90);
    assert_eq!(
        table.when(Action::Limit),
        None,
        "it runs while people build"
    );
    table.start();
    assert_eq!(table.when(Action::Limit), Some(When::After { ms: 90_000 }));
}

#[test]
fn tt_t4_when_the_limit_runs_out_nobody_wins_and_the_tile_goes_back() {
    let mut table = race_with(3, |o| o.limit = Limit::S90);
    table.start();
    table.fail(2);
    let heard = table.alarm(Action::Limit);
    assert!(heard.events.contains(&Event::RoundDropped {
        why: Dropped::Limit
    }));
    assert!(heard.events.contains(&Event::Shuffled { left: 12 }));
    assert_eq!(table.medals(), [0, 0, 0]);
    assert!(!table.public().players[1].out);
    assert_eq!(table.client(), 1);
}

#[test]
fn tt_t5_being_absent_changes_no_rule() {
    let mut table = race(3);
    table.start();
    let before = table.play.digest();
    table.house(HouseAction::StandIn {
        seat: seat(2),
        bot: "novice".to_owned(),
    });
    assert_eq!(
        table.play.digest(),
        before,
        "a bot takes over the tiles as they lie"
    );
    table.house(HouseAction::Back { seat: seat(2) });
    table.act(1, Action::GiveUp);
    table.act(3, Action::GiveUp);
    assert_eq!(
        table.medals(),
        [0, 1, 0],
        "who does nothing can win as the last one left"
    );
}

#[test]
fn tt_t5_leaving_for_good_is_giving_up_from_then_on() {
    let mut table = race(3);
    assert_eq!(
        table.when(Action::Leave { seat: seat(2) }),
        Some(When::Left { seat: seat(2) })
    );
    table.start();
    table.house(HouseAction::Left(Action::Leave { seat: seat(2) }));
    assert!(table.public().players[1].out && table.public().players[1].gone);
    table.win(3);
    table.start();
    assert!(table.public().players[1].out, "nobody sits there any more");
    table.act(1, Action::GiveUp);
    assert_eq!(table.medals(), [0, 0, 2]);
    assert_eq!(
        table.when(Action::Leave { seat: seat(2) }),
        None,
        "one leaves once"
    );
}

#[test]
fn tt_t5_the_only_one_who_stays_gets_what_is_left() {
    let mut table = race(3);
    table.start();
    table.win(1);
    table.house(HouseAction::Left(Action::Leave { seat: seat(1) }));
    let heard = table.house(HouseAction::Left(Action::Leave { seat: seat(3) }));
    let last = |event: &&Event| matches!(event, Event::RoundWon { how: Won::Last, .. });
    assert_eq!(heard.events.iter().filter(last).count(), 11);
    assert_eq!(table.medals(), [1, 11, 0]);
    assert_eq!(
        table.play.game().outcome().expect("over").ending,
        "deserted"
    );
}

#[test]
fn tt_t6_a_slow_client_is_helped_after_sixty_seconds() {
    let mut table = race(2);
    let sixty_seconds = Some(When::After { ms: 60_000 });
    assert_eq!(table.when(Action::Help), sixty_seconds);
    assert_eq!(HELP_MS, 60_000);
    table.act(
        1,
        Action::Pawn {
            pawn: Pawn::BlackTaxi,
            cell: rim(7),
        },
    );
    assert_eq!(
        table.when(Action::Help),
        sixty_seconds,
        "a pawn stops no clock"
    );
    let heard = table.alarm(Action::Help);
    let pawns = table.public().pawns;
    let client = seat(1);
    assert!(heard.events.contains(&Event::Helped { client, pawns }));
    assert_eq!(
        pawns.at(Pawn::BlackTaxi),
        Some(rim(7)),
        "completed, not replaced"
    );
    assert!(pawns.all_stand() && pawns.enough_green());
    assert_eq!(table.stage(), Stage::Countdown, "and the tile is turned");
    assert_eq!(table.when(Action::Help), None, "once");
    assert_eq!(
        table.when(Action::Start),
        Some(When::After { ms: COUNTDOWN_MS })
    );
}

#[test]
fn tt_t6_a_client_without_connection_is_helped_after_the_same_time() {
    let mut table = race(2);
    table.start();
    table.win(2);
    let sixty_seconds = Some(When::After { ms: 60_000 });
    assert_eq!(table.client(), 2, "the winner is the next client");
    assert_eq!(table.when(Action::Help), sixty_seconds);
    // The rules learn that somebody is away only when a bot plays for them, or all are.
    let away = [
        HouseAction::StandIn {
            seat: seat(2),
            bot: "novice".to_owned(),
        },
        HouseAction::Back { seat: seat(2) },
        HouseAction::Pause,
    ];
    for action in away {
        table.house(action);
        assert_eq!(table.when(Action::Help), sixty_seconds);
        assert_eq!(table.stage(), Stage::Placing, "not at once");
    }
    let paused = table
        .play
        .play(Move::House(HouseAction::Alarm(Action::Help)));
    assert_eq!(
        paused.err(),
        Some(Refused::House(HouseRefusal::Paused)),
        "nor while all are away"
    );
    table.house(HouseAction::Resume);
    table.alarm(Action::Help);
    assert_eq!(table.stage(), Stage::Countdown);
    assert_eq!(table.client(), 2, "the absent stay client and in the round");
    assert!(!table.public().players[1].out);
}

#[test]
fn tt_t6_the_house_places_by_chance_and_always_on_enough_green() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let mut table = open(2, options(|_| {}), seed).expect("a race");
        if seed % 2 == 0 {
            // Three pawns off the green cells can't be completed as they stand.
            for (pawn, number) in Pawn::ALL.into_iter().zip([1, 4, 7]) {
                table.act(
                    1,
                    Action::Pawn {
                        pawn,
                        cell: rim(number),
                    },
                );
            }
        }
        table.alarm(Action::Help);
        assert!(table.public().pawns.enough_green());
        seen.insert(table.public().pawns.taken());
    }
    assert!(seen.len() > 30, "random: {}", seen.len());
}

#[test]
fn tt_t6_a_client_who_left_is_helped_at_once() {
    let mut table = race(3);
    table.house(HouseAction::Left(Action::Leave { seat: seat(1) }));
    assert_eq!(table.stage(), Stage::Countdown);
    while table.stage() != Stage::Building {
        table.alarm(Action::Start);
    }
    table.house(HouseAction::Agreed(Action::Drop));
    assert_eq!(table.client(), 1, "a round without winner keeps its client");
    assert_eq!(
        table.stage(),
        Stage::Countdown,
        "whom the house helps again"
    );
}

#[test]
fn tt_t6_a_client_who_left_is_helped_again_when_there_is_no_solution() {
    let mut table = hopeless();
    table.house(HouseAction::Left(Action::Leave { seat: seat(1) }));
    assert_eq!(table.stage(), Stage::Countdown, "the pawns are fixed");
    let before = table.public().pawns;
    let heard = table.alarm(Action::Start);
    assert!(matches!(
        heard.events[..],
        [
            Event::Unsolvable { .. },
            Event::Shuffled { left: 12 },
            Event::Helped { .. },
            Event::Countdown
        ]
    ));
    assert_eq!((table.client(), table.stage()), (1, Stage::Countdown));
    let pawns = table.public().pawns;
    assert!(pawns.all_stand() && pawns.enough_green());
    assert_ne!(pawns, before, "placed again");
    while table.stage() != Stage::Building {
        table.alarm(Action::Start);
    }
    assert!(table.public().players[0].out && !table.public().players[1].out);
}

#[test]
fn tt_t6_only_the_house_does_what_the_clock_does() {
    let mut table = race(2);
    assert_eq!(table.refused(1, Action::Help), "TT-T6");
    assert_eq!(table.refused(1, Action::Start), "TT-T6");
    let leave = Action::Leave { seat: seat(1) };
    assert_eq!(table.refused(1, leave), "TT-T5");
    let game = table.play.game();
    assert!(
        game.check(Actor::House, &Action::Start).is_err(),
        "not before the pawns stand"
    );
    assert!(
        game.check(Actor::House, &Action::TurnTile).is_err(),
        "nor what players do"
    );
    table.start();
    assert_eq!(table.refused(1, Action::Drop), "TT-R24");
    assert_eq!(table.refused(1, Action::Limit), "TT-T6");
    assert_eq!(table.refused(1, Action::Admit { seat: seat(1) }), "TT-T6");
}

#[test]
fn tt_t7_actions_after_the_round_or_of_players_who_are_out_are_refused() {
    let mut table = race(3);
    let place = Action::Place {
        cell: cell(0),
        tile: tile("straight:0"),
    };
    assert_eq!(table.refused(1, place), "TT-T7", "no round runs");
    table.start();
    table.fail(1);
    for action in [
        Action::Rotate { cell: cell(0) },
        Action::TakeBack { cell: cell(0) },
        Action::Move {
            from: cell(0),
            to: cell(1),
        },
        Action::Claim,
        Action::GiveUp,
    ] {
        assert_eq!(table.refused(1, action), "TT-T7", "{action:?}");
    }
    table.win(2);
    assert_eq!(table.refused(3, place), "TT-T7");
    assert_eq!(table.refused(3, Action::GiveUp), "TT-T7");
}
