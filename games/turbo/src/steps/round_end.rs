//! The end of a round, with or without a winner, and the end of the game (TT-R16 to TT-R26).

use maraude_core::{Chance, Seat, Seats, Sink, Viewers};

use crate::event::{Dropped, Event, Won};
use crate::medals::full_pile;
use crate::pawn::Pawns;
use crate::state::{Builder, LastRound, RoundEnd, Stage, Turbo};

impl Turbo {
    /// The winner takes the medal tile and is the next client (TT-R13, TT-R16).
    pub(crate) fn win_round(
        &mut self,
        seat: Seat,
        how: Won,
        chance: &mut Chance,
        out: &mut impl Sink<Event>,
    ) {
        self.close(RoundEnd::Won { seat, how }, out);
        let medal = self.pile.draw().expect("a round has its medal tile");
        self.medals.give(seat, medal);
        self.last_winner = Some(seat);
        self.client = seat;
        out.tell(Event::RoundWon { seat, medal, how });
        if !self.pile.is_empty() {
            self.next_round(chance, out);
        } else if self.game < self.rules.games {
            self.next_game(chance, out);
        } else {
            self.finish(out);
        }
    }

    /// All medal tiles are shuffled for the next game of the match; its first client is the winner
    /// of the last round (TT-R29).
    fn next_game(&mut self, chance: &mut Chance, out: &mut impl Sink<Event>) {
        self.game += 1;
        self.medals.put_back();
        self.pile = full_pile();
        self.shuffle(chance);
        out.tell(Event::NextGame { game: self.game });
        self.next_round(chance, out);
    }

    /// Nobody wins: the tile goes back, the client stays, all come back in (TT-R25).
    pub(crate) fn drop_round(
        &mut self,
        why: Dropped,
        chance: &mut Chance,
        out: &mut impl Sink<Event>,
    ) {
        self.close(RoundEnd::Dropped { why }, out);
        out.tell(Event::RoundDropped { why });
        self.reshuffle(chance, out);
        self.next_round(chance, out);
    }

    /// Building stops and every city is laid open (TT-R22).
    pub(crate) fn close(&mut self, end: RoundEnd, out: &mut impl Sink<Event>) {
        out.reveal(Viewers::ALL);
        if let Some(centre) = self.centre.take() {
            self.last = Some(LastRound {
                centre,
                pawns: self.pawns,
                end,
                builders: self.builders,
            });
        }
        self.builders = Builder::idle(self.seats);
        self.late = Seats::NONE;
        self.penalised = Seats::NONE;
    }

    /// The pawns leave the rim and everybody is back in, except players who left for good.
    pub(crate) fn next_round(&mut self, chance: &mut Chance, out: &mut impl Sink<Event>) {
        out.end_turn();
        self.pawns = Pawns::default();
        self.out = self.gone;
        if self.house_sets_the_task() {
            self.stage = Stage::Countdown;
        } else {
            self.stage = Stage::Placing;
            if self.gone.has(self.client) {
                self.help(chance, out);
            }
        }
    }

    pub(crate) fn finish(&mut self, out: &mut impl Sink<Event>) {
        self.stage = Stage::Over;
        self.pawns = Pawns::default();
        out.tell(Event::Over);
        out.end_turn();
    }
}
