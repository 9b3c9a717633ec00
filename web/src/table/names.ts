/** The names of the players at a table, bots included. */
import { driverName, levelOf } from '$web/bots';
import { t } from '$web/i18n/language.svelte';
import type { SeatInfo } from '$web/protocol.gen';
import { face, type SeatFace } from '$web/seats';

/** A person's name. An imported game has only numbers for its people. */
export const personName = (name: string): string => (/^\d+$/.test(name) ? t('player-n', { n: name }) : name);

/** The names of these seats, one after the other. */
export const nameList = (people: readonly SeatFace[], seats: readonly number[]): string =>
  people
    .filter(({ seat }) => seats.includes(seat))
    .map(({ name }) => name)
    .join(', ');

/** The faces of all seats; two bots of the same level get different names. */
export function faces(seats: readonly SeatInfo[]): SeatFace[] {
  return seats.map((seat) => {
    if (seat.kind === 'open') return face(seat.seat, t('seat-open'), seat.taxi);
    if (seat.kind === 'person') return { ...face(seat.seat, seat.name, seat.taxi), name: personName(seat.name) };
    const level = levelOf(seat.name);
    const alike = seats.filter((other) => other.kind === 'bot' && levelOf(other.name) === level);
    return { ...face(seat.seat, driverName(seat.name, alike.indexOf(seat)), seat.taxi), bot: seat.name };
  });
}
