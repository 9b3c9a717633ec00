//! The tree: nodes in one block of memory, children as linked lists.

use maraude_core::Seat;

/// No node.
pub(super) const NONE: u32 = u32::MAX;

/// The root, which no action leads to.
pub(super) const ROOT: u32 = 0;

/// A node: what is known of the action that leads to it.
#[derive(Clone, Copy)]
pub(super) struct Node {
    /// The seat that acts.
    pub(super) by: Seat,
    /// How often it was tried.
    pub(super) visits: u32,
    /// How often it could have been tried.
    pub(super) offered: u32,
    /// The sum of the values to its actor.
    pub(super) sum: f64,
    /// What the first look found it worth; NaN if there was no look.
    pub(super) first_look: f32,
    first: u32,
    last: u32,
    next: u32,
}

impl Node {
    fn new(by: Seat) -> Self {
        Self {
            by,
            visits: 0,
            offered: 0,
            sum: 0.0,
            first_look: f32::NAN,
            first: NONE,
            last: NONE,
            next: NONE,
        }
    }

    /// Its mean value to its actor.
    pub(super) fn mean(&self) -> f64 {
        if self.visits == 0 {
            0.0
        } else {
            self.sum / f64::from(self.visits)
        }
    }
}

/// A tree with a fixed capacity of nodes. It allocates once.
pub(super) struct Tree<A> {
    nodes: Vec<Node>,
    /// The action of node `n` at `n - 1`: the root has none.
    actions: Vec<A>,
    most: usize,
}

impl<A: Clone + PartialEq> Tree<A> {
    pub(super) fn new(most: u32) -> Self {
        let most = most.max(2) as usize;
        let mut tree = Self {
            nodes: Vec::with_capacity(most),
            actions: Vec::with_capacity(most),
            most,
        };
        tree.clear();
        tree
    }

    /// Drops every node but the root.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.actions.clear();
        self.nodes.push(Node::new(Seat::at(0)));
    }

    pub(super) fn node(&self, node: u32) -> &Node {
        &self.nodes[node as usize]
    }

    pub(super) fn node_mut(&mut self, node: u32) -> &mut Node {
        &mut self.nodes[node as usize]
    }

    pub(super) fn action(&self, node: u32) -> &A {
        &self.actions[node as usize - 1]
    }

    pub(super) fn first(&self, node: u32) -> u32 {
        self.nodes[node as usize].first
    }

    pub(super) fn next(&self, node: u32) -> u32 {
        self.nodes[node as usize].next
    }

    pub(super) fn children(&self, node: u32) -> impl Iterator<Item = u32> {
        std::iter::successors(some(self.first(node)), |&child| some(self.next(child)))
    }

    /// The child that this action leads to. Worlds list their actions in the same order, so the
    /// child after the one found before is looked at first.
    pub(super) fn find(&self, parent: u32, after: u32, by: Seat, action: &A) -> Option<u32> {
        let is_it = |child: &u32| self.node(*child).by == by && self.action(*child) == action;
        let guess = if after == NONE {
            self.first(parent)
        } else {
            self.next(after)
        };
        let mut children = std::iter::successors(some(guess), |&child| some(self.next(child)));
        children.find(is_it).or_else(|| {
            self.children(parent)
                .take_while(|&c| c != guess)
                .find(is_it)
        })
    }

    /// Adds a child, if there is room.
    pub(super) fn add(&mut self, parent: u32, by: Seat, action: A) -> Option<u32> {
        if self.nodes.len() >= self.most {
            return None;
        }
        let child = self.nodes.len() as u32;
        self.nodes.push(Node::new(by));
        self.actions.push(action);
        let last = std::mem::replace(&mut self.nodes[parent as usize].last, child);
        if last == NONE {
            self.nodes[parent as usize].first = child;
        } else {
            self.nodes[last as usize].next = child;
        }
        Some(child)
    }

    /// Copies the tree below `top` into `into`, where it becomes the root.
    pub(super) fn graft(&self, top: u32, into: &mut Self) {
        into.clear();
        into.nodes[0] = Node {
            first: NONE,
            last: NONE,
            next: NONE,
            ..*self.node(top)
        };
        let mut queue = vec![(top, ROOT)];
        while let Some((from, to)) = queue.pop() {
            for child in self.children(from) {
                let node = *self.node(child);
                let Some(copy) = into.add(to, node.by, self.action(child).clone()) else {
                    return;
                };
                let (first, last, next) = (NONE, NONE, NONE);
                into.nodes[copy as usize] = Node {
                    first,
                    last,
                    next,
                    ..node
                };
                queue.push((child, copy));
            }
        }
    }
}

fn some(node: u32) -> Option<u32> {
    (node != NONE).then_some(node)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn children_are_found_in_any_order_and_by_actor() {
        let mut tree = Tree::new(8);
        let (one, two) = (Seat::at(0), Seat::at(1));
        let a = tree.add(ROOT, one, 'a').expect("there is room");
        let b = tree.add(ROOT, one, 'b').expect("there is room");
        assert_eq!(tree.find(ROOT, NONE, one, &'b'), Some(b));
        assert_eq!(tree.find(ROOT, b, one, &'a'), Some(a));
        assert_eq!(tree.find(ROOT, a, two, &'a'), None);
    }

    #[test]
    fn a_full_tree_takes_no_more() {
        let mut tree = Tree::new(2);
        assert!(tree.add(ROOT, Seat::at(0), 'a').is_some());
        assert!(tree.add(ROOT, Seat::at(0), 'b').is_none());
    }

    #[test]
    fn grafting_keeps_what_lies_below() {
        let mut tree = Tree::new(16);
        let a = tree.add(ROOT, Seat::at(0), 'a').expect("there is room");
        tree.add(ROOT, Seat::at(0), 'b').expect("there is room");
        let c = tree.add(a, Seat::at(1), 'c').expect("there is room");
        let d = tree.add(c, Seat::at(0), 'd').expect("there is room");
        (tree.node_mut(a).visits, tree.node_mut(d).visits) = (5, 3);
        let mut other = Tree::new(16);
        tree.graft(a, &mut other);
        let c = other
            .find(ROOT, NONE, Seat::at(1), &'c')
            .expect("c is below a");
        let d = other
            .find(c, NONE, Seat::at(0), &'d')
            .expect("d is below c");
        assert_eq!((other.node(ROOT).visits, other.node(d).visits), (5, 3));
        assert_eq!(other.children(ROOT).count(), 1);
    }
}
