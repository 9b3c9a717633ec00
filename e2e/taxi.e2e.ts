/** Choosing a taxi in the waiting room: what others have can't be chosen, and the board shows it. */
import { describe, expect, it } from 'vitest';
import { axeFaults, person } from './browser.ts';
import { open } from './opened.ts';

const opened = open();

describe('a taxi', () => {
  it('is chosen in the waiting room, refused to others, and drives on the board', async () => {
    const anna = await person(opened.browser, opened.house.front, { language: 'en' });
    const boris = await person(opened.browser, opened.house.front, { language: 'en', phone: true, dark: true });
    await anna.page.goto('/');
    const id = await anna.page.evaluate(async () => {
      const table = { game: 'boomville', seats: ['me', { bot: { bot: 'greedy' } }, 'open'], name: 'Anna' };
      const made = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(table) });
      return ((await made.json()) as { table: { id: string } }).table.id;
    });
    await anna.page.goto(`/t/${id}`);
    await boris.page.goto(`/t/${id}`);
    await boris.page.getByRole('button', { name: 'Sit down' }).click();
    for (const { page } of [anna, boris]) await page.getByText('Choose your taxi').click();
    // The bot has the second colour; it gives way.
    await anna.page.getByRole('radio', { name: 'Indigo' }).check();
    await anna.page.getByRole('radio', { name: 'Cross' }).check();
    for (const taken of ['Indigo (taken by Anna)', 'Cross (taken by Anna)']) {
      const radio = boris.page.getByRole('radio', { name: taken });
      await radio.waitFor();
      expect(await radio.isDisabled()).toBe(true);
    }
    expect(await axeFaults(boris.page)).toEqual([]);
    for (const { page } of [boris, anna]) await page.getByRole('button', { name: 'I am ready' }).click();
    for (const { page } of [anna, boris]) await page.locator('.board svg path[fill="#4a3fd6"]').first().waitFor();
    // The browser asks for the same taxi at its next table.
    await anna.page.goto('/');
    expect(await anna.page.evaluate(() => localStorage.getItem('maraude-my-taxi'))).toBe('indigo cross');
    expect([...anna.trouble, ...boris.trouble]).toEqual([]);
    await anna.context.close();
    await boris.context.close();
  });
});
