/** Who may do what about the places at a table. */
import type { SeatInfo, TableInfo, You } from '$web/protocol.gen';

/** A place of a running game that its person lost: a bot plays for it until somebody is given it. */
export const isFree = (place: SeatInfo): boolean => place.kind === 'person' && place.who === null;

/** Whether to offer pausing. The host pauses; others where the host does not play, or is away. */
export function mayPause(info: TableInfo, you: You): boolean {
  const host = info.seats.find((place) => place.seat === info.host);
  return you.host || !host?.present;
}
