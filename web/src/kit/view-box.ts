/** The visible part of a drawing: the arithmetic of panning and zooming, without the DOM. */
export interface Window {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Spot {
  x: number;
  y: number;
}

/** The largest zoom factor. */
const MAX_ZOOM = 8;

const within = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** The smallest window of this shape (width over height) that shows the whole drawing. */
export function fit(whole: Window, shape: number): Window {
  const w = Math.max(whole.w, whole.h * shape);
  return inside({ x: whole.x, y: whole.y, w, h: w / shape }, whole, shape);
}

/** Places a window along one axis: beyond the drawing only if the window is larger. */
const side = (from: number, length: number, low: number, all: number): number =>
  length >= all ? low + (all - length) / 2 : within(from, low, low + all - length);

/** Gives a window this shape and keeps it on the drawing as far as possible. */
export function inside(window: Window, whole: Window, shape: number): Window {
  const most = Math.max(whole.w, whole.h * shape);
  const w = within(window.w, most / MAX_ZOOM, most);
  const h = w / shape;
  return { w, h, x: side(window.x, w, whole.x, whole.w), y: side(window.y, h, whole.y, whole.h) };
}

/** Zooms by a factor (above 1: closer) around a point that stays where it is. */
export function zoom(window: Window, whole: Window, factor: number, at: Spot): Window {
  const shape = window.w / window.h;
  const most = Math.max(whole.w, whole.h * shape);
  const scale = within(window.w / factor, most / MAX_ZOOM, most) / window.w;
  const next = {
    w: window.w * scale,
    h: window.h * scale,
    x: at.x - (at.x - window.x) * scale,
    y: at.y - (at.y - window.y) * scale,
  };
  return inside(next, whole, shape);
}

/** Moves the window. */
export const pan = (window: Window, whole: Window, dx: number, dy: number): Window =>
  inside({ ...window, x: window.x + dx, y: window.y + dy }, whole, window.w / window.h);

/** Brings a point to the middle, not further away than `span` units wide. */
export function centre(window: Window, whole: Window, at: Spot, span: number): Window {
  const shape = window.w / window.h;
  const w = Math.min(window.w, span);
  return inside({ w, h: w / shape, x: at.x - w / 2, y: at.y - w / shape / 2 }, whole, shape);
}

/** The smallest window of this shape that shows all of these points, at least `span` units wide. */
export function frame(points: readonly Spot[], whole: Window, shape: number, span: number, margin: number): Window {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const w = Math.max(span, right - left + 2 * margin, (bottom - top + 2 * margin) * shape);
  return inside({ w, h: w / shape, x: (left + right - w) / 2, y: (top + bottom - w / shape) / 2 }, whole, shape);
}
