/** The content of a board as text: every named thing with its place, or the lines of a default board. */
import type { Page } from 'playwright-core';

/** Reads the board. With reduced motion a new view needs no waiting. */
export async function position(page: Page): Promise<string[]> {
  return page.locator('.board').evaluate((board) => {
    const drawn = [...board.querySelectorAll('svg [aria-label]')].map((thing) => {
      const place = thing.getAttribute('transform') ?? thing.querySelector('[transform]')?.getAttribute('transform') ?? '';
      return `${thing.getAttribute('aria-label')} ${place}`;
    });
    return drawn.concat([...board.querySelectorAll('.plain dl div')].map((row) => row.textContent ?? ''));
  });
}
