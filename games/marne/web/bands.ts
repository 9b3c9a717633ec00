/** The score table (MA-82): the lowest score of each band, and what was possible. */
import type { Band } from './types.gen';
import { taxis } from './view';

export const BANDS: readonly { band: Band; from: number }[] = [
  { band: 'night', from: 0 },
  { band: 'dusk', from: 40 },
  { band: 'well_done', from: 46 },
  { band: 'bravo', from: 52 },
  { band: 'congratulations', from: 58 },
  { band: 'historic', from: 64 },
];

/** The soldiers of all taxis together. */
export const ALL = [...taxis.values()].reduce((sum, { soldiers }) => sum + soldiers, 0);
