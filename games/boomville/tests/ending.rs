//! The end of the game and what the table decides (BV-X), clause by clause.

mod table;
use maraude_boomville::cards::Kind;
use maraude_boomville::town::Paving;
use maraude_boomville::{Boomville, Options, Phase, Place};
use maraude_core::{Game, Luck, Sample, Seat, Seats, When, bot_rng};
use table::*;

fn house_moves(game: &Boomville) -> Vec<(A, When)> {
    let mut moves = Vec::new();
    game.house_moves(&mut |action, when| moves.push((action, when)));
    moves
}

#[test]
fn bv_x1_the_whole_table_adds_a_destination() {
    let mut table = Table::new(scene(3));
    assert_eq!(
        house_moves(&table.game),
        [(A::OneMore, When::Agreed { by: Seats::all(3) })]
    );
    assert_eq!(table.act(0, A::OneMore), Err(R::TableOnly));
    table.agree(A::OneMore).expect("legal");
    assert_eq!(table.view(1).needed, 3);
    assert_eq!(table.agree(A::Roll), Err(R::PlayersOnly));
}

/// Seat 1 of three has just won with one destination.
fn won(seats: u8) -> Table {
    let (start, row) = straight(3, Paving::Red);
    let goal = town().destination_at[row[2] as usize].expect("a destination");
    let options = Options {
        destinations: 1,
        ..Options::default()
    };
    let scene = scene_with(seats, options)
        .pawn(0, start)
        .destination(0, goal)
        .holds(0, Kind::ChanceFace);
    let mut table = Table::new(scene);
    table.drive(0, &row).expect("legal");
    table
}

#[test]
fn bv_x4_at_a_win_the_table_is_asked() {
    let mut table = won(3);
    let on: Seats = [Seat::at(1), Seat::at(2)].into_iter().collect();
    let moves = house_moves(&table.game);
    assert!(
        moves.contains(&(A::PlayOn, When::Agreed { by: on })),
        "consent of all who would drive on"
    );
    assert!(moves.contains(&(A::OneMore, When::Agreed { by: Seats::all(3) })));
    assert!(
        moves.contains(&(A::Stop, When::Refused { by: on })),
        "one refusal means stop"
    );
    assert_eq!(
        table.game.to_act(),
        Seats::all(3),
        "the winner may want one more"
    );
    assert!(
        moves
            .iter()
            .any(|(action, when)| *action == A::Stop && matches!(when, When::After { .. })),
        "else it stops"
    );
    assert_eq!(Table::new(scene(3)).agree(A::PlayOn), Err(R::NobodyWon));
    assert_eq!(Table::new(scene(3)).agree(A::Stop), Err(R::NobodyWon));
    table.agree(A::Stop).expect("legal");
    let outcome = table.game.outcome().expect("over");
    assert_eq!(outcome.ending, "won");
    // Without a place: by destinations reached, then shared.
    let (start, row) = straight(3, Paving::Red);
    let goal = town().destination_at[row[2] as usize].expect("a destination");
    let mut table = Table::new(
        scene(4)
            .reached(0, 1)
            .reached(2, 1)
            .pawn(0, start)
            .destination(0, goal),
    );
    table.drive(0, &row).expect("legal");
    table.agree(A::Stop).expect("legal");
    let maraude_core::Standing::Ranked(ranking) = table.game.outcome().expect("over").standing
    else {
        panic!("ranked")
    };
    let places: Vec<u8> = Seat::all(4).map(|seat| ranking.place(seat)).collect();
    assert_eq!(places, [1, 3, 2, 3]);
}

#[test]
fn bv_x4_the_view_says_what_can_be_agreed_to() {
    let agreed = |table: &Table| {
        let view = table.view(1);
        (view.may_add, view.may_play_on)
    };
    let others: Seats = Seat::all(3).skip(1).collect();
    // Before the win the table can only add a destination.
    assert_eq!(agreed(&Table::new(scene(3))), (true, Seats::NONE));
    assert_eq!(agreed(&won(3)), (true, others));
    assert_eq!(
        agreed(&won(2)),
        (true, Seats::NONE),
        "nobody would be left to race"
    );
    // 32 cards: ten destinations for each of three, and no more (BV-X6).
    let mut table = Table::new(scene_with(3, destinations(6)));
    (7..=10).for_each(|_| table.agree(A::OneMore).expect("legal"));
    assert_eq!(agreed(&table), (false, Seats::NONE));
    let mut table = won(3);
    table.agree(A::Stop).expect("legal");
    assert_eq!(agreed(&table), (false, Seats::NONE), "it is over");
}

