/** The house is killed as in a power cut and starts again: seat, position and game are still there. */
import { describe, expect, it } from 'vitest';
import { person } from './browser.ts';
import { open } from './opened.ts';
import { byKeyboard, myTurn, openTab, playFromList } from './player.ts';
import { position } from './position.ts';

const opened = open(true);

describe('when the house is killed and started again', () => {
  it('a player continues at the same move, without a click', async () => {
    const { page, context, trouble } = await person(opened.browser, opened.house.front, { language: 'en' });
    await page.goto('/');
    await page.getByRole('button', { name: /Play now.*Marne/s }).click();
    expect(await myTurn(page)).toBe('mine');
    expect(await page.title()).toMatch(/^● Your turn/);
    expect(await page.locator('link[rel="icon"]').getAttribute('href')).toBe('/icon-turn.svg');
    await openTab(page, 'actions');
    const play = (action: unknown): Promise<boolean> => playFromList(page, action, byKeyboard(page));
    expect(await play({ place_officers: { colour: 'blue' } })).toBe(true);
    // The first taxi is drawn by chance: up to here every game is the same.
    const before = await position(page);
    const status = await page.locator('.status .text').innerText();

    await opened.house.stop('SIGKILL');
    await page.waitForSelector('.status.alarm');
    await opened.house.start();
    await page.waitForSelector('.status.mine');
    expect(await page.locator('.status .text').innerText()).toBe(status);
    expect(await position(page)).toEqual(before);
    expect(await play('turn_taxi')).toBe(true);
    await page.reload();
    await page.waitForSelector('.room .board svg');
    expect(trouble).toEqual([]);
    await context.close();
  });

  it('the first page says when the house is away and when it is back', async () => {
    const { page, context } = await person(opened.browser, opened.house.front, { language: 'en' });
    await page.goto('/');
    await page.waitForSelector('.shelf article');
    await opened.house.stop('SIGKILL');
    await page.getByRole('button', { name: /Play now.*Boomville/s }).click();
    await page.waitForSelector('.toast.bad');
    await page.waitForSelector('.away');
    await opened.house.start();
    await page.locator('.away button').click();
    await page.waitForSelector('.away', { state: 'detached' });
    await context.close();
  });

  it('a table whose board fails to load says so, and loads it on request', async () => {
    const { page, context } = await person(opened.browser, opened.house.front, { language: 'en' });
    await page.goto('/');
    await page.waitForSelector('.shelf article');
    // Boards are loaded later than the page itself.
    const boards = /\/assets\/index-[^/]*\.js$|\/games\/\w+\/web\/index\.ts/;
    await page.route(boards, (route) => route.abort());
    await page.getByRole('button', { name: /Play now.*Boomville/s }).click();
    await page.getByRole('alert').getByText('The house isn’t answering').waitFor();
    await page.unroute(boards);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForSelector('.room .board svg');
    await context.close();
  });
});
