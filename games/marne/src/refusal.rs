//! Why something can't be done: one variant per reason, each with its clause.

use crate::soldier::SoldierCard;
use crate::street::Street;
use maraude_core::{Message, Refusal as _, Seat, Told};

macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident $({ $($field:ident: $type:ty = $example:expr),* })?
        => $clause:literal, $code:literal;)*) => {
        /// Why something can't be done.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Refusal {
            $($(#[$doc])* $name $({ $(
                #[doc = concat!("The ", stringify!($field), ".")]
                $field: $type
            ),* })?,)*
        }

        impl maraude_core::Refusal for Refusal {
            fn clause(&self) -> &'static str {
                match self {
                    $(Self::$name { .. } => $clause,)*
                }
            }

            fn code(&self) -> &'static str {
                match self {
                    $(Self::$name { .. } => $code,)*
                }
            }

            fn examples() -> Vec<Self> {
                vec![$(Self::$name $({ $($field: $example),* })?,)*]
            }
        }

        impl Told for Refusal {
            fn message(&self) -> Message {
                let message = Message::new(format!("marne-no-{}", self.code().replace('_', "-")));
                match *self {
                    $(Self::$name $({ $($field),* })? => {
                        message $($(.with(stringify!($field), $field))*)?
                    })*
                }
            }
        }
    };
}

refusals! {
    /// The table has too many seats, or none.
    WrongSeats { seats: u8 = 6 } => "MA-01", "wrong_seats";
    /// The first player named by the options has no seat.
    NoSuchFirst { first: u8 = 5 } => "MA-20", "no_such_first";
    /// The open reserve is for solo tables.
    OpenReserveIsSolo => "MA-48b", "open_reserve_is_solo";
    /// Rules ask nothing of the house.
    NotForTheHouse => "MA-85", "not_for_the_house";
    /// Another player's turn.
    NotYourTurn { turn: Seat = Seat::at(0) } => "MA-20", "not_your_turn";
    /// The game is over.
    Over => "MA-80", "over";

    /// The officers come first.
    OfficersFirst => "MA-21", "officers_first";
    /// The officers stand already.
    OfficersStand => "MA-11", "officers_stand";
    /// The taxi comes before the actions.
    ArrivalFirst => "MA-25", "arrival_first";
    /// One taxi a turn.
    AlreadyArrived => "MA-26", "already_arrived";
    /// The event wants a card first.
    DiscardFirst => "MA-73", "discard_first";
    /// The turn is ended, only the surplus is left.
    SurplusFirst => "MA-27", "surplus_first";
    /// The drawn card needs a place first.
    PlaceFirst => "MA-48b", "place_first";

    /// Nothing is to be discarded.
    NothingToDiscard => "MA-49", "nothing_to_discard";
    /// The event takes one of one's own cards.
    EventTakesYours { card: SoldierCard = SoldierCard::at(0) } => "MA-73", "event_takes_yours";
    /// Only one's own cards are above the hand limit.
    DiscardNotYours { card: SoldierCard = SoldierCard::at(0) } => "MA-49", "discard_not_yours";
    /// No drawn card is to be placed.
    NothingDrawn => "MA-48b", "nothing_drawn";
    /// Only a reserve card makes room for the drawn one.
    NotInReserve { card: SoldierCard = SoldierCard::at(0) } => "MA-48b", "not_in_reserve";

    /// Three actions a turn.
    NoActionLeft => "MA-45", "no_action_left";
    /// Soldier pile and discard are empty.
    NobodyToMobilise => "MA-47", "nobody_to_mobilise";
    /// No officer to move there.
    NoOfficerToMove { street: Street = Street::at(0) } => "MA-51", "no_officer_to_move";
    /// One spot a step.
    NotAdjacent { from: Street = Street::at(0), to: Street = Street::at(3) } => "MA-51", "not_adjacent";
    /// Only one's own card is given.
    GiveNotYours { card: SoldierCard = SoldierCard::at(0) } => "MA-53", "give_not_yours";
    /// Only another player's card is taken.
    TakeNotTheirs { card: SoldierCard = SoldierCard::at(0) } => "MA-53", "take_not_theirs";
    /// Alone, only a reserve card is taken.
    TakeNotInReserve { card: SoldierCard = SoldierCard::at(0) } => "MA-55", "take_not_in_reserve";
    /// Silence closes the reserve.
    ReserveSilent => "MA-72", "reserve_silent";

    /// No taxi in that street.
    NoTaxi { street: Street = Street::at(0) } => "MA-56", "no_taxi";
    /// No officer at the end of that street.
    NoOfficer { street: Street = Street::at(0) } => "MA-56a", "no_officer";
    /// Only one's own soldiers embark.
    LoadNotYours { card: SoldierCard = SoldierCard::at(0) } => "MA-56b", "load_not_yours";
    /// The street decides the colour.
    WrongColour { card: SoldierCard = SoldierCard::at(0), street: Street = Street::at(1) } => "MA-56c", "wrong_colour";
    /// A bonus card is no soldier.
    BonusIsNoSoldier { card: SoldierCard = SoldierCard::at(22) } => "MA-64", "bonus_is_no_soldier";
    /// Not enough soldiers.
    TooFewSoldiers { soldiers: u8 = 2, required: u8 = 4 } => "MA-57", "too_few_soldiers";

    /// The event forbids bonus cards.
    NoBonus => "MA-70", "no_bonus";
    /// Only one's own bonus card is played.
    BonusNotYours { card: SoldierCard = SoldierCard::at(22) } => "MA-61", "bonus_not_yours";
    /// That card does something else.
    NotThatBonus { card: SoldierCard = SoldierCard::at(22) } => "MA-61", "not_that_bonus";
    /// No officer for the Estafette there.
    NoOfficerToSend { street: Street = Street::at(0) } => "MA-66", "no_officer_to_send";
    /// The Estafette goes to another spot.
    SameSpot { street: Street = Street::at(0) } => "MA-66", "same_spot";
    /// One or two taxis.
    OneOrTwoTaxis => "MA-67", "one_or_two_taxis";
    /// No token on that taxi.
    NoToken { street: Street = Street::at(0) } => "MA-67", "no_token";
    /// No token anywhere: no effect.
    NoTokenAtAll => "MA-63", "no_token_at_all";
    /// Nobody to draw: no effect.
    NoReinforcement => "MA-63", "no_reinforcement";
    /// No taxi, or no room: no effect.
    NoRoomToTurn => "MA-63", "no_room_to_turn";
    /// No taxi to move there.
    NoTaxiToMove { street: Street = Street::at(0) } => "MA-69", "no_taxi_to_move";
    /// The other street is taken.
    StreetTaken { street: Street = Street::at(0) } => "MA-69", "street_taken";
}
