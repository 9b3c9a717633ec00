/** Measures pictures of a page: how far the marks of legal choices stand out from what they lie on. */
import type { Page } from 'playwright-core';
import { settled } from './settled.ts';

export interface Measured {
  label: string;
  /** The width and height of the mark in pixels. */
  size: number;
  /** The lowest contrast along its edge; one pixel in fifty may be a fluke of smoothing. */
  contrast: number;
}

/** Photographs a page with and without its marks, and measures every mark that is wholly in sight. */
export async function measureMarks(page: Page): Promise<Measured[]> {
  await settled(page);
  const shown = (await page.screenshot()).toString('base64');
  const hide = (hidden: boolean): Promise<void> =>
    page.evaluate((on) => {
      for (const mark of document.querySelectorAll<SVGElement>('.mark')) mark.style.visibility = on ? 'hidden' : '';
    }, hidden);
  await hide(true);
  await settled(page);
  const hidden = (await page.screenshot()).toString('base64');
  await hide(false);
  return page.evaluate(compare, [shown, hidden] as const);
}

/** Runs inside the page. */
async function compare([shown, hidden]: readonly [string, string]): Promise<Measured[]> {
  async function pixels(data: string): Promise<ImageData> {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  }
  const [marks, ground] = [await pixels(shown), await pixels(hidden)];
  const { width, height } = marks;
  const linear = (value: number): number => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const light = ({ data }: ImageData, at: number): number =>
    0.2126 * linear(data[at * 4] ?? 0) + 0.7152 * linear(data[at * 4 + 1] ?? 0) + 0.0722 * linear(data[at * 4 + 2] ?? 0);
  const differs = (at: number): boolean => [0, 1, 2].some((i) => Math.abs((marks.data[at * 4 + i] ?? 0) - (ground.data[at * 4 + i] ?? 0)) > 12);
  const NEAR = 3;
  /** Every pixel of the picture within a square around a pixel. */
  const around = (x: number, y: number, far: number): number[] => {
    const found: number[] = [];
    for (let v = Math.max(0, y - far); v <= Math.min(height - 1, y + far); v++)
      for (let u = Math.max(0, x - far); u <= Math.min(width - 1, x + far); u++) found.push(v * width + u);
    return found;
  };
  const results: Measured[] = [];
  for (const target of document.querySelectorAll('.target.active')) {
    const mark = target.querySelector('.mark .case');
    if (!mark) continue;
    const box = mark.getBoundingClientRect();
    const [left, top, right, bottom] = [box.left - 6, box.top - 6, box.right + 6, box.bottom + 6].map(Math.round) as [number, number, number, number];
    // A mark under a sign, under the edge of a sheet, or outside the window cannot be measured.
    const spots = [left, (left + right) / 2, right].flatMap((x) => [top, (top + bottom) / 2, bottom].map((y) => document.elementFromPoint(x, y)));
    const free = spots.every((spot) => spot && (target.contains(spot) || spot.contains(target) || spot.closest('svg')?.contains(target)));
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || !free) continue;
    // Both tones of the band are this near to its edge.
    const band = Math.max(9, Math.round((right - left) / 8));
    const ratios: number[] = [];
    for (let y = top; y <= bottom; y++)
      for (let x = left; x <= right; x++) {
        const at = y * width + x;
        if (differs(at) || !around(x, y, NEAR).some(differs)) continue;
        const under = light(ground, at);
        const best = around(x, y, band).reduce((most, other) => {
          if (!differs(other)) return most;
          const over = light(marks, other);
          return Math.max(most, (Math.max(over, under) + 0.05) / (Math.min(over, under) + 0.05));
        }, 1);
        ratios.push(best);
      }
    ratios.sort((a, b) => a - b);
    const contrast = ratios[Math.floor(ratios.length / 50)] ?? 1;
    results.push({
      label: target.getAttribute('aria-label') ?? '',
      size: Math.min(right - left, bottom - top) - 12,
      contrast: Math.round(contrast * 100) / 100,
    });
  }
  return results;
}
