/** What the server sends of Taxifolie: its generated types under the board's names. */
export type { Choices as Offer, PileView, TaxiView, TripView, View as TaxifolieView, WishView } from './types.gen';

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
