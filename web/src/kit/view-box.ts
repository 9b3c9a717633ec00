/** The part of a drawing that is shown: arithmetic of panning and zooming, apart from the DOM. */
export interface Window {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** How far one may zoom in. */
const CLOSEST = 8;

const within = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** Keeps a window inside the whole: never larger, never beyond the edge. */
export function keepInside(window: Window, whole: Window): Window {
  const w = within(window.w, whole.w / CLOSEST, whole.w);
  const h = (w * whole.h) / whole.w;
  return {
    w,
    h,
    x: within(window.x, whole.x, whole.x + whole.w - w),
    y: within(window.y, whole.y, whole.y + whole.h - h),
  };
}

/** Zooms by a factor (above 1: closer) around a point that stays where it is. */
export function zoom(window: Window, whole: Window, factor: number, at: { x: number; y: number }): Window {
  const w = within(window.w / factor, whole.w / CLOSEST, whole.w);
  const scale = w / window.w;
  return keepInside(
    { w, h: window.h * scale, x: at.x - (at.x - window.x) * scale, y: at.y - (at.y - window.y) * scale },
    whole,
  );
}

/** Moves the window. */
export const pan = (window: Window, whole: Window, dx: number, dy: number): Window =>
  keepInside({ ...window, x: window.x + dx, y: window.y + dy }, whole);

/** Brings a point to the middle, not further away than `span` units wide. */
export function centre(window: Window, whole: Window, at: { x: number; y: number }, span: number): Window {
  const w = Math.min(window.w, span);
  const h = (w * whole.h) / whole.w;
  return keepInside({ w, h, x: at.x - w / 2, y: at.y - h / 2 }, whole);
}
