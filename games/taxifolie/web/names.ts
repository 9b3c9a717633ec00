/** The enamel plates of Paris, and what they must not cover. */
import type { Circle, Label } from '$web/kit/map-labels';
import board from '../data/board.json';
import type { TaxifolieView } from './view';

interface Plate {
  x: number;
  y: number;
  lines: string[];
}
interface Named {
  id: string;
  plate: Plate;
  /** What the first edition calls it, if that is another name. */
  first?: { plate: Plate };
}
const CELL = 12;
const cells: readonly { id: string; x: number; y: number; place?: string }[] = board.cells;

export const solid: readonly Circle[] = cells.map(({ x, y }) => ({ x, y, r: CELL }));

const termini: readonly string[] = Object.values(board.termini);
function label({ id, plate, first }: Named, edition: TaxifolieView['edition']): Label[] {
  const cell = cells.find((one) => one.place === id || one.id === id);
  if (!cell) return [];
  const { x, y, lines } = edition === 'first' && first ? first.plate : plate;
  const tone = cell.id === board.start ? 'start' : termini.includes(cell.id) ? 'terminus' : 'place';
  return [{ id, lines, x, y, size: 13, anchor: { x: cell.x, y: cell.y }, clear: CELL + 3, tone }];
}

/** The plates of an edition. */
export const names = (edition: TaxifolieView['edition']): Label[] =>
  [...(board.marks as Named[]), ...(board.places as Named[])].flatMap((named) => label(named, edition));
