/** The rules as the browser shows them: every clause has its tag, and every chapter its anchor. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderRules } from '../vite/rules';

describe('the rules in HTML', () => {
  it('leave out the title, and give each chapter and each clause an anchor', () => {
    const { html, chapters } = renderRules('# Title\n\nText.\n\n## One\n\n- {#MA-01} Clause.\n\n### Small\n\n## Two {#MA-T}\n');
    expect(chapters).toEqual([
      { id: 'part-1', html: 'One' },
      { id: 'part-2', html: 'Two' },
    ]);
    expect(html).not.toContain('Title');
    expect(html).toContain('<h2 id="part-2" tabindex="-1"><span class="tag" id="MA-T" tabindex="-1">MA-T</span>Two</h2>');
    expect(html).toContain('<li><span class="tag" id="MA-01" tabindex="-1">MA-01</span>Clause.</li>');
  });
  it('name each clause once, also where the anchor is at its end or in a nested list', () => {
    const { html } = renderRules('- MA-03 Go. {#MA-03}\n  - Not *too* far {#MA-03a}.\n\nText {#MA-04} goes on.');
    expect(html).toContain('MA-03</span>Go.');
    expect(html).toContain('MA-03a</span>Not <em>too</em> far.</li>');
    expect(html).toContain('<p><span class="tag" id="MA-04" tabindex="-1">MA-04</span>Text goes on.</p>');
  });
  it('fold the source of a clause away, with its section, and mark rulings', () => {
    const { html, rulings } = renderRules(
      '- {#MA-01} Go.\n  > *Rulebook, The <turn>:* go *on*.\n- {#MA-02} Stop.\n  > *Ours:* the box says nothing.\n\n> A quote.',
    );
    expect(html).toContain(
      '<details class="source book"><summary><b>From the rulebook</b> <cite>The &lt;turn&gt;</cite><span class="unseen">, MA-01</span></summary>\n<p>go <em>on</em>.</p>\n</details>',
    );
    expect(html).toContain('<details class="source ours"><summary><b>Our ruling</b><span class="unseen">, MA-02</span></summary>');
    expect(html).toContain('<blockquote>');
    expect(rulings).toEqual(['MA-02']);
  });
  it('know sources in French too', () => {
    const { html, rulings } = renderRules('- {#MA-01} Allez.\n  > *Règle, Le tour\u00a0:* on va.\n- {#MA-02} Stop.\n  > *Notre lecture\u00a0:* rien.');
    expect(html).toContain('<b>Dans la règle imprimée</b> <cite>Le tour</cite>');
    expect(html).toContain('<b>Notre décision</b>');
    expect(rulings).toEqual(['MA-02']);
  });
  it('let wide tables scroll, and show no comment and no foreign HTML', () => {
    const { html } = renderRules('| a | b |\n|---|---|\n| 1 | **2** |\n\n<!-- note -->\n\n<b>bold</b>');
    expect(html).toContain('<div class="wide"><table>');
    expect(html).toContain('<th scope="col">a</th>');
    expect(html).toContain('<td><strong>2</strong></td>');
    expect(html).not.toContain('note');
    expect(html).toContain('&lt;b&gt;');
  });
  const games = join(import.meta.dirname, '../../games');
  for (const game of readdirSync(games, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
    for (const file of ['RULES.md', 'RULES.fr.md'])
      it(`${game.name}/${file}: every clause is there exactly once`, () => {
        const text = readFileSync(join(games, game.name, file), 'utf8');
        const anchors = [...text.replace(/<!--[\s\S]*?-->/g, '').matchAll(/\{#([\w-]+)\}/g)].map((match) => match[1]);
        const { html } = renderRules(text);
        expect([...html.matchAll(/<span class="tag" id="([\w-]+)"/g)].map((match) => match[1])).toEqual(anchors);
        expect(anchors.length).toBeGreaterThan(3);
        expect(html).not.toContain('{#');
      });
});
