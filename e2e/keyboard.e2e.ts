/** A whole game of each title from its first move to its end, with nothing but keys. */
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { person } from './browser.ts';
import { fresh } from './midway.ts';
import { open } from './opened.ts';
import { answered, byKeyboard, myTurn } from './player.ts';

const opened = open();

/** Walks the focus with Tab until it stands on what is called so, then presses it. */
async function reach(page: Page, name: RegExp): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => document.activeElement?.textContent?.replace(/\s+/g, ' ').trim() ?? '');
    if (!name.test(here)) continue;
    await page.keyboard.press('Enter');
    return;
  }
  throw new Error(`Tab never came to ${name}`);
}

/** Which line of the list to take: its number, given all lines, how often was played, how deep. */
type Choose = (lines: string[], turn: number, depth: number) => number;
const first: Choose = () => 0;
/** Turbo never ends by itself: the pawns are put down, and the cities left to the bot. */
const turbo: Choose = (lines, turn, depth) => {
  const found = lines.findIndex((line) => /turn the tile|give up/i.test(line));
  return found >= 0 ? found : (turn * (depth + 1)) % lines.length;
};

async function play(page: Page, choose: Choose): Promise<number> {
  for (let turn = 0; turn < 400; turn++) {
    if ((await myTurn(page)) === 'over') return turn;
    await page.keyboard.press('m');
    await answered(page, async () => {
      for (let depth = 0; depth < 4; depth++) {
        const lines = await page.locator('.actions .action').allInnerTexts();
        if (lines.length > 0) await byKeyboard(page)(choose(lines, turn, depth));
        if ((await page.locator('.actions .trail').count()) === 0) break;
      }
      return true;
    });
  }
  throw new Error('the game does not end');
}

/** A deal for two of each game, against whom, and how the moves are chosen. */
const DEALS: readonly (readonly [string, string, Choose])[] = [
  ['boomville/won-2', 'greedy', first],
  ['taxifolie/second-round_tie-2', 'greedy', first],
  ['turbo/medals-2', 'regular', turbo],
];

/** Plays from here to the end, and sees that no mouse was used. */
async function finish(page: Page, choose: Choose): Promise<void> {
  await page.waitForSelector('.board svg');
  expect(await play(page, choose)).toBeGreaterThan(5);
  await page.locator('.end').waitFor();
}

async function keyboardist(): ReturnType<typeof person> {
  const one = await person(opened.browser, opened.house.front, { language: 'en' });
  await one.page.addInitScript(() => addEventListener('pointerdown', () => console.error('a pointer was used')));
  return one;
}

// Side by side: most of the time goes by while bots think and countdowns run.
describe.concurrent('by keyboard alone', () => {
  it('Marne is begun at the shelf, finished, and played again', async () => {
    const { page, context, trouble } = await keyboardist();
    await page.goto('/');
    await page.waitForSelector('.shelf article');
    await reach(page, /Play now.*Marne/);
    await finish(page, first);
    await reach(page, /^Rematch/);
    await page.waitForSelector('.offer a, .status.mine');
    expect(trouble).toEqual([]);
    await context.close();
  });
  for (const [name, bot, choose] of DEALS) {
    it(`a whole game is finished: ${name.split('/')[0]}`, async () => {
      const { page, context, trouble } = await keyboardist();
      await page.goto(opened.house.import(fresh(name, bot, { destinations: 1 })).seats[0] ?? '/');
      await finish(page, choose);
      expect(trouble).toEqual([]);
      await context.close();
    });
  }
});
