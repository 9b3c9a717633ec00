/** Runs axe-core in a page, past its content security policy, and lists the serious faults. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Result {
  violations: { id: string; impact: string; nodes: { target: string[]; failureSummary: string }[] }[];
}

export default async function axe(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const result = (await page.evaluate('axe.run(document, { resultTypes: ["violations"] })')) as Result;
  return result.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary.split('\n')[1] ?? ''}`));
}
