//! A pile of cards.

use crate::chance::Luck;
use crate::digest::Digest;
use std::fmt::{Debug, Formatter};

/// A face-down pile of at most `N` cards, kept without the heap. The last card is the top.
///
/// A card put under the pile was seen by everybody; its place stays known until the next
/// shuffle. All others are [hidden](Pile::hidden).
///
/// ```
/// use maraude_core::{Chance, Pile, Purpose, Seed};
///
/// const FARES: Purpose = Purpose(4);
/// let mut chance = Chance::new(&Seed([7; 32]), &["salt"]);
///
/// let mut pile: Pile<u8, 10> = (0..10).collect();
/// pile.shuffle(&mut chance.at(FARES, 0));
/// let card = pile.draw().unwrap();
/// pile.put_under(card);
/// assert_eq!((pile.len(), pile.hidden().len()), (10, 9));
/// assert_eq!(pile.cards()[0], card);
///
/// // When the pile is used up, the discard becomes the pile.
/// let discard = [3, 1, 4];
/// pile = discard.into_iter().collect();
/// pile.shuffle(&mut chance.at(FARES, 1));
/// assert_eq!(pile.len(), 3);
/// ```
#[derive(Clone, Copy)]
pub struct Pile<T, const N: usize> {
    cards: [T; N],
    len: u8,
    /// The cards at the bottom that everybody saw go there.
    seen: u8,
}

impl<T: Copy, const N: usize> Pile<T, N> {
    /// The number of cards.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether no card is left.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards, the top one last.
    pub fn cards(&self) -> &[T] {
        &self.cards[..self.len()]
    }

    /// The cards to be put in another order, the top one last.
    pub fn cards_mut(&mut self) -> &mut [T] {
        &mut self.cards[..self.len as usize]
    }

    /// The cards whose order nobody knows, the top one last.
    pub fn hidden(&self) -> &[T] {
        &self.cards()[self.seen as usize..]
    }

    /// The cards whose place everybody knows, from the bottom up.
    pub fn seen(&self) -> &[T] {
        &self.cards[..self.seen as usize]
    }

    /// The top card.
    pub fn top(&self) -> Option<T> {
        self.cards().last().copied()
    }

    /// Takes the top card.
    pub fn draw(&mut self) -> Option<T> {
        let top = self.top()?;
        self.len -= 1;
        self.seen = self.seen.min(self.len);
        Some(top)
    }

    /// Takes the card at this place, counted from the bottom.
    ///
    /// # Panics
    /// If there is no such place.
    pub fn take(&mut self, place: usize) -> T {
        let card = self.cards()[place];
        self.cards_mut()[place..].rotate_left(1);
        self.len -= 1;
        self.seen -= u8::from(place < self.seen as usize);
        card
    }

    /// Puts a card under the pile, where everybody sees it go.
    ///
    /// # Panics
    /// If the pile has `N` cards already.
    pub fn put_under(&mut self, card: T) {
        self.cards.copy_within(..self.len as usize, 1);
        self.cards[0] = card;
        self.len += 1;
        self.seen += 1;
    }

    /// Puts all cards in a random order that nobody knows.
    pub fn shuffle(&mut self, luck: &mut impl Luck) {
        luck.shuffle(self.cards_mut());
        self.seen = 0;
    }

    /// Puts the hidden cards in another random order. The order they lie in, which is secret,
    /// leaves no trace in it.
    pub fn redeal(&mut self, luck: &mut impl Luck)
    where
        T: Ord,
    {
        let seen = self.seen as usize;
        luck.reorder(&mut self.cards_mut()[seen..]);
    }

    /// Feeds the cards as a list of bytes, the top one last.
    pub fn digest(&self, into: &mut Digest, byte: impl Fn(T) -> u8) {
        into.u32(self.len.into());
        self.cards().iter().for_each(|&card| into.u8(byte(card)));
    }
}

impl<T: Copy + Default, const N: usize> Default for Pile<T, N> {
    /// The pile without cards.
    fn default() -> Self {
        const { assert!(N <= u8::MAX as usize, "a pile has at most 255 cards") }
        Self {
            cards: [T::default(); N],
            len: 0,
            seen: 0,
        }
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Pile<T, N> {
    /// The pile of these cards, the top one last, their order known to nobody.
    ///
    /// # Panics
    /// If there are more than `N` cards.
    fn from_iter<I: IntoIterator<Item = T>>(cards: I) -> Self {
        let mut pile = Self::default();
        for card in cards {
            pile.cards[pile.len as usize] = card;
            pile.len += 1;
        }
        pile
    }
}

impl<T: Copy + PartialEq, const N: usize> PartialEq for Pile<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.cards() == other.cards() && self.seen == other.seen
    }
}

impl<T: Copy + Eq, const N: usize> Eq for Pile<T, N> {}

impl<T: Copy + Debug, const N: usize> Debug for Pile<T, N> {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        self.cards().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::{Chance, Purpose, Seed, bot_rng};
    use crate::digest::hex;

    fn pile(cards: &[u8]) -> Pile<u8, 6> {
        cards.iter().copied().collect()
    }

    #[test]
    fn a_shuffle_draws_what_a_slice_would() {
        let chance = || Chance::new(&Seed([7; 32]), &[""]).at(Purpose(1), 2);
        let mut cards = [1, 2, 3, 4, 5];
        chance().shuffle(&mut cards);
        let mut pile = pile(&[1, 2, 3, 4, 5]);
        pile.shuffle(&mut chance());
        assert_eq!(pile.cards(), cards);
    }

    #[test]
    fn a_redeal_depends_only_on_what_everybody_saw() {
        let mut one = pile(&[4, 2, 9]);
        let mut two = pile(&[9, 4, 2]);
        for pile in [&mut one, &mut two] {
            pile.put_under(1);
            pile.put_under(7);
            pile.redeal(&mut bot_rng(3));
            assert_eq!(pile.seen(), [7, 1]);
        }
        assert_eq!(one, two);
        one.shuffle(&mut bot_rng(3));
        assert_eq!(one.hidden().len(), 5);
    }

    #[test]
    fn drawing_reaches_the_cards_put_under() {
        let mut pile = pile(&[3]);
        pile.put_under(5);
        assert_eq!(pile.draw(), Some(3));
        assert_eq!((pile.hidden().len(), pile.seen()), (0, &[5][..]));
        assert_eq!(pile.draw(), Some(5));
        assert_eq!((pile.draw(), pile.seen().len()), (None, 0));
    }

    #[test]
    fn a_card_is_taken_from_any_place() {
        let mut pile = pile(&[3, 8, 6]);
        pile.put_under(1);
        assert_eq!(pile.take(2), 8);
        assert_eq!((pile.cards(), pile.seen()), (&[1, 3, 6][..], &[1][..]));
        assert_eq!(pile.take(0), 1);
        assert_eq!((pile.cards(), pile.seen().len()), (&[3, 6][..], 0));
    }

    #[test]
    fn a_pile_is_fed_as_a_list_of_bytes() {
        let (mut fed, mut listed) = (Digest::new(), Digest::new());
        pile(&[3, 8, 6]).digest(&mut fed, |card| card);
        listed.bytes(&[3, 8, 6]);
        assert_eq!(hex(&fed.finish()), hex(&listed.finish()));
    }
}
