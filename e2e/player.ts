/** Plays as a person does: by keyboard from the list of moves, or with a finger on the board. */
import type { Page } from 'playwright-core';

const TAB: Record<string, RegExp> = { actions: /^(Coups|Moves)/, log: /^(Journal|Log)/, seats: /^(Joueurs|Players)/, chat: /^(Parler|Chat)/ };

/** A board, drawn or plain. */
export const BOARD = '.board :is(svg, .plain)';

export const openTab = (page: Page, name: keyof typeof TAB): Promise<void> => page.getByRole('tab', { name: TAB[name] }).click();

/** Waits until it is this person's turn, or until the game is over. */
export async function myTurn(page: Page): Promise<'mine' | 'over'> {
  await page.waitForSelector('.status.mine, .status.over', { timeout: 120_000 });
  return (await page.locator('.status.over').count()) > 0 ? 'over' : 'mine';
}

/** Parts of the page that change with each move: the status line, the moves, the spoken log. */
const PARTS = ['.status .text', '.rail .actions', '.teller'];

/** Presses the button of the list with this index; false if the list has changed so that it can't. */
type Press = (index: number) => Promise<boolean>;

const parts = (page: Page): Promise<string> => page.evaluate((names) => names.map((name) => document.querySelector(name)?.textContent).join('|'), PARTS);

/** Waits until those parts are no longer as they were. */
const changed = (page: Page, before: string, timeout?: number): Promise<unknown> =>
  page.waitForFunction(([old, names]) => names.map((name) => document.querySelector(name)?.textContent).join('|') !== old, [before, PARTS] as const, {
    timeout,
  });

/** Runs `what` and waits until the table has answered. */
export async function answered(page: Page, what: () => Promise<boolean>): Promise<boolean> {
  const before = await parts(page);
  if (!(await what())) return false;
  await changed(page, before);
  return true;
}

/** How long a move that the house has to prepare may take to be offered. */
const OFFERED_WITHIN = 15_000;

/**
 * Plays a move of the list, going down into nested lists. Waits for a move that is not offered yet,
 * and starts again if the list changed on the way to it. Returns false if it is never offered.
 */
export async function playFromList(page: Page, action: unknown, press: Press): Promise<boolean> {
  for (;;) {
    await page.waitForSelector('.rail .actions .action');
    const before = await parts(page);
    const path = await pathTo(page, action);
    if (path && (await answered(page, () => pressAll(path, press)))) return true;
    const later = (): Promise<boolean> =>
      changed(page, before, OFFERED_WITHIN).then(
        () => true,
        () => false,
      );
    if (!path && !(await later())) return false;
  }
}

async function pressAll(path: readonly number[], press: Press): Promise<boolean> {
  for (const index of path) if (!(await press(index))) return false;
  return true;
}

/** Plays the first move of the list, and of each list inside it. */
export async function pressFirst(page: Page, press: Press): Promise<void> {
  await page.waitForSelector('.rail .actions .action, .tabs');
  await answered(page, async () => {
    for (let depth = 0; depth < 5; depth++) {
      if (!(await press(0))) throw new Error('the first move is out of reach');
      if ((await page.locator('.rail .actions .trail').count()) === 0) break;
    }
    return true;
  });
}

/** Finds a move in the nested lists without playing it: the index of the button in each list. */
function pathTo(page: Page, action: unknown): Promise<number[] | null> {
  return page.evaluate(async (wanted) => {
    const canon = (value: unknown): string =>
      JSON.stringify(value, (_, inside: unknown) =>
        typeof inside === 'object' && inside !== null && !Array.isArray(inside) ? Object.fromEntries(Object.entries(inside).sort()) : inside,
      );
    const press = async (button: Element | null | undefined): Promise<void> => {
      (button as HTMLElement | null)?.click();
      await new Promise((resolve) => setTimeout(resolve));
    };
    const buttons = (): Element[] => [...document.querySelectorAll('.rail .actions .action')];
    const walk = async (depth: number): Promise<number[] | null> => {
      const moves = buttons().map((one) => one.getAttribute('data-action'));
      const found = moves.findIndex((move) => move !== null && canon(JSON.parse(move)) === canon(wanted));
      if (found >= 0) return [found];
      for (const [index, move] of moves.entries()) {
        if (move !== null || depth > 3) continue;
        await press(buttons()[index]);
        const inside = await walk(depth + 1);
        await press(document.querySelector('.rail .actions .trail button'));
        if (inside) return [index, ...inside];
      }
      return null;
    };
    return walk(0);
  }, action);
}

/** Presses a button of the list with the mouse, or with a finger. */
export const byPointer =
  (page: Page) =>
  async (index: number): Promise<boolean> => {
    await page.locator('.rail .actions .action').nth(index).click();
    return true;
  };

/**
 * Presses a button of the list by keyboard: M goes to the first move, Tab along the list, Enter
 * plays. If the list changed meanwhile, it starts again with M, as a person would.
 */
export const byKeyboard =
  (page: Page) =>
  async (index: number): Promise<boolean> => {
    for (let again = 0; again < 3; again++) {
      await page.keyboard.press('m');
      for (let i = 0; i < index; i++) await page.keyboard.press('Tab');
      const here = await page.evaluate(() => [...document.querySelectorAll('.rail .actions .action')].indexOf(document.activeElement as Element));
      if (here !== index) continue;
      await page.keyboard.press('Enter');
      return true;
    }
    return false;
  };

/** Drives with a finger on the board: a tap shows the way, another one of the tray drives it. */
export async function driveOnBoard(page: Page, way: readonly number[]): Promise<boolean> {
  const end = page.locator(`.board [data-cell="${way.at(-1)}"]`);
  await end.waitFor({ state: 'attached' });
  return answered(page, async () => {
    // The cell may be outside the visible part, to which a person would pan first.
    await end.dispatchEvent('click');
    const tray = page.locator('.board .tray');
    await tray.waitFor();
    // There may be hundreds of ways to one cell, so the search for this one runs inside the page.
    await tray.evaluate(async (element, wanted) => {
      for (let i = 0; i < 1000 && element.getAttribute('data-way') !== wanted; i++) {
        element.querySelectorAll('button')[1]?.click();
        await new Promise((resolve) => setTimeout(resolve));
      }
    }, way.join());
    await tray.locator('button.main').tap();
    return true;
  });
}

/** Returns the cells of a drive, or null for other actions. */
export function wayOf(action: unknown): number[] | null {
  const drive = (action as { drive?: number[] | { way: number[] } }).drive;
  return Array.isArray(drive) ? drive : (drive?.way ?? null);
}

/** Whether two plain values are the same data. */
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
