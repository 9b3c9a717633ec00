/** One click, one game: the player against bots, begun at once. */
import type { Box } from '$web/shelf';
import { t } from '$web/i18n/language.svelte';
import * as api from '$web/net/api';
import type { NewSeat, NewTable } from '$web/protocol.gen';
import { go } from '$web/router.svelte';
import { fetchGames, gameInfo } from '$web/store/games.svelte';
import { shownName } from '$web/store/me.svelte';
import { taxiWish } from '$web/store/taxi.svelte';
import { toast } from '$web/store/toasts.svelte';

/** The usual opponent: it decides quickly and plays well. */
export function usualBot(bots: readonly string[]): string {
  const known = ['regular', 'steady', 'greedy'];
  return known.find((bot) => bots.includes(bot)) ?? bots[Math.max(0, bots.length - 2)] ?? 'random';
}

/** Says why something did not work. */
export function complain(error: unknown): void {
  const problem = error instanceof api.HouseError ? error.problem : null;
  if (!problem && !(error instanceof api.HouseError)) throw error;
  toast(problem ? t(problem.words.id, problem.words.args) : t('house-away-title'), 'bad');
}

/** Makes a table, with the host in the taxi they chose last, and goes there; `start` begins without a further click if no seat is open. */
export async function makeAndGo(table: NewTable): Promise<boolean> {
  try {
    const { table: made } = await api.makeTable({ ...taxiWish(), ...table });
    go(`/t/${made.id}`);
    return true;
  } catch (error) {
    complain(error);
    return false;
  }
}

export async function quickGame(box: Box, options: Record<string, unknown> = {}, seats = box.quick): Promise<void> {
  await fetchGames();
  const bot = usualBot(gameInfo(box.game)?.bots ?? []);
  const others = Array.from({ length: seats - 1 }, (): NewSeat => ({ bot: { bot } }));
  await makeAndGo({
    game: box.game,
    options: { ...box.options, ...options },
    seats: ['me', ...others],
    name: shownName(),
  });
}
