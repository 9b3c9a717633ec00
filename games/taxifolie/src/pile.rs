//! A pile of cards: drawn from the top, put back under it, where everybody saw them go.

use maraude_core::Digest;

/// A pile of at most `N` cards in a ring.
#[derive(Clone, Copy, Debug)]
pub struct Pile<const N: usize> {
    cards: [u8; N],
    top: u8,
    len: u8,
    hidden: u8,
}

impl<const N: usize> Pile<N> {
    /// No card.
    pub const EMPTY: Self = Self {
        cards: [0; N],
        top: 0,
        len: 0,
        hidden: 0,
    };

    /// These cards, their order hidden from everybody.
    pub fn shuffled(cards: &[u8]) -> Self {
        let mut pile = Self::EMPTY;
        pile.cards[..cards.len()].copy_from_slice(cards);
        pile.len = cards.len() as u8;
        pile.hidden = pile.len;
        pile
    }

    /// How many cards.
    pub fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many cards at the top lie in an order that nobody knows.
    pub fn hidden(&self) -> usize {
        self.hidden as usize
    }

    /// The cards from top to bottom.
    pub fn iter(&self) -> impl Iterator<Item = u8> {
        (0..self.len()).map(|at| self.cards[(self.top as usize + at) % N])
    }

    /// Takes the top card, and says whether it was hidden.
    pub fn draw(&mut self) -> Option<(u8, bool)> {
        if self.len == 0 {
            return None;
        }
        let card = self.cards[self.top as usize];
        self.top = ((self.top as usize + 1) % N) as u8;
        self.len -= 1;
        let was_hidden = self.hidden > 0;
        self.hidden = self.hidden.saturating_sub(1);
        Some((card, was_hidden))
    }

    /// Puts a card under the pile.
    pub fn slip_under(&mut self, card: u8) {
        self.cards[(self.top as usize + self.len()) % N] = card;
        self.len += 1;
    }

    /// The same pile with another order of the cards that nobody knows.
    pub fn redealt(&self, shuffle: impl FnOnce(&mut [u8])) -> Self {
        let mut cards = [0; N];
        for (at, card) in self.iter().enumerate() {
            cards[at] = card;
        }
        let unknown = &mut cards[..self.hidden()];
        // By number first: the order they lie in is what is secret.
        unknown.sort_unstable();
        shuffle(unknown);
        Self {
            cards,
            top: 0,
            len: self.len,
            hidden: self.hidden,
        }
    }

    /// Feeds the cards in order, wherever they lie in the ring.
    pub fn digest(&self, into: &mut Digest) {
        into.u8(self.len);
        into.u8(self.hidden);
        self.iter().for_each(|card| into.u8(card));
    }
}
