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
  sign?: string;
  place?: string;
}
export const cells = board.cells as Cell[];
export const cellAt = (cell: number): Point => cells[cell] ?? { x: 0, y: 0 };

const numbers = new Map(cells.map(({ id }, i) => [id, i]));
const neighbours = new Map<number, number[]>();
for (const { cells: street } of board.streets)
  street.forEach((id, i) => {
    const [a, b] = [numbers.get(id), numbers.get(street[i + 1] ?? '')];
    if (a === undefined || b === undefined) return;
    neighbours.set(a, [...(neighbours.get(a) ?? []), b]);
    neighbours.set(b, [...(neighbours.get(b) ?? []), a]);
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
type Effect = string | Record<string, string | number>;
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

/** The target of a card: a pictogram, a quarter, a place or another cell. */
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
export function aboutEffect(effect: Effect): { icon: string; sum?: number; target?: Target } {
  const [key = '', value] = typeof effect === 'string' ? [effect] : (Object.entries(effect)[0] ?? []);
  const icon = key.replaceAll('_', '-');
  if (typeof value === 'string') return { icon, target: target(value) };
  if (value === undefined || key === 'miss_turns') return { icon };
  const pays = value < 0 ? `pay-${key}` : `${key}-pays`;
  return { icon: key === 'tip' ? icon : pays, sum: Math.abs(value) };
}

/** The quarter in which a target lies, and its colours; a pictogram lies in no quarter. */
export function quarterOf({ kind, word }: Target): { id: string; colour: string; ink: string } | undefined {
  const id = kind === 'quarter' ? word : kind === 'sign' ? undefined : cells.find((cell) => cell.place === word || cell.id === word)?.quarter;
  return board.quarters.find((quarter) => quarter.id === id);
}

/** The cells that a wish names, to be marked on the map. */
export function cellsOf(wish: Wish): number[] {
  const { kind, word } = about(wish);
  return cells.flatMap((cell, i) => {
    if (kind === 'sign' && cell.sign === word) return [i];
    if (kind === 'place' && cell.place === word) return [i];
    return [];
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
