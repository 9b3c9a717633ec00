/** Loads the texts: the house's come with the page, a game's when its pages are opened. */
import type { Rules } from '../../vite/rules';
import type { Language } from './words';

const ours = import.meta.glob<string>('../../locales/*.ftl', { query: '?raw', import: 'default', eager: true });
const house = import.meta.glob<string>('../../../crates/protocol/locales/*.ftl', { query: '?raw', import: 'default', eager: true });
const games = import.meta.glob<string>('../../../games/*/locales/*.ftl', { query: '?raw', import: 'default' });
const boards = import.meta.glob<string>('../../../games/*/web/*.ftl', { query: '?raw', import: 'default' });
const rules = import.meta.glob<Rules>('../../../games/*/RULES*.md', { query: '?rules', import: 'default' });

const ending = (texts: Record<string, string>, end: string): string[] =>
  Object.keys(texts)
    .filter((path) => path.endsWith(end))
    .map((path) => texts[path] ?? '');

/** The texts of the frame: the client's own, and those of the server's refusals. */
export function houseTexts(language: Language): string[] {
  const end = `/${language}.ftl`;
  return [...ending(ours, end), ...ending(house, end)];
}

/** The texts of one game, and those of its board (`games/<id>/web/*.ftl`). */
export async function gameTexts(game: string, language: Language): Promise<string[]> {
  const paths = [games[`../../../games/${game}/locales/${language}.ftl`], boards[`../../../games/${game}/web/${language}.ftl`]];
  return Promise.all(paths.flatMap((load) => (load ? [load()] : [])));
}

/** The rules of one game in our words, rendered when the client was built. */
export async function gameRules(game: string, language: Language): Promise<Rules | null> {
  const load = rules[`../../../games/${game}/RULES${language === 'fr' ? '.fr' : ''}.md`] ?? rules[`../../../games/${game}/RULES.md`];
  return load ? load() : null;
}
