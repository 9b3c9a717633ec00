/** Paris on paper: where the cells are, and the cards by their numbers. */
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

/** The pictograms that stand on the map, in the order of the legend. */
export const signs = ['park', 'bakery', 'shopping', 'monument', 'cafe', 'nightclub', 'pharmacy', 'hazard', 'garage'] as const;

interface Told {
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
  fr: Told;
  en: Told;
  wishes: Wish[];
}
export interface Hazard {
  id: string;
  mood: string;
  fr: Told;
  en: Told;
}
export const clients = clientCards as Client[];
export const hazards = hazardCards as unknown as Hazard[];
export const fares = fareCards as { place: string; sum: number }[];

/** The cell of a place. */
export const cellOf = (place: string): number => cells.findIndex((cell) => cell.place === place);

/** What a wish is about: a pictogram, a quarter or a place. */
export function about(wish: Wish): { verb: 'pass' | 'avoid' | 'stop'; kind: string; word: string; times: number } {
  const verb = wish.avoid ? 'avoid' : wish.stop ? 'stop' : 'pass';
  const [kind = '', word = ''] = (wish.avoid ?? wish.stop ?? wish.pass ?? '').split(':');
  return { verb, kind, word, times: wish.times ?? 1 };
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
