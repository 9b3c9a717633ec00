/**
 * SHA-256, written out: browsers withhold WebCrypto from pages that come over plain http from
 * another machine of the network, and verifying the dice must work there too.
 */
const K = constants();

/** The first 32 bits of the fractions of the cube roots of the first 64 primes. */
function constants(): Uint32Array {
  const words: number[] = [];
  for (let n = 2; words.length < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) words.push(cubeRootFraction(BigInt(n)));
  }
  return new Uint32Array(words);
}

/** floor(2^32 * cuberoot(n)) modulo 2^32, exactly. */
function cubeRootFraction(n: bigint): number {
  const target = n << 96n;
  let low = 0n;
  let high = 1n << 40n;
  while (low < high) {
    const middle = (low + high + 1n) >> 1n;
    if (middle * middle * middle <= target) low = middle;
    else high = middle - 1n;
  }
  return Number(low & 0xffffffffn);
}

const START = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];
const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

function block(hash: Uint32Array, data: DataView, at: number, w: Uint32Array): void {
  for (let i = 0; i < 16; i++) w[i] = data.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] as number;
    const y = w[i - 2] as number;
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[i] = (w[i - 16] as number) + s0 + (w[i - 7] as number) + s1;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] as number) + (w[i] as number)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    hash[i] = (hash[i] as number) + word;
  });
}

/** The SHA-256 of some bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(length - 8, Math.floor(bytes.length / 0x20000000));
  data.setUint32(length - 4, bytes.length << 3);
  const hash = new Uint32Array(START);
  const w = new Uint32Array(64);
  for (let at = 0; at < length; at += 64) block(hash, data, at, w);
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => out.setUint32(4 * i, word));
  return new Uint8Array(out.buffer);
}

/** Bytes as hexadecimal digits. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Hexadecimal digits as bytes; `null` if they are not. */
export function fromHex(text: string): Uint8Array | null {
  if (text.length % 2 || !/^[0-9a-f]*$/i.test(text)) return null;
  return Uint8Array.from({ length: text.length / 2 }, (_, i) => parseInt(text.slice(2 * i, 2 * i + 2), 16));
}
