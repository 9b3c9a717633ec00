//! Sets of cards and of streets: a bit for each, the first lowest.

/// Defines a set of things that have an `index`. On the wire: the list of them.
macro_rules! set {
    ($(#[$doc:meta])* $set:ident($bits:ty) of $member:ident, a $thing:literal) => {
        #[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        $(#[$doc])*
        pub struct $set($bits);

        impl $set {
            #[doc = concat!("No ", $thing, ".")]
            pub const NONE: Self = Self(0);

            /// The set whose bits these are.
            pub const fn from_bits(bits: $bits) -> Self {
                Self(bits)
            }

            /// The bits.
            pub const fn bits(self) -> $bits {
                self.0
            }

            #[doc = concat!("Whether the ", $thing, " is in the set.")]
            pub const fn has(self, member: $member) -> bool {
                self.0 >> member.index() & 1 != 0
            }

            #[doc = concat!("The set with the ", $thing, " added.")]
            pub const fn with(self, member: $member) -> Self {
                Self(self.0 | 1 << member.index())
            }

            #[doc = concat!("The set with the ", $thing, " taken out.")]
            pub const fn without(self, member: $member) -> Self {
                Self(self.0 & !(1 << member.index()))
            }

            /// Both sets together.
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// The members of both sets.
            pub const fn within(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// The members of this set that the other lacks.
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Number of members.
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Whether the set has no member.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The member with this number in order, from 0.
            pub fn nth(self, n: u32) -> Option<$member> {
                let mut rest = self.0;
                for _ in 0..n {
                    rest &= rest.wrapping_sub(1);
                }
                (rest != 0).then(|| $member::at(rest.trailing_zeros() as usize))
            }

            /// All members, in order.
            pub fn iter(self) -> impl Iterator<Item = $member> {
                let mut rest = self.0;
                std::iter::from_fn(move || {
                    (rest != 0).then(|| {
                        let member = $member::at(rest.trailing_zeros() as usize);
                        rest &= rest - 1;
                        member
                    })
                })
            }
        }

        impl FromIterator<$member> for $set {
            fn from_iter<I: IntoIterator<Item = $member>>(members: I) -> Self {
                members.into_iter().fold(Self::NONE, Self::with)
            }
        }

        impl serde::Serialize for $set {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_seq(self.iter())
            }
        }

        impl<'de> serde::Deserialize<'de> for $set {
            /// A list in any order; one that is named twice is an error.
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let mut set = Self::NONE;
                for member in Vec::<$member>::deserialize(from)? {
                    if set.has(member) {
                        let twice = concat!("a ", $thing, " is named twice");
                        return Err(serde::de::Error::custom(twice));
                    }
                    set = set.with(member);
                }
                Ok(set)
            }
        }

        impl From<$set> for maraude_core::Arg {
            fn from(set: $set) -> Self {
                set.iter().collect()
            }
        }
    };
}
pub(crate) use set;
