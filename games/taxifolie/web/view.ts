/** Taxifolie's generated types, under the names that the board uses. */
import type { BoardProps, IntroStep, Speaking, Spoken } from '$web/board';
import type { Action, Choices, Event, View } from './types.gen';

export type { Action, Choices, PileView, TaxiView, TripView, View, WayTree, WishView } from './types.gen';
export type Props = BoardProps<View, Choices, Action, Event>;
export type Talk = Speaking<View, Choices>;
export type Prompt = Speaking<View, Choices | null>;
export type Line = Spoken<Action>;
export type Intro = IntroStep<View, Choices, Action>;

/** The marks of a step. */
export const MARK = {
  breaks: 1,
  serves: 2,
  obeys: 4,
  arrives: 8,
  unpaid: 16,
  bonus: 32,
  hazard: 64,
  rest: 128,
  tooEarly: 256,
} as const;
