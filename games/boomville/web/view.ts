/** What the server sends of Boomville. */
import type { WayTree } from '$web/kit/ways';

export type Place = { stall: number } | { cell: number } | 'gone';
export type Obstacle = { barrier: number } | { one_way: number } | { cone: number };

export interface PlayerView {
  at: Place;
  start_roll: number;
  destination: number | null;
  ruled_out: number[];
  shown: number[];
  reached: number;
  held: number[];
  missing: number;
  lost: number;
  place: number | null;
}

export interface BoomvilleView {
  needed: number;
  turn: number;
  phase: string;
  roll: number | null;
  card: number | null;
  drives_over: number;
  ignores_one_ways: boolean;
  hops: boolean;
  extra: number;
  players: PlayerView[];
  obstacles: Obstacle[];
  one_ways: [number, number][];
  taxi_pile: number;
  taxi_discard: number[];
  destination_pile: number;
}

export type Action =
  | 'roll'
  | 'drive_over'
  | 'ignore_one_ways'
  | 'hop'
  | 'stay'
  | 'remove_nothing'
  | 'move_again'
  | 'end_turn'
  | { choose_face: number }
  | { drive: number[] }
  | { shortcut: number[] }
  | { place_one_way: { spot: number; direction: number } }
  | { flip_one_way: number }
  | { bar: number }
  | { remove: Obstacle };

export interface BoomvilleChoices {
  actions: { action: Action; words: { id: string; args?: Record<string, unknown> } }[];
  ways: WayTree;
  shortcut: boolean;
}

/** The marks of a step. */
export const ARRIVES = 1;
export const PASSES = 2;

export const wordOf = (action: Action): string =>
  typeof action === 'string' ? action : (Object.keys(action)[0] ?? '');
