//! The end and the score (MA-80 to MA-84).

use crate::event::Event;
use crate::state::{Ending, Marne, Phase};
use maraude_core::{Arg, Message, Sink, Viewers};
use serde::Serialize;

/// The bands of the score table (MA-82).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Band {
    /// Up to 39.
    Night,
    /// 40 to 45.
    Dusk,
    /// 46 to 51.
    WellDone,
    /// 52 to 57.
    Bravo,
    /// 58 to 63.
    Congratulations,
    /// 64 and more.
    Historic,
}

impl Band {
    /// All bands, the lowest first.
    pub const ALL: [Self; 6] = [
        Self::Night,
        Self::Dusk,
        Self::WellDone,
        Self::Bravo,
        Self::Congratulations,
        Self::Historic,
    ];

    /// The band of a score; a score of 0 is in the lowest.
    pub const fn of(score: u8) -> Self {
        match score {
            0..=39 => Self::Night,
            40..=45 => Self::Dusk,
            46..=51 => Self::WellDone,
            52..=57 => Self::Bravo,
            58..=63 => Self::Congratulations,
            64.. => Self::Historic,
        }
    }
}

impl From<Band> for Arg {
    fn from(band: Band) -> Self {
        Message::new(match band {
            Band::Night => "marne-band-night",
            Band::Dusk => "marne-band-dusk",
            Band::WellDone => "marne-band-well-done",
            Band::Bravo => "marne-band-bravo",
            Band::Congratulations => "marne-band-congratulations",
            Band::Historic => "marne-band-historic",
        })
        .into()
    }
}

impl Marne {
    /// Ends the game; cards and taxis left score nothing (MA-80). Everything may be seen now.
    pub(crate) fn end(&mut self, ending: Ending, out: &mut impl Sink<Event>) {
        self.ending = Some(ending);
        self.phase = Phase::Over;
        let score = self.score();
        out.reveal(Viewers::ALL);
        out.end_turn();
        out.tell(Event::Ended {
            ending,
            score,
            band: Band::of(score),
            events: self.events,
        });
    }
}
