//! Telling people what happened, after the commit: players first, then spectators.

use super::audience::{Audience, text};
use super::batch::{Ack, ToTell};
use super::facts::Facts;
use super::game::TableGame;
use super::muting::visitors_muting;
use super::rights::end_lost_views;
use super::streams::{Fresh, hash};
use super::update::Moment;
use crate::secret::Visitor;
use maraude_core::{Json, Seat, Viewer};
use maraude_protocol::{Code, Problem, ServerMessage, Step};
use std::cell::Cell;

thread_local! {
    /// Buffers for an update and for its choices. They are reused, because allocating long texts
    /// again and again is slow.
    static SPARE: Cell<(Json, Json)> = const { Cell::new((Json::new(), Json::new())) };
}

/// Tells people what the batch led to.
pub(super) fn tell(game: &mut TableGame, audience: &mut Audience) {
    let told = game.batch().take_to_tell();
    // Answers come first: a client knows that its command was carried out before it sees what
    // came of it.
    for (socket, id) in told.done {
        audience.answer(socket, text(&ServerMessage::Done { id }));
    }
    for (socket, text) in told.answers {
        audience.answer(socket, text);
    }
    if told.sheet {
        end_lost_views(game, audience);
    }
    tell_updates(
        game,
        audience,
        told.steps,
        &told.acks,
        told.played,
        told.everyone,
    );
    let facts = Facts { game, audience };
    if told.table && !audience.is_empty() {
        let (table, you) = (facts.info(), None);
        let table = ServerMessage::Table { table, you };
        audience.news_to_all(&[], text(&table));
    }
    for text in told.news {
        audience.news_to_all(&[], text);
    }
    for visitor in told.places {
        tell_place(facts, &visitor);
    }
    for line in told.chat {
        let muting = visitors_muting(game.sheet(), game.id(), &line.who);
        let chat = ServerMessage::Chat { lines: vec![line] };
        audience.news_to_all(&muting, text(&chat));
    }
    for (reply, visitor) in told.replies {
        let _ = reply.send(Ok(facts.seated(&visitor)));
    }
}

/// Sends updates to the viewers. A viewer without a new step gets an update only if its view
/// changed: an entry that shows a viewer nothing does not exist for it.
fn tell_updates(
    game: &mut TableGame,
    audience: &Audience,
    steps: Vec<(Viewer, Step)>,
    acks: &[Ack],
    played: bool,
    everyone: bool,
) {
    let now = game.house().instant();
    let mut fresh = game.streams().add(steps, everyone);
    let news = played || everyone || !acks.is_empty();
    let crowd = audience.looking(Viewer::Spectator);
    let spectators = game.streams().bundle(&mut fresh, news, crowd, now);
    let players = Seat::all(game.sheet().seats()).map(Viewer::Seat);
    let players = players.filter(|&viewer| news && audience.looking(viewer) > 0);
    let spectators = spectators.then_some(Viewer::Spectator);
    let viewers: Vec<Viewer> = players.chain(spectators).collect();
    if !viewers.is_empty() {
        send_updates(game, audience, &viewers, &fresh, acks);
    }
}

fn send_updates(
    game: &mut TableGame,
    audience: &Audience,
    viewers: &[Viewer],
    fresh: &Fresh,
    acks: &[Ack],
) {
    let now = game.house().now();
    let Some((sheet, running, streams)) = game.shown() else {
        return;
    };
    let moment = Moment::new(sheet, running, now);
    let (mut json, mut choices) = SPARE.take();
    running.game.views(viewers, &mut |alike, view| {
        let hash = hash(view);
        for &viewer in alike {
            let acked = acks.iter().any(|ack| ack.viewer == viewer);
            let Some(steps) = streams.take(viewer, hash, fresh, acked) else {
                continue;
            };
            let update = moment.update(viewer, view, steps, acks, &mut choices);
            let step = Some(update.n);
            json.clear();
            json.value(&ServerMessage::Update(update));
            audience.news(viewer, step, json.as_str().to_owned());
        }
    });
    SPARE.set((json, choices));
}

/// Tells a visitor about the table and their own place at it.
fn tell_place(facts: Facts<'_>, visitor: &Visitor) {
    let sockets = facts.audience.sockets_of(visitor);
    if sockets.is_empty() {
        return;
    }
    let (table, you) = (facts.info(), Some(facts.place_of(visitor)));
    let text = text(&ServerMessage::Table { table, you });
    for socket in sockets {
        facts.audience.answer(socket, text.clone());
    }
}

/// Refuses everything that a batch would have acknowledged: it could not be written.
pub(super) fn refuse(batch: ToTell, audience: &Audience, code: Code) {
    let ToTell {
        acks,
        done,
        answers,
        replies,
        ..
    } = batch;
    let acks = acks.into_iter().map(|ack| (ack.socket, ack.id));
    for (socket, id) in acks.chain(done) {
        let problem = Problem::new(code);
        let refused = ServerMessage::Refused { id, problem };
        audience.answer(socket, text(&refused));
    }
    for (reply, _) in replies {
        let _ = reply.send(Err(code.into()));
    }
    for (socket, text) in answers {
        audience.answer(socket, text);
    }
}
