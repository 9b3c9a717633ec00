/**
 * Names on a map, always large enough to read.
 *
 * At a large scale every name stands where the drawing has room for it. When the map is shown
 * smaller, letters stop shrinking; names then look for another side of their cell, and those that
 * find no room are left out. Zooming in or pointing at a cell shows them.
 */
import type { Point } from './motion';

export interface Label {
  id: string;
  lines: readonly string[];
  /** Where the drawing has room for it at full size. */
  x: number;
  y: number;
  /** The height of its letters in units of the drawing. */
  size: number;
  /** The point that it names. */
  anchor: Point;
  /** The distance that it must keep from that point. */
  clear: number;
  tone: 'plain' | 'place' | 'terminus' | 'start' | 'district';
  /** The pixels per unit from which on it is shown; always if absent. */
  from?: number;
}
export interface Circle extends Point {
  r: number;
}
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** A label that found room: its box and the height of its letters. */
export interface Put {
  label: Label;
  box: Box;
  size: number;
}

/** The smallest letters, in pixels. */
const MIN_PX = 11.5;
const DIRECTIONS: readonly [number, number][] = [
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
  [0.8, -1],
  [-0.8, -1],
  [0.8, 1],
  [-0.8, 1],
];

/** The height of a label's letters at this scale (pixels per unit). */
export const letters = (label: Label, scale: number): number => Math.max(label.size, MIN_PX / scale);

export const lineHeight = 1.06;

function around(label: Label, size: number, width: number): Pick<Box, 'right' | 'bottom'> {
  const pad = label.tone === 'plain' || label.tone === 'district' ? 0.1 : 0.36;
  return { right: width * size + 2 * pad * size, bottom: label.lines.length * size * lineHeight + (pad > 0.2 ? 0.36 : 0) * size };
}

const boxAt = (x: number, y: number, w: number, h: number): Box => ({ left: x - w / 2, top: y - h / 2, right: x + w / 2, bottom: y + h / 2 });
const meets = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const within = (a: Box, b: Box): boolean => a.left >= b.left && a.top >= b.top && a.right <= b.right && a.bottom <= b.bottom;
const touches = (box: Box, { x, y, r }: Circle): boolean => Math.hypot(Math.max(box.left - x, x - box.right, 0), Math.max(box.top - y, y - box.bottom, 0)) < r;

/** The boxes where a label may stand, the best first. */
function* spots(label: Label, size: number, w: number, h: number): Generator<Box> {
  const { anchor, clear } = label;
  if (size <= label.size * 1.02) yield boxAt(label.x, label.y, w, h);
  // On the side where the drawing has it, further away as the letters grow.
  const [dx, dy] = [label.x - anchor.x, label.y - anchor.y];
  const grow = size / label.size;
  yield boxAt(anchor.x + dx * Math.min(grow, 1.5), anchor.y + dy * Math.min(grow, 1.5), w, h);
  for (const [sx, sy] of DIRECTIONS) yield boxAt(anchor.x + sx * (w / 2 + clear * (sy ? 0.3 : 1)), anchor.y + sy * (h / 2 + clear), w, h);
}

export interface Ground {
  whole: Box;
  /** Cells and houses that no name may cover. */
  circles: readonly Circle[];
  /** The width of the longest of these lines, in multiples of the letters' height. */
  width: (lines: readonly string[], tone: Label['tone']) => number;
}

/** Finds room for as many labels as possible. `first` come before all others and may cover a cell. */
export function place(labels: readonly Label[], scale: number, ground: Ground, first: ReadonlySet<string>): Put[] {
  const put: Put[] = [];
  const free = (box: Box): boolean => within(box, ground.whole) && put.every((other) => !meets(other.box, box));
  const clean = (box: Box): boolean => ground.circles.every((circle) => !touches(box, circle));
  const shown = labels.filter(({ from = 0 }) => scale >= from);
  const order = shown.sort((a, b) => Number(first.has(b.id)) - Number(first.has(a.id)));
  for (const label of order) {
    const size = letters(label, scale);
    const { right: w, bottom: h } = around(label, size, ground.width(label.lines, label.tone));
    const all = [...spots(label, size, w, h)];
    const found = all.find((box) => free(box) && clean(box)) ?? (first.has(label.id) ? all.find(free) : undefined);
    if (found) put.push({ label, box: found, size });
  }
  return put;
}
