/** Motion that explains a move: driving cell by cell, flashing. A move may wait for a card that is shown first. */
import { SPEEDS, reducedMotion, speed } from '$web/store/preferences.svelte';

export interface Point {
  x: number;
  y: number;
}

const CELL_MS = 120;
const MAX_DRIVE_MS = 900;

/** The duration of a drive over this number of cells at the visitor's speed, in milliseconds. */
export const driveTime = (cells: number): number => Math.min(cells * CELL_MS, MAX_DRIVE_MS) * SPEEDS[speed()];

/** The moves that wait for their turn. */
const waiting = new Set<Animation>();

/** Lets every waiting move begin now. */
export function hurry(): void {
  for (const animation of waiting) animation.currentTime = Number(animation.effect?.getTiming().delay ?? 0);
  waiting.clear();
}

/**
 * Moves an SVG element along points, ending at the last one, where its own transform puts it. It
 * waits at the first one for `after` milliseconds. With reduced motion it flashes at the end instead.
 */
export async function drive(element: Element | null | undefined, points: readonly Point[], after = 0): Promise<void> {
  const last = points.at(-1);
  if (!element || !last || points.length < 2 || typeof element.animate !== 'function') return;
  if (reducedMotion()) return flash(element);
  const frames = points.map((point) => ({ translate: `${point.x - last.x}px ${point.y - last.y}px` }));
  const animation = element.animate(frames, { duration: driveTime(points.length - 1), delay: after, fill: 'backwards', easing: 'linear' });
  if (after > 0) waiting.add(animation);
  await animation.finished.catch(() => undefined);
  waiting.delete(animation);
}

/** Draws the eye without moving anything. */
export async function flash(element: Element | null | undefined): Promise<void> {
  if (!element || typeof element.animate !== 'function') return;
  const frames = [{ opacity: 0.35 }, { opacity: 1 }];
  await element.animate(frames, { duration: 350, iterations: 2 }).finished.catch(() => undefined);
}
