/** A whole game of each title from its first move to its end, by keyboard alone. */
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { person } from './browser.ts';
import { open } from './opened.ts';
import { fresh, goldenForTwo } from './recorded.ts';
import { GAMES } from './shelf.ts';
import { answered, BOARD, byKeyboard, myTurn } from './player.ts';

const opened = open();

/** Moves the focus with Tab to the element with this text, then presses it. */
async function reach(page: Page, name: RegExp): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => document.activeElement?.textContent?.replace(/\s+/g, ' ').trim() ?? '');
    if (!name.test(here)) continue;
    await page.keyboard.press('Enter');
    return;
  }
  throw new Error(`Tab never reached ${name}`);
}

/** Plays the move whose lines match `wanted`, list by list; by default the first of each list. */
async function take(page: Page, wanted: readonly RegExp[] = []): Promise<void> {
  await answered(page, async () => {
    for (let depth = 0; depth < 4; depth++) {
      await page.waitForSelector('.rail .actions .action');
      const buttons = page.locator('.rail .actions .action');
      const lines = await buttons.allInnerTexts();
      const line = wanted[depth];
      const index = line ? lines.findIndex((text) => line.test(text)) : 0;
      if (index < 0) throw new Error(`no ${line} in ${lines.join(', ')}`);
      const opens = (await buttons.nth(index).locator('svg').count()) > 0;
      if (!(await byKeyboard(page)(index))) throw new Error(`the keyboard does not reach move ${index}`);
      if (!opens) break;
    }
    return true;
  });
}

/** Plays to the end and returns the number of moves. */
async function finish(page: Page): Promise<number> {
  await page.waitForSelector(BOARD);
  for (let turn = 0; turn < 400; turn++) {
    if ((await myTurn(page)) === 'over') {
      await page.locator('.end').waitFor();
      return turn;
    }
    await page.keyboard.press('m');
    await take(page);
  }
  throw new Error('the game does not end');
}

/** Builds Turbo's city from the spoken hints: kind, place and quarter turns of one tile each. */
async function build(page: Page): Promise<void> {
  await page.waitForSelector('.status.mine');
  await page.keyboard.press('m');
  for (let tile = 0; tile < 8; tile++) {
    await take(page, [/one right tile/]);
    const hint = await page.locator('.teller p', { hasText: 'Help' }).last().innerText();
    const [, kind, cell, turned] = /: (.+?), (.+?), (.+)\.$/.exec(hint) ?? [];
    const quarters = /\d+/.exec(turned ?? '')?.[0] ?? (/one/.test(turned ?? '') ? '1' : '0');
    await take(page, [new RegExp(`^Place: ${kind}`), new RegExp(`^${cell}`), new RegExp(`turned ${quarters} `)]);
    // Opening the nested lists changes the page as well: only the spoken log says that the tile was placed.
    await page.locator('.teller p', { hasText: new RegExp(`places a tile.*${cell}`) }).waitFor({ state: 'attached' });
  }
  await take(page, [/Done/]);
}

/** Games that start from the first page; all others are imported for two. */
const FROM_THE_FIRST_PAGE = ['marne', 'turbo'];

async function keyboardist(): ReturnType<typeof person> {
  const one = await person(opened.browser, opened.house.front, { language: 'en' });
  await one.page.addInitScript(() => addEventListener('pointerdown', () => console.error('a pointer was used')));
  return one;
}

// The tests run at the same time: most of it is spent waiting for bots.
describe.concurrent('by keyboard alone', () => {
  it('Marne is started from the shelf, finished, and played again', async () => {
    const { page, context, trouble } = await keyboardist();
    await page.goto('/');
    await page.waitForSelector('.shelf article');
    await reach(page, /Play now.*Marne/);
    expect(await finish(page)).toBeGreaterThan(5);
    const before = page.url();
    await reach(page, /^Play again/);
    await page.waitForURL((url) => url.href !== before);
    await page.waitForSelector('.status.mine');
    expect(trouble).toEqual([]);
    await context.close();
  });
  it('Turbo’s puzzle of the day is solved from the spoken log', async () => {
    const { page, context, trouble } = await keyboardist();
    await page.goto('/');
    await page.waitForSelector('.daily button:not([disabled])');
    await reach(page, /^Play the puzzle/);
    await build(page);
    expect(await myTurn(page)).toBe('over');
    expect(await page.locator('.teller p').last().innerText()).toMatch(/solved/);
    expect(trouble).toEqual([]);
    await context.close();
  });
  for (const { id: game, bots } of GAMES.filter(({ id }) => !FROM_THE_FIRST_PAGE.includes(id))) {
    it(`a whole game is finished: ${game}`, async () => {
      const { page, context, trouble } = await keyboardist();
      // The second bot is the first that plays on purpose, and it decides quickly.
      const deal = fresh(goldenForTwo(game, 12), bots[1] ?? 'random', { destinations: 1 });
      await page.goto(opened.house.import(deal).seats[0] ?? '/');
      expect(await finish(page)).toBeGreaterThan(5);
      expect(trouble).toEqual([]);
      await context.close();
    });
  }
});
