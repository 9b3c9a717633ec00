/** What the server sends of Taxifolie. */
import type { WayTree } from '$web/kit/ways';

export interface TripView {
  client: number;
  fare: number;
  wishes: { open: number; void: boolean }[];
  broken: boolean;
  avoiding: boolean;
  orders: number[];
  doubled: boolean;
  tip: number;
  turns: number;
  counted: boolean;
}

export interface TaxiView {
  cell: number;
  from: number | null;
  money: number;
  notes: number[];
  done: number;
  kept: number[];
  missed: number;
  trip: TripView | null;
}

export interface PileView {
  hidden: number;
  known: number[];
}

export interface TaxifolieView {
  edition: 'first' | 'second';
  phase: 'opening' | 'roll' | 'drive' | 'over';
  turn: number | null;
  starter: number | null;
  contenders: number[];
  opening: [number, number][];
  dice: [number, number];
  extra: number;
  rolls: number;
  reached: number[];
  bank: number;
  taxis: TaxiView[];
  clients: PileView;
  hazards: PileView;
  fares: PileView;
}

export interface Offer {
  roll: boolean;
  ways: WayTree;
}

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
