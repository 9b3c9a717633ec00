/** Where a note can lie on a board without covering what it is about. */
import type { Point } from './motion';

export interface Size {
  w: number;
  h: number;
}

/** The distance of a note from the edge, and from every point that it must leave free, in pixels. */
const MARGIN = 8;
const CLEAR = 26;

/** The top left corner of a note of this size that covers none of the points, or as few as possible. */
export function freeCorner(points: readonly Point[], note: Size, view: Size): Point {
  const right = Math.max(MARGIN, view.w - note.w - MARGIN);
  const bottom = Math.max(MARGIN, view.h - note.h - MARGIN);
  const corners = [
    { x: MARGIN, y: bottom },
    { x: right, y: bottom },
    { x: MARGIN, y: MARGIN },
    { x: right, y: MARGIN },
  ];
  const covered = (at: Point): number =>
    points.filter(({ x, y }) => x > at.x - CLEAR && x < at.x + note.w + CLEAR && y > at.y - CLEAR && y < at.y + note.h + CLEAR).length;
  return corners.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}
