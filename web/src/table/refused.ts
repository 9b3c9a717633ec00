/** Proposals that went away because somebody said no: the house takes them off the table without a word. */
import type { OfferInfo, Phase, SeatInfo } from '$web/protocol.gen';

/** What is known of the table when proposals are looked at. */
export interface Sight {
  offers: readonly OfferInfo[];
  seats: readonly SeatInfo[];
  phase: Phase;
  rematch: string | null;
  /** The last step. */
  n: number;
}

/** Those that are gone without having been carried out, having lapsed, or having lost their proposer. */
export function refusedSince(before: Sight, now: Sight): OfferInfo[] {
  if (now.phase !== before.phase) return [];
  return before.offers.filter(({ n, by, offer }) => {
    if (now.offers.some((other) => other.n === n)) return false;
    if (now.seats[by - 1]?.stand_in) return false;
    if (offer === 'rematch') return now.rematch === null;
    // What the rules leave to agreement lapses when the game moves on.
    return offer === 'abandon' || now.n === before.n;
  });
}

/** The seat whose person refused, if only one person had still been asked. */
export function refuser({ waiting }: OfferInfo, seats: readonly SeatInfo[]): number | null {
  const people = new Set(waiting.map((seat) => seats[seat - 1]?.who));
  return people.size === 1 ? (waiting[0] ?? null) : null;
}
