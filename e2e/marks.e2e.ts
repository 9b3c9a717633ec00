/** The marks of legal choices: they stand out from everything they lie on, and a finger finds them. */
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { person, type Wish } from './browser.ts';
import { measureMarks } from './lens.ts';
import { midway } from './recorded.ts';
import { open } from './opened.ts';
import { settled } from './settled.ts';

// Turbo's bots must leave time to look.
const opened = open(false, 100);

/** A moment of each kind of choice, and the least number of marks in sight then. */
const MOMENTS: readonly { name: string; part: number; word: string; least: number; then?: (page: Page) => Promise<unknown> }[] = [
  { name: 'boomville/won-4', part: 0.5, word: 'drive', least: 1 },
  { name: 'boomville/won-4', part: 0.1, word: '"bar"', least: 5 },
  { name: 'boomville/won-4', part: 0.1, word: 'remove"', least: 1 },
  { name: 'taxifolie/second-round-4', part: 0.45, word: 'drive', least: 5 },
  {
    name: 'turbo/medals-3',
    part: 0.62,
    word: 'place',
    least: 8,
    then: (page) => page.locator('.board .target.active[aria-label*="to place"]').first().click(),
  },
  { name: 'turbo/medals-2', part: 0, word: 'pawn', least: 8, then: (page) => page.locator('.board .target.active').last().click() },
  { name: 'marne/extra_taxi_empty_pile-3', part: 0.5, word: 'load', least: 5 },
];
const LOOKS: readonly (Wish & { look: string })[] = [
  { look: 'light' },
  { look: 'dark', dark: true },
  { look: 'forced colours', forced: true },
  { look: 'phone', phone: true },
];

async function at(name: string, part: number, word: string, wish: Wish): Promise<Awaited<ReturnType<typeof person>>> {
  const one = await person(opened.browser, opened.house.front, { language: 'en', ...wish });
  await one.page.goto(opened.house.import(midway(name, part, word)).seats[0] ?? '/');
  await one.page.waitForSelector('.status.mine');
  await one.page.waitForSelector('.board .target.active');
  return one;
}

describe('legal choices stand out by 3:1', () => {
  for (const { name, part, word, least, then } of MOMENTS)
    it(`in ${name}: ${word}`, async () => {
      for (const wish of LOOKS) {
        const { page, context } = await at(name, part, word, wish);
        await then?.(page);
        const marks = await measureMarks(page);
        const low = marks.filter(({ contrast, size }) => contrast < 3 || size < 16);
        expect([wish.look, low]).toEqual([wish.look, []]);
        expect(marks.length).toBeGreaterThanOrEqual(wish.phone ? 1 : least);
        await context.close();
      }
    });
});

/** Chooses each end of a way in turn, and counts the shown cells that the tray covers. */
async function covered(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    const counts: number[] = [];
    for (const { dataset } of [...document.querySelectorAll<SVGElement>('.board .target.active[data-cell]')]) {
      const end = document.querySelector(`.board .target.active[data-cell="${dataset['cell']}"]`);
      end?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await frame();
      await frame();
      const tray = document.querySelector('.board .tray')?.getBoundingClientRect();
      const view = document.querySelector('.board .view')?.getBoundingClientRect();
      if (!tray || !view || !end) throw new Error('a touch shows the way and the tray');
      const things = [end, ...document.querySelectorAll('.board .way circle')].map((one) => one.getBoundingClientRect());
      const inSight = things.filter((box) => box.right > view.left && box.left < view.right && box.bottom > view.top && box.top < view.bottom);
      counts.push(inSight.filter((box) => box.right > tray.left && box.left < tray.right && box.bottom > tray.top && box.top < tray.bottom).length);
      [...document.querySelectorAll<HTMLElement>('.board .tray button')].at(-1)?.click();
      await frame();
    }
    return counts;
  });
}

describe('a finger', () => {
  for (const [name, part] of [
    ['boomville/won-4', 0.5],
    ['taxifolie/second-round-4', 0.45],
  ] as const)
    it(`sees the whole way beside the tray in ${name}`, async () => {
      const { page, context } = await at(name, part, 'drive', { phone: true });
      for (const [width, height] of [
        [390, 844],
        [320, 640],
        [844, 390],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await settled(page);
        const counts = await covered(page);
        expect(counts.length).toBeGreaterThan(0);
        expect([width, counts]).toEqual([width, counts.map(() => 0)]);
      }
      await context.close();
    });

  it('chooses the target that is nearest to it, within 22 px', async () => {
    const { page, context } = await at('taxifolie/second-round-4', 0.45, 'drive', { phone: true });
    await settled(page);
    // A touch beside a target, on the side where no other one is near.
    const touch = await page.evaluate(() => {
      const all = [...document.querySelectorAll<SVGElement>('.board .target.active[data-cell]')].map((target) => {
        const box = target.getBoundingClientRect();
        return { cell: target.dataset['cell'] ?? '', x: box.x + box.width / 2, y: box.y + box.height / 2 };
      });
      const view = document.querySelector('.board .view')?.getBoundingClientRect() ?? new DOMRect();
      for (const { cell, x, y } of all)
        for (const [dx, dy] of [
          [21, 0],
          [-21, 0],
          [0, 21],
          [0, -21],
        ] as const) {
          const free = all.every((other) => other.cell === cell || Math.hypot(other.x - x - dx, other.y - y - dy) > 30);
          const inside = x + dx > view.left && x + dx < view.right && y + dy > view.top && y + dy < view.bottom;
          if (free && inside) return { cell, x: x + dx, y: y + dy };
        }
      return null;
    });
    if (!touch) throw new Error('every target has another beside it');
    await page.touchscreen.tap(touch.x, touch.y);
    await page.locator(`.board .target.picked[data-cell="${touch.cell}"]`).waitFor();
    await page.locator('.board .tray').waitFor();
    await context.close();
  });
});

describe('a mark', () => {
  it('changes its shape under the pointer and once it is chosen', async () => {
    const { page, context } = await at('taxifolie/second-round-4', 0.45, 'drive', {});
    const several = page.locator('.board .target.active:has(.count)').first();
    const seen = (sign: string): Promise<boolean> => several.locator(`.${sign}`).isVisible();
    expect([await seen('dot'), await seen('tick')]).toEqual([false, false]);
    await several.hover();
    expect([await seen('dot'), await seen('tick')]).toEqual([true, false]);
    await several.click();
    expect([await seen('dot'), await seen('tick')]).toEqual([false, true]);
    await context.close();
  });
});
