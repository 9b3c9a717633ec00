/**
 * QR codes for links, versions 1 to 10, byte mode, error correction L: our own few lines, so that
 * no address ever leaves this browser.
 */

/** Error-correction bytes per block, and data bytes of each block, for level L by version. */
const BLOCKS: readonly (readonly [number, readonly number[]])[] = [
  [7, [19]],
  [10, [34]],
  [15, [55]],
  [20, [80]],
  [26, [108]],
  [18, [68, 68]],
  [20, [78, 78]],
  [24, [97, 97]],
  [30, [116, 116]],
  [18, [68, 68, 69, 69]],
];
const ALIGN: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x = x & 128 ? ((x << 1) ^ 0x11d) & 255 : x << 1;
}
const times = (a: number, b: number): number => (a && b ? (EXP[(LOG[a] ?? 0) + (LOG[b] ?? 0)] ?? 0) : 0);

/** The error-correction bytes of some data. */
export function correction(data: readonly number[], n: number): number[] {
  let generator = [1];
  for (let i = 0; i < n; i++) {
    const next = Array<number>(generator.length + 1).fill(0);
    generator.forEach((g, j) => {
      next[j] = (next[j] ?? 0) ^ g;
      next[j + 1] = (next[j + 1] ?? 0) ^ times(g, EXP[i] ?? 0);
    });
    generator = next;
  }
  const rest = [...data, ...Array<number>(n).fill(0)];
  data.forEach((_, i) => {
    const lead = rest[i] ?? 0;
    generator.forEach((g, j) => (rest[i + j] = (rest[i + j] ?? 0) ^ times(g, lead)));
  });
  return rest.slice(data.length);
}

/** The bytes to draw: data and correction, interleaved. */
function codewords(text: Uint8Array, version: number): number[] {
  const [n, blocks] = BLOCKS[version - 1] ?? [0, []];
  const room = blocks.reduce((sum, block) => sum + block, 0);
  const bits: number[] = [];
  const push = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  push(4, 4);
  push(text.length, version < 10 ? 8 : 16);
  text.forEach((byte) => push(byte, 8));
  push(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(parseInt(bits.slice(i, i + 8).join(''), 2));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  let at = 0;
  const parts = blocks.map((length) => data.slice(at, (at += length)));
  const checks = parts.map((part) => correction(part, n));
  const out: number[] = [];
  for (const list of [parts, checks]) {
    const longest = Math.max(...list.map((part) => part.length));
    for (let i = 0; i < longest; i++) for (const part of list) if (i < part.length) out.push(part[i] ?? 0);
  }
  return out;
}

/** A value followed by its remainder under a generator. */
function withRemainder(value: number, generator: number, degree: number): number {
  let rest = value << degree;
  for (let bit = 31 - Math.clz32(rest || 1); bit >= degree; bit = 31 - Math.clz32(rest || 1)) {
    rest ^= generator << (bit - degree);
  }
  return (value << degree) | rest;
}

const MASKS: readonly ((r: number, c: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

type Grid = (boolean | null)[][];

/** Finders, timing and alignment; cells kept for the format are set to white. */
function frame(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const set = (r: number, c: number, dark: boolean): void => {
    if (grid[r]?.[c] !== undefined) (grid[r] as (boolean | null)[])[c] = dark;
  };
  for (const [r0, c0] of [[0, 0], [0, size - 7], [size - 7, 0]] as const)
    for (let r = -1; r <= 7; r++)
      for (let c = -1; c <= 7; c++) {
        const ring = Math.max(Math.abs(r - 3), Math.abs(c - 3));
        set(r0 + r, c0 + c, ring !== 2 && ring !== 4);
      }
  const spots = ALIGN[version - 1] ?? [];
  const last = spots.at(-1);
  for (const r0 of spots)
    for (const c0 of spots) {
      if ((r0 === 6 && (c0 === 6 || c0 === last)) || (r0 === last && c0 === 6)) continue;
      for (let r = -2; r <= 2; r++)
        for (let c = -2; c <= 2; c++) set(r0 + r, c0 + c, Math.max(Math.abs(r), Math.abs(c)) !== 1);
    }
  for (let i = 8; i < size - 8; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  format(grid, 0, version);
  return grid;
}

function format(grid: Grid, mask: number, version: number): void {
  const size = grid.length;
  const set = (r: number, c: number, dark: boolean): void => void ((grid[r] as (boolean | null)[])[c] = dark);
  const bits = withRemainder((1 << 3) | mask, 0x537, 10) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const dark = ((bits >> i) & 1) === 1;
    if (i < 8) set(8, size - 1 - i, dark);
    else set(size - 15 + i, 8, dark);
    if (i < 6) set(i, 8, dark);
    else if (i < 8) set(i + 1, 8, dark);
    else if (i === 8) set(8, 7, dark);
    else set(8, 14 - i, dark);
  }
  set(size - 8, 8, true);
  if (version < 7) return;
  const number = withRemainder(version, 0x1f25, 12);
  for (let i = 0; i < 18; i++) {
    const dark = ((number >> i) & 1) === 1;
    set(Math.floor(i / 3), size - 11 + (i % 3), dark);
    set(size - 11 + (i % 3), Math.floor(i / 3), dark);
  }
}

function fill(grid: Grid, words: readonly number[], mask: number, free: Grid): void {
  const size = grid.length;
  const inverts = MASKS[mask] ?? (() => false);
  let bit = 0;
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++) {
      const r = up ? size - 1 - step : step;
      for (const c of [right, right - 1]) {
        if (free[r]?.[c] !== null) continue;
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        bit++;
        (grid[r] as (boolean | null)[])[c] = dark !== inverts(r, c);
      }
    }
    up = !up;
  }
}

/** How hard a pattern is to read: runs, blocks and the balance of dark cells. */
function penalty(grid: Grid): number {
  const size = grid.length;
  let sum = 0;
  let dark = 0;
  for (let i = 0; i < size; i++)
    for (const line of [grid[i] ?? [], grid.map((row) => row[i] ?? false)]) {
      let run = 0;
      line.forEach((cell, j) => {
        run = j > 0 && cell === line[j - 1] ? run + 1 : 1;
        if (run === 5) sum += 3;
        else if (run > 5) sum++;
      });
    }
  for (let r = 0; r < size; r++)
    for (let c = 0; c < size; c++) {
      const cell = grid[r]?.[c];
      if (cell) dark++;
      if (r && c && cell === grid[r - 1]?.[c] && cell === grid[r]?.[c - 1] && cell === grid[r - 1]?.[c - 1]) sum += 3;
    }
  return sum + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
}

/** The cells of the code, row by row (`true` is dark); `null` if the text is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex(([, blocks], i) => {
    const room = blocks.reduce((sum, block) => sum + block, 0);
    return bytes.length + (i < 9 ? 2 : 3) <= room;
  }) + 1;
  if (version === 0) return null;
  const words = codewords(bytes, version);
  let best: Grid | null = null;
  let least = Infinity;
  for (let mask = 0; mask < 8; mask++) {
    const grid = frame(version);
    format(grid, mask, version);
    const free = frame(version);
    fill(grid, words, mask, free);
    const hard = penalty(grid);
    if (hard < least) [best, least] = [grid, hard];
  }
  return best && best.map((row) => row.map((cell) => cell === true));
}
