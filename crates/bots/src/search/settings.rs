//! How a search is set.

/// How a search is set. Everything that can change its answer is here.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Actions applied for one decision, unless the budget says otherwise.
    pub nodes: u32,
    /// How much more than the best so far is tried: 0 never explores.
    pub exploration: f32,
    /// How many visits the first look at an action is worth. The first look is the guide's
    /// judgement of the position after it; 0 does without.
    pub bias: f32,
    /// With more than 0, a node of `n` visits tries at most `width * sqrt(n)` of its actions,
    /// the best looking first: for games with very many.
    pub width: f32,
    /// Who is thought to want what.
    pub backup: Backup,
    /// Independent trees whose counts are added; with the feature `threads`, each on its own.
    pub workers: u8,
    /// The most tree nodes kept, by each worker.
    pub arena: u32,
    /// How long the bot pretends to think, in milliseconds.
    pub think_ms: u32,
}

impl Settings {
    /// A sound beginning for most games.
    pub const DEFAULT: Self = Self {
        nodes: 20_000,
        exploration: 0.7,
        bias: 0.0,
        width: 0.0,
        backup: Backup::EachForItself,
        workers: 1,
        arena: 1 << 16,
        think_ms: 1_500,
    };
}

/// Who is thought to want what, in a game of several players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Backup {
    /// Every seat wants its own value (max^n). In a co-operative game all values are equal.
    EachForItself,
    /// Every other seat wants the searching one to lose.
    Paranoid,
}
