/** Turbo alone: the time is shown, and help asks for confirmation if it costs the ranking. */
import { describe, expect, it } from 'vitest';
import { person } from './browser.ts';
import { fresh, nearItsEnd } from './recorded.ts';
import { open } from './opened.ts';
import { byPointer, openTab, playFromList } from './player.ts';

const opened = open();
const DAILY = 'turbo/daily-novice';

describe('the puzzle of the day', () => {
  it('shows the running time, and asks for confirmation before it becomes unranked', async () => {
    const { page, context, trouble } = await person(opened.browser, opened.house.front, { phone: true });
    const sent: string[] = [];
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => String(payload).includes('"play"') && sent.push(String(payload))));
    await page.goto(opened.house.import(fresh(DAILY, 'regular', {})).seats[0] ?? '/');
    await page.waitForSelector('.status.mine');
    // On a phone the sheet is one line until it is opened.
    await page.getByRole('tab', { name: 'Ma main' }).tap();
    const timer = page.getByRole('timer');
    await page.waitForFunction(() => /0:0[1-9]/.test(document.querySelector('[role=timer]')?.textContent ?? ''));
    await page.getByText('Sans aide, ce temps sera classé').waitFor();
    const sure = page.getByRole('button', { name: 'Oui, hors classement' });
    await page.locator('.main-actions').getByRole('button', { name: 'Demander une tuile juste' }).click();
    await sure.waitFor();
    expect(sent).toEqual([]);
    expect(await page.getByText('Sans aide, ce temps sera classé').count()).toBe(1);
    await sure.click();
    await page.getByText('Avec aide : ce temps est hors classement.').waitFor();
    // The time is unranked already, so the second help asks for nothing.
    await page.locator('.main-actions').getByRole('button', { name: 'Demander une tuile juste' }).click();
    expect(await sure.count()).toBe(0);
    expect(await timer.count()).toBe(1);
    expect(trouble).toEqual([]);
    await context.close();
  });

  it('shows the time at the end', async () => {
    const { journal, rest } = nearItsEnd(DAILY, 1);
    const { page, context } = await person(opened.browser, opened.house.front);
    await page.goto(opened.house.import(journal).seats[0] ?? '/');
    await page.waitForSelector('.status.mine');
    await openTab(page, 'actions');
    await playFromList(page, rest[0]?.action, byPointer(page));
    expect(await page.locator('.end .line').textContent()).toMatch(/^Temps\s: 1\smin \d+,\d\ss\..*classé/);
    await context.close();
  });

  it('is centred for a spectator', async () => {
    const { page, context } = await person(opened.browser, opened.house.front);
    await page.goto(opened.house.import(fresh(DAILY, 'regular', {})).table);
    await page.waitForSelector('.board svg');
    const off = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('.board svg .cell')].map((cell) => cell.getBoundingClientRect());
      const board = document.querySelector('.board')?.getBoundingClientRect();
      const middle = (Math.min(...boxes.map((box) => box.left)) + Math.max(...boxes.map((box) => box.right))) / 2;
      return middle - ((board?.left ?? 0) + (board?.width ?? 0) / 2);
    });
    expect(Math.abs(off)).toBeLessThan(4);
    await context.close();
  });
});
