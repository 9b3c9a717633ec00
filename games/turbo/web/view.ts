/** What the server sends of Turbo: its generated types under the board's names. */
import type { Pawn } from './types.gen';

export type {
  Action,
  Choices as TurboChoices,
  City,
  EndView as RoundEnd,
  Faults,
  Hint,
  Kind,
  Pawn as PawnName,
  PlayerView as Player,
  Tile,
  View as TurboView,
} from './types.gen';

export const PAWNS: readonly Pawn[] = ['yellow_taxi', 'yellow_house', 'black_taxi', 'black_house'];
/** The cell of the given tile. */
export const CENTRE = 4;
