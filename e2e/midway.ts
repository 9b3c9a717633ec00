/** Recorded games of the project, whole or cut off where a person should go on. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry } from './house.ts';

const root = join(import.meta.dirname, '..');

/** The lines of a recorded game, such as `marne/jam-4`. */
export const golden = (name: string): string[] =>
  readFileSync(join(root, `games/${name.replace('/', '/goldens/')}.journal`), 'utf8').trim().split('\n');

/** The deal of a recorded game before its first move, for one person against bots; options may be others. */
export function fresh(name: string, bot: string, options: Record<string, unknown>): string {
  const lines = golden(name);
  const header = JSON.parse(lines[0] ?? '{}') as { seats: string[]; options: Record<string, unknown> };
  header.seats = header.seats.map((_, i) => (i === 0 ? 'person' : `bot:${bot}`));
  for (const [key, value] of Object.entries(options)) if (key in header.options) header.options[key] = value;
  const { end } = JSON.parse(lines.at(-1) ?? '{}') as { end: { seed: string } };
  return [JSON.stringify(header), JSON.stringify({ unfinished: { seed: end.seed } }), ''].join('\n');
}

/** A recorded game up to a move of seat 1 of this kind, at about this part; seat 1 is a person's. */
export function midway(name: string, part: number, word: string): string {
  const lines = golden(name);
  const header = JSON.parse(lines[0] ?? '{}') as { seats: string[] };
  header.seats = header.seats.map((_, i) => (i === 0 ? 'person' : 'bot:regular'));
  const { end } = JSON.parse(lines.at(-1) ?? '{}') as { end: { seed: string } };
  const entries = lines.slice(1, -1);
  const fits = (line: string): boolean => {
    const { by, action } = JSON.parse(line) as Entry;
    return by === 1 && JSON.stringify(action).includes(word);
  };
  const at = entries.findIndex((line, i) => i >= entries.length * part && fits(line));
  return [JSON.stringify(header), ...entries.slice(0, at), JSON.stringify({ unfinished: { seed: end.seed } }), ''].join('\n');
}
