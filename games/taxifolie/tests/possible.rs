//! No client and fare are impossible together: TF-C3, the slow, obvious way.

use maraude_taxifolie::board::plan::plan;
use maraude_taxifolie::board::reach::Breach;
use maraude_taxifolie::board::{CellNo, board};
use maraude_taxifolie::cards::{Client, Wish, cards};
use maraude_taxifolie::target::Target;

/// From which steps a client's wishes can be met and the goal reached: the slow, obvious way.
struct Possible {
    steps: Vec<(CellNo, CellNo)>,
    visits: Vec<Target>,
    breach: Breach,
    goal: CellNo,
}

impl Possible {
    fn new(client: &Client, goal: CellNo) -> Self {
        let streets = &board().streets;
        let steps = { streets.cells() }
            .flat_map(|from| streets.exits(from).iter().map(move |&to| (from, to)));
        let mut visits = Vec::new();
        let mut breach = Breach::NONE;
        for wish in &client.wishes {
            match *wish {
                Wish::Pass(target, times) => visits.extend((0..times).map(|_| target)),
                Wish::Stop(target) => visits.push(target),
                Wish::Avoid(target) if target.can_be_avoided(board(), goal) => {
                    breach = breach.and(target);
                }
                Wish::Avoid(_) => {}
            }
        }
        Self {
            steps: steps.collect(),
            visits,
            breach,
            goal,
        }
    }

    /// The visits left after a step onto a cell; of equal visits only one is served.
    fn after(&self, open: usize, cell: CellNo) -> usize {
        let mut left = open;
        let mut served: Vec<Target> = Vec::new();
        for (no, target) in self.visits.iter().enumerate() {
            if open & 1 << no != 0 && target.has(board(), cell) && !served.contains(target) {
                left &= !(1 << no);
                served.push(*target);
            }
        }
        left
    }

    fn is_everywhere(&self) -> bool {
        let sets = 1 << self.visits.len();
        let n = board().cells.len();
        let slot = |open: usize, from: CellNo, to: CellNo| {
            let exits = board().streets.exits(from);
            let way = exits.iter().position(|&next| next == to);
            (open * n + from as usize) * 4 + way.expect("neighbours")
        };
        let mut good = vec![false; sets * n * 4];
        let mut changed = true;
        while changed {
            changed = false;
            for open in 0..sets {
                for &(from, to) in &self.steps {
                    if good[slot(open, from, to)] {
                        continue;
                    }
                    let exits = board().streets.exits(to);
                    let can = exits.iter().any(|&next| {
                        if (next == from && exits.len() > 1)
                            || (next != self.goal && self.breach.by(board(), to, next))
                        {
                            return false;
                        }
                        let left = self.after(open, next);
                        (left == 0 && next == self.goal) || good[slot(left, to, next)]
                    });
                    if can {
                        good[slot(open, from, to)] = true;
                        changed = true;
                    }
                }
            }
        }
        self.steps.iter().all(|&(from, to)| {
            to == self.goal || board().streets.exits(to).len() < 3 || good[slot(sets - 1, from, to)]
        })
    }
}

#[test]
fn tf_c3_no_client_and_fare_are_impossible_together() {
    let mut kinds: Vec<&Client> = Vec::new();
    for client in &cards().clients {
        // Clients with the same wishes need looking at once.
        if !kinds.iter().any(|other| other.wishes == client.wishes) {
            kinds.push(client);
        }
    }
    let mut impossible = Vec::new();
    for client in kinds {
        for fare in &cards().fares {
            if !Possible::new(client, fare.cell).is_everywhere() {
                impossible.push((&client.id, &plan().places[fare.place as usize].id));
            }
        }
    }
    impossible.dedup_by_key(|pair| pair.0);
    assert!(impossible.is_empty(), "{impossible:?}");
}
