/** The marks on the picture of a city. */
import { describe, expect, it } from 'vitest';
import { partedAt } from './tiles';

describe('a pair that is not joined', () => {
  const faults = { unmatched: [], missing: [], stray: [], parted: ['black'] };
  it('is marked at both of its pawns and nowhere else', () => {
    expect(partedAt(faults, [6, 0, 9, 10])).toEqual([9, 10]);
    expect(partedAt({ ...faults, parted: ['yellow', 'black'] }, [6, 0, 9, 10])).toEqual([6, 0, 9, 10]);
    expect(partedAt({ ...faults, parted: [] }, [6, 0, 9, 10])).toEqual([]);
  });
});
