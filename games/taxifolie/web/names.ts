/** The enamel plates of Paris, and the cells that they must not cover. */
import type { Language } from '$web/i18n/words';
import type { Circle, Label } from '$web/kit/map-labels';
import board from '../data/board.json';
import { cellAt, chains } from './paris';
import type { View } from './view';

interface Plate {
  x: number;
  y: number;
  /** The French name as the drawing has room for it. */
  lines: string[];
}
interface Name {
  fr: string;
  en: string;
  plate: Plate;
}
interface Named extends Name {
  id: string;
  /** Its name in the first edition, if that differs. */
  first?: Name;
}
const CELL = 12;
const cells: readonly { id: string; x: number; y: number; place?: string }[] = board.cells;

export const solid: readonly Circle[] = cells.map(({ x, y }) => ({ x, y, r: CELL }));

const termini: readonly string[] = Object.values(board.termini);
/** The lines of a name on its plate. An English name longer than the French one is split in two. */
function written({ fr, en, plate }: Name, language: Language): string[] {
  if (language === 'fr' || en === fr) return plate.lines;
  const room = Math.max(...plate.lines.map((line) => line.length));
  const middle = (at: number): number => Math.abs(at - en.length / 2);
  const [space] = [...en.matchAll(/ /g)].map(({ index }) => index).sort((a, b) => middle(a) - middle(b));
  return en.length <= room || space === undefined ? [en] : [en.slice(0, space), en.slice(space + 1)];
}

function label(named: Named, edition: View['edition'], language: Language): Label[] {
  const { id } = named;
  const cell = cells.find((one) => one.place === id || one.id === id);
  if (!cell) return [];
  const name = edition === 'first' && named.first ? named.first : named;
  const { x, y } = name.plate;
  const lines = written(name, language);
  const tone = cell.id === board.start ? 'start' : termini.includes(cell.id) ? 'terminus' : 'place';
  return [{ id, lines, x, y, size: 13, anchor: { x: cell.x, y: cell.y }, clear: CELL + 3, tone }];
}

/** The plates of an edition. */
export const names = (edition: View['edition'], language: Language): Label[] =>
  [...(board.marks as Named[]), ...(board.places as Named[])].flatMap((named) => label(named, edition, language));

/** The pixels per unit from which on there is room for the names of streets. */
const STREETS_FROM = 1.6;
/** The names of the streets, each beside the middle of its longest chain, on a map that is zoomed in. */
export const streets: readonly Label[] = [...new Set(chains.map(({ name }) => name))].map((name): Label => {
  const [longest] = chains.filter((chain) => chain.name === name).sort((a, b) => b.cells.length - a.cells.length);
  const cells = longest?.cells ?? [];
  const [a, b] = [cellAt(cells[Math.floor(cells.length / 2) - 1] ?? 0), cellAt(cells[Math.floor(cells.length / 2)] ?? 0)];
  const anchor = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  return { id: `street ${name}`, lines: [name], x: anchor.x, y: anchor.y + 12, size: 7, anchor, clear: 7, tone: 'plain', from: STREETS_FROM };
});
