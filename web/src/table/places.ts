/** Who may do what about the places at a table. */
import type { SeatInfo, TableInfo, You } from '$web/protocol.gen';

/** Whether the person of this seat has lost it. A bot plays there until the host gives it to somebody. */
export const isFree = (place: SeatInfo): boolean => place.kind === 'person' && place.who === null;

/** Whether to offer pausing. The host pauses; others where the host does not play, or is away. */
export function mayPause(info: TableInfo, you: You): boolean {
  const host = info.seats.find((place) => place.seat === info.host);
  return you.host || !host?.present;
}
