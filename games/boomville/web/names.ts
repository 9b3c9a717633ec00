/** The names on the plan of the town, and the places that they must not cover. */
import type { Circle, Label } from '$web/kit/map-labels';
import plan from '../data/town.json';

const HOUSE = 29;

/** Cells and houses. */
export const solid: readonly Circle[] = [
  ...plan.cells.map(({ x, y }) => ({ x, y, r: plan.cell_size / 2 })),
  ...plan.places.map(({ house: { x, y } }) => ({ x, y, r: HOUSE - 3 })),
];

/** The houses' names, then those of the quarters. */
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
];
