/** Turbo's generated types, under the names that the board uses. */
import type { BoardProps, GameStep, IntroStep, Speaking, Spoken } from '$web/board';
import type { Action, Choices, Event, Pawn, View } from './types.gen';

export type { Action, Choices, City, Event, Faults, Hint, Kind, Pawn as PawnName, PlayerView as Player, RoundEnd, Tile, View } from './types.gen';
export type Props = BoardProps<View, Choices, Action, Event>;
export type Talk = Speaking<View, Choices>;
export type Prompt = Speaking<View, Choices | null>;
export type Line = Spoken<Action>;
export type Intro = IntroStep<View, Choices, Action>;
export type TurboStep = GameStep<Event>;

export const PAWNS: readonly Pawn[] = ['yellow_taxi', 'yellow_house', 'black_taxi', 'black_house'];
/** The cell of the given tile. */
export const CENTRE = 4;
