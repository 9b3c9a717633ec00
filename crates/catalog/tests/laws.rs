//! Every law, for every game on the shelf.

macro_rules! laws_of_each {
    ($($id:ident: $game:ty, $bots:expr;)*) => {
        $(maraude_conformance::laws!($id, $game);)*
    };
}

maraude_catalog::games!(laws_of_each);
