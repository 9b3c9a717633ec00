//! Trees written as strings, whose value is known.

mod toys;

use maraude_bots::{Backup, Ismcts, SearchSettings};
use maraude_core::{Actor, Bot, Budget, Chance, Deaf, Game, Legal, Seat, Seen, bot_rng};
use toys::tree::{Tree, Walk};
use toys::{Act, Box_, Points};

const NODES: u32 = 6_000;

fn settings() -> SearchSettings {
    SearchSettings {
        nodes: NODES,
        ..SearchSettings::DEFAULT
    }
}

fn first_move(text: &str, settings: SearchSettings) -> u8 {
    let game = Walk::of(Tree::parse(text));
    let mut bot = Ismcts::new(settings, Points::TO_THE_END, 7);
    let seen = Seen::new(&game, Seat::at(0));
    let decision = bot.decide(&seen, Budget::DEFAULT).expect("it may act");
    decision.action.0
}

fn act(game: &mut Box_<Walk>, seat: Seat, action: Act) {
    let legal = Legal::judge(game, Actor::Seat(seat), action).expect("it is legal");
    game.apply(legal, &mut Chance::imagined(&mut bot_rng(0)), &mut Deaf);
}

#[test]
fn takes_the_greatest_at_once() {
    assert_eq!(first_move("(1 7 -3 4)", settings()), 1);
}

#[test]
fn expects_the_others_best_reply() {
    // The second has the greatest mean and the greatest leaf, and a reply that loses all.
    assert_eq!(first_move("((3 4 3) (9 9 -9) (2 2 2))", settings()), 0);
}

#[test]
fn looks_three_moves_ahead() {
    let text = "(((-5 -5) (8 9)) ((1 2) (0 3)) ((9 -9) (-8 -7)))";
    assert_eq!(Tree::parse(text).minimax(0), 2);
    assert_eq!(first_move(text, settings()), 1);
}

#[test]
fn paranoia_and_selfishness_agree_where_two_share_a_sum() {
    let paranoid = SearchSettings {
        backup: Backup::Paranoid,
        ..settings()
    };
    for text in [
        "((3 4 3) (9 9 -9) (2 2 2))",
        "(((-5 -5) (8 9)) ((1 2) (0 3)) ((9 -9) (-8 -7)))",
    ] {
        assert_eq!(first_move(text, paranoid), first_move(text, settings()));
    }
}

/// Plays random trees against minimax itself: a move that keeps the value of the tree is right.
fn right_moves(settings: SearchSettings, guide: Points) -> usize {
    let mut rng = bot_rng(11);
    let mut right = 0;
    for index in 0..40 {
        let game = Walk::of(Tree::random(4, 4, &mut rng));
        let value = game.0.tree.minimax(0);
        let seen = Seen::new(&game, Seat::at(0));
        let decision = Ismcts::new(settings, guide, index).decide(&seen, Budget::DEFAULT);
        let mut after = game.clone();
        act(
            &mut after,
            Seat::at(0),
            decision.expect("it may act").action,
        );
        right += usize::from(after.0.here().minimax(1) == value);
    }
    right
}

#[test]
fn finds_the_minimax_move_of_random_trees() {
    let right = right_moves(
        SearchSettings {
            nodes: 40_000,
            ..settings()
        },
        Points::TO_THE_END,
    );
    assert!(right >= 38, "{right} of 40");
}

#[test]
fn a_first_look_and_a_narrow_tree_still_find_it() {
    let narrow = SearchSettings {
        nodes: 40_000,
        bias: 2.0,
        width: 1.5,
        ..settings()
    };
    let right = right_moves(narrow, Points { depth: 0 });
    assert!(right >= 38, "{right} of 40");
}

#[test]
fn more_nodes_are_better_than_few() {
    let few = right_moves(
        SearchSettings {
            nodes: 60,
            ..settings()
        },
        Points::TO_THE_END,
    );
    let many = right_moves(settings(), Points::TO_THE_END);
    assert!(few + 5 < many, "{few} and {many} of 40");
}

#[test]
fn the_same_nodes_and_workers_give_the_same_answer() {
    let game = Walk::of(Tree::random(5, 4, &mut bot_rng(3)));
    let seen = Seen::new(&game, Seat::at(0));
    let shared = SearchSettings {
        workers: 3,
        ..settings()
    };
    let visits = |_| {
        let mut bot = Ismcts::new(shared, Points::TO_THE_END, 5);
        let all = bot.consider(&seen, Budget::DEFAULT);
        all.iter()
            .map(|one| (one.action.0, one.visits, one.mean.to_bits()))
            .collect::<Vec<_>>()
    };
    let runs: Vec<_> = (0..3).map(visits).collect();
    assert!(runs[0] == runs[1] && runs[1] == runs[2]);
    // Pinned, so that a build with threads and one without are held to the same answer.
    let total: u32 = runs[0].iter().map(|(_, visits, _)| visits).sum();
    assert_eq!((runs[0][0].0, total), PINNED);
}

const PINNED: (u8, u32) = (2, 1200);

#[test]
fn a_stop_ends_the_search() {
    let game = Walk::of(Tree::parse("((1 2) (3 4))"));
    let seen = Seen::new(&game, Seat::at(0));
    let calls = std::cell::Cell::new(0);
    let stop = || {
        calls.set(calls.get() + 1);
        calls.get() > 10
    };
    let budget = Budget {
        nodes: Some(u32::MAX),
        stop: Some(&stop),
    };
    let mut bot = Ismcts::new(settings(), Points::TO_THE_END, 1);
    assert!(bot.decide(&seen, budget).is_some());
    assert!(bot.nodes() < 100, "{} nodes", bot.nodes());
}

#[test]
fn the_tree_below_the_moves_played_is_kept() {
    let mut game = Walk::of(Tree::random(6, 3, &mut bot_rng(4)));
    let (me, other) = (Seat::at(0), Seat::at(1));
    let mut bot = Ismcts::new(settings(), Points::TO_THE_END, 1);
    let mine = bot
        .decide(&Seen::new(&game, me), Budget::DEFAULT)
        .expect("it may act");
    act(&mut game, me, mine.action);
    let reply = bot_reply(&game, other);
    act(&mut game, other, reply);
    let few = Budget {
        nodes: Some(1),
        stop: None,
    };
    let kept: u32 = bot
        .consider(&Seen::new(&game, me), few)
        .iter()
        .map(|c| c.visits)
        .sum();
    let fresh: u32 = Ismcts::new(settings(), Points::TO_THE_END, 1)
        .consider(&Seen::new(&game, me), few)
        .iter()
        .map(|c| c.visits)
        .sum();
    assert!(kept > 50 && fresh <= 1, "{kept} kept, {fresh} fresh");
}

fn bot_reply(game: &Box_<Walk>, seat: Seat) -> Act {
    let mut bot = Ismcts::new(settings(), Points::TO_THE_END, 2);
    let seen = Seen::new(game, seat);
    bot.decide(&seen, Budget::DEFAULT)
        .expect("it may act")
        .action
}
