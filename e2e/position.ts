/** What a board shows, as text: everything that has a name, with its place. */
import type { Page } from 'playwright-core';

/** The named things of the board. Where a view changes without motion, it settles at once. */
export async function position(page: Page): Promise<string[]> {
  return page.locator('.board').evaluate((board) =>
    [...board.querySelectorAll('svg [aria-label]')].map((thing) => {
      const place = thing.getAttribute('transform') ?? thing.querySelector('[transform]')?.getAttribute('transform') ?? '';
      return `${thing.getAttribute('aria-label')} ${place}`;
    }),
  );
}
