/** The question after the first win names only the agreements that are possible (BV-X4, BV-X6). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Words } from '$web/i18n/words';
import type { SeatFace } from '$web/seats';
import type { View } from './view';
import { question } from './words';

const asked = (language: 'fr' | 'en', may_add: boolean, may_play_on: number[], seat: number | null): string => {
  const words = new Words(language, [readFileSync(join(import.meta.dirname, `${language}.ftl`), 'utf8')]);
  const view = { phase: 'asked', roll: 3, turn: 1, may_add, may_play_on, needed: 2, players: [{ reached: 2 }, { reached: 1 }] } as unknown as View;
  return question({
    view,
    choices: null,
    seat,
    faces: [{ name: 'Zoé' }, { name: 'Tom' }] as SeatFace[],
    options: {},
    say: (id, args) => words.say(args ? { id, args } : { id }),
  });
};

describe('the table is asked after the win', () => {
  const more = { fr: /destination de plus/, en: /One more destination/ };
  const on = { fr: /continuer/i, en: /play on/i };
  const stop = { fr: /s’arrêter/i, en: /stop/i };
  for (const language of ['fr', 'en'] as const)
    for (const { more: may, on: others, seat, ways } of [
      { more: true, on: [2, 3], seat: 2, ways: [true, true] },
      { more: true, on: [2, 3], seat: 1, ways: [true, false] },
      { more: true, on: [2, 3], seat: null, ways: [true, true] },
      { more: true, on: [], seat: 2, ways: [true, false] },
      { more: false, on: [2, 3], seat: 2, ways: [false, true] },
      { more: false, on: [], seat: 2, ways: [false, false] },
    ])
      it(`${language}: one more ${may}, playing on ${others}, seat ${seat}`, () => {
        const text = asked(language, may, others, seat);
        expect([more[language].test(text), on[language].test(text)]).toEqual(ways);
        expect(text).toMatch(stop[language]);
        expect(text).toMatch(/^Zoé (a gagné|has won)/);
      });
});
