//! Making and answering proposals: a rematch, stopping, and what the rules leave to agreement.

use super::TableGame;
use crate::offers::Offered;
use crate::running::Running;
use crate::secret::{Visitor, random};
use crate::sheet::{Chair, Sheet};
use crate::table::asker::{AnsweredBy, Asker};
use crate::table::audience::text;
use maraude_core::digest::hex;
use maraude_core::journal::HouseAction;
use maraude_core::{Pace, Seat, Seats, When};
use maraude_protocol::{Code, NewSeat, Offer, Phase, Problem, Raw, SeatKind, ServerMessage};
use serde_json::value::RawValue;

impl TableGame {
    pub(in crate::table) async fn offer(
        &mut self,
        asker: &Asker,
        mut offer: Offer,
        heir: Option<(Visitor, String)>,
    ) -> Result<AnsweredBy, Problem> {
        let seat = asker.seat()?;
        if let (Offer::Give { name, .. }, Some((_, heir))) = (&mut offer, &heir) {
            name.clone_from(heir);
        }
        let needed = self.needed(&offer, seat)?;
        if let Some(same) = self.sheet().offers.same_as(&offer) {
            if same.accepted.has(seat) {
                return Err(Code::AlreadyOffered.into());
            }
            // Proposing the same thing means agreeing to it.
            return self.answer_offer(asker, same.n, true).await;
        }
        let sheet = self.record.change();
        let n = sheet.next_offer;
        sheet.next_offer += 1;
        let offered = Offered {
            n,
            by: seat,
            offer,
            accepted: sheet.seats_of(&asker.visitor).with(seat),
            needed,
            heir,
        };
        sheet.offers.add(offered);
        self.conclude(n, asker).await
    }

    pub(in crate::table) async fn answer_offer(
        &mut self,
        asker: &Asker,
        n: u32,
        accept: bool,
    ) -> Result<AnsweredBy, Problem> {
        let seat = asker.seat()?;
        let own = self.sheet().seats_of(&asker.visitor);
        let offered = self.sheet().offers.get(n).ok_or(Code::NoSuchOffer)?;
        // A person with several seats answers for all of them, as when getting ready.
        let mut seats = own.iter();
        if !seats.any(|own| offered.needed.has(own) || offered.by == own) {
            return Err(Code::NotAsked.into());
        }
        let offers = &mut self.record.change().offers;
        if accept {
            offers.accept(n, own);
            return self.conclude(n, asker).await;
        }
        let refused = offers.take(n).ok_or(Code::NoSuchOffer)?;
        // Withdrawing one's own proposal is not a refusal.
        let withdrawn = own.has(refused.by);
        match self.refusal_means(seat) {
            Some(action) if matches!(refused.offer, Offer::Agree { .. }) && !withdrawn => {
                let key = Some(asker.key.clone());
                self.house_does(&HouseAction::Agreed(action), key)?;
                Ok(AnsweredBy::Update)
            }
            _ if withdrawn => Ok(AnsweredBy::Done),
            _ => {
                let Offered { offer, by, .. } = refused;
                let refused = seat;
                let declined = ServerMessage::Declined { offer, by, refused };
                self.batch().news(text(&declined));
                Ok(AnsweredBy::Done)
            }
        }
    }

    /// The action that the rules prescribe when this seat refuses an agreement.
    fn refusal_means(&self, seat: Seat) -> Option<Box<RawValue>> {
        let table = &self.loaded()?.game;
        let moves = table.house_moves(|when| matches!(when, When::Refused { .. }));
        let (action, _) = moves
            .into_iter()
            .find(|(_, when)| matches!(when, When::Refused { by } if by.has(seat)))?;
        RawValue::from_string(action).ok()
    }

