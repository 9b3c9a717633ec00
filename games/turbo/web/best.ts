/** The best time of this browser in each solo mode. */
import { keep, kept } from '$web/store/kept';
import type { View } from './view';

const key = (mode: View['mode']): string => `best-turbo-${mode}`;

/** The best time so far in milliseconds; `null`: none yet. */
export function bestTime(mode: View['mode']): number | null {
  const ms = Number(kept(key(mode)));
  return ms > 0 ? ms : null;
}

/** Notes the time of a finished game. Returns whether no earlier one was better. */
export function noteTime(mode: View['mode'], ms: number): boolean {
  const best = bestTime(mode);
  if (best !== null && best < ms) return false;
  keep(key(mode), String(ms));
  return true;
}
