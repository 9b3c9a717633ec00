/** Who may do what about the places at a table. */
import type { SeatInfo, TableInfo, You } from '$web/protocol.gen';

/** A place of a running game that its person lost: a bot plays for it until somebody is given it. */
export const isFree = (place: SeatInfo): boolean => place.kind === 'person' && place.who === null;

/**
 * Whether to offer pausing. The host pauses; others while the host is away. Who the host is remains
 * unsaid, so somebody else has to be away, or nobody else to be there at all.
 */
export function mayPause(info: TableInfo, you: You): boolean {
  const others = info.seats.filter((place) => place.kind === 'person' && !isFree(place) && !you.seats.includes(place.seat));
  return you.host || others.length === 0 || others.some((place) => !place.present);
}
