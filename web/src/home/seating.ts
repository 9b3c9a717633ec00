/** The seats of a new table, before it is made. */
import type { NewSeat, Taxi } from '$web/protocol.gen';
import { canBeName } from '$web/store/me.svelte';

export type Kind = 'me' | 'here' | 'open' | 'bot';

export interface Place {
  kind: Kind;
  /** The name of somebody on this screen. */
  name: string;
  /** The bot's level. */
  bot: string;
  /** The taxi that somebody on this screen would like. */
  taxi?: Taxi;
}

export const place = (kind: Kind, bot: string): Place => ({ kind, name: '', bot });

/** The seats a dialog begins with. */
export function firstPlaces(mode: 'friends' | 'here', n: number, bot: string): Place[] {
  return Array.from({ length: n }, (_, i) => {
    if (i === 0) return place('me', bot);
    return place(mode === 'here' ? 'here' : 'open', bot);
  });
}

/** The same number of seats, more or fewer; new ones are like the last. */
export function resize(places: readonly Place[], n: number, bot: string): Place[] {
  const last = places.at(-1)?.kind ?? 'bot';
  const kind = last === 'me' ? 'bot' : last;
  return Array.from({ length: n }, (_, i) => places[i] ?? place(kind, bot));
}

/** The seats in the form that the house expects. */
export function toSeats(places: readonly Place[], nobody: (n: number) => string): NewSeat[] {
  return places.map((place, i): NewSeat => {
    switch (place.kind) {
      case 'me':
        return 'me';
      case 'here':
        return { here: { name: canBeName(place.name) ? place.name.trim() : nobody(i + 1), ...(place.taxi && { taxi: place.taxi }) } };
      case 'open':
        return 'open';
      case 'bot':
        return { bot: { bot: place.bot } };
    }
  });
}
