//! The open proposals of a table.

use crate::secret::Visitor;
use maraude_core::{Seat, Seats};
use maraude_protocol::Offer;
use serde::{Deserialize, Serialize};

/// The open proposals of a table, the oldest first.
#[derive(Clone, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Offers(Vec<Offered>);

/// A proposal.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Offered {
    pub n: u32,
    pub by: Seat,
    pub offer: Offer,
    pub accepted: Seats,
    pub needed: Seats,
    /// The person who would get a seat, with their name.
    #[serde(default)]
    pub heir: Option<(Visitor, String)>,
}

impl Offered {
    /// Seats whose consent is missing.
    pub(crate) fn waiting(&self) -> Seats {
        let missing = |seat: &Seat| !self.accepted.has(*seat);
        self.needed.iter().filter(missing).collect()
    }

    fn is_agreement(&self) -> bool {
        matches!(self.offer, Offer::Agree { .. })
    }
}

impl Offers {
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Offered> {
        self.0.iter()
    }

    /// The proposal with this number.
    pub(crate) fn get(&self, n: u32) -> Option<&Offered> {
        self.iter().find(|offered| offered.n == n)
    }

    /// The open proposal with the same content.
    pub(crate) fn same_as(&self, offer: &Offer) -> Option<&Offered> {
        self.iter().find(|offered| same(&offered.offer, offer))
    }

    /// Whether an agreement under the rules is proposed.
    pub(crate) fn has_agreement(&self) -> bool {
        self.iter().any(Offered::is_agreement)
    }

    /// A proposal to which everybody has agreed.
    pub(crate) fn agreed(&self) -> Option<&Offered> {
        self.iter().find(|offered| offered.waiting().is_empty())
    }

    pub(crate) fn add(&mut self, offered: Offered) {
        self.0.push(offered);
    }

    /// Adds the consent of these seats.
    pub(crate) fn accept(&mut self, n: u32, seats: Seats) {
        for offered in self.0.iter_mut().filter(|offered| offered.n == n) {
            offered.accepted = seats.iter().fold(offered.accepted, Seats::with);
        }
    }

    /// Takes a proposal off the list.
    pub(crate) fn take(&mut self, n: u32) -> Option<Offered> {
        let at = self.0.iter().position(|offered| offered.n == n)?;
        Some(self.0.remove(at))
    }

    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    /// Drops agreements unless `keep` holds for the proposer; returns whether it dropped any.
    pub(crate) fn lapse(&mut self, keep: impl Fn(Seat) -> bool) -> bool {
        let before = self.0.len();
        self.0
            .retain(|offered| !offered.is_agreement() || keep(offered.by));
        self.0.len() != before
    }

    /// Updates whose consent each proposal needs, and drops those that are no longer possible;
    /// returns whether anything changed.
    pub(crate) fn review(&mut self, needed: impl Fn(&Offered) -> Option<Seats>) -> bool {
        let mut changed = false;
        self.0.retain_mut(|offered| {
            let now = needed(offered);
            changed |= now != Some(offered.needed);
            offered.needed = now.unwrap_or_default();
            now.is_some()
        });
        changed
    }
}

fn same(one: &Offer, other: &Offer) -> bool {
    match (one, other) {
        (Offer::Rematch, Offer::Rematch) | (Offer::Abandon, Offer::Abandon) => true,
        (
            Offer::Give { seat, who, .. },
            Offer::Give {
                seat: s, who: w, ..
            },
        ) => seat == s && who == w,
        (Offer::Agree { action: one }, Offer::Agree { action: other }) => one.get() == other.get(),
        _ => false,
    }
}
