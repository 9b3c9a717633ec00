//! Why something can't be done, and the one declaration from which a game gets its refusals.

use crate::message::Told;
use std::fmt::Debug;

/// A refusal is a value: one variant per reason, carrying what its sentence needs. The state is
/// untouched (invariant 3). Declare a game's refusals with [`refusals!`](crate::refusals).
pub trait Refusal: Told + Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The clause of the rules that forbids it, such as `MA-56a`.
    fn clause(&self) -> &'static str;

    /// A stable word for programs, such as `no_officer`.
    fn code(&self) -> &'static str;

    /// One example of every refusal there is: tests demand a sentence in each language for each.
    fn examples() -> Vec<Self>;
}

/// Declares the refusals of a game: the enum, its clauses, codes, examples and messages.
///
/// Each variant names its clause. Its code is the variant's name in snake case, and its message
/// is `<game>-no-<code>` with dashes: `NoOfficer` of Marne has the code `no_officer` and the
/// message `marne-no-no-officer`. Fields come with the value of the example, and are the
/// arguments of the message, unless the arguments are listed after a semicolon.
///
/// ```
/// use maraude_core::{Message, Refusal as _, Seat, Told, refusals};
///
/// refusals! {
///     /// Why something can't be done.
///     pub enum Refusal of "toy" {
///         /// The game is over.
///         Over => "TOY-1",
///         /// It is another seat's turn.
///         NotYourTurn { turn: Seat = Seat::at(0) } => "TOY-2",
///         /// More steps than the die.
///         TooFar(n: u8 = 4) => "TOY-3",
///         /// A token lies on that spot. People count spots from 1.
///         SpotTaken(spot: u8 = 3; n = spot + 1, what = Message::new("toy-token")) => "TOY-4",
///     }
/// }
///
/// let refusal = Refusal::SpotTaken(3);
/// assert_eq!(refusal.clause(), "TOY-4");
/// assert_eq!(refusal.code(), "spot_taken");
/// let message = Message::new("toy-no-spot-taken").with("n", 4_u8);
/// assert_eq!(refusal.message(), message.with("what", Message::new("toy-token")));
/// assert_eq!(Refusal::examples()[2], Refusal::TooFar(4));
/// ```
#[macro_export]
macro_rules! refusals {
    ($(#[$attribute:meta])* $vis:vis enum $refusal:ident of $game:literal {$(
        $(#[$doc:meta])*
        $name:ident
        $({ $($field:ident: $type:ty = $example:expr),+
            $(; $($arg:ident = $value:expr),+)? $(,)? })?
        $(( $($part:ident: $part_type:ty = $part_example:expr),+
            $(; $($part_arg:ident = $part_value:expr),+)? $(,)? ))?
        => $clause:literal
    ),* $(,)?}) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        $vis enum $refusal {$(
            $(#[$doc])*
            $name
            $({ $(#[doc = concat!("The ", stringify!($field), ".")] $field: $type),+ })?
            $(( $($part_type),+ ))?,
        )*}

        impl $crate::Refusal for $refusal {
            fn clause(&self) -> &'static str {
                match self { $(Self::$name { .. } => $clause,)* }
            }

            fn code(&self) -> &'static str {
                match self { $(Self::$name { .. } => $crate::spelled!("", $name, '_'),)* }
            }

            fn examples() -> Vec<Self> {
                vec![$(
                    Self::$name $({ $($field: $example),+ })? $(( $($part_example),+ ))?,
                )*]
            }
        }

        impl $crate::Told for $refusal {
            fn message(&self) -> $crate::Message {
                match *self {$(
                    Self::$name $({ $($field),+ })? $(( $($part),+ ))? => {
                        let id = $crate::spelled!(concat!($game, "-no-"), $name, '-');
                        let message = $crate::Message::new(id);
                        $(let message = $crate::refusals!(
                            @with message, [$($field)+] [$($($arg = $value),+)?]
                        );)?
                        $(let message = $crate::refusals!(
                            @with message, [$($part)+] [$($($part_arg = $part_value),+)?]
                        );)?
                        message
                    }
                )*}
            }
        }
    };
    (@with $message:ident, [$($field:ident)+] []) => {
        $message $(.with(stringify!($field), $field))+
    };
    (@with $message:ident, [$($field:ident)+] [$($arg:ident = $value:expr),+]) => {
        $message $(.with(stringify!($arg), $value))+
    };
}

/// A prefix and a name in camel case as one constant text: its words in lower case with a gap
/// between them.
#[doc(hidden)]
#[macro_export]
macro_rules! spelled {
    ($prefix:expr, $name:ident, $gap:literal) => {{
        const BYTES: [u8; $crate::refusal::spelled_len($prefix, stringify!($name))] =
            $crate::refusal::spell($prefix, stringify!($name), $gap as u8);
        const TEXT: &str = match str::from_utf8(&BYTES) {
            Ok(text) => text,
            Err(_) => panic!("names are ASCII"),
        };
        TEXT
    }};
}

/// The length of what [`spell`] makes: a gap before each word but the first.
#[doc(hidden)]
pub const fn spelled_len(prefix: &str, name: &str) -> usize {
    let name = name.as_bytes();
    let (mut len, mut at) = (prefix.len() + name.len(), 1);
    while at < name.len() {
        len += name[at].is_ascii_uppercase() as usize;
        at += 1;
    }
    len
}

/// Spells a name in camel case in lower case, with a gap between its words, after a prefix.
#[doc(hidden)]
pub const fn spell<const N: usize>(prefix: &str, name: &str, gap: u8) -> [u8; N] {
    let (prefix, name) = (prefix.as_bytes(), name.as_bytes());
    let mut text = [0; N];
    let (mut to, mut at) = (0, 0);
    while to < prefix.len() {
        text[to] = prefix[to];
        to += 1;
    }
    while at < name.len() {
        if at > 0 && name[at].is_ascii_uppercase() {
            text[to] = gap;
            to += 1;
        }
        text[to] = name[at].to_ascii_lowercase();
        to += 1;
        at += 1;
    }
    text
}
