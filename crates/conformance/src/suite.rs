//! One named test per law.

/// Makes a module with one test per law for a game: `laws!(marne, Marne);`. The goldens lie in
/// `games/<id>/goldens`, unless a third argument says where.
#[macro_export]
macro_rules! laws {
    ($name:ident, $game:ty) => {
        $crate::laws!(
            $name,
            $game,
            $crate::Goldens::of(<$game as $crate::core::Game>::META.id)
        );
    };
    ($name:ident, $game:ty, $goldens:expr) => {
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
            fn choices_are_legal() {
                hold(laws::choices::law::<$game>(Effort::new(5_000, 60)));
            }

            #[test]
            fn non_interference() {
                hold(laws::secrecy::law::<$game>(Effort::new(20_000, 2_000)));
            }

            #[test]
            fn games_end() {
                hold(laws::ending::law::<$game>(Effort::new(10_000, 200)));
            }

            #[test]
            fn conservation() {
                hold(laws::conservation::law::<$game>(Effort::new(5_000, 200)));
            }

            #[test]
            fn undo() {
                hold(laws::undo::law::<$game>(Effort::new(500, 60)));
            }

            #[test]
            fn sampling() {
                hold(laws::sampling::law::<$game>(Effort::new(2_000, 60)));
            }

            #[test]
            fn round_trip() {
                hold(laws::round_trip::law::<$game>(Effort::new(10_000, 60)));
            }

            #[test]
            fn any_bytes() {
                hold(laws::bytes::law::<$game>(Effort::new(40_000, 200)));
            }

            #[test]
            fn texts() {
                hold(laws::texts::law::<$game>(Effort::new(10_000, 60)));
            }

            #[test]
            fn facts() {
                hold(laws::facts::law::<$game>());
            }

            #[test]
            fn pinned_order() {
                hold(laws::order::law::<$game>(&$goldens));
            }

            #[test]
            fn goldens() {
                hold(laws::goldens::law::<$game>(&$goldens));
            }
        }
    };
}
