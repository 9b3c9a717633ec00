/** The introduction to Taxifolie: one client, one wish, one arrival. */
import { kindOf } from '$web/board';
import board from '../data/board.json';
import { cellOf, cells, clients, fares } from './paris';
import { MARK, type Action, type Choices, type Intro, type TaxiView, type TripView, type View, type WayTree } from './view';

/** The neighbours of each cell, from the streets of the map. */
const index = new Map(cells.map((cell, i) => [cell.id, i]));
const next = new Map<number, number[]>();
for (const street of board.streets as { cells: string[] }[])
  street.cells.forEach((id, i) => {
    const [a, b] = [index.get(id), index.get(street.cells[i + 1] ?? '')];
    if (a === undefined || b === undefined) return;
    next.set(a, [...(next.get(a) ?? []), b]);
    next.set(b, [...(next.get(b) ?? []), a]);
  });

/** The shortest way between two cells. */
export function route(from: number, to: number): number[] {
  const queue: number[][] = [[from]];
  const seen = new Set([from]);
  for (let path = queue.shift(); path; path = queue.shift()) {
    const last = path.at(-1) ?? from;
    if (last === to) return path.slice(1);
    for (const cell of next.get(last) ?? [])
      if (!seen.has(cell)) {
        seen.add(cell);
        queue.push([...path, cell]);
      }
  }
  return [];
}

const client = Math.max(
  0,
  clients.findIndex((card) => card.wishes.length === 1 && card.wishes[0]?.avoid === 'sign:bakery'),
);
const fare = fares.findIndex((card) => card.place === 'notre-dame');
const goal = cellOf('notre-dame');
const start = cellOf('gare-de-lyon');
const way = route(start, goal);

const trip: TripView = {
  client,
  fare,
  wishes: clients[client]?.wishes.map(() => ({ open: 0, void: false, visited: null })) ?? [],
  broken: false,
  avoiding: true,
  orders: [],
  halves: [],
  doubled: false,
  tip: 0,
  turns: 1,
  counted: true,
  next_turn: 1,
};
function view(cell: number, change: Partial<View> = {}, on: TripView | null = trip, money = 30): View {
  const pile = { hidden: 40, known: [] };
  const other: TaxiView = { cell: start, from: null, money: 30, notes: [0, 0, 0, 1, 1], done: 0, kept: [], missed: 0, trip: null };
  return {
    edition: 'second',
    phase: 'roll',
    turn: 1,
    starter: 1,
    contenders: [],
    opening: [],
    dice: [0, 0],
    extra: 0,
    rolls: 3,
    reached: [],
    shuffles: 0,
    bank: 500,
    bank_notes: [4, 3, 3, 4, 1],
    taxis: [{ ...other, cell, trip: on, money, notes: money > 30 ? [1, 0, 0, 0, 1] : [0, 0, 0, 1, 1] }, other],
    clients: pile,
    hazards: pile,
    fares: pile,
    ...change,
  };
}
const offer = (roll: boolean, ways: WayTree = { steps: [] }): Choices => ({ roll, ways });
const tree = (...given: { cells: number[]; marks: number[] }[]): WayTree => {
  const steps: WayTree['steps'][number][] = [];
  for (const one of given)
    one.cells.forEach((cell, i) => steps.push({ parent: i === 0 ? null : steps.length - 1, cell, end: i === one.cells.length - 1, marks: one.marks[i] ?? 0 }));
  return { steps };
};
const drives = (action: Action): boolean => kindOf(action) === 'drive';

export function steps(): Intro[] {
  const near = way.slice(0, Math.max(1, way.length - 4));
  const rest = way.slice(near.length);
  const marks = near.map((cell) => (cells[cell]?.sign === 'bakery' ? MARK.breaks : 0));
  const home = rest.map((_, i) => (i === rest.length - 1 ? MARK.arrives | MARK.bonus : 0));
  const stop = near.at(-1) ?? start;
  const half = Math.min(6, near.length - 1);
  return [
    { text: 'taxifolie-ui-intro-1', view: view(start, {}, null) },
    { text: 'taxifolie-ui-intro-2', view: view(start) },
    { text: 'taxifolie-ui-intro-3', view: view(start), choices: offer(true), expects: (action) => action === 'roll' },
    {
      text: 'taxifolie-ui-intro-4',
      view: view(start, { phase: 'drive', dice: [half, near.length - half] }),
      choices: offer(false, tree({ cells: near, marks })),
      expects: drives,
    },
    { text: 'taxifolie-ui-intro-5', view: view(stop) },
    {
      text: 'taxifolie-ui-intro-6',
      view: view(stop, { phase: 'drive', dice: [1, rest.length - 1] }),
      choices: offer(false, tree({ cells: rest, marks: home })),
      expects: drives,
    },
    { text: 'taxifolie-ui-intro-7', view: view(goal, {}, null, 60) },
    { text: 'taxifolie-ui-intro-8', view: view(goal, { phase: 'over' }, null, 60) },
  ];
}
