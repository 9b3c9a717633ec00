/** The names of those who sit at a table, bots included. */
import { houseWords, t } from '$web/i18n/language.svelte';
import type { SeatInfo } from '$web/protocol.gen';
import { face, type SeatFace } from '$web/seats';

/** What a bot is called: its level in words, or its own word. */
export function botName(bot: string): string {
  const id = `bot-${bot}`;
  return houseWords().has(id) ? t(id) : t('bot-named', { name: bot });
}

/** The faces of all seats; bots of the same level are told apart by their numbers. */
export function faces(seats: readonly SeatInfo[]): SeatFace[] {
  return seats.map((seat) => {
    if (seat.kind === 'open') return face(seat.seat, t('seat-open'));
    if (seat.kind === 'person') return face(seat.seat, seat.name);
    const alike = seats.filter((other) => other.kind === 'bot' && other.name === seat.name);
    const name = botName(seat.name);
    const number = alike.indexOf(seat) + 1;
    return { ...face(seat.seat, name), name: alike.length > 1 ? `${name} ${number}` : name };
  });
}
