/** Questions about the seats of a table: whether one is free, who may pause. */
import type { SeatInfo, TableInfo, You } from '$web/protocol.gen';

/** Whether a person has lost this seat. A bot plays there until the host gives it to somebody. */
export const isFree = (place: SeatInfo): boolean => place.kind === 'person' && place.who === null;

/** Whether to offer pausing: to the host, and to everybody if the host does not play or is away. */
export function mayPause(info: TableInfo, you: You): boolean {
  const host = info.seats.find((place) => place.seat === info.host);
  return you.host || !host?.present;
}
