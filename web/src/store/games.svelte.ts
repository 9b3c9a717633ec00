/** The games of the house with their bots, fetched once. */
import * as api from '$web/net/api';
import type { GameInfo } from '$web/protocol.gen';

const state = $state<{ games: GameInfo[] | null; away: boolean }>({ games: null, away: false });
let asked: Promise<void> | null = null;

async function ask(): Promise<void> {
  try {
    state.games = (await api.games()).games;
    state.away = false;
  } catch {
    state.away = true;
    asked = null;
  }
}

/** Fetches the games, unless that was done already. */
export function fetchGames(): Promise<void> {
  asked ??= ask();
  return asked;
}

/** Notes whether the house answered just now. */
export function noteAway(away: boolean): void {
  state.away = away;
}

export const houseAway = (): boolean => state.away;
export const gameInfo = (game: string): GameInfo | undefined => state.games?.find((info) => info.meta.id === game);
export const knownGames = (): readonly GameInfo[] | null => state.games;
