//! A trip: the client on board, the destination, the wishes and orders, and their progress.

use crate::board::{Board, CellNo};
use crate::cards::client::MOST_WISHES;
use crate::cards::order::Progress;
use crate::cards::{Cards, Client, Fare, Order, Wish};
use crate::marks::Marks;
use crate::target::Target;
use maraude_core::bits;
use maraude_roads::NOWHERE;

/// No card.
pub const NONE: u8 = u8::MAX;

/// The client on board and everything that concerns this fare alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own about one fare"
)]
pub struct Trip {
    /// The number of the client card.
    pub client: u8,
    /// The number of the fare card.
    pub fare: u8,
    /// The visits still open of each wish.
    pub open: [u8; MOST_WISHES],
    /// The cell that was the first visit of each wish: it does not count again (TF-T22).
    pub visited: [CellNo; MOST_WISHES],
    /// Bits of the wishes that no longer count (TF-T28, TF-C4).
    pub void: u8,
    /// Whether something to avoid was driven over.
    pub broken: bool,
    /// Whether the first fork lies behind the taxi (TF-T23).
    pub avoiding: bool,
    /// Bits of the hazard cards that lie open before the player (TF-T27).
    pub orders: u64,
    /// Bits of those among them whose first half is done.
    pub halves: u64,
    /// Whether the fare's sum is doubled.
    pub doubled: bool,
    /// EUR to be paid with the fare.
    pub tip: u16,
    /// Turns counted since the taxi first rolled with this client (TF-C4).
    pub turns: u8,
    /// Whether this turn has been counted.
    pub counted: bool,
}

impl Trip {
    /// Nobody on board.
    pub const EMPTY: Self = Self {
        client: NONE,
        fare: NONE,
        open: [0; MOST_WISHES],
        visited: [NOWHERE; MOST_WISHES],
        void: 0,
        broken: false,
        avoiding: false,
        orders: 0,
        halves: 0,
        doubled: false,
        tip: 0,
        turns: 0,
        counted: false,
    };

    /// A client boards.
    pub fn board(cards: &Cards, client: u8, fare: u8) -> Self {
        let mut trip = Self {
            client,
            fare,
            ..Self::EMPTY
        };
        for (open, wish) in trip
            .open
            .iter_mut()
            .zip(&cards.clients[client as usize].wishes)
        {
            *open = wish.visits();
        }
        trip
    }

    /// Whether nobody is on board.
    pub fn is_empty(&self) -> bool {
        self.client == NONE
    }

