import { describe, expect, it } from 'vitest';
import { freeCorner } from '$web/kit/free-corner';

const view = { w: 1000, h: 600 };
const note = { w: 300, h: 60 };

describe('a note on a board', () => {
  it('lies at the bottom left if nothing is there', () => {
    expect(freeCorner([], note, view)).toEqual({ x: 8, y: 532 });
  });
  it('moves to the next corner that covers none of the points', () => {
    expect(freeCorner([{ x: 100, y: 560 }], note, view)).toEqual({ x: 692, y: 532 });
    const bottom = [100, 900].map((x) => ({ x, y: 560 }));
    expect(freeCorner(bottom, note, view)).toEqual({ x: 8, y: 8 });
  });
  it('covers as few points as possible if every corner has some', () => {
    const everywhere = [100, 900].flatMap((x) => [30, 560, 570].map((y) => ({ x, y })));
    expect(freeCorner([...everywhere, { x: 110, y: 40 }], note, view)).toEqual({ x: 692, y: 8 });
  });
});
