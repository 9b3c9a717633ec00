/** A drawn card travels from its pile to the hand, unless the visitor prefers reduced motion. */
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { person } from './browser.ts';
import { midway } from './recorded.ts';
import { open } from './opened.ts';

const opened = open();

/** Records, inside the page, the start of each travelling card and its label. */
function watch(): void {
  const trips: { from: DOMRect; copy: string }[] = [];
  Object.assign(window, { trips });
  const watcher = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLElement && node.matches('.travelling')) trips.push({ from: node.getBoundingClientRect(), copy: node.ariaLabel ?? '' });
  });
  addEventListener('DOMContentLoaded', () => watcher.observe(document.body, { childList: true }));
}
const trips = (page: Page): Promise<{ from: { x: number }; copy: string }[]> =>
  page.evaluate(() => (window as unknown as { trips: { from: DOMRect; copy: string }[] }).trips);

describe('a drawn card', () => {
  for (const motion of [true, false]) {
    it(motion ? 'travels from the pile to the hand' : 'is in the hand at once with reduced motion', async () => {
      const { page, context, trouble } = await person(opened.browser, opened.house.front, { language: 'en', motion });
      await page.addInitScript(watch);
      await page.goto(opened.house.import(midway('marne/extra_taxi_empty_pile-3', 0.2, 'mobilise')).seats[0] ?? '/');
      await page.waitForSelector('.status.mine');
      const pile = await page.locator('[data-pile="soldiers"]').boundingBox();
      const before = await page.locator('.cards').first().locator('button').count();
      await page.getByRole('button', { name: /^Mobilise/ }).click();
      await page.waitForFunction((n) => document.querySelector('.cards')?.querySelectorAll('button').length === n, before + 1);
      const [trip, ...more] = await trips(page);
      expect(more).toEqual([]);
      if (motion) {
        // It begins at the pile, and nothing of it is left behind.
        expect(Math.abs((trip?.from.x ?? 0) - (pile?.x ?? 0))).toBeLessThan(40);
        await page.waitForFunction(() => document.querySelector('.travelling') === null);
        const hand = await page
          .locator('.cards')
          .first()
          .locator('button')
          .evaluateAll((cards) => cards.map((card) => card.ariaLabel));
        expect(hand).toContain(trip?.copy);
      } else expect(trip).toBeUndefined();
      expect(trouble).toEqual([]);
      await context.close();
    });
  }
});
