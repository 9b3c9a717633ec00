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
  it('Marne, from its first move', async () => {
    const host = await person(browser, house.front, { language: 'en' });
    await host.page.goto('/');
    await host.page.getByRole('button', { name: /With friends\s*Marne/ }).click();
    await host.page.getByRole('button', { name: 'Open the table' }).click();
    const link = await host.page.getByLabel('The link of the table').inputValue();
    const guest = await person(browser, house.front, { phone: true });
    await guest.page.goto(new URL(link).pathname);
    await guest.page.getByRole('button', { name: 'S’asseoir' }).click();
    await guest.page.getByRole('button', { name: 'Je suis prêt' }).click();
    await host.page.getByRole('button', { name: 'I am ready' }).click();
    const pages = [host.page, guest.page];
    for (const page of pages) {
      await page.waitForSelector('.status');
      await openTab(page, 'actions');
      expect(await axeFaults(page)).toEqual([]);
    }
    // Whoever has the turn ends it as soon as the rules let them: the streets fill up.
    const wanted = ['end_turn', 'turn_taxi', 'place_officers', 'discard', 'keep', 'mobilise'];
    for (let moves = 0; moves < 200; moves++) {
      const found = await Promise.race(pages.map((page, i) => page.waitForSelector('.status.mine, .status.over', { timeout: 60_000 }).then(() => i)));
      const page = pages[found] as Page;
      if ((await page.locator('.status.over').count()) > 0) break;
      const kind = (action: unknown): string => (typeof action === 'string' ? action : (Object.keys(action as object)[0] ?? ''));
      const offered = await page.locator('.actions .action').evaluateAll((all) => all.map((one) => one.getAttribute('data-action')));
      const kinds = offered.flatMap((text) => (text ? [kind(JSON.parse(text))] : []));
      const next = wanted.find((word) => kinds.includes(word));
      const press = found === 0 ? byKeyboard(page) : byPointer(page);
      expect(await playFromList(page, (action) => kind(action) === next, press)).toBe(true);
    }
    for (const page of pages) await check(page);
    expect([...host.trouble, ...guest.trouble]).toEqual([]);
    await host.context.close();
    await guest.context.close();
  });

  it('Turbo, from near its end', async () => {
    const { journal, rest } = nearItsEnd('turbo', 'medals-2', 14);
    const { pages, trouble, close } = await pair(house.import(journal).seats);
    await finish(pages, rest);
    for (const page of pages) await check(page);
    expect(trouble).toEqual([]);
    await close();
  });
});
