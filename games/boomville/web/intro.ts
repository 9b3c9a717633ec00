/** The introduction to Boomville: a first turn, a card, a barrier, an arrival. */
import { kindOf } from '$web/board';
import { cells, places } from './town';
import type { Action, Choices, Intro, PlayerView, View, WayTree } from './view';

const GOAL = places.findIndex((place) => place.id === 'market');
const goalCell = places[GOAL]?.cell ?? 0;

const player = (at: PlayerView['at'], destination: number | null): PlayerView => ({
  at,
  start_roll: 4,
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
  card: null,
  drives_over: 0,
  ignores_one_ways: false,
  hops: false,
  extra: 0,
  players: [player({ stall: 0 }, GOAL), player({ stall: 1 }, null)],
  obstacles: [],
  one_ways: [],
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
      view: { ...base, phase: 'street_barrier', roll: 3, card: 15, players: at(stop) },
      choices: plain({ bar: 6 }, { bar: 8 }, { bar: 12 }),
      expects: (action) => kindOf(action) === 'bar',
    },
    { text: 'boomville-ui-intro-5', view: { ...base, obstacles: [{ barrier: 8 }], one_ways: [[3, 0]], players: at(stop) } },
    {
      text: 'boomville-ui-intro-6',
      view: { ...base, phase: 'drive', roll: 5, obstacles: [{ barrier: 8 }], players: at(beforeGoal) },
      choices: { actions: [], ways: tree(home, 1), shortcut: false },
      expects: drives,
    },
    {
      text: 'boomville-ui-intro-7',
      view: { ...base, phase: 'over', players: [{ ...player({ cell: goalCell }, null), shown: [GOAL], reached: 1, place: 1 }, player({ stall: 1 }, null)] },
    },
  ];
}
