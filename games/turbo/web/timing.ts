/** How long a solo player has taken so far, told from the steps as the house counts it (TT-K5). */
import { kindOf } from '$web/board';
import type { Event, TurboStep } from './view';

/** What a wrong claim adds. */
const PENALTY = 10_000;

export interface SoloTime {
  /** Solved tasks and wrong claims, in milliseconds. */
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

function hear(time: SoloTime, event: Event, at: number): void {
  const kind = kindOf(event);
  if (kind === 'task') time.from = at;
  else if (kind === 'wrong') time.ms += PENALTY;
  else if (kind === 'solved') {
    time.ms += time.from === null ? 0 : at - time.from;
    time.from = null;
    time.solved++;
  } else if (kind === 'gave_up' || kind === 'left') {
    time.from = null;
    time.spoilt = true;
  }
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
    for (const { event } of step.events) hear(time, event, step.at);
  }
  return time;
}

/** The whole of it at this moment of the game. */
export const timeAt = ({ ms, from, paused }: SoloTime, at: number): number => ms + (from === null ? 0 : Math.max(0, (paused ?? at) - from));
