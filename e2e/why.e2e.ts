/** Touching what can't be done now says why, in the words of the rules with their clause, and changes nothing. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { person } from './browser.ts';
import { root } from './house.ts';
import { midway } from './recorded.ts';
import { open } from './opened.ts';
import { position } from './position.ts';

const opened = open(false, 100);

interface Plan {
  size: readonly [number, number];
  cells: readonly { x: number; y: number }[];
}
const data = (file: string): unknown => JSON.parse(readFileSync(join(root, 'games', file), 'utf8'));
const town = data('boomville/data/town.json') as Plan;
const board = data('taxifolie/data/board.json') as Plan & { canvas: { width: number; height: number } };
const paris: Plan = { size: [board.canvas.width, board.canvas.height], cells: board.cells };

async function at(name: string, part: number, word: string): Promise<Awaited<ReturnType<typeof person>>> {
  const one = await person(opened.browser, opened.house.front, { language: 'en' });
  await one.page.goto(opened.house.import(midway(name, part, word)).seats[0] ?? '/');
  await one.page.waitForSelector('.status.mine');
  await one.page.waitForSelector('.board svg');
  return one;
}

/** Clicks a cell of a map and returns the note. */
async function ask(page: Page, { size, cells }: Plan, cell: number): Promise<string> {
  const box = await page.locator('.board .ground image').boundingBox();
  const { x, y } = cells[cell] ?? { x: 0, y: 0 };
  if (!box) throw new Error('no map');
  await page.mouse.click(box.x + (box.width * x) / size[0], box.y + (box.height * y) / size[1]);
  const note = page.locator('.toast');
  await note.waitFor({ timeout: 10_000 });
  return (await note.innerText()).replace(/\s+/g, ' ');
}

describe('why not', () => {
  it('a cell of Boomville out of reach', async () => {
    const { page, context, trouble } = await at('boomville/won-4', 0.5, 'drive');
    const before = await position(page);
    expect(await ask(page, town, 0)).toMatch(/The die gives only 4 cells\. .*BV-\w+/);
    expect(await position(page)).toEqual(before);
    expect(trouble).toEqual([]);
    await context.close();
  });

  it('a cell of Paris before the roll', async () => {
    const { page, context, trouble } = await at('taxifolie/second-round-4', 0.4, 'roll');
    expect(await ask(page, paris, 3)).toMatch(/TF-\w+/);
    expect(trouble).toEqual([]);
    await context.close();
  });

  it('a taxi of Marne that can’t be loaded', async () => {
    const { page, context, trouble } = await at('marne/extra_taxi_empty_pile-3', 0.5, 'load');
    const before = await position(page);
    await page.locator('.board [data-why]').first().click();
    const note = page.locator('.toast');
    await note.waitFor();
    expect(await note.innerText()).toMatch(/No officer stands at the end of .*MA-\w+/s);
    expect(await position(page)).toEqual(before);
    expect(trouble).toEqual([]);
    await context.close();
  });
});

describe('a counter', () => {
  it('says what it counts when it is touched', async () => {
    const { page, context } = await at('boomville/won-4', 0.5, 'drive');
    await page.locator('[data-pile="taxi"]').click();
    await page.locator('.toast', { hasText: /Taxi/ }).waitFor();
    await context.close();
  });
});
