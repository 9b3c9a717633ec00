/** A table: headings, keys, answers to proposals, leaving, small phones; and the lists of the first page. */
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { axeFaults, person } from './browser.ts';
import { golden, midway, nearItsEnd } from './recorded.ts';
import { open } from './opened.ts';

const opened = open();

const menu = (page: Page): Promise<void> => page.getByRole('button', { name: 'The table', exact: true }).click();

describe('a table', () => {
  it('has a heading, and every scrolling part can be reached by keyboard', async () => {
    const { page, context } = await person(opened.browser, opened.house.front, { phone: true, language: 'en' });
    await page.setViewportSize({ width: 390, height: 600 });
    await page.goto(opened.house.import(midway('marne/extra_taxi_empty_pile-3', 0.5, 'load')).seats[0] ?? '/');
    await page.waitForSelector('.board svg');
    expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([expect.stringMatching(/Marne/)]);
    for (const tab of ['My hand', 'Players']) {
      await page.getByRole('tab', { name: tab }).click();
      expect(await axeFaults(page)).toEqual([]);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(tab);
    }
    await context.close();
  });

  it('tells the proposer that a proposal was refused, and by whom', async () => {
    const seats = opened.house.import(nearItsEnd('boomville/won-2', 4).journal).seats;
    const [one, other] = await Promise.all(seats.map(() => person(opened.browser, opened.house.front, { language: 'en' })));
    if (!one || !other) throw new Error('the game has fewer than two seats');
    await one.page.goto(seats[0] ?? '/');
    await other.page.goto(seats[1] ?? '/');
    await menu(one.page);
    await one.page.getByRole('button', { name: 'Propose: to stop without a result' }).click();
    await other.page.getByRole('button', { name: 'Decline' }).click();
    await one.page.locator('.toast', { hasText: 'Player 2 declined: to stop without a result' }).waitFor();
    expect(await other.page.locator('.toast').count()).toBe(0);
    // A withdrawn proposal was not refused.
    await menu(one.page);
    await one.page.getByRole('button', { name: 'Propose: to stop without a result' }).click();
    await one.page.locator('.toast').waitFor({ state: 'detached' });
    await one.page.getByRole('button', { name: 'Withdraw' }).click();
    await one.page.getByRole('button', { name: 'Withdraw' }).waitFor({ state: 'detached' });
    // Messages come in order: once the next proposal is there, nothing about the last one can follow.
    await menu(one.page);
    await one.page.getByRole('button', { name: 'Propose: to stop without a result' }).click();
    await one.page.getByRole('button', { name: 'Withdraw' }).waitFor();
    await other.page.getByRole('button', { name: 'Decline' }).waitFor();
    expect(await one.page.locator('.toast').count()).toBe(0);
    expect(await other.page.locator('.toast').count()).toBe(0);
    await one.context.close();
    await other.context.close();
  });

  it('offers to leave for good only if the rules provide for it', async () => {
    const { page, context } = await person(opened.browser, opened.house.front, { language: 'en' });
    for (const [name, word, there] of [
      ['boomville/won-4', 'roll', 0],
      ['turbo/medals-3', 'place', 1],
    ] as const) {
      await page.goto(opened.house.import(midway(name, 0.5, word)).seats[0] ?? '/');
      await page.waitForSelector('.status.mine');
      await menu(page);
      await page.getByRole('button', { name: /bot hold my seat .I can take it back/ }).waitFor();
      expect([name, await page.getByRole('button', { name: 'Leave the game for good' }).count()]).toEqual([name, there]);
    }
    await page.getByRole('button', { name: 'Leave the game for good' }).click();
    await page.getByRole('button', { name: /I give up this round and all that follow/ }).waitFor();
    await context.close();
  });
});

describe('a small phone', () => {
  const tall = (page: Page, selector: string): Promise<number> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.clientHeight);

  it('in landscape shows board, status, hand and log side by side', async () => {
    const { page, context } = await person(opened.browser, opened.house.front, { phone: true, language: 'en' });
    for (const [width, height] of [
      [844, 390],
      [932, 430],
      [568, 320],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(opened.house.import(midway('marne/extra_taxi_empty_pile-3', 0.5, 'load')).seats[0] ?? '/');
      await page.waitForSelector('.status.mine');
      await page.waitForSelector('.board svg');
      expect([width, await tall(page, '.board')]).toEqual([width, height]);
      expect(await tall(page, '.board .view')).toBeGreaterThan(height * 0.7);
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        const box = await tab.boundingBox();
        expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
        expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      }
      const spill = await page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]);
      expect(spill).toEqual([0, 0]);
      expect(await axeFaults(page)).toEqual([]);
    }
    await context.close();
  });

  it('has room for the tabs, and for the log of a replay', async () => {
    const { page, context } = await person(opened.browser, opened.house.front, { phone: true, language: 'fr' });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(opened.house.import(midway('taxifolie/second-round-4', 0.45, 'drive')).seats[0] ?? '/');
    await page.waitForSelector('.status.mine');
    const last = await page.getByRole('tab').last().boundingBox();
    expect((last?.x ?? 320) + (last?.width ?? 0)).toBeLessThanOrEqual(320);
    const replay = opened.house.import(golden('boomville/won-2')).table.replace('/t/', '/replay/');
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(replay);
      await page.waitForSelector('.log li');
      expect([width, (await tall(page, '.log')) > 110]).toEqual([width, true]);
      expect([width, (await tall(page, '.board')) > 220]).toEqual([width, true]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      expect(await axeFaults(page)).toEqual([]);
      await page.getByRole('button', { name: 'Vérifier les dés' }).waitFor();
    }
    await context.close();
  });
});

describe('the first page', () => {
  it('lists every finished game on request', async () => {
    const { page, context } = await person(opened.browser, opened.house.front, { language: 'en' });
    const [game] = [opened.house.import(nearItsEnd('boomville/won-2', 4).journal).seats[0] ?? ''];
    await page.goto(game);
    await page.waitForSelector('.board svg');
    // Seven copies of one game: this test is about the list.
    await page.route('**/api/my/tables', async (route) => {
      const response = await route.fetch();
      const { tables } = (await response.json()) as { tables: { table: { id: string; phase: string } }[] };
      const [first] = tables;
      const many = Array.from({ length: 7 }, (_, i) => ({ ...first, table: { ...first?.table, id: `t${i}`, phase: 'over' } }));
      await route.fulfill({ response, json: { tables: many } });
    });
    await page.goto('/');
    const rows = page.getByRole('region', { name: 'My finished games' }).locator('li');
    await rows.first().waitFor();
    expect(await rows.count()).toBe(5);
    await page.getByRole('button', { name: 'All my finished games (7)' }).click();
    expect(await rows.count()).toBe(7);
    await context.close();
  });

  it('says which name is used if the visitor gives none', async () => {
    const { page, context } = await person(opened.browser, opened.house.front, { language: 'en' });
    await page.goto('/');
    await page
      .getByRole('article', { name: /Boomville/ })
      .getByRole('button', { name: /friends/i })
      .click();
    await page.getByText(/Without a name the others see you as Taxi \d+/).waitFor();
    await page.locator('form .button.main').click();
    await page.waitForURL(/\/t\//);
    const guest = await person(opened.browser, opened.house.front, { language: 'en' });
    await guest.page.goto(page.url());
    await guest.page.getByText(/Without a name the others see you as Taxi \d+/).waitFor();
    await guest.page.getByLabel('Your name').fill('Zoé');
    expect(await guest.page.getByText(/Without a name/).count()).toBe(0);
    await guest.context.close();
    await context.close();
  });
});