    /// The seats whose consent an offer needs. Only people are asked; bots always agree.
    fn needed(&self, offer: &Offer, seat: Seat) -> Result<Seats, Problem> {
        match (offer, self.sheet().phase) {
            (Offer::Rematch, Phase::Over) if self.sheet().rematch.is_none() => {
                let owned = |seat: &Seat| !self.sheet().chairs[seat.index()].visitors.is_empty();
                Ok(self.sheet().people().iter().filter(owned).collect())
            }
            (Offer::Rematch, Phase::Over) => Err(Code::AlreadyOffered.into()),
            (Offer::Rematch, _) => Err(Code::NotOver.into()),
            (_, Phase::Over) => Err(Code::Over.into()),
            (_, Phase::Gathering | Phase::SetAside) => Err(Code::NotBegun.into()),
            (Offer::Abandon, Phase::Running) => {
                let people = self.people_playing();
                people
                    .has(seat)
                    .then_some(people)
                    .ok_or_else(|| Code::HeldByBot.into())
            }
            (Offer::Give { seat: given, .. }, Phase::Running) => {
                self.asked_about_seat(*given, seat)
            }
            (Offer::Agree { action }, Phase::Running) => {
                let refuses = self.refusal_means(seat);
                if refuses.is_some_and(|refusal| refusal.get() == action.get()) {
                    return Ok(Seats::NONE);
                }
                let by = self.asked_consent(action.get());
                let by = by.filter(|by| by.has(seat)).ok_or(Code::NotAsked)?;
                let people = self.people_playing();
                Ok(by.iter().filter(|&seat| people.has(seat)).collect())
            }
        }
    }

    /// The seats that people play themselves just now.
    pub(super) fn people_playing(&self) -> Seats {
        self.sheet()
            .people()
            .iter()
            .filter(|&seat| self.stand_in(seat).is_none() && !self.has_left(seat))
            .collect()
    }

    fn asked_consent(&self, action: &str) -> Option<Seats> {
        let mut offers = self.open_agreements().into_iter();
        offers.find_map(|(listed, by)| (listed == action).then_some(by))
    }

    /// Carries an offer out if everybody has accepted.
    async fn conclude(&mut self, n: u32, asker: &Asker) -> Result<AnsweredBy, Problem> {
        let open = |offered: &Offered| !offered.waiting().is_empty();
        if self.sheet().offers.get(n).is_none_or(open) {
            return Ok(AnsweredBy::Done);
        }
        let Some(Offered { offer, heir, .. }) = self.record.change().offers.take(n) else {
            return Ok(AnsweredBy::Done);
        };
        let key = Some(asker.key.clone());
        match offer {
            Offer::Rematch => {
                let sheet = self.rematch_sheet();
                let (table, _) = self.house().keep_new(&sheet).await?;
                self.record.change().rematch = Some(table);
                Ok(AnsweredBy::Done)
            }
            Offer::Give { seat, .. } => {
                let heir = heir.ok_or(Code::NoSuchPerson)?;
                self.hand_over(seat, heir, key)
            }
            Offer::Abandon => {
                self.house_does(&HouseAction::Abandoned, key)?;
                Ok(AnsweredBy::Update)
            }
            Offer::Agree { action } => {
                self.house_does(&agreement(&action)?, key)?;
                Ok(AnsweredBy::Update)
            }
        }
    }

    /// The same table once more, with a new seed.
    fn rematch_sheet(&self) -> Sheet {
        let mut sheet = self.sheet().clone();
        sheet.seed = hex(&random::<32>());
        sheet.again = None;
        sheet.made = self.house().wall();
        sheet.began = None;
        sheet.ended = None;
        sheet.looked.clear();
        sheet.paused_by = None;
        sheet.phase = Phase::Gathering;
        sheet.header = None;
        sheet.offers.clear();
        sheet.end = None;
        sheet.all_left = false;
        sheet.commands.clear();
        sheet.redrawn = 0;
        sheet.unsalted.clear();
        for chair in &mut sheet.chairs {
            if chair.kind == SeatKind::Person && chair.visitors.is_empty() {
                *chair = Chair::new(&NewSeat::Open, &sheet.host, "");
            }
            chair.salt.clear();
            chair.commitment.clear();
            chair.ready = chair.kind == SeatKind::Bot;
            chair.link = String::new();
            chair.before.clear();
        }
        // A person has a different id at each table.
        sheet.muted.clear();
        sheet
    }

