/** The commitment is the one that the crate `core` publishes. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitmentOf, salt } from '../src/net/dice';

const expected = (seed: string): string => createHash('sha256').update('maraude commitment 1\n').update(Buffer.from(seed, 'hex')).digest('hex');

describe('the commitment', () => {
  it('is the hash of the label and the seed, at every length around a block', () => {
    for (let length = 1; length < 200; length++) {
      const seed = Buffer.from(Uint8Array.from({ length }, (_, i) => (i * 31 + length) & 255)).toString('hex');
      expect(commitmentOf(seed)).toBe(expected(seed));
    }
  });
  it('differs for another seed, and ignores upper and lower case', () => {
    const seed = '0b'.repeat(32);
    expect(commitmentOf(`0c${seed.slice(2)}`)).not.toBe(commitmentOf(seed));
    expect(commitmentOf(seed.toUpperCase())).toBe(commitmentOf(seed));
  });
  it('is null for a text that is not a seed', () => {
    for (const wrong of ['', 'xyz', '0', '0f1', 'zz']) expect([wrong, commitmentOf(wrong)]).toEqual([wrong, null]);
  });
});

describe('the salt', () => {
  it('is hexadecimal, has the requested length, and differs each time', () => {
    expect(salt(8)).toMatch(/^[0-9a-f]{16}$/);
    expect(salt()).not.toBe(salt());
  });
});
