/** Honest dice in the browser: the two rounds, what is kept, the panel that checks it, receipts, deals played again. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFaults, person } from './browser.ts';
import { binary } from './house.ts';
import { open } from './opened.ts';

const opened = open();

/** Two people begin a game of Marne; returns their pages and the table's id. `silent`: the guest's browser never shows its grain. */
async function two(silent = false): Promise<{ host: Page; guest: Page; table: string }> {
  const [host, guest] = await Promise.all([1, 2].map(async () => (await person(opened.browser, opened.house.front, { language: 'en' })).page));
  if (!host || !guest) throw new Error('two pages');
  await host.goto('/');
  await host.getByRole('button', { name: /With friends.*Marne/s }).click();
  await host.locator('dialog').getByRole('button', { name: 'Open the table' }).click();
  const link = await host.locator('.link input').inputValue();
  if (silent) {
    await guest.addInitScript(() => {
      const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (data) {
        if (!String(data).includes('"reveal"')) send.call(this, data);
      };
    });
  }
  await guest.goto(link);
  await guest.locator('#my-name').fill('Zoé');
  await guest.getByRole('button', { name: 'Sit down' }).first().click();
  for (const page of [guest, host]) await page.getByRole('button', { name: 'I am ready' }).click();
  for (const page of [guest, host]) await page.waitForSelector('.room .board svg');
  return { host, guest, table: link.split('/').at(-1) ?? '' };
}

/** Ends a game by agreement. */
async function stop(host: Page, guest: Page): Promise<void> {
  await host.getByRole('button', { name: 'The table', exact: true }).click();
  await host.getByRole('button', { name: 'Propose: to stop without a result' }).click();
  await guest.getByRole('button', { name: 'Accept' }).click();
  await guest.waitForSelector('.status.over');
}

/** Opens the panel on the page of the replay; returns its verdict and its lines. */
async function verified(page: Page, table: string): Promise<{ verdict: string; lines: string }> {
  await page.goto(`/replay/${table}`);
  await page.getByRole('button', { name: 'Verify the dice' }).click();
  const verdict = page.locator('.verdict');
  await verdict.waitFor();
  return { verdict: (await verdict.getAttribute('class')) ?? '', lines: (await page.locator('dialog ul').textContent()) ?? '' };
}

/** Changes one of the values that the browser kept about a table. */
const change = (page: Page, table: string, key: string, value: string): Promise<void> =>
  page.evaluate(
    ([name, changed, to]) => {
      const promised = JSON.parse(localStorage.getItem(name) ?? '{}') as Record<string, unknown>;
      promised[changed] = to;
      localStorage.setItem(name, JSON.stringify(promised));
    },
    [`maraude-promise-${table}`, key, value] as const,
  );

describe('honest dice', () => {
  it('are drawn in two rounds, kept, and checked against what was kept', async () => {
    const { host, guest, table } = await two();
    const download = host.waitForEvent('download');
    await host.getByRole('button', { name: 'The table', exact: true }).click();
    await host.getByRole('link', { name: 'My receipt' }).click();
    const receipt = await (await download).path();
    await host.keyboard.press('Escape');
    await stop(host, guest);

    for (const page of [host, guest]) {
      const { verdict, lines } = await verified(page, table);
      expect(verdict).toContain('kept');
      expect(lines).toContain('Your own grain is in these dice.');
      expect(lines).toContain('Not checked here: whether every move was legal.');
    }
    expect(await axeFaults(host)).toEqual([]);

    const stranger = await person(opened.browser, opened.house.front, { language: 'en' });
    const unseen = await verified(stranger.page, table);
    expect(unseen.verdict).toContain('alone');
    expect(unseen.lines).toContain('Not checked: your browser did not see this table before the game began.');

    // A house that has exchanged its number, or rewritten the journal, is found out.
    const kept = (await host.evaluate((name) => localStorage.getItem(name), `maraude-promise-${table}`)) ?? '';
    for (const [key, words] of [
      ['commitment', 'the house has exchanged its number'],
      ['head', 'something in it was rewritten'],
      ['salt', 'Your own grain is not in these dice.'],
    ] as const) {
      await change(host, table, key, '00'.repeat(32));
      const found = await verified(host, table);
      expect([key, found.verdict]).toEqual([key, expect.stringContaining('bad')]);
      expect(found.lines).toContain(words);
      await host.evaluate(([name, text]) => localStorage.setItem(name, text), [`maraude-promise-${table}`, kept] as const);
    }

    const journal = join(opened.house.data, 'dice.journal');
    writeFileSync(journal, await (await fetch(`${opened.house.url}/api/tables/${table}/journal`)).text());
    const proof = spawnSync(binary(), ['verify', journal, '--receipt', receipt], { encoding: 'utf8' });
    expect([proof.status, proof.stderr]).toEqual([0, '']);
    expect(proof.stdout).toContain("the player's own salt is in the dice");
    for (const page of [host, guest, stranger.page]) await page.context().close();
  });

  it('are drawn anew if a browser does not show its grain, and the table says so', async () => {
    const { host, guest, table } = await two(true);
    const said = 'The dice were drawn anew before the game, because a grain was not shown in time. No grain any more: Zoé.';
    await host.getByRole('button', { name: 'The table', exact: true }).click();
    await host.getByText('Honest dice', { exact: true }).click();
    await host.getByText(said).waitFor();
    await host.keyboard.press('Escape');
    await stop(host, guest);
    const { verdict, lines } = await verified(host, table);
    expect(verdict).toContain('kept');
    expect(lines).toContain('Your own grain is in these dice.');
    await host.getByText(said).waitFor();
    for (const page of [host, guest]) await page.context().close();
  });

  it('are never claimed for a deal that was played before', async () => {
    const { host, guest, table } = await two();
    await stop(host, guest);
    await host.goto(`/replay/${table}`);
    await host.getByRole('button', { name: 'Play this deal again' }).click();
    await host.waitForURL(/\/t\//);
    await host.getByText('A deal that was played before.').waitFor();
    expect(await host.getByText('Honest dice', { exact: true }).count()).toBe(0);
    await guest.goto(host.url());
    await guest.getByText('These are not honest dice.').waitFor();
    await guest.getByRole('button', { name: 'Sit down' }).first().click();
    for (const page of [guest, host]) await page.getByRole('button', { name: 'I am ready' }).click();
    for (const page of [guest, host]) await page.waitForSelector('.room .board svg');
    await stop(host, guest);
    expect((await verified(host, new URL(host.url()).pathname.split('/').at(-1) ?? '')).verdict).toContain('again');
    for (const page of [host, guest]) await page.context().close();
  });
});
