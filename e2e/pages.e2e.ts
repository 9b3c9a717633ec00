/** The pages without a game: two languages, two themes, two sizes, no accessibility faults. */
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { axeFaults, person } from './browser.ts';
import { midway } from './recorded.ts';
import { open } from './opened.ts';
import { settled } from './settled.ts';
import { GAMES } from './shelf.ts';

const opened = open();

describe('every page', () => {
  for (const wish of [{ language: 'fr' }, { language: 'en', dark: true, phone: true }] as const) {
    it(`is accessible in ${wish.language}`, async () => {
      const { page, context, trouble } = await person(opened.browser, opened.house.front, wish);
      const paths = ['/', '/nowhere/at/all', ...GAMES.flatMap(({ id }) => [`/rules/${id}`, `/learn/${id}`])];
      for (const path of paths) {
        await page.goto(path);
        await page.waitForSelector('h1');
        await settled(page);
        expect([path, await axeFaults(page)]).toEqual([path, []]);
        expect([path, await page.locator('html').getAttribute('lang')]).toEqual([path, wish.language]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([path, wide <= 1]).toEqual([path, true]);
      }
      expect(trouble).toEqual([]);
      await context.close();
    });
  }

  it('changes its language at once and remembers it', async () => {
    const { page, context } = await person(opened.browser, opened.house.front, { language: 'en' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByRole('heading', { name: /ouverts jour et nuit/ }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: /ouverts jour et nuit/ }).waitFor();
    await context.close();
  });
});

/** Measures layout shifts inside the page; `shifted()` returns their sum. */
function watchShifts(): void {
  let sum = 0;
  const add = (entries: PerformanceEntryList): void => {
    for (const entry of entries) sum += (entry as unknown as { value: number }).value;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  const shifted = (): number => {
    add(observer.takeRecords());
    return sum;
  };
  Object.assign(window, { shifted });
}
const shifted = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { shifted: () => number }).shifted());

describe('a page that loads', () => {
  it('has no layout shifts, at a table or in the rules, on the smallest phone', async () => {
    const { page, context } = await person(opened.browser, opened.house.front, { phone: true });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.addInitScript(watchShifts);
    const seat = (name: string, word: string): string => opened.house.import(midway(name, 0.5, word)).seats[0] ?? '';
    for (const path of ['/', '/rules/marne', seat('boomville/won-4', 'drive'), seat('marne/extra_taxi_empty_pile-3', 'load')]) {
      await page.goto(path);
      await page.waitForSelector(path.startsWith('/t/') ? '.board svg' : 'h1');
      await settled(page);
      expect([path.slice(0, 4), (await shifted(page)) < 0.03]).toEqual([path.slice(0, 4), true]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
    await context.close();
  });
});

describe('the first page', () => {
  it('is small, has no layout shifts, and names no other host', async () => {
    const { page, context, trouble } = await person(opened.browser, opened.house.front, { language: 'en' });
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    await page.addInitScript(watchShifts);
    await page.goto('/');
    await page.waitForSelector('.shelf article');
    await settled(page);
    const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body).length);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(150 * 1024);
    expect(await shifted(page)).toBeLessThan(0.02);
    const html = await (await page.request.get('/')).text();
    expect(html).toMatch(/src="\/assets\//);
    expect(html).not.toMatch(/https?:\/\/|["']\/\//);
    expect(trouble).toEqual([]);
    await context.close();
  });
});
