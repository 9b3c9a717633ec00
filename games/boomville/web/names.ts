/** The names on the plan of the town, and the places that they must not cover. */
import type { Circle, Label } from '$web/kit/map-labels';
import type { Point } from '$web/kit/motion';
import plan from '../data/town.json';
import { LINES, lineAt, spots } from './town';

const HOUSE = 29;
/** The distance of a number from the line or the spot that it names. */
const BESIDE = 36;

/** The ids of the numbers of lines and one-way spots, which the log speaks of. */
export const lineId = (line: number): string => `line-${line}`;
export const spotId = (spot: number): string => `spot-${spot}`;

/** A number beside the middle of a line or a spot, across its street. */
function number(id: string, text: string, { x, y, turn }: Point & { turn: number }): Label {
  const across = ((turn + 90) * Math.PI) / 180;
  const side = { x: x + BESIDE * Math.cos(across), y: y + BESIDE * Math.sin(across) };
  return { id, lines: [text], ...side, size: 13, anchor: { x, y }, clear: 20, tone: 'plain' };
}
/** Lines by number; one-way spots with an arrow before it. */
const numbers: readonly Label[] = [
  ...Array.from({ length: LINES }, (_, line) => {
    const at = lineAt(line);
    return number(lineId(line), String(line + 1), { ...at, turn: at.turn - 90 });
  }),
  ...spots.map((spot, i) => number(spotId(i), `↔${i + 1}`, spot)),
];

/** Cells and houses. */
export const solid: readonly Circle[] = [
  ...plan.cells.map(({ x, y }) => ({ x, y, r: plan.cell_size / 2 })),
  ...plan.places.map(({ house: { x, y } }) => ({ x, y, r: HOUSE - 3 })),
];

/** The houses' names, those of the quarters, and the numbers where there is room. */
export const names = (language: 'fr' | 'en'): Label[] => [
  ...plan.places.map((place): Label => ({
    id: place.id,
    lines: place[language].split('\n'),
    ...place.label,
    size: 19,
    anchor: place.house,
    clear: HOUSE,
    tone: 'plain',
  })),
  ...plan.districts.map((district): Label => ({
    id: district.fr,
    lines: [district[language]],
    x: district.x,
    y: district.y,
    size: 21,
    anchor: district,
    clear: 0,
    tone: 'district',
  })),
  ...numbers,
];
