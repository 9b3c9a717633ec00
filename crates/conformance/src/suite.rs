//! One named test per law.

/// Makes a module with one test per law for a game: `laws!(marne, marne::Marne);`.
#[macro_export]
macro_rules! laws {
    ($name:ident, $game:ty) => {
        mod $name {
            #[allow(unused_imports, reason = "the game may be named by its path")]
            use super::*;
            use $crate::{Effort, hold, laws};

            #[test]
            fn determinism() {
                hold(laws::determinism::law::<$game>(Effort::new(5_000, 60)));
            }

            #[test]
            fn legal_is_accepted() {
                hold(laws::legal::law::<$game>(Effort::new(50_000, 200)));
            }

            #[test]
            fn non_interference() {
                hold(laws::secrecy::law::<$game>(Effort::new(20_000, 2_000)));
            }

            #[test]
            fn conservation() {
                hold(laws::conservation::law::<$game>(Effort::new(5_000, 200)));
            }
        }
    };
}
