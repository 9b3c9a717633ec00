//! What the shelf is made into.

/// Makes `shelf`, `game` and `visit` from the lines of `games!`.
macro_rules! shelve {
    ($($id:ident: $game:ty, $bots:expr;)*) => {
        /// Every game, in the order of the lobby.
        pub fn shelf() -> &'static [&'static dyn $crate::GameEntry] {
            const { &[$(&$crate::erased::Registered::<$game>::new(&$bots)),*] }
        }

        /// The game with this id.
        pub fn game(id: &str) -> Option<&'static dyn $crate::GameEntry> {
            shelf().iter().copied().find(|game| game.meta().id == id)
        }

        /// Shows the game with this id, as a type, to a visitor.
        pub fn visit<V: $crate::Visit>(id: &str, visit: V) -> Option<V::Output> {
            // With no game on the shelf nobody is shown anything.
            let _ = &visit;
            match id {
                $(stringify!($id) => Some(visit.visit::<$game>(&$bots)),)*
                _ => None,
            }
        }
    };
}

pub(crate) use shelve;
