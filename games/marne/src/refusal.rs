//! The refusals: one variant per reason, each with its clause.

use crate::soldier::SoldierCard;
use crate::street::Street;
use maraude_core::Seat;

maraude_core::refusals! {
    /// The reason why an action or a set-up is refused.
    pub enum Refusal of "marne" {
        /// The table has too many seats, or none.
        WrongSeats { seats: u8 = 6 } => "MA-01",
        /// The first player named by the options has no seat.
        NoSuchFirst { first: u8 = 5 } => "MA-20",
        /// The open reserve is for solo tables.
        OpenReserveIsSolo => "MA-48b",
        /// Rules ask nothing of the house.
        NotForTheHouse => "MA-85",
        /// Another player's turn.
        NotYourTurn { turn: Seat = Seat::at(0) } => "MA-20",
        /// The game is over.
        Over => "MA-80",

        /// The officers come first.
        OfficersFirst => "MA-21",
        /// The officers stand already.
        OfficersStand => "MA-11",
        /// The taxi comes before the actions.
        ArrivalFirst => "MA-25",
        /// One taxi a turn.
        AlreadyArrived => "MA-26",
        /// The event wants a card first.
        DiscardFirst => "MA-73",
        /// The turn is ended, only the surplus is left.
        SurplusFirst => "MA-27",
        /// The drawn card needs a place first.
        PlaceFirst => "MA-48b",

        /// Nothing is to be discarded.
        NothingToDiscard => "MA-49",
        /// The event takes a card of the player's own.
        EventTakesYours { card: SoldierCard = SoldierCard::at(0) } => "MA-73",
        /// Only cards of the player's own are above the hand limit.
        DiscardNotYours { card: SoldierCard = SoldierCard::at(0) } => "MA-49",
        /// No drawn card is to be placed.
        NothingDrawn => "MA-48b",
        /// Only a reserve card makes room for the drawn one.
        NotInReserve { card: SoldierCard = SoldierCard::at(0) } => "MA-48b",

        /// Three actions a turn.
        NoActionLeft => "MA-45",
        /// Soldier pile and discard are empty.
        NobodyToMobilise => "MA-47",
        /// No officer to move there.
        NoOfficerToMove { street: Street = Street::at(0) } => "MA-51",
        /// One spot a step.
        NotAdjacent { from: Street = Street::at(0), to: Street = Street::at(3) } => "MA-51",
        /// Only a card of the player's own is given.
        GiveNotYours { card: SoldierCard = SoldierCard::at(0) } => "MA-53",
        /// Only another player's card is taken.
        TakeNotTheirs { card: SoldierCard = SoldierCard::at(0) } => "MA-53",
        /// Alone, only a reserve card is taken.
        TakeNotInReserve { card: SoldierCard = SoldierCard::at(0) } => "MA-55",
        /// Silence closes the reserve.
        ReserveSilent => "MA-72",

        /// No taxi in that street.
        NoTaxi { street: Street = Street::at(0) } => "MA-56",
        /// No officer at the end of that street.
        NoOfficer { street: Street = Street::at(0) } => "MA-56a",
        /// Only the player's own soldiers embark.
        LoadNotYours { card: SoldierCard = SoldierCard::at(0) } => "MA-56b",
        /// The street decides the colour.
        WrongColour { card: SoldierCard = SoldierCard::at(0), street: Street = Street::at(1) } => "MA-56c",
        /// A bonus card is no soldier.
        BonusIsNoSoldier { card: SoldierCard = SoldierCard::at(22) } => "MA-64",
        /// Not enough soldiers.
        TooFewSoldiers { soldiers: u8 = 2, required: u8 = 4 } => "MA-57",

        /// The event forbids bonus cards.
        NoBonus => "MA-70",
        /// Only a bonus card of the player's own is played.
        BonusNotYours { card: SoldierCard = SoldierCard::at(22) } => "MA-61",
        /// That card does something else.
        NotThatBonus { card: SoldierCard = SoldierCard::at(22) } => "MA-61",
        /// No officer for the Estafette there.
        NoOfficerToSend { street: Street = Street::at(0) } => "MA-66",
        /// The Estafette goes to another spot.
        SameSpot { street: Street = Street::at(0) } => "MA-66",
        /// One or two taxis.
        OneOrTwoTaxis => "MA-67",
        /// No token on that taxi.
        NoToken { street: Street = Street::at(0) } => "MA-67",
        /// No token anywhere: no effect.
        NoTokenAtAll => "MA-63",
        /// Nobody to draw: no effect.
        NoReinforcement => "MA-63",
        /// No taxi, or no room: no effect.
        NoRoomToTurn => "MA-63",
        /// No taxi to move there.
        NoTaxiToMove { street: Street = Street::at(0) } => "MA-69",
        /// The other street is taken.
        StreetTaken { street: Street = Street::at(0) } => "MA-69",
    }
}
