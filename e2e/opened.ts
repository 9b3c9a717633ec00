/** Opens a house and a browser for the tests of a file, and closes them afterwards. */
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { launch } from './browser.ts';
import { House } from './house.ts';

/** Opens both once for the file, or for each test; `pace` is the house's setting `bot_pace`. */
export function open(forEach = false, pace?: number): { house: House; browser: Browser } {
  const opened = {} as { house: House; browser: Browser };
  const [before, after] = forEach ? [beforeEach, afterEach] : [beforeAll, afterAll];
  before(async () => {
    opened.house = await House.open(pace);
    opened.browser = await launch();
  });
  after(async () => {
    await opened.browser?.close();
    await opened.house?.close();
  });
  return opened;
}
