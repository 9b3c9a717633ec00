//! Whether an action is allowed, and if not, which clause forbids it.

use crate::action::Action as A;
use crate::cards::Kind;
use crate::refusal::Refusal as R;
use crate::state::{Boomville, PARKED, Phase};
use crate::tokens::Obstacle;
use crate::town::Paint;
use crate::ways::{Drive, SHORTCUT};
use maraude_core::{Actor, Seat};
use maraude_roads::Way;

/// Checks an action of a seat or of the house.
pub(crate) fn check(game: &Boomville, by: Actor, action: A) -> Result<(), R> {
    if game.turn.phase == Phase::Over {
        return Err(R::Over);
    }
    match (by, action) {
        (Actor::House, A::OneMore | A::PlayOn | A::Stop) => game.check_table(action),
        (Actor::House, _) => Err(R::PlayersOnly),
        (Actor::Seat(_), A::OneMore | A::PlayOn | A::Stop) => Err(R::TableOnly),
        (Actor::Seat(seat), _) => game.check_mover(seat, action),
    }
}

impl Boomville {
    fn check_table(&self, action: A) -> Result<(), R> {
        let asked = self.turn.phase == Phase::Asked;
        match action {
            A::OneMore if self.may_add() => Ok(()),
            A::OneMore => Err(R::Enough(self.needed)),
            _ if !asked => Err(R::NobodyWon),
            A::PlayOn if self.would_drive_on().count() < 2 => Err(R::NobodyDrivesOn),
            _ => Ok(()),
        }
    }

    fn check_mover(&self, seat: Seat, action: A) -> Result<(), R> {
        if self.turn.phase == Phase::Asked {
            return Err(R::AskedFirst);
        }
        if seat != self.turn.seat {
            return Err(R::NotYourTurn);
        }
        match (self.turn.phase, action) {
            (Phase::Roll, A::Roll) => Ok(()),
            (Phase::Roll, A::ChooseFace(face)) => self.check_face(face),
            (Phase::Drive, A::Drive(way)) => self.check_way(self.drive(), &way),
            (Phase::Drive | Phase::Shortcut | Phase::Stuck, A::DriveOver) => {
                self.check_held(Kind::ChanceOver)
            }
            (Phase::Drive | Phase::Shortcut | Phase::Stuck, A::IgnoreOneWays) => {
                self.check_held(Kind::ChanceOneWays)
            }
            (Phase::Shortcut, A::Stay) if !self.may_move(self.turn.grants) => Ok(()),
            (Phase::Stuck, A::Hop) => self.may_hop().then_some(()).ok_or(R::NoHop),
            (Phase::Stuck, A::Stay) | (Phase::After, A::EndTurn) => Ok(()),
            (Phase::PlaceOneWay, A::PlaceOneWay { spot, direction }) => {
                self.check_spot(spot, direction)
            }
            (Phase::FlipOneWay, A::FlipOneWay(spot)) => self
                .tokens
                .has(Obstacle::OneWay(spot))
                .then_some(())
                .ok_or(R::NoToken(spot)),
            (Phase::StreetBarrier, A::Bar(line)) => self.check_line(line, Paint::Yellow),
            (Phase::BridgeBarrier, A::Bar(line)) => self.check_line(line, Paint::Blue),
            (Phase::Remove, A::Remove(obstacle)) => self
                .tokens
                .has(obstacle)
                .then_some(())
                .ok_or(R::NothingThere),
            (Phase::Remove, A::RemoveNothing) => Ok(()),
            (Phase::Shortcut, A::Shortcut(way)) => self.check_shortcut(&way),
            (Phase::After, A::MoveAgain) => self.check_held(Kind::ChanceMove),
            (phase, action) => Err(self.wrong_moment(phase, action)),
        }
    }

    /// Why this is not the moment for an action.
    fn wrong_moment(&self, phase: Phase, action: A) -> R {
        let obeys = matches!(
            action,
            A::PlaceOneWay { .. }
                | A::FlipOneWay(_)
                | A::Bar(_)
                | A::Remove(_)
                | A::RemoveNothing
                | A::Shortcut(_)
        );
        match (phase, action) {
            (Phase::PlaceOneWay, _) => R::CardFirst(Kind::PlaceOneWay),
            (Phase::FlipOneWay, _) => R::CardFirst(Kind::FlipOneWay),
            (Phase::StreetBarrier, _) => R::CardFirst(Kind::StreetBarrier),
            (Phase::BridgeBarrier, _) => R::CardFirst(Kind::BridgeBarrier),
            (Phase::Remove, _) => R::CardFirst(Kind::Remove),
            (Phase::Shortcut, _) => R::CardFirst(Kind::Shortcut),
            (_, A::MoveAgain) if !self.holds(Kind::ChanceMove) => R::NotHeld(Kind::ChanceMove),
            (_, A::ChooseFace(_)) if !self.holds(Kind::ChanceFace) => R::NotHeld(Kind::ChanceFace),
            _ if obeys => R::NoSuchCard,
            (_, A::Hop | A::Stay) => R::NoDeadEnd,
            (Phase::Roll, A::EndTurn) => R::NotYet,
            (Phase::Roll, _) => R::RollFirst,
            (_, A::Roll | A::ChooseFace(_)) => R::Rolled,
            (Phase::Drive, _) => R::DriveFirst,
            (Phase::After, A::Drive(_) | A::DriveOver | A::IgnoreOneWays) => R::Driven,
            _ => R::NotYet,
        }
    }

