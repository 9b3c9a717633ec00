/** The names and levels of bots, the same for every game. Bots are drawn as taxi drivers. */
import { houseWords, t } from './i18n/language.svelte';

export type Level = 'random' | 'novice' | 'regular' | 'strong' | 'expert';

const LEVELS: readonly Level[] = ['random', 'novice', 'regular', 'strong', 'expert'];
/** Bots whose name is not a level, with the level whose face they get. */
const LIKE: Record<string, Level> = { beginner: 'novice', easy: 'novice', searcher: 'strong', planner: 'expert' };

/** The level of a bot, by its word. */
export const levelOf = (bot: string): Level => LEVELS.find((level) => level === bot) ?? LIKE[bot] ?? 'regular';

/** The number of lamps lit for a level: none to four. */
export const lamps = (level: Level): number => LEVELS.indexOf(level);

/** The name of a kind of bot: its level in words, or its id. */
export function botName(bot: string): string {
  const id = `bot-${bot}`;
  return houseWords().has(id) ? t(id) : t('bot-named', { name: bot });
}

/** The name of the nth driver (from 0) of this level at a table. */
export function driverName(bot: string, n: number): string {
  const crew = t(`crew-${levelOf(bot)}`)
    .split(',')
    .map((name) => name.trim());
  const name = crew[n % crew.length] ?? botName(bot);
  const lap = Math.floor(n / crew.length);
  return lap > 0 ? `${name} ${lap + 1}` : name;
}
