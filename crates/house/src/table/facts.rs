//! The facts about a table that people may know, apart from the game itself.

use super::audience::Audience;
use super::game::TableGame;
use super::muting::muted_by;
use crate::secret::Visitor;
use maraude_core::digest::hex;
use maraude_core::{Seat, Seats, Viewer};
use maraude_protocol::{
    Aside, OfferInfo, Phase, Raw, SeatInfo, SeatKind, Seated, TableInfo, Taxi, You,
};

/// The parts of a table that the facts come from.
#[derive(Clone, Copy)]
pub(super) struct Facts<'a> {
    pub game: &'a TableGame,
    pub audience: &'a Audience,
}

impl Facts<'_> {
    /// The facts for anybody with the address.
    pub(super) fn info(self) -> TableInfo {
        let sheet = self.game.sheet();
        let over = sheet.phase == Phase::Over;
        let running = self.game.running();
        let begun = sheet.header.is_some();
        let offers = sheet.offers.iter().map(|offered| OfferInfo {
            n: offered.n,
            by: offered.by,
            offer: offered.offer.clone(),
            accepted: offered.accepted,
            waiting: offered.waiting(),
        });
        let salts = sheet.chairs.iter().map(|chair| chair.salt.clone());
        TableInfo {
            id: self.game.id().to_string(),
            game: sheet.game.clone(),
            options: Raw::shared(sheet.options.get()),
            phase: sheet.phase,
            public: sheet.public,
            host: sheet.seats_of(&sheet.host).first(),
            chat: sheet.chat,
            clock: sheet.clock,
            commitment: hex(&sheet.seed().commitment()),
            seed: over.then(|| sheet.seed.clone()),
            salts: if begun { salts.collect() } else { Vec::new() },
            salt_commitments: sheet.salt_commitments(),
            revealing: sheet.revealing,
            redrawn: sheet.redrawn,
            unsalted: sheet.unsalted_seats(),
            again: sheet.again.clone(),
            seats: Seat::all(sheet.seats())
                .zip(sheet.taxis())
                .map(|(seat, taxi)| self.seat_info(seat, taxi))
                .collect(),
            to_act: running.map_or(Seats::NONE, |running| running.game.to_act()),
            paused: running.is_some_and(|running| running.game.is_paused()),
            paused_by: sheet.paused_by,
            offers: offers.collect(),
            rematch: sheet.rematch.clone(),
            spectators: self.audience.looking(Viewer::Spectator),
            watchers: self.audience.watchers(|v| !sheet.seats_of(v).is_empty()),
            made: sheet.made,
            began: sheet.began,
            changed: self.game.changed(),
            aside: (sheet.phase == Phase::SetAside)
                .then(|| sheet.aside_for.unwrap_or(Aside::Version)),
            end: sheet.end.as_ref().map(|end| Raw::shared(end.get())),
        }
    }

    fn seat_info(self, seat: Seat, taxi: Taxi) -> SeatInfo {
        let chair = &self.game.sheet().chairs[seat.index()];
        SeatInfo {
            seat,
            kind: chair.kind,
            name: chair.name.clone(),
            taxi,
            who: chair
                .visitors
                .first()
                .map(|visitor| visitor.who(self.game.id())),
            ready: chair.ready,
            present: chair.kind == SeatKind::Bot
                || self.audience.is_present(self.game.sheet(), seat),
            stand_in: self.game.stand_in(seat).map(str::to_owned),
            before: chair.before.clone(),
        }
    }

    /// The facts for this visitor only.
    pub(super) fn place_of(self, visitor: &Visitor) -> You {
        let seats: Vec<Seat> = self.game.sheet().seats_of(visitor).iter().collect();
        let linked = |seat: &Seat| !self.game.sheet().chairs[seat.index()].link.is_empty();
        You {
            who: visitor.who(self.game.id()),
            linked: seats.iter().copied().filter(linked).collect(),
            seats,
            host: self.game.sheet().host == *visitor,
            muted: muted_by(self.game.sheet(), self.game.id(), visitor),
        }
    }

    pub(super) fn seated(self, visitor: &Visitor) -> Seated {
        Seated {
            table: self.info(),
            you: self.place_of(visitor),
        }
    }
}
