/** The browser's part in the draw: it commits, reveals what it committed to, and only when it is safe. */
import { describe, expect, it } from 'vitest';
import { saltCommitmentOf } from '../src/net/dice';
import type { Command, TableInfo, You } from '../src/protocol.gen';
import { Draw } from '../src/store/draw';
import { promises, sawHead } from '../src/store/promises';

let tables = 0;
const you = { seats: [1] } as unknown as You;

/** A table of a person, another person and a bot, with the messages that the browser sends. */
function table(change: Partial<TableInfo> = {}): { info: TableInfo; sent: Command[]; draw: Draw; now: (change: Partial<TableInfo>) => void } {
  const sent: Command[] = [];
  const draw = new Draw((command) => {
    sent.push(command);
    return Promise.resolve({ ok: true });
  });
  const seat = (n: number, kind: string): unknown => ({ seat: n, kind, ready: true });
  const info = {
    id: `table-${++tables}`,
    phase: 'gathering',
    commitment: 'c0',
    salt_commitments: ['', '', ''],
    seats: [seat(1, 'person'), seat(2, 'person'), seat(3, 'bot')],
    revealing: false,
    redrawn: 0,
    unsalted: [],
    again: null,
    ...change,
  } as unknown as TableInfo;
  const now = (change: Partial<TableInfo>): void => {
    Object.assign(info, change);
    draw.saw({ ...info }, you);
  };
  now({});
  return { info, sent, draw, now };
}

const committed = (sent: Command[]): string => (sent.at(-1) as { ready: { commitment: string } }).ready.commitment;

describe('the draw', () => {
  it('commits first, and reveals that salt when everybody has committed', async () => {
    const { info, sent, draw, now } = table();
    await draw.ready(info, you);
    const own = committed(sent);
    now({ revealing: true, salt_commitments: [own, '', ''] });
    expect(sent.length).toBe(1);
    now({ salt_commitments: [own, 'aa', ''] });
    const { salt } = (sent[1] as { reveal: { salt: string } }).reveal;
    expect(saltCommitmentOf(salt)).toBe(own);
    now({});
    expect(sent.length).toBe(2);
    expect(promises(info.id)).toMatchObject({ commitment: 'c0', early: true, salt, commitments: [own, '', ''] });
  });
  it('reveals nothing if the house has exchanged its commitment or this browser’s', async () => {
    for (const change of [{ commitment: 'c1' }, { salt_commitments: ['bb', 'aa', ''] }]) {
      const { info, sent, draw, now } = table();
      await draw.ready(info, you);
      now({ revealing: true, salt_commitments: [committed(sent), 'aa', ''], ...change });
      expect(sent.length).toBe(1);
      expect(promises(info.id).commitment).toBe('c0');
    }
  });
  it('commits to another salt when the dice are drawn anew, and keeps the new commitment', async () => {
    const { info, sent, draw, now } = table();
    await draw.ready(info, you);
    const first = committed(sent);
    now({ revealing: true, salt_commitments: [first, 'aa', ''] });
    const seats = info.seats.map((seat) => (seat.seat === 1 ? { ...seat, ready: false } : seat));
    now({ revealing: false, redrawn: 1, commitment: 'c1', seats, salt_commitments: ['', '', ''], unsalted: [2] });
    expect(committed(sent)).not.toBe(first);
    expect(promises(info.id)).toMatchObject({ commitment: 'c1', redrawn: 1, own: committed(sent) });
    expect(promises(info.id).swapped).toBeUndefined();
  });
  it('believes in no new draw once the game has begun', () => {
    const { info, now } = table();
    sawHead(info.id, 'aa', 0);
    now({ phase: 'running', redrawn: 1, commitment: 'c1' });
    expect(promises(info.id)).toMatchObject({ commitment: 'c0', swapped: true });
  });
  it('adds nothing where nothing is taken', async () => {
    for (const change of [{ again: 'x' }, { unsalted: [1] }]) {
      const { info, sent, draw } = table(change);
      await draw.ready(info, you);
      expect(sent).toEqual([{ ready: {} }]);
    }
  });
  it('does not get ready again after it was taken back', async () => {
    const { info, sent, draw, now } = table();
    await draw.ready(info, you);
    await draw.notReady();
    now({ redrawn: 1, commitment: 'c1', seats: info.seats.map((seat) => ({ ...seat, ready: false })) });
    expect(sent.length).toBe(2);
  });
  it('keeps the last head', () => {
    sawHead('heads', 'aa', 1);
    sawHead('heads', undefined, 2);
    sawHead('heads', 'bb', 3);
    expect(promises('heads')).toEqual({ head: 'bb', step: 3 });
  });
});
