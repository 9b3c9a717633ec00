/** The names of streets: on the map when it is zoomed in, and in the name of every cell. */
import { describe, expect, it } from 'vitest';
import { place } from '../../../web/src/kit/map-labels';
import { names, solid, streets } from './names';
import { cells, streetName } from './paris';

const whole = { left: 0, top: 0, right: 1600, bottom: 1100 };
const width = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length * 0.5));
const shown = (scale: number): string[] =>
  place([...names('second', 'fr'), ...streets], scale, { whole, circles: solid, width }, new Set())
    .filter(({ label }) => label.id.startsWith('street '))
    .flatMap(({ label }) => label.lines);

describe('the streets of Paris', () => {
  it('are named on the map only when it is zoomed in', () => {
    expect(shown(1)).toEqual([]);
    expect(shown(3)).toContain('Rue de Rivoli');
    expect(shown(3).length).toBeGreaterThan(streets.length * 0.6);
  });
  it('name every cell that is no fare place', () => {
    for (const [n, cell] of cells.entries()) if (!cell.place) expect([cell.id, streetName(n) ?? '']).not.toEqual([cell.id, '']);
  });
});
