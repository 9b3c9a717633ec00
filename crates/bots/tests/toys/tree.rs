//! A game written as a string: `((3 5) (2 9))`. Leaves are the points of the first seat; seats
//! move in turn, the first first, and the others get the negative.

use super::Toy;
use maraude_core::rand_core::Rng;
use maraude_core::{Chance, Digest, Luck, Seat, Viewer};
use std::sync::Arc;

#[derive(Clone, Debug)]
pub(crate) enum Tree {
    Leaf(i32),
    Fork(Vec<Tree>),
}

impl Tree {
    pub(crate) fn parse(text: &str) -> Self {
        let spaced = text.replace('(', " ( ").replace(')', " ) ");
        let words: Vec<&str> = spaced.split_whitespace().collect();
        let (tree, rest) = Self::read(&words);
        assert!(rest.is_empty(), "more than one tree in {text}");
        tree
    }

    fn read<'a>(words: &'a [&'a str]) -> (Self, &'a [&'a str]) {
        let (first, mut rest) = words.split_first().expect("a tree is not empty");
        if *first != "(" {
            return (Self::Leaf(first.parse().expect("a number")), rest);
        }
        let mut children = Vec::new();
        while rest[0] != ")" {
            let (child, after) = Self::read(rest);
            children.push(child);
            rest = after;
        }
        (Self::Fork(children), &rest[1..])
    }

    /// A random full tree.
    pub(crate) fn random(depth: u32, width: usize, rng: &mut impl Rng) -> Self {
        if depth == 0 {
            return Self::Leaf(rng.below(21) as i32 - 10);
        }
        Self::Fork(
            (0..width)
                .map(|_| Self::random(depth - 1, width, rng))
                .collect(),
        )
    }

    /// The value to the first seat under best play of two, by definition.
    pub(crate) fn minimax(&self, mover: usize) -> i32 {
        match self {
            Self::Leaf(points) => *points,
            Self::Fork(children) => {
                let values = children.iter().map(|child| child.minimax(1 - mover));
                let best = if mover == 0 {
                    values.max()
                } else {
                    values.min()
                };
                best.expect("a fork has children")
            }
        }
    }
}

/// A walk down a tree.
#[derive(Clone, Debug)]
pub(crate) struct Walk {
    pub(crate) tree: Arc<Tree>,
    pub(crate) path: Vec<u8>,
}

impl Walk {
    pub(crate) fn of(tree: Tree) -> super::Box_<Self> {
        super::Box_(Self {
            tree: Arc::new(tree),
            path: Vec::new(),
        })
    }

    pub(crate) fn here(&self) -> &Tree {
        self.path
            .iter()
            .fold(&*self.tree, |tree, &step| match tree {
                Tree::Fork(children) => &children[usize::from(step)],
                Tree::Leaf(_) => tree,
            })
    }
}

impl Toy for Walk {
    const SEATS: u8 = 2;

    fn deal(_: &mut Chance) -> Self {
        unreachable!("a walk is made from its tree")
    }

    fn turn(&self) -> Option<Seat> {
        matches!(self.here(), Tree::Fork(_)).then(|| Seat::at(self.path.len() % 2))
    }

    fn moves(&self) -> Vec<u8> {
        match self.here() {
            Tree::Fork(children) => (0..children.len() as u8).collect(),
            Tree::Leaf(_) => Vec::new(),
        }
    }

    fn play(&mut self, what: u8, _: &mut Chance) {
        self.path.push(what);
    }

    fn points(&self) -> Vec<i32> {
        match self.here() {
            Tree::Leaf(points) => vec![*points, -points],
            Tree::Fork(_) => unreachable!("it is over"),
        }
    }

    fn imagine(&self, _: Viewer, _: &mut impl Rng) -> Self {
        self.clone()
    }

    fn feed(&self, into: &mut Digest) {
        into.bytes(&self.path);
    }

    /// The mean of the leaves below: a fair first look.
    fn looks(&self, seat: Seat) -> f32 {
        fn mean(tree: &Tree) -> f32 {
            match tree {
                Tree::Leaf(points) => *points as f32,
                Tree::Fork(children) => {
                    children.iter().map(mean).sum::<f32>() / children.len() as f32
                }
            }
        }
        let first = (mean(self.here()) + 10.0) / 20.0;
        if seat.index() == 0 {
            first
        } else {
            1.0 - first
        }
    }
}
