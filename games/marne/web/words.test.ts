/** Marne's result and cards in words, in both languages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, Words } from '../../../web/src/i18n/words';
import type { End } from './types.gen';
import { resultLine, taxiName } from './words';

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');
const sayer = (language: (typeof LANGUAGES)[number]) => {
  const words = new Words(language, [read(`../locales/${language}.ftl`), read(`${language}.ftl`)]);
  return (id: string, args?: Record<string, unknown>): string => words.say(args ? { id, args } : { id });
};

describe('the result', () => {
  it('MA-82, MA-84: names the band, and says if no events were played', () => {
    for (const language of LANGUAGES) {
      const say = sayer(language);
      for (const band of ['night', 'dusk', 'well_done', 'bravo', 'congratulations', 'historic'] as const) {
        const end: End = { band, ending: 'jam', soldier_pile: [], taxi_pile: [] };
        const words = say(`marne-band-${band.replace('_', '-')}`);
        expect(words).not.toContain('marne-');
        expect(resultLine({ end, events: true }, say)).toBe(words);
        const without = resultLine({ end, events: false }, say);
        expect([without.startsWith(words), /sans évènements|without events/.test(without)]).toEqual([true, true]);
      }
      expect(resultLine({ end: null, events: true }, say)).toBe('');
    }
  });
});

describe('a Taxi card', () => {
  it('MA-09: is named by its number, its street and its event', () => {
    for (const language of LANGUAGES) {
      const say = sayer(language);
      expect(taxiName('T15', true, say)).toContain(say('marne-event-no-bonus'));
      expect(taxiName('T15', false, say)).not.toContain(say('marne-event-no-bonus'));
      expect(taxiName('T15', false, say)).toMatch(/4.*Boulevard des Invalides/);
    }
  });
});