#[test]
fn bv_x5_playing_on_the_winner_leaves_and_the_last_is_last() {
    let mut table = won(3);
    table.agree(A::PlayOn).expect("legal");
    assert_eq!(
        (table.at(0), table.held(0).len()),
        (Place::Gone, 0),
        "off the board, CHANCE on the discard"
    );
    assert_eq!(table.turn(), 1);
    let mut rng = bot_rng(7);
    for _ in 0..200_000 {
        if table.game.outcome().is_some() {
            break;
        }
        let seat = table.turn();
        assert_ne!(seat, 0, "the seat is skipped");
        let action = table
            .game
            .sample(Seat::at(seat), &mut rng)
            .expect("something is legal");
        let seed = rng.below(u32::MAX).into();
        table
            .by(maraude_core::Actor::Seat(Seat::at(seat)), action, seed)
            .expect("legal");
    }
    let outcome = table.game.outcome().expect("one is left");
    assert_eq!(outcome.ending, "places");
    let maraude_core::Standing::Ranked(ranking) = outcome.standing else {
        panic!("ranked")
    };
    let mut places: Vec<u8> = Seat::all(3).map(|seat| ranking.place(seat)).collect();
    assert_eq!(places.remove(0), 1);
    places.sort_unstable();
    assert_eq!(places, [2, 3]);
    // With two players nobody would be left to race.
    assert_eq!(won(2).agree(A::PlayOn), Err(R::NobodyDrivesOn));
    // One more destination instead takes the win back.
    let mut table = won(3);
    table.agree(A::OneMore).expect("legal");
    assert_eq!(
        (table.view(1).needed, table.view(1).players[0].place),
        (2, None)
    );
    assert!(
        table.destination(0).is_some(),
        "the winner draws and drives on"
    );
    assert_eq!(table.turn(), 1);
}

#[test]
fn bv_x6_one_more_destination_for_everybody_at_any_moment() {
    // One proposal is open to the table at a time, in every moment of a turn. That a refusal or
    // the proposer's next turn ends it is the house's: it has its tests there.
    let offered = |table: &Table| {
        let mut offers = house_moves(&table.game);
        offers.retain(|(action, _)| *action == A::OneMore);
        offers
    };
    let once = [(A::OneMore, When::Agreed { by: Seats::all(3) })];
    let (start, row) = straight(3, Paving::Red);
    let goal = town().destination_at[row[2] as usize].expect("a destination");
    let mut table = Table::new(scene(3).reached(0, 1).pawn(0, start).destination(0, goal));
    assert_eq!(offered(&table), once);
    table.roll(0, 3);
    assert_eq!(offered(&table), once);
    // Accepted, it raises everybody's number by one and leaves the turn as it is.
    let before = (table.turn(), table.phase(), table.ways(0));
    table.agree(A::OneMore).expect("legal");
    assert_eq!((table.turn(), table.phase(), table.ways(0)), before);
    assert!(table.told.contains(&E::OneMore { needed: 3 }));
    assert_eq!(table.view(2).needed, 3);
    table.act(0, A::Drive(way(&row))).expect("legal");
    assert_eq!(
        (table.view(1).players[0].reached, table.turn()),
        (2, 1),
        "two are not enough any more"
    );
    let mut table = Table::new(scene(3).reached(0, 2).pawn(0, start).destination(0, goal));
    table.agree(A::OneMore).expect("legal");
    table.drive(0, &row).expect("legal");
    assert_eq!(table.phase(), Phase::Asked, "three are");
    // At the first win and after it: then those who drive decide, and places stay.
    let mut table = won(3);
    assert_eq!(offered(&table), once);
    table.agree(A::PlayOn).expect("legal");
    let by: Seats = [Seat::at(1), Seat::at(2)].into_iter().collect();
    assert_eq!(offered(&table), [(A::OneMore, When::Agreed { by })]);
    table.agree(A::OneMore).expect("legal");
    let view = table.view(0);
    assert_eq!((view.needed, view.players[0].place), (2, Some(1)));
    assert_eq!((table.turn(), table.destination(0)), (1, None));
}

#[test]
fn bv_x6_the_deck_sets_the_limit() {
    for (seats, most) in [(2, 16), (3, 10), (4, 8), (5, 6), (6, 5)] {
        let mut table = Table::new(scene(seats));
        for needed in 3..=most {
            table.agree(A::OneMore).expect("everybody's number rises");
            assert_eq!(table.view(0).needed, needed, "by one");
        }
        assert_eq!(table.agree(A::OneMore), Err(R::Enough(most)), "{seats}");
    }
    // A player who has finished draws no more: that leaves cards for the others.
    let mut table = won(3);
    table.agree(A::PlayOn).expect("legal");
    let mut needed = 1;
    while table.agree(A::OneMore).is_ok() {
        needed += 1;
    }
    assert_eq!(needed, 15, "one card is out, 31 are left for two");
}
