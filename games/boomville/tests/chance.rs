//! CHANCE cards (BV-C), clause by clause.

mod table;
use maraude_boomville::cards::Kind;
use maraude_boomville::town::Paving;
use maraude_boomville::{MARK_PASSES, Obstacle, Phase};
use maraude_core::{Game, Seat};
use table::*;

#[test]
fn bv_c7_chance_is_kept_in_the_open_and_spent_when_played() {
    let table = drawn(scene(2), Kind::ChanceFace);
    assert_eq!((table.turn(), table.held(0)), (1, vec![Kind::ChanceFace]));
    assert_eq!(table.view(1).players[0].held.len(), 1, "everybody sees it");
    let mut table = Table::new(scene(2).holds(0, Kind::ChanceFace));
    table.act(0, A::ChooseFace(4)).expect("legal");
    assert_eq!(
        (table.held(0).len(), table.view(1).taxi_discard.len()),
        (0, 1)
    );
    let mut table = Table::new(scene(2));
    assert_eq!(
        table.act(0, A::ChooseFace(4)),
        Err(R::NotHeld(Kind::ChanceFace))
    );
    table.roll(0, 2);
    assert_eq!(
        table.act(0, A::DriveOver),
        Err(R::NotHeld(Kind::ChanceOver))
    );
    assert_eq!(
        table.act(0, A::IgnoreOneWays),
        Err(R::NotHeld(Kind::ChanceOneWays))
    );
    assert_eq!(
        table.act(0, A::MoveAgain),
        Err(R::NotHeld(Kind::ChanceMove))
    );
}

#[test]
fn bv_c15_chance_is_played_where_it_makes_sense() {
    // The face: before the roll, one to six.
    let mut table = Table::new(scene(2).holds(0, Kind::ChanceFace));
    assert_eq!(table.act(0, A::ChooseFace(7)), Err(R::NoFace(7)));
    assert_eq!(table.act(0, A::ChooseFace(0)), Err(R::NoFace(0)));
    table.act(0, A::ChooseFace(6)).expect("legal");
    assert_eq!(table.view(1).roll, Some(6));
    // Obstacle and one-way cards: between the roll and the drive, even if they open no way.
    let (start, row) = straight(3, Paving::Grey);
    let mut table = Table::new(
        scene(2)
            .pawn(0, start)
            .holds(0, Kind::ChanceOver)
            .holds(0, Kind::ChanceOneWays),
    );
    assert_eq!(table.act(0, A::DriveOver), Err(R::RollFirst));
    table.roll(0, 3);
    let ways = table.ways(0);
    assert_eq!(words(&table, A::DriveOver), "boomville-do-over-wasted");
    assert_eq!(
        words(&table, A::IgnoreOneWays),
        "boomville-do-one-ways-wasted"
    );
    table.act(0, A::DriveOver).expect("when one likes");
    assert_eq!((table.phase(), table.ways(0)), (Phase::Drive, ways));
    table.act(0, A::IgnoreOneWays).expect("when one likes");
    assert_eq!(table.held(0), [], "spent, used or not");
    table.act(0, A::Drive(way(&row))).expect("legal");
    assert_eq!(table.act(0, A::DriveOver), Err(R::NotYourTurn));
    // The extra move: after the move, also after an arrival that does not win.
    let (start, row) = straight(3, Paving::Red);
    let goal = town().destination_at[row[2] as usize].expect("a destination");
    let mut table = Table::new(
        scene(2)
            .pawn(0, start)
            .destination(0, goal)
            .holds(0, Kind::ChanceMove),
    );
    table.drive(0, &row).expect("legal");
    assert_eq!(
        (table.view(1).players[0].reached, table.phase()),
        (1, Phase::After)
    );
    table.act(0, A::MoveAgain).expect("legal");
    assert_eq!(
        (table.turn(), table.phase(), table.held(0).len()),
        (0, Phase::Roll, 0)
    );
    // A drawn one may be played at once.
    let mut table = drawn(scene(2), Kind::ChanceMove);
    table.act(0, A::MoveAgain).expect("at once");
}

/// The words of an action that seat 1 is offered.
fn words(table: &Table, action: A) -> String {
    let choices = table.game.choices(Seat::at(0));
    let offer = choices.actions.iter().find(|offer| offer.action == action);
    offer.expect("it is offered").words.id.to_string()
}

#[test]
fn bv_c15_two_cards_that_open_a_way_only_together_may_be_played_together() {
    // A barrier, and behind it a portion whose arrow points this way.
    let cells = portion(0);
    let (first, inside) = (cells[0], cells[1]);
    let before = beyond(first, inside);
    let shut = scene(2)
        .pawn(0, before)
        .with_reversed(0)
        .with(Obstacle::Barrier(line(before, first)));
    let mut table = Table::new(
        shut.clone()
            .holds(0, Kind::ChanceOver)
            .holds(0, Kind::ChanceOneWays),
    );
    table.roll(0, 2);
    assert_eq!(words(&table, A::DriveOver), "boomville-do-over-together");
    assert_eq!(
        words(&table, A::IgnoreOneWays),
        "boomville-do-one-ways-together"
    );
    table.act(0, A::DriveOver).expect("legal");
    assert!(!table.ways(0).contains(&vec![first, inside]));
    assert_eq!(words(&table, A::IgnoreOneWays), "boomville-do-one-ways");
    table.act(0, A::IgnoreOneWays).expect("legal");
    assert!(table.ways(0).contains(&vec![first, inside]));
    // With one of them alone it would be wasted.
    let mut table = Table::new(shut.holds(0, Kind::ChanceOver));
    table.roll(0, 2);
    assert_eq!(words(&table, A::DriveOver), "boomville-do-over-wasted");
}

