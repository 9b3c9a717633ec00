/** A person who cannot see the log hears it: every move once, in order, also two with the same text. */
import { describe, expect, it } from 'vitest';
import { person } from './browser.ts';
import { open } from './opened.ts';
import { byKeyboard, myTurn, openTab, pressFirst } from './player.ts';

const opened = open();

/** Records, inside the page, every line that is added to a live region. */
function listen(): void {
  const heard: string[] = [];
  Object.assign(window, { heard });
  const watch = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const region = target instanceof Element ? target : target.parentElement;
      if (!region?.closest('.teller')) continue;
      const lines = [...addedNodes].filter((node) => node instanceof HTMLElement);
      heard.push(...(lines.length > 0 ? lines : [region]).map((node) => node.textContent ?? ''));
    }
  });
  addEventListener('DOMContentLoaded', () => watch.observe(document.body, { subtree: true, childList: true, characterData: true }));
}

describe('the log', () => {
  it('is a live region that reads out each move once', async () => {
    const { page, context, trouble } = await person(opened.browser, opened.house.front, { language: 'en' });
    await page.addInitScript(listen);
    await page.goto('/');
    await page.getByRole('button', { name: /Play now.*Boomville/s }).click();
    for (let move = 0; move < 8; move++) {
      expect(await myTurn(page)).toBe('mine');
      await pressFirst(page, byKeyboard(page));
    }
    await openTab(page, 'log');
    // Both are read at once, because the bots go on playing.
    const [written, heard] = await page
      .locator('.log li')
      .evaluateAll(
        (lines) =>
          [
            lines.map((line) => [...line.querySelectorAll('button span')].map((span) => span.textContent).join(' ')),
            (window as unknown as { heard: string[] }).heard,
          ] as const,
      );
    expect(await page.locator('.teller').getAttribute('role')).toBe('log');
    // Bots may have moved before the page was open: those lines are in the log but were not read out.
    expect(heard.length).toBeGreaterThan(15);
    expect(heard).toEqual(written.slice(-heard.length));
    expect(written.length - heard.length).toBeLessThan(8);
    expect(trouble).toEqual([]);
    await context.close();
  });
});
