/** Every text the client asks for exists in both languages, and nothing is left over. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, Words } from '../src/i18n/words';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

function files(folder: string, kind = /\.(ts|svelte)$/): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path, kind) : kind.test(name) ? [path] : [];
  });
}
/** The ids at the start of a line of an `.ftl` text, and the arguments each one uses. */
function messages(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let id = '';
  for (const line of text.split('\n')) {
    id = /^([a-z][\w-]*) =/.exec(line)?.[1] ?? id;
    const args = [...line.matchAll(/\$(\w+)/g)].map((match) => match[1] ?? '');
    if (id) found.set(id, [...new Set([...(found.get(id) ?? []), ...args])].sort());
  }
  return found;
}

const source = [...files(join(root, 'web/src'))].map((path) => readFileSync(path, 'utf8')).join('\n');
const literal = new Set([...source.matchAll(/\bt\(\s*['`]([\w-]+)['`]/g)].map((match) => match[1] ?? ''));
const prefixes = [...source.matchAll(/['`]([a-z-]+-)\$\{/g)].map((match) => match[1] ?? '');
const ours = { fr: messages(read('web/locales/fr.ftl')), en: messages(read('web/locales/en.ftl')) };

describe('the texts of the house', () => {
  it('are the same messages with the same arguments in both languages', () => {
    expect([...ours.fr.keys()].sort()).toEqual([...ours.en.keys()].sort());
    for (const [id, args] of ours.fr) expect([id, ours.en.get(id)]).toEqual([id, args]);
  });
  it('parse, with no id given twice', () => {
    for (const language of LANGUAGES) {
      const texts = [read(`web/locales/${language}.ftl`), read(`crates/protocol/locales/${language}.ftl`)];
      expect(new Words(language, texts).mistakes).toEqual([]);
    }
  });
  it('hold every message that the client uses', () => {
    const server = messages(read('crates/protocol/locales/fr.ftl'));
    const missing = [...literal].filter((id) => !ours.fr.has(id) && !server.has(id));
    expect(literal.size).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });
  it('hold no message that nothing uses', () => {
    const asked = (id: string): boolean => literal.has(id) || source.includes(`'${id}'`) || prefixes.some((prefix) => id.startsWith(prefix));
    expect([...ours.fr.keys()].filter((id) => !asked(id))).toEqual([]);
  });
  it('are typeset as French is', () => {
    const french = files(join(root, 'games'), /^(fr\.ftl|RULES\.fr\.md)$/).filter((path) => !path.includes('node_modules'));
    expect(french.length).toBeGreaterThanOrEqual(12);
    for (const text of ['web/locales/fr.ftl', 'crates/protocol/locales/fr.ftl'].map(read).concat(french.map((path) => readFileSync(path, 'utf8')))) {
      const wrong = text.split('\n').filter((line) => !line.startsWith('#') && /[a-zà-ÿ»)] [:;!?»](\s|$)|« |'/.test(line));
      expect(wrong).toEqual([]);
    }
  });
});

/** CSS classes and ids of boxes look like message ids. */
const NO_MESSAGE = /-paper$|-first$|-second$/;

describe('the texts of the games', () => {
  const games = readdirSync(join(root, 'games'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of games) {
    it(`${name}: the same messages in both languages, all parsing`, () => {
      let texts: { fr: string; en: string };
      try {
        texts = { fr: read(`games/${name}/locales/fr.ftl`), en: read(`games/${name}/locales/en.ftl`) };
      } catch {
        return; // A game whose texts are not written yet has none to compare.
      }
      expect([...messages(texts.fr).keys()].sort()).toEqual([...messages(texts.en).keys()].sort());
      for (const language of LANGUAGES) expect(new Words(language, [texts[language]]).mistakes).toEqual([]);
    });
    it(`${name}: endings have the ids that the end panel uses`, () => {
      const ids = [...messages(read(`games/${name}/locales/fr.ftl`)).keys()].filter((id) => id.startsWith(`${name}-ending-`));
      expect(ids.length).toBeGreaterThan(0);
      expect(ids.filter((id) => id.includes('_'))).toEqual([]);
    });
    it(`${name}: every message that its rules and its board name exists`, () => {
      const folders = [`games/${name}/src`, `games/${name}/web`];
      const code = folders.flatMap((folder) => files(join(root, folder), /\.(rs|ts|svelte)$/)).map((path) => readFileSync(path, 'utf8'));
      const named = new Set([...code.join('\n').matchAll(new RegExp(`["'](${name}-[a-z0-9-]*[a-z0-9])["']`, 'g'))].map((match) => match[1] ?? ''));
      expect(named.size).toBeGreaterThan(5);
      for (const language of LANGUAGES) {
        const board = `games/${name}/web/${language}.ftl`;
        const there = messages(read(`games/${name}/locales/${language}.ftl`) + (existsSync(join(root, board)) ? read(board) : ''));
        expect([...named].filter((id) => !there.has(id) && !NO_MESSAGE.test(id))).toEqual([]);
      }
    });
  }
});
