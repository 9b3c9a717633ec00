/** Somebody who plays: by mouse, finger or keyboard alone, from the list of possible moves. */
import type { Page } from 'playwright-core';

const TAB: Record<string, RegExp> = { actions: /^(Coups|Moves)/, log: /^(Journal|Log)/, seats: /^(Joueurs|Players)/ };

export const openTab = (page: Page, name: keyof typeof TAB): Promise<void> =>
  page.getByRole('tab', { name: TAB[name] }).click();

/** Waits until it is this person's turn, or until the game is over. */
export async function myTurn(page: Page): Promise<'mine' | 'over'> {
  await page.waitForSelector('.status.mine, .status.over', { timeout: 60_000 });
  return (await page.locator('.status.over').count()) > 0 ? 'over' : 'mine';
}

/** What changes when something has happened: the status line and the last line of the log. */
const state = (page: Page): Promise<string> =>
  page.evaluate(() => `${document.querySelector('.status .text')?.textContent}|${document.querySelector('.actions')?.textContent}`);

async function settled(page: Page, before: string): Promise<void> {
  await page.waitForFunction(
    (old) => `${document.querySelector('.status .text')?.textContent}|${document.querySelector('.actions')?.textContent}` !== old,
    before,
    { timeout: 20_000 },
  );
}

/** Plays a move of the list; nested lists are walked to the move that fits. */
export async function playFromList(page: Page, fits: (action: unknown) => boolean, press: (index: number) => Promise<void>): Promise<boolean> {
  await page.waitForSelector('.actions .action:not([disabled])');
  const before = await state(page);
  if (!(await search(page, fits, press, 0))) return false;
  await settled(page, before);
  return true;
}

async function search(page: Page, fits: (action: unknown) => boolean, press: (index: number) => Promise<void>, depth: number): Promise<boolean> {
  const buttons = await page.locator('.actions .action').evaluateAll((all) => all.map((one) => one.getAttribute('data-action')));
  const found = buttons.findIndex((action) => action !== null && fits(JSON.parse(action)));
  if (found >= 0) {
    await press(found);
    return true;
  }
  if (depth > 3) return false;
  for (const [index, action] of buttons.entries()) {
    if (action !== null) continue;
    await press(index);
    if (await search(page, fits, press, depth + 1)) return true;
    await page.locator('.actions .trail button').click();
  }
  return false;
}

/** Presses a button of the list with the mouse, or with a finger. */
export const byPointer = (page: Page) => async (index: number): Promise<void> => {
  await page.locator('.actions .action').nth(index).click();
};

/** Goes to a button of the list with the Tab key and presses Enter: no mouse at all. */
export const byKeyboard = (page: Page) => async (index: number): Promise<void> => {
  for (let i = 0; i < 400; i++) {
    const here = await page.evaluate(() => {
      const all = [...document.querySelectorAll('.actions .action')];
      return all.indexOf(document.activeElement as Element);
    });
    if (here === index) return page.keyboard.press('Enter');
    await page.keyboard.press(here > index ? 'Shift+Tab' : 'Tab');
  }
  throw new Error('the Tab key never reached the move');
};

/** Whether two plain values are the same data. */
export const same = (a: unknown, b: unknown): boolean => canon(a) === canon(b);
const canon = (value: unknown): string =>
  JSON.stringify(value, (_, inside: unknown) =>
    typeof inside === 'object' && inside !== null && !Array.isArray(inside) ? Object.fromEntries(Object.entries(inside).sort()) : inside,
  );
