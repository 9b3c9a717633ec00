/** Our SHA-256 is the one of the standard, and the commitment that of the crate `core`. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitmentOf } from '../src/net/dice';
import { fromHex, sha256, toHex } from '../src/net/sha256';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('SHA-256', () => {
  it('gives the published values', () => {
    expect(toHex(sha256(bytes('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(toHex(sha256(bytes('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
  it('agrees with another implementation at every length around a block', () => {
    for (let length = 0; length < 200; length++) {
      const data = Uint8Array.from({ length }, (_, i) => (i * 31 + length) & 255);
      expect(toHex(sha256(data))).toBe(createHash('sha256').update(data).digest('hex'));
    }
  });
});

describe('the commitment', () => {
  it('is the hash of the label and the seed', () => {
    const seed = '07'.repeat(32);
    const expected = createHash('sha256').update('maraude commitment 1\n').update(Buffer.from(seed, 'hex')).digest('hex');
    expect(commitmentOf(seed)).toBe(expected);
    expect(commitmentOf('08' + seed.slice(2))).not.toBe(expected);
  });
  it('needs a seed that is one', () => {
    expect(commitmentOf('')).toBeNull();
    expect(commitmentOf('xyz')).toBeNull();
    expect(fromHex('0f10')).toEqual(new Uint8Array([15, 16]));
  });
});
