/** Several people at one screen: nothing of a hand is in the page before the next one says so. */
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { axeFaults, person } from './browser.ts';
import { open } from './opened.ts';

const opened = open();

const curtain = (page: Page): Promise<unknown> => page.waitForSelector('.curtain button');
/** Draws the curtain and returns the secret that is shown then. */
async function draw(page: Page): Promise<string> {
  await page.locator('.curtain button').press('Enter');
  return page.locator('.hand .goal .big').innerText();
}

/** What can be pressed during a turn, the most pressing first. */
const OFFERS = ['.tray button.main', '.main-actions button', '.board .target.active'];

/** Plays a turn, however many cards it brings, until the curtain falls again. */
async function playTurn(page: Page): Promise<void> {
  for (;;) {
    await page.waitForSelector(['.curtain', ...OFFERS].join());
    if ((await page.locator('.curtain').count()) > 0) return;
    const before = await page.locator('main').innerHTML();
    for (const offer of OFFERS) {
      if ((await page.locator(offer).count()) === 0) continue;
      await page.locator(offer).first().press('Enter');
      break;
    }
    await page.waitForFunction((old) => document.querySelector('main')?.innerHTML !== old, before);
  }
}

describe('at one screen', () => {
  it('Boomville hides the destinations between two turns, and after a reload', async () => {
    const { page, context, trouble } = await person(opened.browser, opened.house.front, { language: 'en' });
    await page.goto('/');
    await page.getByRole('button', { name: /On this screen.*Boomville/s }).click();
    await page.locator('dialog').getByRole('button', { name: 'Open the table' }).click();
    const secrets: string[] = [];
    await curtain(page);
    expect(await axeFaults(page)).toEqual([]);
    for (let turn = 0; turn < 2; turn++) {
      const hidden = await page.content();
      expect([hidden.includes('class="board'), hidden.includes('secret destination')]).toEqual([false, false]);
      for (const secret of secrets) expect([secret, (await page.locator('main').innerText()).includes(secret)]).toEqual([secret, false]);
      secrets.push(await draw(page));
      await playTurn(page);
    }
    expect(new Set(secrets).size).toBe(2);
    await page.reload();
    await curtain(page);
    expect((await page.content()).includes('class="board')).toBe(false);
    expect(trouble).toEqual([]);
    await context.close();
  });
});
