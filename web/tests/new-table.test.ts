/** A new table: only options that fit it, and a name for everybody. */
import { describe, expect, it } from 'vitest';
import type { Box } from '../src/shelf';
import { isDaily, offered, settled } from '../src/home/options';
import { place, toSeats } from '../src/home/seating';
import type { OptionSpec } from '../src/protocol.gen';
import { canBeName } from '../src/store/me.svelte';
import { readTaxi } from '../src/store/taxi.svelte';

const specs: OptionSpec[] = [
  { key: 'mode', kind: { type: 'choice', words: ['race', 'trial', 'daily'] }, default: 'race' },
  { key: 'date', kind: { type: 'date' }, default: '' },
  { key: 'limit', kind: { type: 'number', min: 0, max: 900 }, default: '0' },
  { key: 'client', kind: { type: 'number', min: 0, max: 8 }, default: '0' },
  { key: 'house_pawns', kind: { type: 'switch' }, default: 'off' },
];
const box = { options: {}, solo: { mode: 'trial' }, daily: { mode: 'daily' } } as unknown as Box;
const made = (seats: number, chosen: Record<string, unknown>): Record<string, unknown> => settled(offered(specs, box, seats), chosen, box, seats);

describe('the options of a new table', () => {
  it('offer the solo modes to one person only, and no other mode to that person', () => {
    expect(offered(specs, box, 2).map((spec) => spec.key)).toEqual(['limit', 'client', 'house_pawns']);
    expect(offered(specs, box, 1)[0]).toEqual({ key: 'mode', kind: { type: 'choice', words: ['trial', 'daily'] }, default: 'trial' });
  });
  it('offer nothing of a race to one person, where alone is a mode of its own', () => {
    expect(offered(specs, box, 1).map((spec) => spec.key)).toEqual(['mode']);
    expect(made(1, { limit: 90, house_pawns: true })).toEqual({ mode: 'trial' });
    const usual = { ...box, solo: undefined, daily: undefined } as unknown as Box;
    expect(offered(specs, usual, 1).map((spec) => spec.key)).toEqual(['mode', 'limit', 'client', 'house_pawns']);
  });
  it('do not name a seat that the table does not have', () => {
    expect(offered(specs, box, 3)[1]?.kind).toEqual({ type: 'number', min: 0, max: 3 });
    expect(offered(specs, box, 3)[0]?.kind).toEqual({ type: 'number', min: 0, max: 900 });
  });
  it('keep the choices that still fit', () => {
    expect(made(1, {})).toEqual({ mode: 'trial' });
    expect(made(1, { mode: 'daily' })).toEqual({ mode: 'daily' });
    expect(made(2, { mode: 'daily', limit: 30, house_pawns: true })).toEqual({ limit: 30, house_pawns: true });
    expect(made(2, { client: 5, limit: Number.NaN })).toEqual({});
  });
  it('keep the options of the box', () => {
    const edition = { ...box, options: { mode: 'race' } };
    expect(settled(specs, { mode: 'trial' }, edition, 2)).toEqual({ mode: 'race' });
  });
  it('recognise the puzzle of the day', () => {
    expect(isDaily(box, { mode: 'daily' })).toBe(true);
    expect(isDaily(box, { mode: 'trial' })).toBe(false);
    expect(isDaily({ ...box, daily: undefined } as unknown as Box, {})).toBe(false);
  });
});

describe('a name', () => {
  it('has a letter or a digit, as the house wants it', () => {
    for (const name of ['Zoé', '7', '田', ' ½ ', '🚕 Jo']) expect([name, canBeName(name)]).toEqual([name, true]);
    for (const name of ['', '  ', '🚕🚕', '…!', '\u3164']) expect([name, canBeName(name)]).toEqual([name, false]);
  });
  it('is given to a person at this screen who has none', () => {
    expect(
      toSeats(
        [
          { ...place('here', 'x'), name: '🚕' },
          { ...place('here', 'x'), name: ' Léa ' },
        ],
        (n) => `P${n}`,
      ),
    ).toEqual([{ here: { name: 'P1' } }, { here: { name: 'Léa' } }]);
  });
});

describe('a wished taxi', () => {
  it('goes with the person on this screen who chose it', () => {
    const taxi = { colour: 'plum', shape: 'star' } as const;
    const here = { ...place('here', ''), name: 'Zoé' };
    expect(toSeats([{ ...here, taxi }, here], String)).toEqual([{ here: { name: 'Zoé', taxi } }, { here: { name: 'Zoé' } }]);
  });
  it('is remembered if it still exists', () => {
    expect(readTaxi('plum star')).toEqual({ colour: 'plum', shape: 'star' });
    for (const gone of [null, '', 'plum', 'beige star', 'plum blob']) expect(readTaxi(gone)).toBeNull();
  });
});