#[test]
fn bv_c14_chance_may_be_played_for_a_shortcut() {
    // A yellow cell, and a barrier right behind it.
    let yellow = |from: u16, to: u16| {
        let next = &town().plan.cells[to as usize].to;
        let line = |ahead: &u16| {
            let lines = &town().plan.lines;
            lines
                .iter()
                .any(|line| line.between == [to, *ahead] || line.between == [*ahead, to])
        };
        let ahead = next
            .iter()
            .copied()
            .find(|ahead| *ahead != from && line(ahead))?;
        (next.len() == 2 && town().paving[to as usize] == Paving::Yellow).then_some(ahead)
    };
    let (from, to, ahead) = { town().plan.cells.iter() }
        .flat_map(|cell| cell.to.iter().map(|&to| (cell.id, to)))
        .find_map(|(from, to)| Some((from, to, yellow(from, to)?)))
        .expect("a yellow cell before a line");
    let barred = Obstacle::Barrier(line(to, ahead));
    let scene = scene(2).pawn(0, from).next_cards(&[Kind::Shortcut]);
    let mut table = Table::new(scene.with(barred).holds(0, Kind::ChanceOver));
    table.drive(0, &[to]).expect("legal");
    assert_eq!(table.phase(), Phase::Shortcut);
    assert!(!table.ways(0).contains(&vec![ahead]));
    assert_eq!(
        table.act(0, A::Stay),
        Err(R::CardFirst(Kind::Shortcut)),
        "at least one cell"
    );
    assert_eq!(words(&table, A::DriveOver), "boomville-do-over");
    table.act(0, A::DriveOver).expect("legal");
    table.act(0, A::Shortcut(way(&[ahead]))).expect("over it");
    assert_eq!((table.turn(), table.held(0)), (1, vec![]));
}

#[test]
fn bv_c16_driving_over_leaves_the_obstacle_and_the_printed_one_way_always_holds() {
    let orange = town().orange[1];
    let [a, b] = town().plan.cells[orange as usize].to[..] else {
        panic!("a street")
    };
    let coned = |kind| scene(2).pawn(0, a).with(Obstacle::Cone(2)).holds(0, kind);
    let mut table = Table::new(coned(Kind::ChanceOver));
    table.roll(0, 2);
    table.act(0, A::DriveOver).expect("it opens a way");
    assert!(
        table.ways(0).contains(&vec![orange, b]),
        "the cone's cell counts"
    );
    let choices = table.game.choices(Seat::at(0));
    assert!(
        choices
            .ways
            .steps
            .iter()
            .any(|step| step.cell == orange && step.marks & MARK_PASSES != 0)
    );
    table.act(0, A::Drive(way(&[orange, b]))).expect("legal");
    assert_eq!(
        table.view(1).obstacles,
        [Obstacle::Cone(2)],
        "it stays in place"
    );
    let mut table = Table::new(coned(Kind::ChanceOver));
    table.roll(0, 1);
    table.act(0, A::DriveOver).expect("it opens a way");
    table
        .act(0, A::Drive(way(&[orange])))
        .expect("one may end there, beside the cone");
    // One obstacle per card: a barrier behind the cone's street stays closed.
    let cells = portion(0);
    let (first, last) = (cells[0], cells[cells.len() - 1]);
    let (before, after) = (
        beyond(first, cells[1]),
        beyond(last, cells[cells.len() - 2]),
    );
    let both = scene(2)
        .pawn(0, before)
        .with(Obstacle::Barrier(line(before, first)))
        .with(Obstacle::Barrier(line(last, after)));
    let mut table = Table::new(both.holds(0, Kind::ChanceOver));
    table.roll(0, 6);
    table.act(0, A::DriveOver).expect("it opens a way");
    assert!(
        table
            .ways(0)
            .iter()
            .all(|way| !(way.contains(&first) && way.contains(&after)))
    );
    // Ignoring one-ways opens a token's portion, never the printed one's.
    let mut table = Table::new(
        scene(2)
            .pawn(0, after)
            .with(Obstacle::OneWay(0))
            .holds(0, Kind::ChanceOneWays),
    );
    table.roll(0, 1);
    table.act(0, A::IgnoreOneWays).expect("it opens a way");
    assert!(table.ways(0).contains(&vec![last]));
    let printed = &town().printed_portion;
    let exit = beyond(printed[printed.len() - 1], printed[printed.len() - 2]);
    let mut table = Table::new(scene(2).pawn(0, exit).holds(0, Kind::ChanceOneWays));
    table.roll(0, 1);
    table.act(0, A::IgnoreOneWays).expect("when one likes");
    let end = printed[printed.len() - 1];
    assert_eq!(
        table.act(0, A::Drive(way(&[end]))),
        Err(R::AgainstPrinted(end))
    );
}
