/** The time of a solo game, as the house counts it. */
import { describe, expect, it } from 'vitest';
import { soloTime, timeAt } from './timing';
import type { Event, TurboStep, View } from './view';
import { resultLine } from './words';

const step = (n: number, at: number, event: Event | null, house?: TurboStep['house']): TurboStep => ({
  n,
  at,
  by: 1,
  events: event === null ? [] : [{ event, words: { id: '' } }],
  ...(house ? { house } : {}),
});
const task = (n: number, at: number): TurboStep => step(n, at, { task: { task: 1, grade: 1, centre: 'cross:0', pawns: [], timer: 'start' } });

describe('the time of a solo game', () => {
  it('runs from the first task, not from the countdown', () => {
    expect(timeAt(soloTime([]), 2_000)).toBe(0);
    expect(timeAt(soloTime([task(1, 3_000)]), 5_500)).toBe(2_500);
  });
  it('adds the penalty of a wrong claim', () => {
    const faults = { unmatched: [], missing: [], stray: [], parted: ['black'] };
    const wrong = step(2, 4_000, { wrong: { seat: 1, out: false, faults, timer: { add: { ms: 10_000 } } } });
    expect(timeAt(soloTime([task(1, 3_000), wrong]), 5_000)).toBe(12_000);
  });
  it('stops between two tasks and after the last', () => {
    const steps = [task(1, 3_000), step(2, 13_000, { solved: { seat: 1, task: 1, helped: false, timer: 'stop' } })];
    expect(timeAt(soloTime(steps), 60_000)).toBe(10_000);
    expect(timeAt(soloTime([...steps, task(3, 20_000)]), 21_000)).toBe(11_000);
  });
  it('counts a pause, but not a task given up', () => {
    const paused = [task(1, 0), step(2, 4_000, null, 'pause')];
    expect(timeAt(soloTime(paused), 50_000)).toBe(50_000);
    expect(timeAt(soloTime([...paused, step(3, 50_000, null, 'resume')]), 51_000)).toBe(51_000);
    expect(timeAt(soloTime([task(1, 0), step(2, 4_000, { gave_up: { seat: 1, timer: 'cancel' } })]), 9_000)).toBe(0);
  });
  it('is unranked from the step on that says so', () => {
    expect(soloTime([task(1, 0)]).unranked).toBe(false);
    expect(soloTime([task(1, 0), { ...step(2, 1, null), unranked: true }, step(3, 2, null)]).unranked).toBe(true);
  });
});

describe('the line about the result', () => {
  const say = (id: string, args: Record<string, unknown> = {}): string => [id, ...Object.values(args)].join(' ');
  const solo = { task: 1, tasks: 1, grade: 1, solved: 1, hint: null, solution: null };
  const view = (ranked: boolean): Pick<View, 'mode' | 'solo'> => ({ mode: 'daily', solo: { ...solo, ranked, wrong: 1 } });
  const solved = [task(1, 3_000), step(2, 64_500, { solved: { seat: 1, task: 1, helped: false, timer: 'stop' } })];
  it('is the time, and whether it is ranked', () => {
    expect(resultLine(view(true), say, solved)).toBe('turbo-ui-took 1 1.5 1 turbo-ui-in-ranking');
    expect(resultLine(view(false), say, solved)).toBe('turbo-ui-took 1 1.5 1 turbo-ui-unranked');
    const helped = [{ ...step(3, 5_000, null), unranked: true }, ...solved];
    expect(resultLine(view(true), say, helped)).toBe('turbo-ui-took 1 1.5 1');
  });
  it('does not speak of a ranking in a time trial, which has none', () => {
    const trial = (ranked: boolean): Pick<View, 'mode' | 'solo'> => ({ ...view(ranked), mode: 'trial' });
    expect(resultLine(trial(true), say, solved)).toBe('turbo-ui-took 1 1.5 1');
    expect(resultLine(trial(false), say, solved)).toBe('turbo-ui-took 1 1.5 1 turbo-ui-helped 1');
  });
  it('is empty in a race, or if nothing was solved', () => {
    expect(resultLine({ mode: 'race', solo: null }, say, solved)).toBe('');
    expect(resultLine(view(false), say, [task(1, 0)])).toBe('');
  });
});
