/** From another machine over plain http: browsers withhold WebCrypto and the clipboard there. */
import { describe, expect, it } from 'vitest';
import { person } from './browser.ts';
import { open } from './opened.ts';
import { byPointer, myTurn, openTab, playFromList } from './player.ts';
import { golden } from './recorded.ts';

const opened = open();
/** The address of the house for another machine in its network. */
const address = (): string => opened.house.front.replace('127.0.0.1', 'house.test');

describe('over plain http', () => {
  it('a person plays, and the dice are verified in the browser', async () => {
    const { page, context, trouble } = await person(opened.browser, address(), { language: 'en' });
    await page.goto('/');
    expect(await page.evaluate(() => [isSecureContext, crypto.subtle === undefined])).toEqual([false, true]);
    await page.getByRole('button', { name: /Play now.*Marne/s }).click();
    expect(await myTurn(page)).toBe('mine');
    await openTab(page, 'actions');
    expect(await playFromList(page, { place_officers: { colour: 'red' } }, byPointer(page))).toBe(true);

    const { table } = opened.house.import(golden('marne/extra_taxi_jam-2'));
    await page.goto(table.replace('/t/', '/replay/'));
    await page.getByRole('button', { name: 'Verify the dice' }).click();
    await page.waitForSelector('.verdict.old');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Link to this move' }).click();
    await page.waitForSelector('.toast');
    expect(new URL(page.url()).hash).toMatch(/^#n=\d+/);
    expect(trouble).toEqual([]);
    await context.close();
  });

  it('a friend is invited by a link that can be copied, and sits down', async () => {
    const host = await person(opened.browser, address(), { language: 'en' });
    await host.page.goto('/');
    await host.page.getByRole('button', { name: /With friends.*Marne/s }).click();
    await host.page.locator('dialog').getByRole('button', { name: 'Open the table' }).click();
    const link = await host.page.locator('.link input').inputValue();
    await host.page.getByRole('button', { name: 'Copy' }).click();
    await host.page.waitForSelector('.toast.good');
    const guest = await person(opened.browser, address(), { phone: true, language: 'fr' });
    await guest.page.goto(link);
    await guest.page.locator('#my-name').fill('Zoé');
    await guest.page.getByRole('button', { name: 'S’asseoir' }).first().tap();
    for (const { page } of [guest, host]) await page.locator('.row button.main').last().click();
    for (const { page } of [guest, host]) await page.waitForSelector('.room .board svg');
    await openTab(guest.page, 'chat');
    const say = async (words: string): Promise<void> => {
      await guest.page.locator('.chat form input').fill(words);
      await guest.page.locator('.chat form button').tap();
      await guest.page.locator('.chat .line', { hasText: words }).waitFor();
    };
    await say('Bonsoir');
    await openTab(host.page, 'chat');
    await host.page.locator('.chat .line', { hasText: 'Zoé Bonsoir' }).waitFor();
    // A muted person can go on talking, but the person who muted them gets nothing.
    const heard = (): Promise<string[]> => host.page.locator('.chat .line p').allInnerTexts();
    await host.page.getByRole('button', { name: 'Mute Zoé' }).click();
    await host.page.getByRole('button', { name: 'Unmute Zoé' }).first().waitFor();
    await say('Encore');
    await host.page.getByRole('button', { name: 'Unmute Zoé' }).first().click();
    await host.page.getByRole('button', { name: 'Mute Zoé' }).first().waitFor();
    await say('Toujours');
    await host.page.locator('.chat .line', { hasText: 'Zoé Toujours' }).waitFor();
    expect(await heard()).toEqual(['Zoé Bonsoir', 'Zoé Toujours']);
    expect(host.trouble.concat(guest.trouble)).toEqual([]);
    await host.context.close();
    await guest.context.close();
  });
});
