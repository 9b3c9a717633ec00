//! What may be done now, in a fixed order.

use crate::action::Action as A;
use crate::cards::Kind;
use crate::check::check;
use crate::state::{Boomville, Phase};
use crate::ways::{Drive, SHORTCUT};
use maraude_core::{Actor, Seat, Seats, When, bits};
use maraude_roads::Way;

/// Time the table has to decide after a win, in milliseconds (BV-X4).
const ASKED_MS: u32 = 30_000;

/// Calls `each` with every legal action of a seat.
pub(crate) fn legal(game: &Boomville, seat: Seat, each: &mut impl FnMut(A)) {
    if seat != game.turn.seat || game.turn.phase == Phase::Asked {
        return;
    }
    game.plain_actions(each);
    game.ways(&mut |way| each(game.along(way)));
}

/// Calls `each` with every action that is open to the house, and when it takes it.
pub(crate) fn house_moves(game: &Boomville, each: &mut impl FnMut(A, When)) {
    let mut offer = |action, when| {
        if check(game, Actor::House, action).is_ok() {
            each(action, when);
        }
    };
    let on: Seats = game.would_drive_on().collect();
    offer(A::OneMore, When::Agreed { by: game.drivers() });
    offer(A::PlayOn, When::Agreed { by: on });
    offer(A::Stop, When::Agreed { by: game.asked() });
    offer(A::Stop, When::Refused { by: on });
    offer(A::Stop, When::After { ms: ASKED_MS });
}

impl Boomville {
    /// The action of driving a way: a shortcut, or the roll.
    pub(crate) fn along(&self, way: Way) -> A {
        match self.turn.phase {
            Phase::Shortcut => A::Shortcut(way),
            _ => A::Drive(way),
        }
    }

    /// Calls `each` with every legal action of the mover that is no way.
    pub(crate) fn plain_actions(&self, each: &mut impl FnMut(A)) {
        match self.turn.phase {
            Phase::Roll => {
                each(A::Roll);
                if self.holds(Kind::ChanceFace) {
                    (1..=6).for_each(|face| each(A::ChooseFace(face)));
                }
            }
            Phase::Drive => self.chances_for_way(each),
            Phase::Stuck => {
                self.chances_for_way(each);
                if self.may_hop() {
                    each(A::Hop);
                }
                each(A::Stay);
            }
            Phase::PlaceOneWay => {
                for spot in bits(self.tokens.free_spots(self.town).into()) {
                    (0..2).for_each(|direction| each(A::PlaceOneWay { spot, direction }));
                }
            }
            Phase::FlipOneWay => {
                bits(self.tokens.one_ways.into()).for_each(|spot| each(A::FlipOneWay(spot)));
            }
            Phase::StreetBarrier => {
                bits(self.free_street_lines()).for_each(|line| each(A::Bar(line)));
            }
            Phase::BridgeBarrier => {
                bits(self.free_bridge_lines()).for_each(|line| each(A::Bar(line)));
            }
            Phase::Remove => {
                self.tokens
                    .obstacles()
                    .for_each(|obstacle| each(A::Remove(obstacle)));
                each(A::RemoveNothing);
            }
            Phase::After => {
                each(A::MoveAgain);
                each(A::EndTurn);
            }
            Phase::Shortcut => {
                self.chances_for_way(each);
                if !self.may_move(self.turn.grants) {
                    each(A::Stay);
                }
            }
            Phase::Asked | Phase::Over => {}
        }
    }

    /// Calls `each` with every legal way of the mover, if ways are to be chosen.
    pub(crate) fn ways(&self, each: &mut impl FnMut(Way)) {
        match self.turn.phase {
            Phase::Drive => self.each_way(self.drive(), each),
            Phase::Shortcut => self.each_shortcut(self.shortcut(), each),
            _ => {}
        }
    }

    /// Calls `each` with every CHANCE held for the way (BV-C15).
    pub(crate) fn chances_for_way(&self, each: &mut impl FnMut(A)) {
        if self.holds(Kind::ChanceOver) {
            each(A::DriveOver);
        }
        if self.holds(Kind::ChanceOneWays) {
            each(A::IgnoreOneWays);
        }
    }

    /// The drive of a shortcut: under one-ways and obstacles, but for CHANCE (BV-C14).
    pub(crate) fn shortcut(&self) -> Drive {
        Drive {
            cells: SHORTCUT,
            ..self.drive()
        }
    }
}
