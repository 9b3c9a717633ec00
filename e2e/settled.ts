/** Waits until a page is still, without sleeping. */
import type { Page } from 'playwright-core';

/** Waits until a page has loaded everything, every animation that ends has ended, and two frames were painted. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ends = (animation: Animation): boolean => animation.effect?.getComputedTiming().endTime !== Infinity;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map((animation) => animation.finished),
    );
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
  });
}
