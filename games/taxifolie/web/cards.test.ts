/** The cards as everybody sees them: colours, icons of effects, states of wishes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aboutEffect, clients, fares, hazards, quarterOf } from './paris';
import type { View } from './view';
import { seatLine, sumWords, wishState } from './words';

/** The contrast of two colours, as defined by the WCAG. */
function contrast(one: string, other: string): number {
  const light = (colour: string): number => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const part = parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

describe('the colour of a fare card', () => {
  it('is that of the quarter its place lies in, and its words can be read on it', () => {
    for (const { place } of fares) {
      const quarter = quarterOf({ kind: 'place', word: place });
      if (!quarter) throw new Error(`${place} lies nowhere`);
      for (const ink of [quarter.ink, '#17203a', '#a8231b']) expect(contrast(quarter.colour, ink), place).toBeGreaterThanOrEqual(4.5);
    }
    expect(quarterOf({ kind: 'place', word: 'vosges' })).toBe(quarterOf({ kind: 'quarter', word: 'marais' }));
    expect(quarterOf({ kind: 'sign', word: 'park' })).toBeUndefined();
  });
});

describe('the effects of hazards', () => {
  it('each have a word in both languages (TF-C2)', () => {
    for (const language of ['fr', 'en']) {
      const texts = readFileSync(join(import.meta.dirname, `../locales/${language}.ftl`), 'utf8');
      for (const card of hazards) for (const effect of card.effects) expect(texts).toContain(`\ntaxifolie-effect-${aboutEffect(effect).icon} = `);
    }
  });
  it('name the payer, the sum and the place', () => {
    expect(aboutEffect({ bank: -20 })).toEqual({ icon: 'pay-bank', sum: 20 });
    expect(aboutEffect({ each: 10 })).toEqual({ icon: 'each-pays', sum: 10 });
    expect(aboutEffect({ tip: 10 })).toEqual({ icon: 'tip', sum: 10 });
    expect(aboutEffect({ miss_turns: 1 })).toEqual({ icon: 'miss-turns' });
    expect(aboutEffect('roll_again')).toEqual({ icon: 'roll-again' });
    expect(aboutEffect({ go_by: 'place:odeon' })).toEqual({ icon: 'go-by', targets: [{ kind: 'place', word: 'odeon' }] });
    expect(aboutEffect({ closed: 'street:Rue de Rivoli' })).toEqual({ icon: 'closed', targets: [{ kind: 'street', word: 'Rue de Rivoli' }] });
    expect(aboutEffect({ detour: ['sign:bakery', 'sign:park'] }).targets).toHaveLength(2);
    expect(quarterOf({ kind: 'place', word: 'fourriere' })?.id).toBe('belleville');
  });
});

describe('a wish', () => {
  it('is open, done, broken or void', () => {
    const park = { pass: 'sign:park', times: 2 };
    const now = { open: 1, void: false, visited: null };
    expect(wishState(park, now, false)).toBe('open');
    expect(wishState(park, { ...now, open: 0 }, false)).toBe('done');
    expect(wishState(park, { ...now, void: true }, false)).toBe('void');
    expect(wishState({ avoid: 'sign:park' }, { ...now, open: 0 }, false)).toBeNull();
    expect(wishState({ avoid: 'sign:park' }, { ...now, open: 0 }, true)).toBe('broken');
  });
});

const trip = {
  client: clients.findIndex((card) => card.hurry),
  fare: 0,
  wishes: [],
  broken: false,
  avoiding: false,
  orders: [],
  halves: [],
  doubled: true,
  tip: 10,
  turns: 2,
  counted: true,
  next_turn: 2,
};
const taxi = { cell: 0, from: null, money: 70, notes: [0, 0, 0, 0, 0], done: 2, kept: [], missed: 0, trip };
const view = { edition: 'second', turn: 1, taxis: [taxi] } as unknown as View;

describe('what a player has', () => {
  const say = (id: string, args: Record<string, unknown> = {}): string => `${id} ${Object.values(args).join()}`.trim();
  it('is shown with the fares done, which decide a tie (TF-E4)', () => {
    expect(seatLine(view, 1, say)).toBe('taxifolie-ui-money 70 • taxifolie-ui-done 2 • → taxifolie-place-louvre');
  });
  it('and what the client will pay', () => {
    expect(sumWords(trip, say)).toBe('taxifolie-ui-money 20 + taxifolie-ui-money 10');
    expect(sumWords({ ...trip, doubled: false, tip: 0 }, say)).toBe('taxifolie-ui-money 10');
  });
});