    /// The client's card.
    pub fn client<'a>(&self, cards: &'a Cards) -> &'a Client {
        &cards.clients[self.client as usize]
    }

    /// The fare's card.
    pub fn fare<'a>(&self, cards: &'a Cards) -> &'a Fare {
        &cards.fares[self.fare as usize]
    }

    /// The wishes that still count, with their numbers.
    pub fn wishes<'a>(&self, cards: &'a Cards) -> impl Iterator<Item = (usize, Wish)> + use<'a> {
        let void = self.void;
        self.client(cards)
            .wishes
            .iter()
            .copied()
            .enumerate()
            .filter(move |(no, _)| void & 1 << no == 0)
    }

    /// The orders on the open hazard cards, by card number.
    pub fn orders<'a>(&self, cards: &'a Cards) -> impl Iterator<Item = (u8, Order)> + use<'a> {
        bits(self.orders).map(|card| {
            let order = cards.hazards[card as usize].order();
            (card, order.expect("only orders lie open"))
        })
    }

    /// What an order forbids now; of several such orders only the latest lies open (TF-T27).
    /// Nothing if the destination lies in it (TF-T29).
    pub fn forbidden(&self, board: &Board, cards: &Cards) -> Option<Target> {
        if self.orders == 0 {
            return None;
        }
        let forbidden = self.orders(cards).find_map(|(_, order)| order.forbids());
        forbidden.filter(|target| target.can_be_avoided(board, self.fare(cards).cell))
    }

    /// Whether the destination's place has dropped a wish: an area to avoid, and the destination
    /// lies in it (TF-T23).
    pub fn is_dropped(&self, board: &Board, cards: &Cards, wish: Wish) -> bool {
        let goal = self.fare(cards).cell;
        matches!(wish, Wish::Avoid(target) if !target.can_be_avoided(board, goal))
    }

    /// Drives one step with the client on board. `choice`: the cell before was left with a
    /// choice of ways. `last`: the roll ends here.
    #[inline]
    pub fn drive(&mut self, map: (&Board, &Cards), step: TripStep) -> Marks {
        if step.choice {
            self.avoiding = true;
        }
        let mut marks = self.visit(map, step.to, step.last);
        if self.avoiding && !self.broken && self.breaks(map, step.from, step.to) {
            self.broken = true;
            marks |= Marks::BREAKS;
        }
        marks | self.arrive(map, step.to)
    }

    /// A card puts the taxi on a cell: it counts as driven over, but breaks nothing (TF-T30).
    pub fn put(&mut self, map: (&Board, &Cards), to: CellNo) -> Marks {
        self.visit(map, to, false) | self.arrive(map, to)
    }

    /// Wishes and orders come first (TF-T24).
    fn visit(&mut self, (board, cards): (&Board, &Cards), to: CellNo, last: bool) -> Marks {
        let mut marks = Marks::NONE;
        if !self.broken && self.open != [0; MOST_WISHES] {
            for (no, wish) in self.wishes(cards) {
                let counts = match wish {
                    Wish::Avoid(_) => false,
                    Wish::Pass(target, _) => {
                        self.open[no] > 0 && self.visited[no] != to && target.has(board, to)
                    }
                    Wish::Stop(target) => last && self.open[no] > 0 && target.has(board, to),
                };
                if counts {
                    self.open[no] -= 1;
                    self.visited[no] = to;
                    marks |= Marks::SERVES;
                }
            }
        }
        if self.orders != 0 {
            for (card, order) in self.orders(cards) {
                let half = self.halves & 1 << card != 0;
                match order.progress(board, to, half, last) {
                    Progress::None => continue,
                    Progress::Half => self.halves |= 1 << card,
                    Progress::Done => {
                        self.orders &= !(1 << card);
                        self.halves &= !(1 << card);
                    }
                }
                marks |= Marks::OBEYS;
            }
        }
        marks
    }

    /// Whether a step is a breach (TF-T23).
    fn breaks(&self, (board, cards): (&Board, &Cards), from: CellNo, to: CellNo) -> bool {
        let goal = self.fare(cards).cell;
        to != goal
            && self.wishes(cards).any(|(_, wish)| match wish {
                Wish::Avoid(target) => {
                    target.is_met(board, from, to) && target.can_be_avoided(board, goal)
                }
                _ => false,
            })
    }

    /// Whether the destination counts now (TF-T25).
    fn arrive(&self, (_, cards): (&Board, &Cards), to: CellNo) -> Marks {
        if to != self.fare(cards).cell {
            return Marks::NONE;
        }
        if self.owes_a_visit(cards) {
            Marks::TOO_EARLY
        } else if self.broken {
            Marks::UNPAID
        } else if self.open == [0; MOST_WISHES] {
            Marks::ARRIVES
        } else {
            Marks::TOO_EARLY
        }
    }

    /// Whether an order to go by something or to stop somewhere is still open (TF-T14).
    pub fn owes_a_visit(&self, cards: &Cards) -> bool {
        self.orders(cards).any(|(_, order)| order.is_errand())
    }

    /// A wish no longer counts.
    pub fn void_wish(&mut self, no: usize) {
        self.void |= 1 << no;
        self.open[no] = 0;
    }

    /// What the client pays on an arrival that counts, without the 20 EUR.
    pub fn payment(&self, cards: &Cards) -> Payment {
        let sum = self.fare(cards).sum * if self.doubled { 2 } else { 1 };
        let hurry = self.client(cards).hurry;
        let in_time = hurry.filter(|hurry| self.turns <= hurry.turns);
        Payment {
            sum,
            tip: self.tip + in_time.map_or(0, |hurry| hurry.tip),
        }
    }
}

/// One step of a drive.
#[derive(Clone, Copy, Debug)]
pub struct TripStep {
    /// The cell left.
    pub from: CellNo,
    /// The cell driven onto.
    pub to: CellNo,
    /// Whether there was another way.
    pub choice: bool,
    /// Whether the roll ends here.
    pub last: bool,
}

/// What a client pays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Payment {
    /// The fare's sum, maybe doubled.
    pub sum: u16,
    /// Tips.
    pub tip: u16,
}

impl Payment {
    /// All together.
    pub fn total(self) -> u16 {
        self.sum + self.tip
    }
}
