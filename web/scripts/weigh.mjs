// Fails if the first page needs more than 150 KB of compressed JavaScript, or names another host.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 150 * 1024;
const dist = new URL('../dist/', import.meta.url);
const page = readFileSync(new URL('index.html', dist), 'utf8');
if (/https?:\/\/|["']\/\//.test(page)) throw new Error('index.html contains an absolute address');

const seen = new Set();
/** Adds a script and everything it imports at once (not what it loads lazily). */
function add(path) {
  if (seen.has(path)) return;
  seen.add(path);
  const text = readFileSync(new URL(path, dist), 'utf8');
  for (const [, name] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) add(`assets/${name}`);
}
for (const [, path] of page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)) add(path);
let total = 0;
for (const path of seen) total += gzipSync(readFileSync(new URL(path, dist))).length;
console.log(`first page: ${seen.size} scripts, ${(total / 1024).toFixed(1)} KB compressed`);
if (seen.size === 0 || total > LIMIT) throw new Error(`over the limit of ${LIMIT / 1024} KB`);