    fn check_face(&self, face: u8) -> Result<(), R> {
        self.check_held(Kind::ChanceFace)?;
        (1..=6).contains(&face).then_some(()).ok_or(R::NoFace(face))
    }

    fn check_held(&self, kind: Kind) -> Result<(), R> {
        self.holds(kind).then_some(()).ok_or(R::NotHeld(kind))
    }

    fn check_spot(&self, spot: u8, direction: u8) -> Result<(), R> {
        if spot as usize >= self.town.plan.spots.len() {
            return Err(R::NoSpot(spot));
        }
        if direction > 1 {
            return Err(R::NoDirection(direction));
        }
        if self.tokens.has(Obstacle::OneWay(spot)) {
            Err(R::SpotTaken(spot))
        } else {
            Ok(())
        }
    }

    fn check_line(&self, line: u8, paint: Paint) -> Result<(), R> {
        let painted = self
            .town
            .plan
            .lines
            .get(line as usize)
            .is_some_and(|line| line.paint == paint);
        if !painted {
            return Err(if paint == Paint::Yellow {
                R::NoStreetLine(line)
            } else {
                R::NoBridgeLine(line)
            });
        }
        if self.tokens.has(Obstacle::Barrier(line)) {
            Err(R::LineTaken(line))
        } else {
            Ok(())
        }
    }

    fn check_shortcut(&self, way: &Way) -> Result<(), R> {
        if !(1..=SHORTCUT as usize).contains(&way.len()) {
            return Err(R::ShortcutLength);
        }
        self.check_steps(self.shortcut(), way).map(|_| ())
    }

    fn check_way(&self, drive: Drive, way: &Way) -> Result<(), R> {
        if way.len() > drive.cells as usize {
            return Err(R::TooFar(drive.cells));
        }
        let at_own = self.check_steps(drive, way)?;
        if at_own || way.len() == drive.cells as usize {
            return Ok(());
        }
        let longest = self.longest(drive);
        if way.len() == longest as usize {
            Ok(())
        } else {
            Err(R::TooShort(longest))
        }
    }

    /// Checks a way step by step; true if it ends at the own destination.
    fn check_steps(&self, drive: Drive, way: &Way) -> Result<bool, R> {
        let (mut from, mut left, mut grants) = (drive.start, drive.start, drive.grants);
        let mut at_own = false;
        if way.is_empty() {
            return Err(R::NoWay);
        }
        for (index, &to) in way.cells().iter().enumerate() {
            if at_own {
                return Err(R::ThroughDestination);
            }
            if to as usize >= self.town.cells() {
                return Err(R::NoCell(to));
            }
            if index > 0 && to == left {
                return Err(R::TurnsBack(to));
            }
            grants = self
                .step_onto(from, to, grants)
                .ok_or_else(|| self.what_stops(from, to))?;
            (left, from) = (from, to);
            at_own = to == drive.own;
        }
        Ok(at_own)
    }

    /// The refusal for a step that is closed.
    fn what_stops(&self, from: u16, to: u16) -> R {
        let step = if from == PARKED {
            None
        } else {
            self.town.step(from, to)
        };
        let Some(step) = step else {
            return R::NotNext(to);
        };
        if !self.town.open.has(step) {
            return R::AgainstPrinted(to);
        }
        if let Some(line) = self.town.line_of[step as usize]
            && self.tokens.has(Obstacle::Barrier(line))
        {
            let blue = self.town.blue_set >> line & 1 != 0;
            return if blue {
                R::BridgeBarred(to)
            } else {
                R::StreetBarred(to)
            };
        }
        let coned =
            self.town.cone_at[to as usize].is_some_and(|cone| self.tokens.cones >> cone & 1 != 0);
        if coned {
            R::ConeThere(to)
        } else {
            R::AgainstOneWay(to)
        }
    }
}
