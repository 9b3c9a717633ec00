/**
 * Renders the rules of the games at build time: `RULES.md?rules` is HTML with a list of chapters.
 *
 * The rules are Markdown with one anchor per clause, `{#MA-01}`. An anchor becomes a small tag
 * before its clause, so that `/rules/marne#MA-01` leads there. The block quote below a clause is its
 * source: the passage of the printed rules, or why it is a ruling of ours. It is folded away.
 */
import MarkdownIt, { type StateCore } from 'markdown-it';
import type { Plugin } from 'vite';

/** A chapter: its anchor on the page and its heading as HTML. */
export interface Chapter {
  id: string;
  html: string;
}

/** The rules of one game in one language. */
export interface Rules {
  html: string;
  chapters: Chapter[];
  /** The clauses that are rulings of ours. */
  rulings: string[];
}

const ANCHOR = /\s*\{#([A-Za-z0-9-]+)\}\s*/g;
const COMMENT = /<!--[\s\S]*?-->/g;

/** Takes the anchors out of a text. */
function anchored(text: string): { text: string; anchors: string[] } {
  const anchors = [...text.matchAll(ANCHOR)].map((match) => match[1] ?? '');
  // An anchor leaves one space behind, and none before a full stop.
  const bare = text
    .replace(ANCHOR, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/ ([.,])/g, '$1')
    .trim();
  // The tag already names the clause, so its own text need not.
  const named = anchors.find((anchor) => bare.startsWith(`${anchor} `));
  return { text: named === undefined ? bare : bare.slice(named.length + 1), anchors };
}

const tagOf = (anchor: string): string => `<span class="tag" id="${anchor}" tabindex="-1">${anchor}</span>`;

/** Takes the anchors out of each clause before its text is parsed. */
function clauses({ tokens }: StateCore): void {
  for (const token of tokens.filter(({ type }) => type === 'inline')) {
    const { text, anchors } = anchored(token.content);
    token.content = text;
    if (anchors.length > 0) token.meta = { anchors, tags: anchors.map(tagOf).join('') };
  }
}

/** Puts the tags before the text. */
function addTags({ tokens, Token }: StateCore): void {
  for (const token of tokens) {
    const html = token.meta?.['tags'];
    if (typeof html !== 'string') continue;
    const before = new Token('html_inline', '', 0);
    before.content = html;
    token.children?.unshift(before);
  }
}

/** Leaves out the title, which the page shows already, and gives each chapter its anchor. */
function headings(state: StateCore): void {
  const title = state.tokens.findIndex(({ type, tag }) => type === 'heading_open' && tag === 'h1');
  if (title >= 0) state.tokens.splice(title, 3);
  let part = 0;
  for (const token of state.tokens) {
    if (token.type === 'heading_open' && token.tag === 'h2')
      token.attrs = [
        ['id', `part-${++part}`],
        ['tabindex', '-1'],
      ];
    if (token.type === 'th_open') token.attrSet('scope', 'col');
  }
}

/** How a block quote begins that is the source of a clause, and what its fold is called. */
const SOURCES = [
  { begins: /^\*Rulebook, ([^*]+?):\*\s*/, kind: 'book', title: 'From the rulebook' },
  { begins: /^\*Règle, ([^*]+?)\s*:\*\s*/, kind: 'book', title: 'Dans la règle imprimée' },
  { begins: /^\*Ours:\*\s*/, kind: 'ours', title: 'Our ruling' },
  { begins: /^\*Notre lecture\s*:\*\s*/, kind: 'ours', title: 'Notre décision' },
] as const;

/** Marks each source of a clause with its kind, its title and the section it names. */
function sources({ tokens, md }: StateCore): void {
  tokens.forEach((open, i) => {
    const text = open.type === 'blockquote_open' ? tokens[i + 2] : undefined;
    const source = SOURCES.find(({ begins }) => begins.test(text?.content ?? ''));
    if (!text || !source) return;
    const section = source.begins.exec(text.content)?.[1];
    text.content = text.content.replace(source.begins, '');
    // The clause is the last tagged text before its source.
    const clause = tokens.slice(0, i).findLast(({ meta }) => meta?.['anchors']);
    const anchors = (clause?.meta?.['anchors'] ?? []) as string[];
    const cite = section === undefined ? '' : ` <cite>${md.utils.escapeHtml(section)}</cite>`;
    const spoken = anchors.length > 0 ? `<span class="unseen">, ${anchors.join(', ')}</span>` : '';
    open.meta = { kind: source.kind, anchors, summary: `<b>${source.title}</b>${cite}${spoken}` };
    const close = tokens.slice(i).find(({ type, level }) => type === 'blockquote_close' && level === open.level);
    if (close) close.meta = { kind: source.kind };
  });
}

const markdown = new MarkdownIt();
markdown.core.ruler.before('inline', 'clauses', clauses);
markdown.core.ruler.after('clauses', 'sources', sources);
markdown.core.ruler.push('tags', addTags);
markdown.core.ruler.push('headings', headings);
// A table that is wider than the page scrolls by itself.
markdown.renderer.rules['table_open'] = () => '<div class="wide"><table>\n';
markdown.renderer.rules['table_close'] = () => '</table></div>\n';
markdown.renderer.rules['blockquote_open'] = (tokens, i) => {
  const meta = tokens[i]?.meta;
  return meta ? `<details class="source ${String(meta['kind'])}"><summary>${String(meta['summary'])}</summary>\n` : '<blockquote>\n';
};
markdown.renderer.rules['blockquote_close'] = (tokens, i) => (tokens[i]?.meta ? '</details>\n' : '</blockquote>\n');

/** The rules as HTML, with their chapters. */
export function renderRules(text: string): Rules {
  const tokens = markdown.parse(text.replace(COMMENT, ''), {});
  const chapters = tokens.flatMap((token, i): Chapter[] => {
    const id = token.attrGet('id');
    if (token.type !== 'heading_open' || typeof id !== 'string') return [];
    // Without its tags: an id may occur only once on a page.
    const words = (tokens[i + 1]?.children ?? []).filter(({ type }) => type !== 'html_inline');
    return [{ id, html: markdown.renderer.renderInline(words, markdown.options, {}).trim() }];
  });
  const rulings = tokens.flatMap(({ type, meta }) => (type === 'blockquote_open' && meta?.['kind'] === 'ours' ? (meta['anchors'] as string[]) : []));
  return { html: markdown.renderer.render(tokens, markdown.options, {}), chapters, rulings };
}

export function rules(): Plugin {
  return {
    name: 'maraude-rules',
    transform: (code, id) => (/\.md\?rules$/.test(id) ? { code: `export default ${JSON.stringify(renderRules(code))}`, map: null } : null),
  };
}
