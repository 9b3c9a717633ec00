//! What a search knows of its game beyond the rules.

use maraude_core::{BotRng, Evaluate, Game, MAX_SEATS, Outcome, Sample, Seat, Standing};

/// What a position is worth to each seat. Any scale will do if it is the same everywhere: the
/// search stretches what it meets to 0..1.
pub type Values = [f32; MAX_SEATS];

/// What a search knows of its game beyond the rules.
pub trait Guide<G: Game>: Clone + Send + Sync + 'static {
    /// Calls `each` with the actions worth considering: legal ones, at least one if there is
    /// one. A game with very many may leave out all but one of those with the same effect.
    fn actions(&self, game: &G, seat: Seat, each: &mut impl FnMut(G::Action)) {
        game.legal(seat, each);
    }

    /// An action for a playout.
    fn step(&self, game: &G, seat: Seat, rng: &mut BotRng) -> Option<G::Action>;

    /// The number of actions after which a playout is cut off and judged.
    fn depth(&self) -> u32;

    /// What a position that is not over looks worth.
    fn judge(&self, game: &G) -> Values;

    /// What the end of a game is worth: the win, shared among ties, or the common score.
    fn finish(&self, game: &G, outcome: &Outcome) -> Values {
        ended(game.seats(), outcome)
    }
}

/// The win, shared among ties, or the common score.
fn ended(seats: u8, outcome: &Outcome) -> Values {
    let mut values = [0.0; MAX_SEATS];
    for seat in Seat::all(seats) {
        values[seat.index()] = match outcome.standing {
            Standing::Common(score) => score as f32,
            Standing::Ranked(ranking) => ranking.win_share(seat) as f32,
        };
    }
    values
}

/// Nothing but the rules: random playouts to the end.
#[derive(Clone, Copy, Debug)]
pub struct Plain;

impl<G: Game + Sample> Guide<G> for Plain {
    fn step(&self, game: &G, seat: Seat, rng: &mut BotRng) -> Option<G::Action> {
        game.sample(seat, rng)
    }

    fn depth(&self) -> u32 {
        G::META.longest
    }

    fn judge(&self, _: &G) -> Values {
        [0.0; MAX_SEATS]
    }
}

/// Short random playouts, judged by the game's own [`Evaluate`].
#[derive(Clone, Copy, Debug)]
pub struct Judged {
    /// The number of actions after which a playout is judged; 0 judges at once.
    pub depth: u32,
}

impl<G: Game + Sample + Evaluate> Guide<G> for Judged {
    fn step(&self, game: &G, seat: Seat, rng: &mut BotRng) -> Option<G::Action> {
        game.sample(seat, rng)
    }

    fn depth(&self) -> u32 {
        self.depth
    }

    fn judge(&self, game: &G) -> Values {
        let mut values = [0.0; MAX_SEATS];
        for seat in Seat::all(game.seats()) {
            values[seat.index()] = game.evaluate(seat);
        }
        values
    }

    /// A common score is left to the evaluation, which puts it on the scale of the rest.
    fn finish(&self, game: &G, outcome: &Outcome) -> Values {
        match outcome.standing {
            Standing::Common(_) => self.judge(game),
            Standing::Ranked(_) => ended(game.seats(), outcome),
        }
    }
}