    /// The actions open to agreement, if one of them is proposed.
    pub(super) fn proposed(&self) -> Option<Vec<String>> {
        self.sheet().offers.has_agreement().then(|| {
            self.open_agreements()
                .into_iter()
                .map(|(action, _)| action)
                .collect()
        })
    }

    /// Drops proposed agreements when the turn comes to the proposer (BV-X6), and when the open
    /// agreements are no longer those `before`: the consent was given for those.
    pub(super) fn lapse_offers(&mut self, before: &[String], turn_ended: bool) {
        let same = self
            .open_agreements()
            .iter()
            .map(|(action, _)| action)
            .eq(before);
        let turns = self.rules.meta().pace == Pace::TurnBased && turn_ended;
        let to_act = self.loaded().map(|running| running.game.to_act());
        let to_act = to_act.filter(|_| turns).unwrap_or_default();
        let keep = |by| same && !to_act.has(by);
        let mut offers = self.sheet().offers.clone();
        if offers.lapse(keep) {
            self.record.change().offers = offers;
        }
    }

    /// Reviews the proposals after an entry. Drops those that are no longer possible and updates
    /// whose consent the others need. One that needs no more consent is carried out.
    pub(in crate::table) fn review_offers(&mut self) {
        let mut offers = self.sheet().offers.clone();
        if !offers.review(|offered| self.needed(&offered.offer, offered.by).ok()) {
            return;
        }
        let agreed = offers.agreed().cloned();
        self.record.change().offers = offers;
        let Some(agreed) = agreed else { return };
        let action = match agreed.offer {
            Offer::Agree { action } => match agreement(&action) {
                Ok(agreement) => agreement,
                Err(_) => return,
            },
            Offer::Abandon => HouseAction::Abandoned,
            Offer::Give { seat, .. } => {
                self.record.change().offers.take(agreed.n);
                if let Some(heir) = agreed.heir {
                    let _ = self.hand_over(seat, heir, None);
                }
                return;
            }
            // A rematch is proposed after the end, when no entry follows.
            Offer::Rematch => return,
        };
        self.record.change().offers.take(agreed.n);
        // The rules have just asked for it.
        let _ = self.house_does(&action, None);
    }

    fn open_agreements(&self) -> Vec<(String, Seats)> {
        self.loaded().map(agreements).unwrap_or_default()
    }

    /// If only bots are asked and none of them has a move, they agree on the last action that the
    /// rules offer, so that the game goes on without people.
    pub(in crate::table) fn bots_agree(&mut self) {
        let Some(running) = self.loaded() else { return };
        let asked = running.game.to_act();
        let bots_only = |seats: Seats| seats.iter().all(|seat| self.bot_of(seat).is_some());
        let stuck = self.rules.meta().pace == Pace::TurnBased && bots_only(asked);
        let mut offers = self.open_agreements();
        offers.retain(|(_, by)| !by.is_empty() && bots_only(*by));
        if let Some((action, _)) = offers.pop()
            && stuck
            && let Ok(action) = RawValue::from_string(action)
        {
            // The rules have just offered it.
            let _ = self.house_does(&HouseAction::Agreed(action), None);
        }
    }
}

/// The actions that may be proposed just now, with the seats whose consent they need.
pub(in crate::table) fn agreements(running: &Running) -> Vec<(String, Seats)> {
    let agreed = |(action, when): (String, When)| match when {
        When::Agreed { by } => Some((action, by)),
        When::After { .. } | When::Refused { .. } | When::Left { .. } => None,
    };
    let moves = running
        .game
        .house_moves(|when| matches!(when, When::Agreed { .. }));
    moves.into_iter().filter_map(agreed).collect()
}

/// The action of the house that carries out an agreement.
fn agreement(action: &Raw<'_>) -> Result<HouseAction<Box<RawValue>>, Problem> {
    let action = RawValue::from_string(action.get().to_owned()).map_err(|_| Code::Malformed)?;
    Ok(HouseAction::Agreed(action))
}
