/** Boomville's generated types, under the names that the board uses. */
import type { BoardProps, Carried, IntroStep, Speaking, Spoken } from '$web/board';
import type { Action, Choices, Event, View } from './types.gen';

export type { Action, Choices, Obstacle, Place, PlayerView, View, WayTree } from './types.gen';
export type Props = BoardProps<View, Choices, Action, Event>;
export type Talk = Speaking<View, Choices>;
export type Prompt = Speaking<View, Choices | null>;
/** A one-way plate to be laid. */
export type Lay = Carried<Action, 'place_one_way'>;
export type Line = Spoken<Action>;
export type Intro = IntroStep<View, Choices, Action>;

/** The marks of a step. */
export const ARRIVES = 1;
export const PASSES = 2;
