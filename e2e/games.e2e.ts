/** Two people finish a game of each title: one by keyboard alone, one on a phone. */
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { axeFaults, person } from './browser.ts';
import { open } from './opened.ts';
import { BOARD, byKeyboard, byPointer, driveOnBoard, myTurn, openTab, playFromList, same, wayOf } from './player.ts';
import { position } from './position.ts';
import { goldenForTwo, nearItsEnd, type Entry } from './recorded.ts';
import { GAMES } from './shelf.ts';

const opened = open();

interface Pair {
  keyboard: Page;
  phone: Page;
  trouble: () => string[];
  close: () => Promise<void>;
}

/** Two people with their seats: a keyboard in English, a phone in French and in the dark. */
async function pair(seats: readonly string[]): Promise<Pair> {
  const one = await person(opened.browser, opened.house.front, { language: 'en' });
  const two = await person(opened.browser, opened.house.front, { phone: true, language: 'fr', dark: true });
  await one.page.goto(seats[0] ?? '/');
  await two.page.goto(seats[1] ?? '/');
  for (const page of [one.page, two.page]) await page.waitForSelector(BOARD);
  await one.page.keyboard.press('m');
  await openTab(two.page, 'actions');
  return {
    keyboard: one.page,
    phone: two.page,
    trouble: () => one.trouble.concat(two.trouble),
    close: async () => {
      await one.context.close();
      await two.context.close();
    },
  };
}

/** Plays the recorded last moves, each by the person of its seat; the house's entries come by themselves. */
async function finish({ keyboard, phone }: Pair, rest: readonly Entry[]): Promise<void> {
  for (const { by, action } of rest) {
    if (typeof by !== 'number') {
      // Boomville asks the others whether to play on: they propose to stop rather than wait.
      if (same(action, { alarm: 'stop' })) await phone.locator('.question button').last().tap();
      continue;
    }
    const page = by === 1 ? keyboard : phone;
    expect(await myTurn(page)).toBe('mine');
    const way = by === 2 ? wayOf(action) : null;
    const played = way ? await driveOnBoard(page, way) : await playFromList(page, action, by === 1 ? byKeyboard(page) : byPointer(page));
    expect([action, played]).toEqual([action, true]);
  }
}

/** The replay shows what the table showed: at the end, and at an earlier move. */
async function replays(page: Page, seat: number): Promise<void> {
  const end = await position(page);
  expect(end.length).toBeGreaterThan(1);
  await openTab(page, 'log');
  await page.locator('.log li button').nth(-3).click();
  await page.waitForSelector('.status.over .text:not([role])');
  const earlier = await position(page);
  const n = Number(/\d+/.exec((await page.locator('.status .text').textContent()) ?? '')?.[0]);
  await page.goto(`${page.url().replace('/t/', '/replay/')}#n=${n}&seat=${seat}`);
  await page.waitForSelector(`.replay ${BOARD}`);
  expect(await position(page)).toEqual(earlier);
  expect(await axeFaults(page)).toEqual([]);
  const slider = page.locator('.player input[type="range"]');
  await slider.press('End');
  const last = await slider.getAttribute('max');
  await page.waitForFunction((max) => document.querySelector<HTMLInputElement>('.player input')?.value === max, last);
  expect(await position(page)).toEqual(end);
  await slider.press('Home');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('.player input')?.value === '0');
  expect(await position(page)).not.toEqual(end);
}

/** One proposes a rematch by keyboard, the other accepts, and both get a link to the same new table. */
async function rematch({ keyboard, phone }: Pair): Promise<void> {
  await keyboard.getByRole('button', { name: 'Rematch' }).press('Enter');
  await phone.getByRole('button', { name: 'Accepter' }).tap();
  const [one, two] = await Promise.all([keyboard, phone].map((page) => page.locator('.offer a').getAttribute('href')));
  expect(one).toMatch(/^\/t\/.+/);
  expect(two).toBe(one);
}

/** The number of entries at the end of a recorded game that the two people play. */
const REST = 12;

describe('two people finish', () => {
  for (const { id: game } of GAMES) {
    it(`${game}, and its replay scrubs to the same positions`, async () => {
      const { journal, rest } = nearItsEnd(goldenForTwo(game, REST), REST);
      const two = await pair(opened.house.import(journal).seats);
      const pages = [two.keyboard, two.phone];
      expect(await axeFaults(two.phone)).toEqual([]);
      expect(await two.keyboard.title()).toMatch(/Maraude$/);
      await finish(two, rest);
      for (const page of pages) {
        // The last person to answer has the turn until the house replies.
        await page.waitForSelector('.status.over');
        await page.locator('.end').waitFor();
      }
      expect(await axeFaults(two.keyboard)).toEqual([]);
      await rematch(two);
      await replays(two.keyboard, 1);
      expect(two.trouble()).toEqual([]);
      await two.close();
    });
  }
});

describe('the shelf', () => {
  for (const { id, name } of GAMES) {
    it(`has ${id}, which can be played at once`, async () => {
      const { page, context, trouble } = await person(opened.browser, opened.house.front, { language: 'en' });
      await page.goto('/');
      await page
        .getByRole('button', { name: new RegExp(`Play now.*${name}`, 's') })
        .first()
        .click();
      await page.waitForSelector(BOARD);
      expect(await myTurn(page)).toBe('mine');
      expect(await axeFaults(page)).toEqual([]);
      expect(trouble).toEqual([]);
      await context.close();
    });
  }
});
