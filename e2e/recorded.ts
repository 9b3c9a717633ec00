/** Recorded games of the project (the goldens), whole or cut off where a person takes over. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './house.ts';

export interface Entry {
  seq: number;
  by: number | 'house';
  action: unknown;
}

interface Recorded {
  header: { maraude_journal: number; seats: string[]; options: Record<string, unknown> };
  /** The lines of the entries, as they are in the file. */
  entries: string[];
  seed: string;
}

/** Returns the text of a recorded game, such as `marne/jam-4`. */
export const golden = (name: string): string => readFileSync(join(root, `games/${name.replace('/', '/goldens/')}.journal`), 'utf8');

function read(name: string): Recorded {
  const lines = golden(name).trim().split('\n');
  const { end } = JSON.parse(lines.at(-1) ?? '{}') as { end: { seed: string } };
  return { header: JSON.parse(lines[0] ?? '{}') as Recorded['header'], entries: lines.slice(1, -1), seed: end.seed };
}

/** Writes a journal that ends after its first `n` entries; `who` holds the seat with this index. */
function unfinished({ header, entries, seed }: Recorded, n: number, who: (seat: number) => string): string {
  const seats = header.seats.map((_, seat) => who(seat));
  const last = { unfinished: { seed } };
  // The deal was played before, by bots: the people who take over committed to no salt.
  const again = header.maraude_journal >= 2 ? { again: true } : {};
  return [JSON.stringify({ ...header, seats, ...again }), ...entries.slice(0, n), JSON.stringify(last), ''].join('\n');
}

const entry = (line: string): Entry => JSON.parse(line) as Entry;
const firstSeatIsAPerson =
  (bot: string) =>
  (seat: number): string =>
    seat === 0 ? 'person' : `bot:${bot}`;

/** The deal of a recorded game before its first move, for one person against bots; `options` replace its own. */
export function fresh(name: string, bot: string, options: Record<string, unknown>): string {
  const recorded = read(name);
  for (const [key, value] of Object.entries(options)) if (key in recorded.header.options) recorded.header.options[key] = value;
  return unfinished(recorded, 0, firstSeatIsAPerson(bot));
}

/** A recorded game up to the first move of seat 1 after `part` of it whose action contains `word`; seat 1 is a person's. */
export function midway(name: string, part: number, word: string): string {
  const recorded = read(name);
  const at = recorded.entries.findIndex((line, i) => {
    const { by, action } = entry(line);
    return i >= recorded.entries.length * part && by === 1 && JSON.stringify(action).includes(word);
  });
  return unfinished(recorded, at, firstSeatIsAPerson('regular'));
}

/** A recorded game without its last `n` entries, all seats held by people, and those entries. */
export function nearItsEnd(name: string, n: number): { journal: string; rest: Entry[] } {
  const recorded = read(name);
  const kept = Math.max(0, recorded.entries.length - n);
  return { journal: unfinished(recorded, kept, () => 'person'), rest: recorded.entries.slice(kept).map(entry) };
}

/** The recorded game for two of a title in whose last `n` entries the house does least. */
export function goldenForTwo(game: string, n: number): string {
  const files = readdirSync(join(root, 'games', game, 'goldens')).filter((file) => file.endsWith('.journal'));
  const names = files.map((file) => `${game}/${file.replace('.journal', '')}`).filter((name) => read(name).header.seats.length === 2);
  const byHouse = (name: string): number =>
    read(name)
      .entries.slice(-n)
      .filter((line) => entry(line).by === 'house').length;
  const [first] = names.sort((a, b) => byHouse(a) - byHouse(b) || a.localeCompare(b));
  if (!first) throw new Error(`${game} has no golden for two`);
  return first;
}
