/** The sheet of a phone folds to one line, and Turbo uses the whole screen. */
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { axeFaults, person } from './browser.ts';
import { midway } from './recorded.ts';
import { open } from './opened.ts';
import { settled } from './settled.ts';

// Turbo's bots must leave time to look.
const opened = open(false, 100);

const tall = (page: Page, selector: string): Promise<number> => page.locator(selector).evaluate((element) => element.getBoundingClientRect().height);

describe('the sheet of a phone', () => {
  it('folds to one line by its handle, by a swipe and by key, and a tab opens it', async () => {
    const { page, context, trouble } = await person(opened.browser, opened.house.front, { phone: true, language: 'en' });
    await page.goto(opened.house.import(midway('boomville/won-4', 0.5, 'drive')).seats[0] ?? '/');
    await page.waitForSelector('.status.mine');
    const half = await tall(page, '.board');
    const handle = page.locator('.rail .handle');
    await handle.tap();
    await page.waitForFunction(() => (document.querySelector('.rail.low')?.clientHeight ?? 999) <= 60);
    expect(await tall(page, '.board')).toBeGreaterThan(half + 200);
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Log' }).tap();
    await page.waitForSelector('.rail.half .log');
    await handle.press('ArrowUp');
    await page.waitForSelector('.rail.tall');
    await handle.press('ArrowDown');
    await page.waitForSelector('.rail.half');
    const box = await handle.boundingBox();
    if (!box) throw new Error('the handle is gone');
    await page.mouse.move(box.x + box.width / 2, box.y + 8);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y - 60, { steps: 6 });
    await page.mouse.up();
    await page.waitForSelector('.rail.tall');
    expect(trouble).toEqual([]);
    await context.close();
  });
});

describe('Turbo on a phone', () => {
  it('has tiles for thumbs at every size', async () => {
    const { page, context } = await person(opened.browser, opened.house.front, { phone: true, language: 'en' });
    for (const [width, height] of [
      [390, 844],
      [320, 640],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(opened.house.import(midway('turbo/medals-3', 0.62, 'place')).seats[0] ?? '/');
      await page.waitForSelector('.board .target.active[aria-label*="to place"]');
      await settled(page);
      const tiles = await page.locator('.board .target[aria-label*="to place"] .mark .case').evaluateAll((marks) =>
        marks
          .map((mark) => mark.getBoundingClientRect())
          .filter((box) => box.width > 0)
          .map(({ x, y, width: w }) => ({ x, y, w })),
      );
      expect(tiles.length).toBeGreaterThan(3);
      for (const [i, tile] of tiles.entries()) {
        expect([width, tile.w >= 56]).toEqual([width, true]);
        // No two of them are so near that a thumb hits both.
        for (const other of tiles.slice(i + 1)) expect([width, Math.hypot(tile.x - other.x, tile.y - other.y) >= 60]).toEqual([width, true]);
      }
      expect(await page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight])).toEqual([
        0, 0,
      ]);
    }
    await context.close();
  });
});
