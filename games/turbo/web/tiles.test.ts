/** The marks on the picture of a city. */
import { describe, expect, it } from 'vitest';
import { partedAt, wayPath } from './tiles';

describe('a pair that is not joined', () => {
  const faults = { unmatched: [], missing: [], stray: [], parted: ['black'] };
  it('is marked at both of its pawns and nowhere else', () => {
    expect(partedAt(faults, [6, 0, 9, 10])).toEqual([9, 10]);
    expect(partedAt({ ...faults, parted: ['yellow', 'black'] }, [6, 0, 9, 10])).toEqual([6, 0, 9, 10]);
    expect(partedAt({ ...faults, parted: [] }, [6, 0, 9, 10])).toEqual([]);
  });
});

describe('a way of a right city', () => {
  it('goes from pawn to pawn, bending in the middle of each cell', () => {
    // From rim cell 0 above the first cell, down, east and out at rim cell 4 beside the fifth.
    expect(wayPath([0, 3, 4, 5], 0, 4)).toBe('M128 39L128 78Q128 128 128 178Q128 228 178 228Q228 228 278 228Q328 228 378 228L417 228');
    expect(wayPath([], 0, 4)).toBe('');
  });
});
