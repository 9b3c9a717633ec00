/** A refused proposal is told from one that was carried out, lapsed or taken back. */
import { describe, expect, it } from 'vitest';
import type { OfferInfo, SeatInfo } from '../src/protocol.gen';
import { refusedSince, refuser, type Sight } from '../src/table/refused';

const seat = (n: number, who: string, stand_in: string | null = null): SeatInfo => ({ seat: n, kind: 'person', name: who, who, ready: true, present: true, stand_in });
const offer = (what: OfferInfo['offer'], waiting: number[] = [2]): OfferInfo => ({ n: 7, by: 1, offer: what, accepted: [1], waiting });
const sight = (part: Partial<Sight> = {}): Sight => ({ offers: [], seats: [seat(1, 'a'), seat(2, 'b'), seat(3, 'b'), seat(4, 'c')], phase: 'running', rematch: null, n: 4, ...part });
const agree = { agree: { action: 'stop' } };

describe('a proposal that is gone', () => {
  it('was refused, if nothing came of it', () => {
    const over = { phase: 'over' } as const;
    expect(refusedSince(sight({ ...over, offers: [offer('rematch')] }), sight(over))).toHaveLength(1);
    expect(refusedSince(sight({ offers: [offer('abandon')] }), sight({ n: 5 }))).toHaveLength(1);
    expect(refusedSince(sight({ offers: [offer(agree)] }), sight())).toHaveLength(1);
  });
  it('was not, if it was carried out', () => {
    const over = { phase: 'over' } as const;
    expect(refusedSince(sight({ ...over, offers: [offer('rematch')] }), sight({ ...over, rematch: 'xyz' }))).toEqual([]);
    expect(refusedSince(sight({ offers: [offer('abandon')] }), sight({ ...over, n: 5 }))).toEqual([]);
    expect(refusedSince(sight({ offers: [offer(agree)] }), sight({ n: 5 }))).toEqual([]);
  });
  it('was not, if its proposer left the seat to a bot, or if it is still there', () => {
    const left = [seat(1, 'a', 'regular'), seat(2, 'b')];
    expect(refusedSince(sight({ offers: [offer('abandon')] }), sight({ seats: left }))).toEqual([]);
    expect(refusedSince(sight({ offers: [offer('abandon')] }), sight({ offers: [offer('abandon')] }))).toEqual([]);
  });
});

describe('who refused', () => {
  it('is known where one person alone was asked, with however many seats', () => {
    expect(refuser(offer('rematch', [2]), sight().seats)).toBe(2);
    expect(refuser(offer('rematch', [2, 3]), sight().seats)).toBe(2);
    expect(refuser(offer('rematch', [2, 4]), sight().seats)).toBeNull();
  });
});
