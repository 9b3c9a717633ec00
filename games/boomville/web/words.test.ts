/** The question after the first win names what can really be agreed to (BV-X4, BV-X6). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Words } from '$web/i18n/words';
import type { View } from './view';
import { prompt } from './words';

const asked = (language: 'fr' | 'en', players: number, needed: number, seat: number): string => {
  const words = new Words(language, [readFileSync(join(import.meta.dirname, `${language}.ftl`), 'utf8')]);
  const view = { phase: 'asked', roll: 3, players: Array.from({ length: players }, () => ({})), needed, turn: 1 } as View;
  return prompt({ view, choices: null, seat, faces: [], options: {}, say: (id, args) => words.say(args ? { id, args } : { id }) });
};

describe('the table is asked after the win', () => {
  const more = { fr: /destination de plus/, en: /One more destination/ };
  const on = { fr: /continuer/i, en: /play on/i };
  const stop = { fr: /s’arrêter/i, en: /stop/i };
  for (const language of ['fr', 'en'] as const)
    for (const { players, needed, seat, ways } of [
      { players: 3, needed: 2, seat: 2, ways: [true, true] },
      { players: 3, needed: 2, seat: 1, ways: [true, false] },
      { players: 2, needed: 2, seat: 2, ways: [true, false] },
      { players: 3, needed: 6, seat: 2, ways: [false, true] },
      { players: 2, needed: 6, seat: 2, ways: [false, false] },
    ])
      it(`${language}: ${players} players, ${needed} destinations, seat ${seat}`, () => {
        const text = asked(language, players, needed, seat);
        expect([more[language].test(text), on[language].test(text)]).toEqual(ways);
        expect(text).toMatch(stop[language]);
      });
});
