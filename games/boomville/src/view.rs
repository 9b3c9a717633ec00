//! What a viewer may know, built field by field (BV-X2).

use crate::action::Action;
use crate::check::check;
use crate::options::Options;
use crate::outcome::outcome;
use crate::state::{Boomville, GONE, Hop, NO_CARD, PARKED, Phase, Player};
use crate::tokens::{BARRIERS, ONE_WAYS, Obstacle};
use crate::town::CONES;
use maraude_core::{Actor, Outcome, Seat, Seats, Viewer, bits};
use serde::Serialize;

/// The table as one viewer sees it. Places, cells, lines and spots are indexes of the data.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The options of the table.
    pub options: Options,
    /// How many destinations win now.
    pub needed: u8,
    /// Whose turn it is.
    pub turn: Seat,
    /// The decision that comes next.
    pub phase: Phase,
    /// The die, once rolled.
    pub roll: Option<u8>,
    /// The Taxi cards that lie face up.
    pub face_up: FaceUpView,
    /// Barriers and cones that may be driven over in this move.
    pub drives_over: u8,
    /// Whether one-way tokens are ignored in this move.
    pub ignores_one_ways: bool,
    /// Whether the pawn hops over an obstacle in this move.
    pub hops: bool,
    /// Further rolls due in this turn.
    pub extra: u8,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// The barriers and cones on the board.
    pub obstacles: Vec<Obstacle>,
    /// The one-way tokens: spot and direction.
    pub one_ways: Vec<[u8; 2]>,
    /// The tokens that are not on the board.
    pub supply: Supply,
    /// The Taxi cards in the pile.
    pub taxi_pile: u8,
    /// The used Taxi cards, which everybody saw.
    pub taxi_discard: Vec<u8>,
    /// The Destination cards in the pile.
    pub destination_pile: u8,
    /// The cards left in the piles, once the game is over.
    pub piles: Option<Piles>,
    /// Whether the table may agree on one more destination for everybody (BV-X1, BV-X6).
    pub may_add: bool,
    /// The seats that may go on for the other places after a win, if any (BV-X5).
    pub may_play_on: Seats,
    /// How the game ended, once it has.
    pub outcome: Option<Outcome>,
}

/// The Taxi cards drawn in this turn or, before its first action, in the turn before it (BV-C13).
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FaceUpView {
    /// The seat that drew them.
    pub by: Seat,
    /// The cards, the last drawn last.
    pub cards: Vec<u8>,
}

/// The tokens that are not on the board.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Supply {
    /// Barriers.
    pub barriers: u8,
    /// One-way tokens.
    pub one_ways: u8,
    /// Cones.
    pub cones: u8,
}

/// The cards left in both piles, the top one last.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Piles {
    /// The Taxi cards.
    pub taxi: Vec<u8>,
    /// The Destination cards.
    pub destinations: Vec<u8>,
}

/// One player as a viewer sees them.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// Where the pawn is.
    pub at: Place,
    /// The rolls for the start: one, and one more after each tie for the highest (BV-S4).
    pub start_rolls: Vec<u8>,
    /// The hidden destination, if the viewer knows it.
    pub destination: Option<u8>,
    /// The destinations that everybody saw it can't be.
    pub ruled_out: Vec<u8>,
    /// The destinations reached, open before the player.
    pub shown: Vec<u8>,
    /// How many were reached.
    pub reached: u8,
    /// The CHANCE cards held.
    pub held: Vec<u8>,
    /// Turns to miss.
    pub missing: u8,
    /// Turns lost in the present dead end.
    pub lost: u8,
    /// The place, once there is one.
    pub place: Option<u8>,
}

/// Where a pawn is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// In this stall of the parking lot, from 0.
    Stall(u8),
    /// On this cell.
    Cell(u16),
    /// Off the board.
    Gone,
}

/// What this viewer may know now.
pub(crate) fn view(game: &Boomville, viewer: Viewer) -> View {
    let turn = &game.turn;
    View {
        options: game.options,
        needed: game.needed,
        turn: turn.seat,
        phase: turn.phase,
        roll: (turn.roll > 0).then_some(turn.roll),
        face_up: FaceUpView {
            by: game.face_up.by,
            cards: game.face_up.cards().to_vec(),
        },
        drives_over: turn.grants.over,
        ignores_one_ways: turn.grants.one_ways,
        hops: turn.grants.hop != Hop::None,
        extra: turn.extra,
        players: Seat::all(game.seats)
            .map(|seat| player_view(game, seat, viewer))
            .collect(),
        obstacles: game
            .tokens
            .obstacles()
            .filter(|o| !matches!(o, Obstacle::OneWay(_)))
            .collect(),
        one_ways: bits(game.tokens.one_ways.into())
            .map(|spot| [spot, game.tokens.direction(spot).unwrap_or(0)])
            .collect(),
        supply: Supply {
            barriers: (BARRIERS - game.tokens.barriers.count_ones()) as u8,
            one_ways: (ONE_WAYS - game.tokens.one_ways.count_ones()) as u8,
            cones: (CONES as u32 - game.tokens.cones.count_ones()) as u8,
        },
        taxi_pile: game.taxi_pile.len() as u8,
        taxi_discard: bits(game.taxi_discard).collect(),
        destination_pile: game.destination_pile.len() as u8,
        piles: (turn.phase == Phase::Over).then(|| Piles {
            taxi: game.taxi_pile.cards().to_vec(),
            destinations: game.destination_pile.cards().to_vec(),
        }),
        may_add: check(game, Actor::House, Action::OneMore).is_ok(),
        may_play_on: if check(game, Actor::House, Action::PlayOn).is_ok() {
            game.would_drive_on().collect()
        } else {
            Seats::NONE
        },
        outcome: outcome(game),
    }
}

/// What this viewer may know of one player.
fn player_view(game: &Boomville, seat: Seat, viewer: Viewer) -> PlayerView {
    let &Player {
        at,
        destination,
        known_to,
        ruled_out,
        shown,
        reached,
        held,
        missing,
        lost,
        place,
    } = &game.players[seat];
    let knows = match viewer {
        Viewer::Seat(viewer) => known_to.has(viewer),
        Viewer::Spectator => false,
    };
    let may_see = knows || game.turn.phase == Phase::Over;
    PlayerView {
        at: match at {
            PARKED => Place::Stall(
                (seat.index() as u8 + game.seats - game.first.index() as u8) % game.seats,
            ),
            GONE => Place::Gone,
            cell => Place::Cell(cell),
        },
        start_rolls: game.start_rolls[seat].iter().collect(),
        destination: (may_see && destination != NO_CARD).then_some(destination),
        ruled_out: bits(ruled_out.into()).collect(),
        shown: bits(shown.into()).collect(),
        reached,
        held: bits(held).collect(),
        missing,
        lost,
        place: (place > 0).then_some(place),
    }
}
