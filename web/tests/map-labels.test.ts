/** Names on the maps: readable at every scale, covering nothing, the important ones always shown. */
import { describe, expect, it } from 'vitest';
import { names as paris, solid as cells } from '../../games/taxifolie/web/names';
import { names as town, solid as built } from '../../games/boomville/web/names';
import { place, type Box, type Circle, type Label } from '../src/kit/map-labels';

const width = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length * 0.5));
const whole = (w: number, h: number): Box => ({ left: 0, top: 0, right: w, bottom: h });
const maps: [string, Label[], readonly Circle[], Box][] = [
  ['Paris', paris('second', 'fr'), cells, whole(1600, 1100)],
  ['Paris in English', paris('second', 'en'), cells, whole(1600, 1100)],
  ['Boomville', town('fr'), built, whole(1600, 1120)],
];

describe('the plates of Paris', () => {
  const plate = (id: string, language: 'fr' | 'en', edition: 'first' | 'second' = 'second'): readonly string[] | undefined =>
    paris(edition, language).find((label) => label.id === id)?.lines;
  it('are written in the language of the cards; proper names stay', () => {
    expect(plate('fourriere', 'fr')).toEqual(['Fourrière']);
    expect(plate('fourriere', 'en')).toEqual(['Pound']);
    expect(plate('orly', 'en')).toEqual(['Orly Airport']);
    expect(plate('liberte', 'en')).toEqual(['Statue of', 'Liberty']);
    expect(plate('concorde', 'en')).toEqual(['Place de la', 'Concorde']);
    expect(plate('est', 'en', 'first')).toEqual(['Zoo']);
  });
});

describe.each(maps)('the names of %s', (_, labels, circles, sheet) => {
  const goal = new Set([labels[20]?.id ?? '']);
  it.each([0.25, 0.66, 1, 3])('can be read at scale %s and cover neither cells nor each other', (scale) => {
    const put = place(labels, scale, { whole: sheet, circles, width }, goal);
    expect(put.some(({ label }) => goal.has(label.id))).toBe(true);
    for (const [i, { label, box, size }] of put.entries()) {
      expect(size * scale).toBeGreaterThanOrEqual(11);
      for (const other of put.slice(i + 1).map((one) => one.box))
        expect(box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom).toBe(false);
      if (!goal.has(label.id)) expect(circles.some(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom)).toBe(false);
    }
  });
  it('are nearly all shown at full size', () => {
    expect(place(labels, 1, { whole: sheet, circles, width }, goal).length).toBeGreaterThan(labels.length * 0.9);
  });
});
