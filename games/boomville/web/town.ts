/** The town's data: the places of cells, lines, spots, stalls and houses. */
import type { Point } from '$web/kit/motion';
import cards from '../data/cards.json';
import plan from '../data/town.json';
import type { Place } from './view';

export const WHOLE = { x: 0, y: 0, w: plan.size[0] ?? 1600, h: plan.size[1] ?? 1120 };

interface Cell extends Point {
  id: number;
  paving: string;
  /** The number of the cone that goes here. */
  cone?: number;
  to: number[];
}
export const cells = plan.cells as Cell[];
export const cellAt = (cell: number): Point => cells[cell] ?? { x: 0, y: 0 };

/** The cell in front of the parking lot. */
export const OPENS = plan.parking.opens;

/** The position of a pawn. */
export function standAt(place: Place): Point | null {
  if (place === 'gone') return null;
  if ('cell' in place) return cellAt(place.cell);
  const [x = 0, y = 0] = plan.parking.stalls[place.stall] ?? [];
  return { x, y };
}

/** The middle of a hatched line, and the rotation of a barrier across it. */
export function lineAt(line: number): Point & { turn: number; paint: string } {
  const { between, paint } = plan.lines[line] ?? { between: [0, 0], paint: 'yellow' };
  const [a, b] = [cellAt(between[0] ?? 0), cellAt(between[1] ?? 0)];
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI + 90;
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, turn, paint };
}

const walls = new Set(plan.lines.filter((line) => line.paint === 'yellow').map(({ between }) => [...between].sort((a, b) => a - b).join()));
const open = (a: number, b: number): boolean => !walls.has([a, b].sort((x, y) => x - y).join());

/** The cells of a portion from its first end to its second. */
function portion(from: number, to: number): number[] {
  const queue: number[][] = [[from]];
  const seen = new Set([from]);
  for (let path = queue.shift(); path; path = queue.shift()) {
    const last = path.at(-1) ?? from;
    if (last === to) return path;
    for (const next of cells[last]?.to ?? [])
      if (!seen.has(next) && open(last, next)) {
        seen.add(next);
        queue.push([...path, next]);
      }
  }
  return [from, to];
}

/** The one-way spots: the middle of each, and the angle of direction 0 in degrees. */
export const spots = plan.spots.map(({ cell, ends }) => {
  const path = portion(ends[0] ?? cell, ends[1] ?? cell);
  const at = Math.max(0, path.indexOf(cell));
  const [a, b] = [cellAt(path[Math.max(0, at - 1)] ?? cell), cellAt(path[Math.min(path.length - 1, at + 1)] ?? cell)];
  return { ...cellAt(cell), turn: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI };
});

/** The orange cells by the number of their cone. */
const orange = new Map(cells.flatMap((cell) => (cell.cone === undefined ? [] : [[cell.cone, cell] as const])));
export const coneAt = (number: number): Point => orange.get(number) ?? { x: 0, y: 0 };
/** The number of the cone that belongs on a cell, if one does. */
export const coneOf = (cell: number): number | null => cells[cell]?.cone ?? null;
/** The number of lines on the board. */
export const LINES = plan.lines.length;

export const places = plan.places as { id: string; cell: number; house: Point }[];
/** The place that has its entrance on a cell. */
export const placeAt = (cell: number): string | null => places.find((place) => place.cell === cell)?.id ?? null;

interface Both {
  fr: string;
  en: string;
}
export const taxiCards = cards.taxi as ({ kind: string; number?: number } & Both)[];
export const cardKinds = cards.kinds as unknown as { kind: string; fr: { title: string; text: string }; en: { title: string; text: string } }[];
export const destinations = cards.destinations as ({ place: string } & Both)[];
/** A Taxi card: its title, its effect and its story. */
export function taxiCard(card: number, language: 'fr' | 'en'): { title: string; text: string; story: string } {
  const found = taxiCards[card];
  const kind = cardKinds.find((one) => one.kind === found?.kind);
  return { title: kind?.[language].title ?? '', text: kind?.[language].text ?? '', story: found?.[language] ?? '' };
}
