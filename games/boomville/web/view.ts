/** What the server sends of Boomville: its generated types under the board's names. */
import type { Action } from './types.gen';

export type { Action, Choices as BoomvilleChoices, Obstacle, Place, PlayerView, View as BoomvilleView } from './types.gen';

/** The marks of a step. */
export const ARRIVES = 1;
export const PASSES = 2;

export const wordOf = (action: Action): string =>
  typeof action === 'string' ? action : (Object.keys(action)[0] ?? '');
