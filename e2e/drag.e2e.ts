/** Taxis, tiles, pawns and officers can be dragged as well as clicked. */
import { describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { person } from './browser.ts';
import { midway } from './recorded.ts';
import { open } from './opened.ts';
import { position } from './position.ts';

const opened = open();

async function middle(thing: Locator): Promise<{ x: number; y: number }> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
/** Drags a thing to another and returns the number of elements `mark` on the way. */
async function drag(page: Page, from: Locator, to: Locator, mark: string): Promise<number> {
  const [a, b] = [await middle(from), await middle(to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 12 });
  await page.mouse.move(b.x, b.y, { steps: 3 });
  const shown = await page.locator(mark).count();
  await page.mouse.up();
  return shown;
}

async function at(name: string, part: number, word: string): Promise<Awaited<ReturnType<typeof person>>> {
  const one = await person(opened.browser, opened.house.front, { language: 'en' });
  await one.page.goto(opened.house.import(midway(name, part, word)).seats[0] ?? '/');
  await one.page.waitForSelector('.status.mine');
  await one.page.waitForSelector('.board svg .target.active');
  return one;
}

describe('with the mouse', () => {
  it('a taxi is dragged to a cell it can reach, and its way is shown meanwhile', async () => {
    const { page, context, trouble } = await at('taxifolie/second-round-4', 0.4, 'drive');
    // A drag to a cell with only one way drives at once.
    const goal = page.locator('.board .target.active:not(:has(text))').first();
    const before = await page.locator('.status .text').innerText();
    expect(await drag(page, page.locator('.grip'), goal, '.board .way')).toBe(1);
    await page.waitForFunction((old) => document.querySelector('.status .text')?.textContent !== old, before);
    expect(trouble).toEqual([]);
    await context.close();
  });
  it('a tile is dragged into the city', async () => {
    const { page, context, trouble } = await at('turbo/trial-1', 0.1, 'place');
    const tile = page.locator('.board [aria-label*="to place"].target.active').first();
    const empty = page.locator('.board [aria-label$="empty"][aria-label^="top"]').first();
    const name = await empty.getAttribute('aria-label');
    expect(await drag(page, tile, empty, '.board .held')).toBe(1);
    await page.waitForFunction((old) => document.querySelector(`.board [aria-label="${old}"]`) === null, name);
    expect(trouble).toEqual([]);
    await context.close();
  });
  it('an officer is dragged to another street', async () => {
    const { page, context, trouble } = await at('marne/extra_taxi_empty_pile-3', 0.4, 'move_officer');
    const officer = page.locator('.board .target.active[aria-label^="Officer,"]').first();
    const before = await position(page);
    await officer.click();
    const goal = page.locator('.board .target.active[aria-label^="Officer’s"]').last();
    const label = await goal.getAttribute('aria-label');
    await officer.click();
    expect(await drag(page, officer, page.locator(`.board [aria-label="${label}"]`), '.board .held')).toBe(1);
    await page.waitForFunction((old) => document.querySelector(`.board [aria-label="${old}"]`) === null, label);
    expect(await position(page)).not.toEqual(before);
    expect(trouble).toEqual([]);
    await context.close();
  });
});
