/** The time of a solo player so far. Every event says how it changes the clock (TT-K5). */
import type { Timer } from './types.gen';
import type { Event, TurboStep } from './view';

export interface SoloTime {
  /** Solved tasks and penalties, in milliseconds. */
  ms: number;
  /** The start of the current task, in milliseconds of the game; `null`: none is being solved. */
  from: number | null;
  /** Tasks solved, with help or without. */
  solved: number;
  /** Whether a step said that the time is no longer ranked. The rules know nothing of bots, so the view can't say it. */
  unranked: boolean;
}

function timerOf(event: Event): Timer | undefined {
  if (typeof event === 'string') return undefined;
  const [body] = Object.values(event) as { timer?: Timer }[];
  return body?.timer;
}

function follow(time: SoloTime, timer: Timer | undefined, at: number): void {
  if (timer === 'start') time.from = at;
  else if (timer === 'stop') {
    time.ms += time.from === null ? 0 : at - time.from;
    time.from = null;
    time.solved++;
  } else if (timer === 'cancel') time.from = null;
  else if (timer) time.ms += timer.add.ms;
}

export function soloTime(steps: readonly TurboStep[]): SoloTime {
  const time: SoloTime = { ms: 0, from: null, solved: 0, unranked: false };
  for (const step of steps) {
    time.unranked ||= step.unranked === true;
    for (const { event } of step.events) follow(time, timerOf(event), step.at);
  }
  return time;
}

/** The time at this moment of the game. */
export const timeAt = ({ ms, from }: SoloTime, at: number): number => ms + (from === null ? 0 : Math.max(0, at - from));
