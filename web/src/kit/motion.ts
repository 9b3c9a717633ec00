/** Motion that explains a move: driving cell by cell, flashing. */
import { reducedMotion } from '$web/store/preferences.svelte';

export interface Point {
  x: number;
  y: number;
}

const CELL_MS = 120;
const MAX_DRIVE_MS = 900;

/** The duration of a drive over this number of cells, in milliseconds. */
export const driveTime = (cells: number): number => Math.min(cells * CELL_MS, MAX_DRIVE_MS);

/**
 * Moves an SVG element along points, ending at the last one, where its own transform puts it.
 * With reduced motion it flashes there instead.
 */
export async function drive(element: Element | null | undefined, points: readonly Point[]): Promise<void> {
  const last = points.at(-1);
  if (!element || !last || points.length < 2 || typeof element.animate !== 'function') return;
  if (reducedMotion()) return flash(element);
  const frames = points.map((point) => ({ translate: `${point.x - last.x}px ${point.y - last.y}px` }));
  const animation = element.animate(frames, { duration: driveTime(points.length - 1), easing: 'linear' });
  await animation.finished.catch(() => undefined);
}

/** Draws the eye without moving anything. */
export async function flash(element: Element | null | undefined): Promise<void> {
  if (!element || typeof element.animate !== 'function') return;
  const frames = [{ opacity: 0.35 }, { opacity: 1 }];
  await element.animate(frames, { duration: 350, iterations: 2 }).finished.catch(() => undefined);
}
