//! The settings of a search.

/// The settings of a search. Everything that can change its answer is here.
#[derive(Clone, Copy, Debug)]
pub struct SearchSettings {
    /// Actions applied for one decision, unless the budget says otherwise.
    pub nodes: u32,
    /// The weight of exploration: 0 tries only the best so far.
    pub exploration: f32,
    /// The number of visits that the first look at an action is worth. The first look is the guide's
    /// judgement of the position after it; 0 does without.
    pub bias: f32,
    /// With more than 0, a node of `n` visits tries at most `width * sqrt(n)` of its actions,
    /// the best looking first: for games with very many.
    pub width: f32,
    /// What the search takes each seat to want.
    pub backup: Backup,
    /// Independent trees whose counts are added; with the feature `threads`, each on its own.
    pub workers: u8,
    /// The most tree nodes kept, by each worker.
    pub tree_nodes: u32,
    /// How long the bot pretends to think, in milliseconds.
    pub think_ms: u32,
}

impl SearchSettings {
    /// Settings that suit most games.
    pub const DEFAULT: Self = Self {
        nodes: 20_000,
        exploration: 0.7,
        bias: 0.0,
        width: 0.0,
        backup: Backup::EachForItself,
        workers: 1,
        tree_nodes: 1 << 16,
        think_ms: 1_500,
    };
}

/// What a search takes each seat to want, in a game of several players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Backup {
    /// Every seat wants its own value (max^n). In a co-operative game all values are equal.
    EachForItself,
    /// Every other seat wants the searching one to lose.
    Paranoid,
}
