/**
 * Photographs every page and every board, wide and on a phone, light (in French) and dark (in
 * English), into docs/screenshots. `npm run screenshots`; words after `--` pick scenes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launch, person, type Wish } from './browser.ts';
import { House } from './house.ts';
import { golden, midway } from './recorded.ts';
import { settled } from './settled.ts';
import { GAMES } from './shelf.ts';

const root = join(import.meta.dirname, '..');
const out = process.env['SHOTS'] ?? join(root, 'docs/screenshots');
const wanted = process.argv.slice(2);
/** The largest size of a picture. */
const MAX_BYTES = 70_000;

type Show = (page: Page, house: House) => Promise<unknown>;

const at =
  (path: string): Show =>
  (page) =>
    page.goto(path).then(() => page.waitForSelector('h1'));
const table =
  (name: string, part: number, word: string, then?: (page: Page) => Promise<unknown>): Show =>
  async (page, house) => {
    await page.goto(house.import(midway(name, part, word)).seats[0] ?? '/');
    await page.waitForSelector('.status.mine');
    await page.waitForSelector('.board svg');
    await page.waitForLoadState('networkidle');
    await then?.(page);
  };
const finished =
  (name: string, then: (page: Page, path: string) => Promise<unknown>): Show =>
  (page, house) =>
    then(page, house.import(golden(name)).table);
const tab =
  (word: RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('tab', { name: word }).click();
const newTable =
  (way: RegExp): Show =>
  async (page) => {
    await at('/')(page, undefined as unknown as House);
    await page
      .getByRole('article', { name: /Boomville/ })
      .getByRole('button', { name: way })
      .click();
  };
const make =
  (way: RegExp): Show =>
  async (page, house) => {
    await newTable(way)(page, house);
    await page.getByLabel(/Votre nom|Your name/).fill('Zoé');
    await page.locator('form .button.main').click();
    await page.waitForSelector('.link, .room');
  };

/** Fills the city of Turbo with the first tiles at hand, and claims that it is right. */
async function wrongClaim(page: Page): Promise<void> {
  const tile = page.locator('.board .target.active[aria-label*=" à poser"], .board .target.active[aria-label*=" to place"]').first();
  const empty = page
    .locator('.board .target.active')
    .and(page.getByRole('button', { name: /(, vide|, empty)$/ }))
    .first();
  while ((await tile.count()) > 0 && !(await page.getByRole('button', { name: /Terminé|Done|Finished/ }).count())) {
    await tile.click();
    const place = await empty.getAttribute('aria-label');
    await empty.click();
    await page.waitForFunction((old) => document.querySelector(`.board [aria-label="${old}"]`) === null, place);
  }
  await page.locator('.main-actions button').first().click();
  await page.waitForSelector('.turbo figure');
}

const scenes: Record<string, Show> = {
  home: at('/'),
  'new-table': newTable(/amis|friends/i),
  'waiting-room': make(/amis|friends/i),
  boomville: table('boomville/won-4', 0.5, 'drive'),
  'taxifolie-1': table('taxifolie/first-at_once-3', 0.5, 'roll'),
  'taxifolie-2': table('taxifolie/second-round-4', 0.45, 'drive', (page) => page.locator('.target.active').first().hover()),
  turbo: table('turbo/medals-3', 0.62, 'place'),
  'photo-finish': table('turbo/medals-3', 0.62, 'place', wrongClaim),
  marne: table('marne/extra_taxi_empty_pile-3', 0.5, 'load'),
  log: table('marne/extra_taxi_empty_pile-3', 0.3, 'turn_taxi', tab(/^(Journal|Log)/)),
  moves: table('taxifolie/second-round-4', 0.4, 'drive', tab(/^(Coups|Moves)/)),
  players: table('boomville/won-4', 0.3, 'roll', (page) => tab(/^(Joueurs|Players)/)(page).catch(() => undefined)),
  chat: table('boomville/won-4', 0.5, 'roll', async (page) => {
    await tab(/^(Parler|Talk|Chat)/)(page);
    await page.locator('.signals .button').first().click();
  }),
  menu: table('boomville/won-4', 0.5, 'roll', (page) => page.getByRole('button', { name: /^(La table|The table)/ }).click()),
  curtain: make(/écran|screen/i),
  over: finished('boomville/won-2', (page, path) => page.goto(path).then(() => page.waitForSelector('.end'))),
  replay: finished('taxifolie/second-round-3', async (page, path) => {
    await page.goto(`${path.replace('/t/', '/replay/')}#n=30`);
    await page.waitForSelector('.replay');
  }),
  verify: finished('marne/jam-4', async (page, path) => {
    await page.goto(path.replace('/t/', '/replay/'));
    await page.locator('aside .button.main').click();
  }),
  rules: at('/rules/taxifolie'),
  ...Object.fromEntries(GAMES.map(({ id }) => [`learn-${id}`, at(`/learn/${id}`)])),
  lost: at('/nowhere/at/all'),
  away: async (page, house) => {
    await page.route('**/api/**', (route) => route.abort());
    await at('/')(page, house);
  },
};

/** Turns a picture into WebP of at most `MAX_BYTES`; the browser itself can write that format. */
async function webp(page: Page, png: Buffer): Promise<Buffer> {
  for (const scale of [1, 0.84, 0.7, 0.55])
    for (const quality of [0.8, 0.65, 0.5]) {
      const url = await page.evaluate(
        async ([data, s, q]) => {
          const image = new Image();
          image.src = `data:image/png;base64,${data}`;
          await image.decode();
          const canvas = Object.assign(document.createElement('canvas'), { width: image.width * s, height: image.height * s });
          canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
          return canvas.toDataURL('image/webp', q);
        },
        [png.toString('base64'), scale, quality] as const,
      );
      const picture = Buffer.from(url.split(',')[1] ?? '', 'base64');
      if (picture.length <= MAX_BYTES) return picture;
    }
  throw new Error('no picture is small enough');
}

async function shoot(browser: Browser, house: House, name: string, show: Show, wish: Wish): Promise<void> {
  const { page, context, trouble } = await person(browser, house.front, wish);
  await show(page, house).catch((error: unknown) => trouble.push(String(error).split('\n')[0] ?? ''));
  await settled(page);
  const file = `${name}-${wish.phone ? 390 : 1440}-${wish.dark ? 'dark' : 'light'}.webp`;
  const png = await page.screenshot();
  await page.goto('about:blank');
  writeFileSync(join(out, file), await webp(page, png));
  process.stdout.write(`${[file, ...trouble].join(' ')}\n`);
  // Chromium sometimes takes very long to close a context, so nothing waits for it.
  void context.close().catch(() => undefined);
}

mkdirSync(out, { recursive: true });
const house = await House.open(100);
const browser = await launch();
for (const [name, show] of Object.entries(scenes).filter(([name]) => wanted.length === 0 || wanted.includes(name)))
  for (const dark of [false, true]) for (const phone of [false, true]) await shoot(browser, house, name, show, { dark, phone, language: dark ? 'en' : 'fr' });
await browser.close();
await house.close();
