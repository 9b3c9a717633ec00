//! A few cards in fixed order, without the heap.

/// All the cards there are: 1 to 16.
pub(in crate::toys) const CARDS: u8 = 16;

/// The most cards of a hand or the pile.
const MOST: usize = CARDS as usize;

/// Some cards. A hand is kept sorted, so that its order says nothing; the pile's top is last.
#[derive(Clone, Copy)]
pub(in crate::toys) struct Hand {
    cards: [u8; MOST],
    len: u8,
}

impl Hand {
    pub(in crate::toys) const EMPTY: Self = Self {
        cards: [0; MOST],
        len: 0,
    };

    pub(in crate::toys) fn cards(&self) -> &[u8] {
        &self.cards[..usize::from(self.len)]
    }

    pub(in crate::toys) fn cards_mut(&mut self) -> &mut [u8] {
        &mut self.cards[..usize::from(self.len)]
    }

    pub(in crate::toys) fn len(&self) -> u8 {
        self.len
    }

    pub(in crate::toys) fn has(&self, card: u8) -> bool {
        self.cards().contains(&card)
    }

    /// Puts a card on top.
    pub(in crate::toys) fn push(&mut self, card: u8) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// Takes the top card.
    pub(in crate::toys) fn pop(&mut self) -> Option<u8> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[usize::from(self.len)])
    }

    /// Puts a card at the bottom.
    pub(in crate::toys) fn slip_under(&mut self, card: u8) {
        self.push(card);
        self.cards_mut().rotate_right(1);
    }

    /// Adds a card to a sorted hand.
    pub(in crate::toys) fn add(&mut self, card: u8) {
        self.push(card);
        self.cards_mut().sort_unstable();
    }

    /// Takes a card out, if it is there.
    pub(in crate::toys) fn remove(&mut self, card: u8) {
        if let Some(at) = self.cards().iter().position(|&held| held == card) {
            self.cards_mut()[at..].rotate_left(1);
            self.len -= 1;
        }
    }
}
