/** Two people finish a game of each title: one at a phone, one by keyboard alone. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { axeFaults, launch, person } from './browser.ts';
import { House, nearItsEnd, type Entry } from './house.ts';
import { byKeyboard, byPointer, myTurn, openTab, playFromList, same } from './player.ts';

let house: House;
let browser: Browser;
beforeAll(async () => {
  house = await House.open();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

/** Two people with their seats: a keyboard in English, a phone in French. */
async function pair(seats: readonly string[]): Promise<{ pages: Page[]; trouble: string[]; close: () => Promise<void> }> {
  const one = await person(browser, house.front, { language: 'en' });
  const two = await person(browser, house.front, { phone: true, language: 'fr', dark: true });
  await one.page.goto(seats[0] ?? '/');
  await two.page.goto(seats[1] ?? '/');
  for (const page of [one.page, two.page]) {
    await page.waitForSelector('.status');
    await openTab(page, 'actions');
  }
  return {
    pages: [one.page, two.page],
    trouble: one.trouble.concat(two.trouble),
    close: async () => {
      await one.context.close();
      await two.context.close();
    },
  };
}

/** Plays the recorded last moves, each by whose it was; the house's entries come by themselves. */
async function finish(pages: readonly Page[], rest: readonly Entry[]): Promise<void> {
  for (const { by, action } of rest) {
    if (typeof by !== 'number') continue;
    const page = pages[by - 1] as Page;
    expect(await myTurn(page)).toBe('mine');
    const press = by === 1 ? byKeyboard(page) : byPointer(page);
    const fits = (offered: unknown): boolean => same(offered, action);
    expect([action, await playFromList(page, fits, press)]).toEqual([action, true]);
  }
}

async function check(page: Page): Promise<void> {
  expect(await myTurn(page)).toBe('over');
  await page.locator('.end').waitFor();
  expect(await axeFaults(page)).toEqual([]);
}

describe('two people finish', () => {
  it('Turbo, from near its end', async () => {
    const { journal, rest } = nearItsEnd('turbo', 'medals-2', 14);
    const { pages, trouble, close } = await pair(house.import(journal).seats);
    await finish(pages, rest);
    for (const page of pages) await check(page);
    expect(trouble).toEqual([]);
    await close();
  });
});
