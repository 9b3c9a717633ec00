/** Several people at one screen: no hand is in the page before its player opens the curtain. */
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { axeFaults, person } from './browser.ts';
import { open } from './opened.ts';

const opened = open();

const curtain = (page: Page): Promise<unknown> => page.waitForSelector('.curtain button');
/** Opens the curtain and returns the secret behind it. */
async function openCurtain(page: Page): Promise<string> {
  await page.locator('.curtain button').press('Enter');
  return page.locator('.hand .goal .big').innerText();
}

/** The buttons and targets of a turn, the most urgent first. */
const PRESSABLE = ['.tray button.main', '.main-actions button', '.board .target.active'];

/** Plays a turn, with all the cards it brings, until the curtain closes again. */
async function playTurn(page: Page): Promise<void> {
  for (;;) {
    await page.waitForSelector(['.curtain', ...PRESSABLE].join());
    if ((await page.locator('.curtain').count()) > 0) return;
    const before = await page.locator('main').innerHTML();
    for (const selector of PRESSABLE) {
      if ((await page.locator(selector).count()) === 0) continue;
      // It may go away at this moment: then look again.
      await page
        .locator(selector)
        .first()
        .press('Enter', { timeout: 1_000 })
        .catch(() => undefined);
      break;
    }
    // A press while a move is on its way does nothing: then look again.
    await page.waitForFunction((old) => document.querySelector('main')?.innerHTML !== old, before, { timeout: 1_000 }).catch(() => undefined);
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
      secrets.push(await openCurtain(page));
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
