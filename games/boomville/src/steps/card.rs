//! Drawing a Taxi card and obeying it (BV-T4, BV-C).

use super::{Stage, TAXI};
use crate::action::Action as A;
use crate::cards::Kind;
use crate::event::Event as E;
use crate::state::{Boomville, Phase};
use crate::town::{GARAGE, POLICE};
use maraude_core::{Sink, Viewers, bits};

impl Boomville {
    /// Draws the top Taxi card and obeys it as far as it leaves no choice.
    pub(crate) fn draw_taxi(&mut self, stage: &mut Stage<'_, impl Sink<E>>) {
        if self.taxi_pile.is_empty() {
            self.taxi_pile = bits(self.taxi_discard).collect();
            self.taxi_discard = 0;
            let mut draw = stage.chance.at(TAXI, self.used.taxi_shuffles);
            self.taxi_pile.shuffle(&mut draw);
            self.used.taxi_shuffles += 1;
            stage.tell(E::ShuffledTaxi);
        }
        let card = self.taxi_pile.draw().expect("only five cards can be held");
        self.face_up.add(card);
        stage.out.reveal(Viewers::ALL);
        stage.tell(E::Drew {
            seat: self.turn.seat,
            card,
        });
        let kind = self.deck.kind(card);
        if kind.is_chance() {
            self.mover_mut().held |= 1 << card;
            return self.after_card(stage);
        }
        self.taxi_discard |= 1 << card;
        self.obey(kind, card, stage);
    }

    fn obey(&mut self, kind: Kind, card: u8, stage: &mut Stage<'_, impl Sink<E>>) {
        let seat = self.turn.seat;
        let choice = match kind {
            Kind::PlaceOneWay => {
                (self.tokens.free_spots(self.town) != 0).then_some(Phase::PlaceOneWay)
            }
            Kind::FlipOneWay => (self.tokens.one_ways != 0).then_some(Phase::FlipOneWay),
            Kind::StreetBarrier => (self.free_street_lines() != 0).then_some(Phase::StreetBarrier),
            Kind::BridgeBarrier => (self.free_bridge_lines() != 0).then_some(Phase::BridgeBarrier),
            Kind::Remove => self.tokens.obstacles().next().map(|_| Phase::Remove),
            Kind::Shortcut => self.may_move(self.grants_held()).then_some(Phase::Shortcut),
            _ => {
                self.obey_at_once(kind, card, stage);
                return self.after_card(stage);
            }
        };
        if let Some(phase) = choice {
            self.turn.phase = phase;
        } else {
            stage.tell(E::Nothing { seat });
            self.after_card(stage);
        }
    }

    /// Obeys a card that leaves no choice.
    fn obey_at_once(&mut self, kind: Kind, card: u8, stage: &mut Stage<'_, impl Sink<E>>) {
        let seat = self.turn.seat;
        match kind {
            Kind::Cone => {
                let cone = self.deck.cone(card);
                if self.tokens.cones >> cone & 1 == 0 {
                    self.put_cone(cone);
                    stage.tell(E::PlacedCone {
                        seat,
                        number: cone + 1,
                    });
                } else {
                    stage.tell(E::Nothing { seat });
                }
            }
            Kind::SwapRight | Kind::SwapLeft => match self.neighbour(kind == Kind::SwapRight) {
                Some(with) => self.swap(with, stage),
                None => stage.tell(E::Nothing { seat }),
            },
            Kind::Police => self.send(POLICE, stage),
            Kind::Garage => self.send(GARAGE, stage),
            Kind::GreenWave => {
                self.turn.extra += 1;
                stage.tell(E::Again { seat });
            }
            Kind::Jam => {
                let mover = self.mover_mut();
                mover.missing = mover.missing.saturating_add(1);
                stage.tell(E::WillMiss { seat });
            }
            _ => {}
        }
    }

    /// Sends the pawn straight to the Police Station or the Garage (BV-C9).
    fn send(&mut self, place: usize, stage: &mut Stage<'_, impl Sink<E>>) {
        self.mover_mut().at = self.town.entrances[place];
        self.moved();
        self.turn.dead_end = false;
        stage.tell(E::Sent {
            seat: self.turn.seat,
            place: place as u8,
        });
    }

    /// Does what the card asks the mover to choose: puts down, turns or takes away a token.
    pub(crate) fn use_token(&mut self, action: A, stage: &mut Stage<'_, impl Sink<E>>) {
        let seat = self.turn.seat;
        self.change_tokens(action);
        stage.tell(match action {
            A::PlaceOneWay { spot, direction } => E::PlacedOneWay {
                seat,
                spot,
                direction,
            },
            A::FlipOneWay(spot) => E::FlippedOneWay {
                seat,
                spot,
                direction: self.tokens.direction(spot).unwrap_or(0),
            },
            A::Bar(line) => E::Barred { seat, line },
            A::Remove(obstacle) => E::Removed { seat, obstacle },
            _ => E::RemovedNothing { seat },
        });
        self.after_card(stage);
    }

    /// The card is obeyed: out of a dead end the same roll may now be driven (BV-D4).
    pub(crate) fn after_card(&mut self, stage: &mut Stage<'_, impl Sink<E>>) {
        if !self.turn.dead_end {
            return self.after_move(stage);
        }
        if self.may_move(self.turn.grants) {
            self.turn.phase = Phase::Drive;
        } else {
            self.stuck(stage);
        }
    }

    /// The yellow lines a barrier may go on.
    pub(crate) fn free_street_lines(&self) -> u64 {
        self.tokens.free_lines(self.town.yellow_set)
    }

    /// The blue lines a barrier may go on.
    pub(crate) fn free_bridge_lines(&self) -> u64 {
        self.tokens.free_lines(self.town.blue_set)
    }
}
