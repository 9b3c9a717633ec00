/** A refused move says why, and opens the rules at the clause that forbids it. */
import { describe, expect, it } from 'vitest';
import { axeFaults, person } from './browser.ts';
import { midway } from './recorded.ts';
import { open } from './opened.ts';

const opened = open();

describe('a refused move', () => {
  it('names its clause and links to it', async () => {
    const { page, context, trouble } = await person(opened.browser, opened.house.front, { language: 'fr' });
    // The board offers legal moves only, so this one is replaced by an illegal one on its way.
    await page.routeWebSocket(/\/api\//, (socket) => {
      const house = socket.connectToServer();
      socket.onMessage((message) => house.send(String(message).replace('"mobilise"', '{"load":{"street":0,"cards":[]}}')));
    });
    await page.goto(opened.house.import(midway('marne/extra_taxi_empty_pile-3', 0.2, 'mobilise')).seats[0] ?? '/');
    await page.waitForSelector('.status.mine');
    const before = await page.locator('.status .text').innerText();
    await page.getByRole('button', { name: /^Mobiliser/ }).click();
    const toast = page.locator('.toast.bad');
    expect(await toast.innerText()).toContain('Quai d’Orsay');
    const clause = /MA-\w+/.exec(await toast.locator('.more').innerText())?.[0] ?? '';
    await toast.locator('.more').click();
    const marked = page.locator('dialog[open] .marked');
    await marked.waitFor();
    expect(await marked.locator('.tag').allInnerTexts()).toContain(clause);
    await page.waitForFunction((id) => document.activeElement?.id === id, clause);
    const box = await marked.boundingBox();
    expect((box?.y ?? -1) > 60 && (box?.y ?? 1e4) < 840).toBe(true);
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.locator('.status .text').innerText()).toBe(before);
    expect(trouble).toEqual([]);
    await context.close();
  });
});
