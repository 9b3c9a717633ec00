/** A card that was drawn is shown large with its owner, and goes away by itself, by key or by touch. */
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { person, type Wish } from './browser.ts';
import { driveOnBoard, wayOf } from './player.ts';
import { nearItsEnd, golden, type Entry } from './recorded.ts';
import { open } from './opened.ts';

const opened = open();
const GAME = 'boomville/won-4';

/** The entries of a recorded game from its first drive of seat 1 that ends on a drawn card. */
const lines = golden(GAME).trim().split('\n').slice(1, -1);
const entries = lines.map((line) => JSON.parse(line) as Entry);
/** Seat 1 drives, draws a card and has to do what it says. */
const at = entries.findIndex(
  ({ by, action }, i) => by === 1 && wayOf(action) && entries[i + 1]?.by === 1 && /remove|place_one_way|bar/.test(JSON.stringify(entries[i + 1]?.action)),
);

async function drawn(wish: Wish, before?: (page: Page) => Promise<unknown>): Promise<Awaited<ReturnType<typeof person>>> {
  const { journal, rest } = nearItsEnd(GAME, entries.length - at);
  const one = await person(opened.browser, opened.house.front, { language: 'en', phone: true, ...wish });
  await one.page.goto(opened.house.import(journal).seats[0] ?? '/');
  await one.page.waitForSelector('.status.mine');
  await before?.(one.page);
  expect(await driveOnBoard(one.page, wayOf(rest[0]?.action) ?? [])).toBe(true);
  return one;
}

describe('a drawn card', () => {
  it('is shown with its picture, its text and its owner, and a key takes it away', async () => {
    const { page, context, trouble } = await drawn({ motion: true });
    const card = page.locator('.shown');
    await card.waitFor();
    expect(await card.locator('.who').innerText()).toContain('Player 1');
    expect(await card.locator('svg').count()).toBeGreaterThan(1);
    expect((await card.locator('h3').innerText()).length).toBeGreaterThan(3);
    const box = await card.boundingBox();
    expect(box?.width).toBeGreaterThan(300);
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    expect(trouble).toEqual([]);
    await context.close();
  });

  it('goes away by itself, also with reduced motion', async () => {
    const { page, context } = await drawn({});
    await page.locator('.shown').waitFor();
    await page.locator('.shown').waitFor({ state: 'detached' });
    await context.close();
  });

  it('is not shown if the visitor wants none', async () => {
    const { page, context } = await drawn({ motion: true }, async (table) => {
      await table.evaluate(() => {
        new MutationObserver(() => document.querySelector('.shown') && Object.assign(window, { seen: true })).observe(document.body, {
          childList: true,
          subtree: true,
        });
      });
      await table.getByRole('button', { name: 'The table', exact: true }).click();
      await table.getByLabel('Speed of animations and cards').selectOption('none');
      await table.getByRole('button', { name: 'Close' }).click();
    });
    // The card of the hand is there, so the large one would be as well.
    await page.locator('.hand .taxi').waitFor();
    expect(await page.evaluate(() => 'seen' in window)).toBe(false);
    await context.close();
  });
});
