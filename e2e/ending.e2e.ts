/** The end of a game: the result is in sight at every size, and says who won; Turbo's solo waits. */
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { axeFaults, person } from './browser.ts';
import { byPointer, openTab, playFromList } from './player.ts';
import { fresh, golden, nearItsEnd } from './recorded.ts';
import { open } from './opened.ts';
import { settled } from './settled.ts';

const opened = open();

const SIZES = [
  [1440, 900],
  [390, 844],
  [320, 640],
  [844, 390],
] as const;

/** Finished games with many seats, and what the sentence about the result says. */
const FINISHED = [
  ['boomville/won-6', /wins the race: the destination is reached\.$/],
  ['taxifolie/second-round-6', /wins with €\d+ and \d fares\.$/],
  ['taxifolie/second-round_tie-2', /wins with €\d+ and \d+ fares\.$/],
  ['turbo/medals-8', /wins with 5 medals\.$/],
  ['marne/jam-4', /^Together you sent \d+ soldiers on their way\.$/],
] as const;

describe('the result', () => {
  for (const [name, sentence] of FINISHED)
    it(`of ${name} is in sight at every size`, async () => {
      const { page, context } = await person(opened.browser, opened.house.front, { language: 'en' });
      await page.goto(opened.house.import(golden(name)).table);
      const note = page.locator('.end');
      await note.waitFor();
      expect(await note.getByRole('heading').innerText()).toMatch(sentence);
      const [first] = await note.locator('li .name').allInnerTexts();
      if (first) expect(await note.getByRole('heading').innerText()).toContain(first);
      expect(await axeFaults(page)).toEqual([]);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await settled(page);
        const hidden = await note.evaluate((element) => {
          const box = element.getBoundingClientRect();
          return [element.scrollHeight - element.clientHeight, Math.max(0, -box.top, box.bottom - innerHeight, -box.left, box.right - innerWidth)];
        });
        expect([width, ...hidden]).toEqual([width, 0, 0]);
      }
      // It makes way for the board, and comes back.
      await note.getByRole('button', { name: 'See the board' }).click();
      await note.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Result' }).click();
      await note.waitFor();
      await context.close();
    });

  it('leads to the same game again with one click', async () => {
    const { page, context, trouble } = await person(opened.browser, opened.house.front, { language: 'en' });
    const { journal, rest } = nearItsEnd('marne/empty_pile-1', 1);
    await page.goto(opened.house.import(journal).seats[0] ?? '/');
    await page.waitForSelector('.status.mine');
    await openTab(page, 'actions');
    await playFromList(page, rest[0]?.action, byPointer(page));
    const before = page.url();
    await page.locator('.end').getByRole('button', { name: 'Play again' }).click();
    await page.waitForURL((url) => url.href !== before && url.pathname.startsWith('/t/'));
    await page.waitForSelector('.status.mine');
    expect(trouble).toEqual([]);
    await context.close();
  });
});

describe('the question after the first win', () => {
  it('is a note of its own that names the winner, and the status line stays small', async () => {
    const { page, context } = await person(opened.browser, opened.house.front, { phone: true, language: 'en' });
    await page.goto(opened.house.import(nearItsEnd('boomville/won-2', 1).journal).seats[1] ?? '/');
    const question = page.getByRole('dialog');
    await question.waitFor();
    expect(await question.getByRole('heading').innerText()).toMatch(/^Player \d has won the race\./);
    expect(await page.locator('.status').evaluate((line) => line.clientHeight)).toBeLessThan(110);
    const box = await question.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 900)).toBeLessThanOrEqual(844);
    expect(await axeFaults(page)).toEqual([]);
    await context.close();
  });
});

/** Solves a task of Turbo with the solution that the house shows on request. */
async function solve(page: Page, frames: string[]): Promise<void> {
  await openTab(page, 'actions');
  expect(await playFromList(page, 'show', byPointer(page))).toBe(true);
  const shown = frames.map((text) => /"solution":(\[[^\]]*\])/.exec(text)?.[1]).findLast((text) => text !== undefined);
  const solution = JSON.parse(shown ?? '[]') as string[];
  // While a move is on its way, the list of moves is the one before it: then look again.
  for (const [cell, tile] of solution.entries()) if (cell !== 4) while (!(await playFromList(page, { place: { cell, tile } }, byPointer(page))));
  expect(await playFromList(page, 'claim', byPointer(page))).toBe(true);
}

describe('a solved task of the time trial', () => {
  it('stays in sight with its time until the player goes on', async () => {
    const { page, context, trouble } = await person(opened.browser, opened.house.front, { language: 'en' });
    const frames: string[] = [];
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
    await page.goto(opened.house.import(fresh('turbo/trial-1', 'random', {})).seats[0] ?? '/');
    await page.waitForSelector('.status.mine');
    await solve(page, frames);
    const next = page.getByRole('button', { name: 'Next task' });
    await next.waitFor();
    await page.getByText(/Task 1 of 5 solved. Time so far: 0:\d\d/).waitFor();
    expect(await page.locator('.turbo figure .ways, .turbo figure svg').count()).toBeGreaterThan(0);
    // The clock waits: the game is paused.
    await page.locator('.status .text', { hasText: 'The game is paused' }).waitFor();
    await next.click();
    await page.waitForSelector('.status.mine');
    expect(await next.count()).toBe(0);
    expect(trouble).toEqual([]);
    await context.close();
  });
});
