/** Several people at one screen: nothing of a hand is in the page before the next one says so. */
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { axeFaults, person } from './browser.ts';
import { open } from './opened.ts';

const opened = open();

const curtain = (page: Page): Promise<unknown> => page.waitForSelector('.curtain button');
/** Draws the curtain and gives the secret that is shown then. */
async function draw(page: Page): Promise<string> {
  await page.locator('.curtain button').press('Enter');
  return page.locator('.hand .goal .big').innerText();
}

describe('at one screen', () => {
  it('Boomville hides the destinations between two turns, and from whoever reloads', async () => {
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
      // A turn, however many cards it brings, until the curtain falls again.
      while ((await page.locator('.curtain').count()) === 0) {
        const button = page.locator('.main-actions button');
        const goal = page.locator('.board .target.active');
        if ((await button.count()) > 0) await button.first().click();
        else if ((await goal.count()) > 0) await goal.first().press('Enter');
        await page.waitForTimeout(150);
        const drive = page.locator('.tray button.main');
        if ((await drive.count()) > 0) await drive.click();
      }
    }
    expect(new Set(secrets).size).toBe(2);
    await page.reload();
    await curtain(page);
    expect((await page.content()).includes('class="board')).toBe(false);
    expect(trouble).toEqual([]);
    await context.close();
  });
});
