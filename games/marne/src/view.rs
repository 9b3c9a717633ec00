//! The view, the same for everybody (MA-09). Hidden are the orders of the piles and, until the
//! officers stand, the hands and the top Taxi back (MA-21).

use crate::soldier::{SoldierCard, SoldierSet};
use crate::state::{Ending, Marne, Phase, TOKENS};
use crate::steps::scoring::Band;
use crate::street::{Colour, STREETS, Street};
use crate::taxi::{TaxiCard, TaxiSet};
use maraude_core::{Seat, Silence as _};
use serde::Serialize;

/// The view of every viewer.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[expect(
    clippy::struct_excessive_bools,
    reason = "independent facts, each drawn by itself"
)]
pub struct View {
    /// The decision that the game waits for.
    pub phase: Phase,
    /// The active player.
    pub turn: Seat,
    /// The first player.
    pub first: Seat,
    /// The actions left in this turn.
    pub actions_left: u8,
    /// Whether the turn's taxi has arrived.
    pub arrived: bool,
    /// Whether bonus cards are forbidden in this turn (MA-70).
    pub no_bonus: bool,
    /// The clause that forbids talking, if one does (MA-71).
    pub silence: Option<&'static str>,
    /// The number of cards of each seat.
    pub hand_sizes: Vec<u8>,
    /// The cards of each seat, once they are shown.
    pub hands: Option<Vec<SoldierSet>>,
    /// The reserve of a solo player, once it is shown.
    pub reserve: Option<SoldierSet>,
    /// The ring, street by street.
    pub streets: [Option<Standing>; STREETS],
    /// The spots of the officers, once they stand.
    pub officers: Option<[Street; 2]>,
    /// The tokens in the heap.
    pub tokens_left: u8,
    /// Number of Soldier cards in the pile.
    pub soldiers_left: u8,
    /// The Soldier discard.
    pub soldier_discard: SoldierSet,
    /// Number of Taxi cards in the pile.
    pub taxis_left: u8,
    /// The colour on the back of the top Taxi card (MA-14).
    pub top_back: Option<Colour>,
    /// The Taxi discard.
    pub taxi_discard: TaxiSet,
    /// A drawn card that needs a place (MA-48b).
    pub drawn: Option<SoldierCard>,
    /// The bonus card being resolved.
    pub resolving: Option<SoldierCard>,
    /// The score so far.
    pub score: u8,
    /// Whether events are played (MA-77).
    pub events: bool,
    /// Whether a solo player may draw into the reserve (MA-48b).
    pub open_reserve: bool,
    /// The end of the game, once it is over.
    pub end: Option<End>,
}

/// A taxi standing in its street.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Standing {
    /// The card.
    pub taxi: TaxiCard,
    /// Whether it carries a token.
    pub token: bool,
    /// Number of soldiers it needs (MA-57).
    pub required: u8,
}

/// The end of a game, with everything that was hidden.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct End {
    /// How the game ended.
    pub ending: Ending,
    /// The band of the score table; without events it is shown with that label (MA-84).
    pub band: Band,
    /// The Soldier pile, its top last.
    pub soldier_pile: Vec<SoldierCard>,
    /// The Taxi pile, its top last.
    pub taxi_pile: Vec<TaxiCard>,
}

pub(crate) fn view(game: &Marne) -> View {
    let shown = game.phase != Phase::Officers;
    let hands = game.hands.values();
    View {
        phase: game.phase,
        turn: game.turn,
        first: game.first,
        actions_left: game.actions_left,
        arrived: game.arrived,
        no_bonus: game.no_bonus,
        silence: game.silence(),
        hand_sizes: hands.iter().map(|hand| hand.len()).collect(),
        hands: shown.then(|| hands.to_vec()),
        reserve: (shown && game.is_solo()).then_some(game.reserve),
        streets: std::array::from_fn(|index| standing(game, Street::at(index))),
        officers: shown.then_some(game.officers),
        tokens_left: TOKENS - game.tokens.len(),
        soldiers_left: game.soldier_pile.len() as u8,
        soldier_discard: game.soldier_discard,
        taxis_left: game.taxi_pile.len() as u8,
        top_back: game.taxi_pile.top().filter(|_| shown).map(TaxiCard::colour),
        taxi_discard: game.taxi_discard,
        drawn: game.drawn,
        resolving: game.resolving,
        score: game.score(),
        events: game.events,
        open_reserve: game.open_reserve,
        end: game.ending.map(|ending| End {
            ending,
            band: Band::of(game.score()),
            soldier_pile: game.soldier_pile.cards().to_vec(),
            taxi_pile: game.taxi_pile.cards().to_vec(),
        }),
    }
}

fn standing(game: &Marne, street: Street) -> Option<Standing> {
    Some(Standing {
        taxi: game.taxis[street.index()]?,
        token: game.tokens.has(street),
        required: game.required(street)?,
    })
}
