/** Questions about the seats of a table: whether one is free, who may pause. */
import type { SeatInfo, TableInfo, You } from '$web/protocol.gen';

/** Whether nobody holds this seat: its game was imported. */
export const isFree = (place: SeatInfo): boolean => place.kind === 'person' && place.who === null;

/** Whether to offer pausing, or going on. Anybody may pause; the host and the person who paused go on, and everybody if the host does not play or is away. */
export function mayPause(info: TableInfo, you: You): boolean {
  const host = info.seats.find((place) => place.seat === info.host);
  const paused = info.paused_by !== null && you.seats.includes(info.paused_by);
  return !info.paused || you.host || paused || !host?.present;
}
