/** The time of a solo player so far: every event says what it does to the clock (TT-K5). */
import type { Timer } from './types.gen';
import type { Event, TurboStep } from './view';

export interface SoloTime {
  /** Solved tasks and penalties, in milliseconds. */
  ms: number;
  /** When the present task began, in milliseconds of the game; `null`: none is being solved. */
  from: number | null;
  /** When the game was paused; `null`: it runs. */
  paused: number | null;
  /** Tasks solved, with help or without. */
  solved: number;
  /** Whether a bot moved for the player or a task was given up: such a time does not rank. */
  spoilt: boolean;
}

function timerOf(event: Event): Timer | undefined {
  if (typeof event === 'string') return undefined;
  const [body] = Object.values(event) as { timer?: Timer }[];
  return body?.timer;
}

function hear(time: SoloTime, timer: Timer | undefined, at: number): void {
  if (timer === 'start') time.from = at;
  else if (timer === 'stop') {
    time.ms += time.from === null ? 0 : at - time.from;
    time.from = null;
    time.solved++;
  } else if (timer === 'cancel') {
    time.from = null;
    time.spoilt = true;
  } else if (timer) time.ms += timer.add.ms;
}

export function soloTime(steps: readonly TurboStep[]): SoloTime {
  const time: SoloTime = { ms: 0, from: null, paused: null, solved: 0, spoilt: false };
  for (const step of steps) {
    if (step.house === 'pause') time.paused = step.at;
    if (step.house === 'resume' && time.paused !== null) {
      // A pause does not count: the task began that much later.
      if (time.from !== null) time.from += step.at - time.paused;
      time.paused = null;
    }
    if (typeof step.house === 'object' && ('stand_in' in step.house || 'out_of_time' in step.house)) time.spoilt = true;
    for (const { event } of step.events) hear(time, timerOf(event), step.at);
  }
  return time;
}

/** The whole of it at this moment of the game. */
export const timeAt = ({ ms, from, paused }: SoloTime, at: number): number => ms + (from === null ? 0 : Math.max(0, (paused ?? at) - from));
