import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ALL, BANDS } from './bands';

describe('the score table', () => {
  it('is the one of clause MA-82', () => {
    const clause = /\{#MA-82\} (.*)/.exec(readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'))?.[1] ?? '';
    const starts = [...clause.matchAll(/(\d+)-\d+|(\d+) and more/g)].map(([, from, last]) => Number(from ?? last));
    expect(BANDS.map(({ from }) => from)).toEqual([0, ...starts]);
    expect(ALL).toBeGreaterThan(BANDS.at(-1)?.from ?? 0);
  });
});
