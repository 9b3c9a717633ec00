/** The introduction to Boomville: a first turn, a card, a barrier, an arrival. */
import { carried, kindOf } from '$web/board';
import { cells, places, taxiCards } from './town';
import type { Action, Choices, Intro, Obstacle, PlayerView, View, WayTree } from './view';

const GOAL = places.findIndex((place) => place.id === 'market');
const goalCell = places[GOAL]?.cell ?? 0;
/** A card that bars a street. */
const BARS = taxiCards.findIndex((card) => card.kind === 'street_barrier');

const player = (at: PlayerView['at'], destination: number | null): PlayerView => ({
  at,
  start_rolls: [4],
  destination,
  ruled_out: [],
  shown: [],
  reached: 0,
  held: [],
  missing: 0,
  lost: 0,
  place: null,
});
/** A way of n cells from a cell that never turns back. It is found on the map, so it is always legal. */
export function stroll(from: number, n: number, before = -1): number[] {
  const next = cells[from]?.to.find((cell) => cell !== before);
  return n === 0 || next === undefined ? [] : [next, ...stroll(next, n - 1, from)];
}
/** A cell two steps from the destination, and the way there. */
const near = stroll(goalCell, 2);
const beforeGoal = near.at(-1) ?? goalCell;
const home = [...near.slice(0, -1).reverse(), goalCell];

const base: View = {
  options: { destinations: 1, incidents: false, hop_after: 0 },
  needed: 1,
  turn: 1,
  phase: 'roll',
  roll: null,
  face_up: { by: 1, cards: [] },
  drives_over: 0,
  ignores_one_ways: false,
  hops: false,
  extra: 0,
  players: [player({ stall: 0 }, GOAL), player({ stall: 1 }, null)],
  obstacles: [],
  one_ways: [],
  supply: { barriers: 7, one_ways: 12, cones: 5 },
  taxi_pile: 60,
  taxi_discard: [],
  destination_pile: 30,
  piles: null,
  may_add: true,
  may_play_on: [],
  outcome: null,
};
const at = (cell: number): PlayerView[] => [player({ cell }, GOAL), player({ stall: 1 }, null)];
const plain = (...actions: Action[]): Choices => ({
  actions: actions.map((action) => ({ action, words: { id: `boomville-ui-intro-move` } })),
  ways: { steps: [] },
  shortcut: false,
});
const tree = (way: readonly number[], mark = 0): WayTree => ({
  steps: way.map((cell, i) => ({ parent: i === 0 ? null : i - 1, cell, end: i === way.length - 1, marks: i === way.length - 1 ? mark : 0 })),
});
const drives = (action: Action): boolean => kindOf(action) === 'drive';

/** The barrier that the learner put down, or the second of those on offer if the step was skipped. */
const barred = (played: readonly Action[]): Obstacle[] => [{ barrier: played.map((action) => carried(action, 'bar')).find((line) => line !== undefined) ?? 8 }];

export function steps(): Intro[] {
  const mouth = 158;
  const out = [mouth, ...stroll(mouth, 2)];
  const stop = out.at(-1) ?? mouth;
  return [
    { text: 'boomville-ui-intro-1', view: base },
    { text: 'boomville-ui-intro-2', view: base, choices: plain('roll'), expects: (action) => action === 'roll' },
    { text: 'boomville-ui-intro-3', view: { ...base, phase: 'drive', roll: 3 }, choices: { actions: [], ways: tree(out), shortcut: false }, expects: drives },
    {
      text: 'boomville-ui-intro-4',
      view: { ...base, phase: 'street_barrier', roll: 3, face_up: { by: 1, cards: [BARS] }, players: at(stop) },
      choices: plain({ bar: 6 }, { bar: 8 }, { bar: 12 }),
      expects: (action) => kindOf(action) === 'bar',
    },
    {
      text: 'boomville-ui-intro-5',
      view: { ...base, one_ways: [[3, 0]], players: at(stop) },
      after: (view, played) => ({ ...view, obstacles: barred(played) }),
    },
    {
      text: 'boomville-ui-intro-6',
      view: { ...base, phase: 'drive', roll: 5, players: at(beforeGoal) },
      after: (view, played) => ({ ...view, obstacles: barred(played) }),
      choices: { actions: [], ways: tree(home, 1), shortcut: false },
      expects: drives,
    },
    {
      text: 'boomville-ui-intro-7',
      view: { ...base, phase: 'over', players: [{ ...player({ cell: goalCell }, null), shown: [GOAL], reached: 1, place: 1 }, player({ stall: 1 }, null)] },
    },
  ];
}
