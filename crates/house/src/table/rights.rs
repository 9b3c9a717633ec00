//! Ends the view of every socket that has lost the right to it, and notes who is away.

use super::audience::Audience;
use super::game::TableGame;
use maraude_bus::SocketId;
use maraude_protocol::Bye;

/// Sends a goodbye to the sockets that view a seat which their visitor no longer holds; they come
/// back as spectators. It is called after every write of the sheet and before anything else is
/// sent, so no way of losing a seat needs to think of it.
pub(super) fn end_lost_views(game: &mut TableGame, audience: &mut Audience) {
    note_absences(game, audience);
    let sheet = game.sheet();
    let lost = audience.seated();
    let lost = lost.filter(|(_, visitor, seat)| !sheet.seats_of(visitor).has(*seat));
    let lost: Vec<SocketId> = lost.map(|(socket, ..)| socket).collect();
    for socket in audience.all_of(|visitor| sheet.is_put_out(visitor)) {
        audience.farewell(socket, Bye::PutOut);
    }
    for socket in lost {
        if let Some(left) = audience.look(socket, None) {
            game.streams().close(left);
        }
        audience.farewell(socket, Bye::ComeBack);
    }
}

/// Notes since when the person of each seat has been away. Returns whether somebody came back.
pub(super) fn note_absences(game: &mut TableGame, audience: &Audience) -> bool {
    let (now, mut came) = (game.house().now(), false);
    for seat in game.sheet().people().iter() {
        let present = audience.is_present(game.sheet(), seat);
        let gone = game.sheet().chairs[seat.index()].gone;
        if present == gone.is_some() {
            let chair = &mut game.record().change_later().chairs[seat.index()];
            chair.gone = (!present).then_some(now);
            came |= present;
        }
    }
    came
}
