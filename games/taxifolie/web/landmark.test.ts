/** People who can't see the map can tell its cells apart by their names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Words } from '../../../web/src/i18n/words';
import { cells, landmark } from './paris';
import { fullName } from './words';

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');
const words = new Words('fr', [read('../locales/fr.ftl'), read('fr.ftl')]);
const say = (id: string, args?: Record<string, unknown>): string => words.say(args ? { id, args } : { id });

describe('a cell without a name of its own', () => {
  it('is named after the nearest place and the side it lies on', () => {
    for (const [n, cell] of cells.entries()) {
      const near = landmark(n);
      const place = cells.find((one) => one.place === near?.place);
      if (!near || !place || cell.place) continue;
      const [dx, dy] = [cell.x - place.x, cell.y - place.y];
      if (Math.abs(dx) > 2.5 * Math.abs(dy)) expect([cell.id, near.side]).toEqual([cell.id, dx > 0 ? 'e' : 'w']);
      if (Math.abs(dy) > 2.5 * Math.abs(dx)) expect([cell.id, near.side]).toEqual([cell.id, dy > 0 ? 's' : 'n']);
    }
  });
  it('seldom has the same name as another', () => {
    const names = cells.map((_, n) => fullName(n, 'second', say));
    expect(names.some((name) => name.includes('taxifolie-'))).toBe(false);
    const again = names.length - new Set(names).size;
    expect(again / names.length).toBeLessThan(0.15);
  });
});
