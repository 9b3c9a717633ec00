/** The map of Paris: the places of the cells, and the cards by their numbers. */
import type { Point } from '$web/kit/motion';
import board from '../data/board.json';
import clientCards from '../data/clients.json';
import fareCards from '../data/fares.json';
import hazardCards from '../data/hazards.json';

export const WHOLE = { x: 0, y: 0, w: board.canvas.width, h: board.canvas.height };

interface Cell extends Point {
  id: string;
  quarter: string;
  /** The name of a crossing or a bridge that is no fare place. */
  name?: string;
  sign?: string;
  place?: string;
  bridge?: boolean;
}
export const cells = board.cells as Cell[];
export const cellAt = (cell: number): Point => cells[cell] ?? { x: 0, y: 0 };

const index = new Map(cells.map((cell, i) => [cell.id, i]));
/** The chains of cells that make the streets, with the names they have in Paris. */
export const chains = (board.streets as { name: string; cells: string[] }[]).map(({ name, cells: ids }) => ({
  name,
  cells: ids.flatMap((id) => index.get(id) ?? []),
}));
/** The street of each cell between its crossings. */
const streetOf = new Map(chains.flatMap(({ name, cells: ids }) => ids.slice(1, -1).map((cell) => [cell, name] as const)));
/** The street of a cell, or the name of its crossing. */
export const streetName = (cell: number): string | undefined => cells[cell]?.name ?? streetOf.get(cell);

const neighbours = new Map<number, number[]>();
for (const { cells: chain } of chains)
  chain.slice(1).forEach((cell, i) => {
    const before = chain[i] ?? cell;
    neighbours.set(before, [...(neighbours.get(before) ?? []), cell]);
    neighbours.set(cell, [...(neighbours.get(cell) ?? []), before]);
  });
/** The cells next to a cell. */
export const beside = (cell: number): readonly number[] => neighbours.get(cell) ?? [];

/** The pictograms that stand on the map, in the order of the legend. */
export const signs = ['park', 'bakery', 'shopping', 'monument', 'cafe', 'nightclub', 'pharmacy', 'hazard', 'garage'] as const;

interface CardText {
  name: string;
  text: string;
}
export interface Wish {
  pass?: string;
  avoid?: string;
  stop?: string;
  times?: number;
}
export interface Client {
  id: string;
  fr: CardText;
  en: CardText;
  wishes: Wish[];
  /** A tip for arriving within this number of turns. */
  hurry?: { turns: number; tip: number };
}
type Effect = string | Record<string, string | number | string[]>;
export interface Hazard {
  id: string;
  mood: string;
  fr: CardText;
  en: CardText;
  effects: Effect[];
}
export const clients = clientCards as Client[];
export const hazards = hazardCards as unknown as Hazard[];
export const fares = fareCards as { place: string; sum: number }[];

/** The cell of a place. */
export const cellOf = (place: string): number => cells.findIndex((cell) => cell.place === place);

/** The target of a card: a pictogram, a place, a quarter, a street or a zone. */
export interface Target {
  kind: string;
  word: string;
}
function target(given: string): Target {
  const [kind = '', word = ''] = given.split(':');
  return { kind, word };
}

/** The target of a wish, with its verb and its number of times. */
export function about(wish: Wish): Target & { verb: 'pass' | 'avoid' | 'stop'; times: number } {
  const verb = wish.avoid ? 'avoid' : wish.stop ? 'stop' : 'pass';
  return { verb, ...target(wish.avoid ?? wish.stop ?? wish.pass ?? ''), times: wish.times ?? 1 };
}

/** An effect of a hazard: its icon, and the sum or the target that it names. */
export function aboutEffect(effect: Effect): { icon: string; sum?: number; targets?: Target[] } {
  const [key = '', value] = typeof effect === 'string' ? [effect] : (Object.entries(effect)[0] ?? []);
  const icon = key.replaceAll('_', '-');
  if (typeof value === 'string') return { icon, targets: [target(value)] };
  if (Array.isArray(value)) return { icon, targets: value.map(target) };
  if (value === undefined || key === 'miss_turns') return { icon };
  const pays = value < 0 ? `pay-${key}` : `${key}-pays`;
  return { icon: key === 'tip' ? icon : pays, sum: Math.abs(value) };
}

/** The quarter in which a target lies, and its colours; a pictogram, a street or a zone lies in none. */
export function quarterOf({ kind, word }: Target): { id: string; colour: string; ink: string } | undefined {
  const id = kind === 'quarter' ? word : kind === 'place' ? cells.find((cell) => cell.place === word)?.quarter : undefined;
  return board.quarters.find((quarter) => quarter.id === id);
}

/** The cells of a target that are marked on the map: those of a quarter or a bank would be too many. */
export function cellsOf({ kind, word }: Target): number[] {
  return cells.flatMap((cell, i) => {
    const named =
      (kind === 'sign' && cell.sign === word) ||
      (kind === 'place' && cell.place === word) ||
      (kind === 'street' && streetOf.get(i) === word) ||
      (kind === 'zone' && word === 'bridges' && cell.bridge);
    return named ? [i] : [];
  });
}

const SIDES = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const;
const placed = cells.filter((cell): cell is Cell & { place: string } => cell.place !== undefined);
/** The named place nearest to a cell, and on which side of it the cell lies. */
export function landmark(cell: number): { place: string; side: (typeof SIDES)[number] } | null {
  const here = cellAt(cell);
  const far = ({ x, y }: Point): number => Math.hypot(x - here.x, y - here.y);
  const near = placed.reduce<(typeof placed)[number] | null>((best, one) => (best === null || far(one) < far(best) ? one : best), null);
  if (!near) return null;
  const turn = Math.round(Math.atan2(here.y - near.y, here.x - near.x) / (Math.PI / 4));
  return { place: near.place, side: SIDES[(turn + 8) % 8] ?? 'n' };
}
