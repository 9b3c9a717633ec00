/**
 * The little Markdown our rules are written in: headings, paragraphs, lists, tables, bold,
 * italics, code, and one anchor per clause, `{#MA-01}`. It gives a tree, never HTML text.
 */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; parts: Inline[] }
  | { kind: 'em'; parts: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; text: string; href: string };

export type Block =
  | { kind: 'heading'; level: number; parts: Inline[]; anchors: string[] }
  | { kind: 'paragraph'; parts: Inline[]; anchors: string[] }
  | { kind: 'list'; ordered: boolean; items: Item[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

export interface Item {
  parts: Inline[];
  anchors: string[];
  children: Item[];
}

const ANCHOR = /\s*\{#([A-Za-z0-9-]+)\}\s*/g;

/** Takes the anchors out of a line. */
function anchored(text: string): { text: string; anchors: string[] } {
  const anchors = [...text.matchAll(ANCHOR)].map((match) => match[1] ?? '');
  // What the anchor leaves behind: one space, and none before a full stop.
  const bare = text.replace(ANCHOR, ' ').replace(/ {2,}/g, ' ').replace(/ ([.,])/g, '$1').trim();
  // A clause that names itself would be named twice: its plate stands before it.
  const named = anchors.find((anchor) => bare.startsWith(`${anchor} `));
  return { text: named === undefined ? bare : bare.slice(named.length + 1), anchors };
}

const INLINE = /\*\*(.+?)\*\*|\*([^*\s][^*]*?)\*|`([^`]+)`|\[([^\]]+)\]\((#[^)\s]+|\/[^)\s]*)\)/;

/** The parts of a line. */
export function inline(text: string): Inline[] {
  const match = INLINE.exec(text);
  if (!match) return text ? [{ kind: 'text', text }] : [];
  const [all, strong, em, code, label, href] = match;
  const before = text.slice(0, match.index);
  const part: Inline =
    strong !== undefined
      ? { kind: 'strong', parts: inline(strong) }
      : em !== undefined
        ? { kind: 'em', parts: inline(em) }
        : code !== undefined
          ? { kind: 'code', text: code }
          : { kind: 'link', text: label ?? '', href: href ?? '#' };
  return [...(before ? [{ kind: 'text', text: before } as const] : []), part, ...inline(text.slice(match.index + all.length))];
}

const cells = (line: string): Inline[][] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()));

const BULLET = /^(\s*)([-*]|\d+[.)])\s+(.*)$/;

function list(lines: string[]): Block {
  const first = BULLET.exec(lines[0] ?? '');
  const items: Item[] = [];
  let last: Item | null = null;
  let raw = '';
  const close = (): void => {
    if (!last) return;
    const { text, anchors } = anchored(raw);
    last.parts = inline(text);
    last.anchors = anchors;
  };
  for (const line of lines) {
    const bullet = BULLET.exec(line);
    if (!bullet) {
      raw += ` ${line.trim()}`;
      continue;
    }
    close();
    raw = bullet[3] ?? '';
    last = { parts: [], anchors: [], children: [] };
    const parent = items.at(-1);
    if ((bullet[1]?.length ?? 0) >= 2 && parent) parent.children.push(last);
    else items.push(last);
  }
  close();
  return { kind: 'list', ordered: /\d/.test(first?.[2] ?? ''), items };
}

/** The blocks of a text. */
export function blocks(markdown: string): Block[] {
  const out: Block[] = [];
  for (const chunk of chunks(markdown)) {
    const [first = '', second = ''] = chunk;
    const heading = /^(#{1,4})\s+(.*)$/.exec(first);
    if (heading) {
      const { text, anchors } = anchored(heading[2] ?? '');
      out.push({ kind: 'heading', level: heading[1]?.length ?? 1, parts: inline(text), anchors });
    } else if (first.startsWith('|') && /^\|?[\s:|-]+$/.test(second)) {
      out.push({ kind: 'table', head: cells(first), rows: chunk.slice(2).map(cells) });
    } else if (BULLET.test(first)) out.push(list(chunk));
    else {
      const { text, anchors } = anchored(chunk.join(' '));
      if (text) out.push({ kind: 'paragraph', parts: inline(text), anchors });
    }
  }
  return out;
}

/** Lines that belong together: headings stand alone, a list or a table begins a new chunk. */
function chunks(markdown: string): string[][] {
  const out: string[][] = [];
  let now: string[] = [];
  const end = (): void => {
    if (now.length > 0) out.push(now);
    now = [];
  };
  const kind = (line: string): string => (line.startsWith('|') ? 'table' : BULLET.test(line) ? 'list' : 'text');
  for (const line of markdown.replace(/<!--[\s\S]*?-->/g, '').split('\n')) {
    if (!line.trim()) end();
    else if (/^#{1,4}\s/.test(line)) {
      end();
      out.push([line]);
    } else {
      const first = now[0];
      const continues = first !== undefined && kind(first) === 'list' && /^\s+\S/.test(line);
      if (first !== undefined && kind(first) !== kind(line) && !continues) end();
      now.push(line);
    }
  }
  end();
  return out;
}

/** A part of the rules: its number names it in the address, its words stand in the list of contents. */
export interface Chapter {
  id: string;
  parts: Inline[];
}

/** The address of the nth block, where a chapter begins. */
export const chapterId = (n: number): string => `part-${n}`;

/** The chapters of the rules: every heading but the title. */
export const chapters = (all: readonly Block[]): Chapter[] =>
  all.flatMap((block, n) => (block.kind === 'heading' && block.level === 2 ? [{ id: chapterId(n), parts: block.parts }] : []));
