//! The flaws, by the law that each breaks.

macro_rules! flaws {
    ($($(#[$doc:meta])* $name:ident = $number:expr;)*) => {
        $($(#[$doc])* pub const $name: u8 = $number;)*
    };
}

flaws! {
    /// Determinism: a counter outside the state gets into it.
    GLOBAL = 1;
    /// Legal: lists what is refused.
    LISTS_TOO_MUCH = 2;
    /// Legal: accepts what is not listed.
    ACCEPTS_TOO_MUCH = 3;
    /// Legal: lists something twice.
    LISTS_TWICE = 4;
    /// Legal: a seat may ring the house's alarm.
    SEATS_RING = 5;
    /// Legal: a refusal changes the state.
    HALF_DONE = 6;
    /// Choices: the last one is not offered.
    HIDES_A_CHOICE = 7;
    /// Secrecy: the view shows the top of the pile.
    LEAKY_VIEW = 8;
    /// Secrecy: everybody is shown everything.
    LEAKY_EVENTS = 9;
    /// Secrecy and undo: a swap is not marked as revealing.
    UNMARKED = 10;
    /// Secrecy: a refusal tells the top of the pile.
    TELLING_REFUSAL = 11;
    /// Secrecy: the order of the actions tells something of the pile.
    TELLING_ORDER = 12;
    /// Secrecy: silence tells something of the pile.
    TELLING_SILENCE = 13;
    /// Secrecy: redealing looks at the pile.
    KNOWING_REDEAL = 14;
    /// Secrecy: redealing does nothing.
    LAZY_REDEAL = 15;
    /// Secrecy: redealing loses a card.
    LOSING_REDEAL = 16;
    /// Secrecy: redealing for a spectator leaves one hand as it was.
    PARTIAL_REDEAL = 17;
    /// Ending: somebody is to act after the end.
    RESTLESS = 18;
    /// Ending: rolling leads nowhere.
    ENDLESS = 19;
    /// Ending: nobody can do anything any more.
    STUCK = 20;
    /// Ending: the pile stays secret for ever.
    SECRETIVE = 21;
    /// Ending: an alarm after the end.
    LATE_ALARM = 22;
    /// Ending: an ending that was not announced.
    UNANNOUNCED = 23;
    /// Conservation: a card is lost when it is laid aside.
    LOSES_A_CARD = 24;
    /// Undo: what is taken back leaves a trace.
    SHARED = 25;
    /// Sampling: never swaps.
    PICKY = 26;
    /// Sampling: rolls at any time.
    WILD = 27;
    /// Round trip: an action is written as another.
    LOSSY = 28;
    /// Round trip: a number too large for a browser.
    ROUNDED = 29;
    /// Order: the legal actions in the opposite order.
    BACKWARDS = 30;
    /// Goldens: other points for the same game.
    GENEROUS = 31;
    /// Bytes: panics at a card that there isn't.
    FRAGILE = 32;
    /// Texts: a language that lacks almost everything.
    HALF_TRANSLATED = 33;
    /// Texts: an action without words.
    SPEECHLESS = 34;
    /// Texts: refusals whose clauses are in no rules.
    LAWLESS = 35;
    /// Facts: another default than announced.
    WRONG_DEFAULT = 36;
    /// Facts: seats that were not announced are accepted.
    CROWDED = 37;
    /// Any law: the rules panic when the die shows a six.
    PANICKING = 38;
    /// Secrecy: redealing for a seat leaves the card under the pile as it was.
    STALE_REDEAL = 39;
    /// Facts: an option that can be chosen is never accepted.
    STUBBORN = 40;
    /// Facts: a box made by an option that the game does not have.
    UNKNOWN_BOX = 41;
    /// Texts: a box without a pitch.
    NAMELESS_BOX = 42;
}
