/** Starts Chromium without background requests, and opens pages for people. */
import AxeBuilder from './axe.ts';
import { settled } from './settled.ts';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Another machine of the house's network, as a browser sees it: plain http, not localhost.
  '--host-resolver-rules=MAP house.test 127.0.0.1',
];

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ARGS });

export interface Wish {
  phone?: boolean;
  language?: 'fr' | 'en';
  dark?: boolean;
  /** The system's own high-contrast colours. */
  forced?: boolean;
  /** Whether things may move; tests are quicker without motion. */
  motion?: boolean;
}

/** A page of a new person. Errors and requests to other hosts are collected in `trouble`. */
export async function person(browser: Browser, url: string, wish: Wish = {}): Promise<{ page: Page; context: BrowserContext; trouble: string[] }> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: wish.phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    hasTouch: wish.phone ?? false,
    isMobile: wish.phone ?? false,
    locale: wish.language ?? 'fr',
    forcedColors: wish.forced ? 'active' : 'none',
    colorScheme: wish.dark ? 'dark' : 'light',
    reducedMotion: wish.motion ? 'no-preference' : 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // Tests cut connections and use plain http on purpose; the browser logs errors about that.
    if (message.type() === 'error' && !/ERR_|WebSocket|Failed to load resource|Cross-Origin-Opener-Policy/.test(message.text()))
      trouble.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(url).host) trouble.push(`foreign: ${request.url()}`);
  });
  return { page, context, trouble };
}

/** The serious faults that axe-core finds on a page that is still, in words. */
export async function axeFaults(page: Page): Promise<string[]> {
  await settled(page);
  return AxeBuilder(page);
}
