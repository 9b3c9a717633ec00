//! How a game is put on the shelf: one line in `lib.rs`.

/// Lists the games: the type of each and its bots.
macro_rules! shelve {
    ($($game:ty, $bots:expr;)*) => {
        /// Every game, in the order of the lobby.
        pub fn shelf() -> &'static [&'static dyn $crate::GameEntry] {
            &[$(&$crate::erased::Entry::<$game>::new(&$bots)),*]
        }

        /// The game with this id.
        pub fn game(id: &str) -> Option<&'static dyn $crate::GameEntry> {
            shelf().iter().copied().find(|game| game.meta().id == id)
        }

        /// Shows the game with this id, as a type, to a visitor.
        pub fn visit<V: $crate::Visit>(id: &str, visit: V) -> Option<V::Output> {
            $(
                if id == <$game as maraude_core::Game>::META.id {
                    return Some(visit.visit::<$game>(&$bots));
                }
            )*
            let _ = (id, visit);
            None
        }
    };
}

pub(crate) use shelve;
