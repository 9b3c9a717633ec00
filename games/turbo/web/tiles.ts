/** Street tiles as pictures: kinds, rotations, and the city after an action. */
import { CENTRE, PAWNS, type Action, type City, type Faults, type Kind, type Tile } from './view';

export const KINDS: readonly Kind[] = ['straight', 'curve', 'tee', 'double', 'cross', 'deadend'];
const PER_SET: Record<Kind, number> = { straight: 3, curve: 3, tee: 3, double: 1, cross: 1, deadend: 1 };
/** The number of different rotations of a tile. */
export const ORIENTATIONS: Record<Kind, number> = { straight: 2, curve: 4, tee: 4, double: 2, cross: 1, deadend: 4 };

export const kindOf = (tile: Tile): Kind => tile.split(':')[0] as Kind;
export const rotationOf = (tile: Tile): number => Number(tile.split(':')[1]);
export const tileOf = (kind: Kind, rotation: number): Tile => `${kind}:${rotation % ORIENTATIONS[kind]}`;
export const turned = (tile: Tile): Tile => tileOf(kindOf(tile), rotationOf(tile) + 1);

/** The number of tiles of a kind that are left beside a city. */
export const left = (city: City, kind: Kind): number => PER_SET[kind] - city.filter((tile) => tile !== null && kindOf(tile) === kind).length;

/** The city after the player's action, to show it before the server answers. */
export function after(city: City, action: Action): City {
  if (typeof action === 'string') return city;
  const next = [...city];
  if ('place' in action) next[action.place.cell] = action.place.tile;
  else if ('take_back' in action) next[action.take_back.cell] = null;
  else if ('rotate' in action) {
    const tile = next[action.rotate.cell];
    if (tile) next[action.rotate.cell] = turned(tile);
  } else if ('move' in action) {
    const { from, to } = action.move;
    [next[from], next[to]] = [city[to] ?? null, city[from] ?? null];
  }
  return next;
}

/** Whether a building action fits the city as it is shown. */
export function fits(city: City, action: Action): boolean {
  if (typeof action === 'string') return true;
  if ('place' in action) return city[action.place.cell] === null && left(city, kindOf(action.place.tile)) > 0;
  if ('rotate' in action) return action.rotate.cell !== CENTRE && city[action.rotate.cell] !== null;
  if ('take_back' in action) return action.take_back.cell !== CENTRE && city[action.take_back.cell] !== null;
  if ('move' in action) {
    const { from, to } = action.move;
    return from !== to && from !== CENTRE && to !== CENTRE && city[from] !== null;
  }
  return true;
}

/** The measures of the picture: cells of 100 units, and the rim around them. */
export const CELL = 100;
export const EDGE = 78;
export const cellAt = (cell: number): { x: number; y: number } => ({
  x: EDGE + (cell % 3) * CELL + CELL / 2,
  y: EDGE + Math.floor(cell / 3) * CELL + CELL / 2,
});
/** The middle of a rim cell; they are numbered clockwise from the top left. */
export function rimAt(rim: number): { x: number; y: number } {
  const along = EDGE + (rim % 3) * CELL + CELL / 2;
  const back = EDGE + (2 - (rim % 3)) * CELL + CELL / 2;
  const far = EDGE * 2 + 3 * CELL - EDGE / 2;
  const near = EDGE / 2;
  switch (Math.floor(rim / 3)) {
    case 0:
      return { x: along, y: near };
    case 1:
      return { x: far, y: along };
    case 2:
      return { x: back, y: far };
    default:
      return { x: near, y: back };
  }
}
export const SIZE = EDGE * 2 + 3 * CELL;
/** The way through these cells as an SVG path, from rim cell to rim cell. */
export function wayPath(cells: readonly number[], from: number, to: number): string {
  const stops = cells.map(cellAt);
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return '';
  const [start, end] = [rimAt(from), rimAt(to)];
  /** Where a way leaves a cell: half a cell from its middle towards what comes next. */
  const edge = (here: { x: number; y: number }, next: { x: number; y: number }): string =>
    `${here.x + (Math.sign(next.x - here.x) * CELL) / 2} ${here.y + (Math.sign(next.y - here.y) * CELL) / 2}`;
  const turns = stops.map((here, i) => `Q${here.x} ${here.y} ${edge(here, stops[i + 1] ?? end)}`);
  return `M${start.x} ${start.y}L${edge(first, start)}${turns.join('')}L${end.x} ${end.y}`;
}
/** The rim cells of the pawns whose pair no road joins. */
export const partedAt = ({ parted }: Faults, pawns: readonly (number | null)[]): number[] =>
  PAWNS.flatMap((pawn, i) => (parted.some((colour) => pawn.startsWith(colour)) ? (pawns[i] ?? []) : []));
export const isGreen = (rim: number): boolean => rim % 3 !== 1;
