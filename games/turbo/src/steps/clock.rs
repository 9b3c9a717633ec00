//! The alarms that the rules ask the house for: rules never read a clock.

use maraude_core::{Seat, Seats, Sink, When};

use crate::action::Action;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Stage, Turbo};

/// Milliseconds from fixed pawns to the turned tile, so that all look up at the same instant.
pub const COUNTDOWN_MS: u32 = 3_000;

/// Milliseconds that a client may take before the house helps (TT-T6).
pub const HELP_MS: u32 = 60_000;

impl Turbo {
    /// Calls `each` with every move that the house may make, and when.
    pub(crate) fn each_alarm(&self, each: &mut impl FnMut(Action, When)) {
        let after = |ms| When::After { ms };
        match self.stage {
            Stage::Placing => each(Action::Help, after(HELP_MS)),
            Stage::Countdown => each(Action::Start, after(COUNTDOWN_MS)),
            Stage::Building => self.each_building_alarm(each),
            Stage::Over => return,
        }
        for seat in self.staying().iter() {
            each(Action::Leave { seat }, When::Left { seat });
        }
    }

    fn each_building_alarm(&self, each: &mut impl FnMut(Action, When)) {
        let after = |ms| When::After { ms };
        if self.rules.mode.is_solo() {
            return;
        }
        for seat in self.late.iter() {
            each(Action::Admit { seat }, after(self.rules.head_start_ms));
        }
        for seat in self.penalised.iter() {
            each(Action::Admit { seat }, after(self.rules.second_chance_ms));
        }
        if self.rules.limit_ms > 0 {
            each(Action::Limit, after(self.rules.limit_ms));
        }
        each(
            Action::Drop,
            When::Agreed {
                by: self.still_in(),
            },
        );
    }

    /// The house does only what the rules asked for.
    pub(crate) fn check_house(&self, action: Action) -> Result<(), Refusal> {
        let mut asked = false;
        self.each_alarm(&mut |listed, _| asked |= listed == action);
        if asked {
            Ok(())
        } else {
            Err(Refusal::NotAsked)
        }
    }

    /// A head start or a penalty is over.
    pub(crate) fn admit(&mut self, seat: Seat, out: &mut impl Sink<Event>) {
        self.late = self.late.without(seat);
        self.penalised = self.penalised.without(seat);
        out.tell(Event::Admitted { seat });
    }

    /// The seats that may act now.
    pub(crate) fn acting(&self) -> Seats {
        match self.stage {
            Stage::Placing => Seats::one(self.client),
            Stage::Building => self.still_in(),
            Stage::Countdown | Stage::Over => Seats::NONE,
        }
    }
}
