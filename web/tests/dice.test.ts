/** Commitments and chain are those of the crate `core`; the panel's checks notice every change. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitmentOf, headsOf, newSalt, saltCommitmentOf } from '../src/net/dice';
import { check, type Check } from '../src/replay/checks';
import type { Promises } from '../src/store/promises';

const sha = (label: string, hex: string): string => createHash('sha256').update(label).update(Buffer.from(hex, 'hex')).digest('hex');

describe('the commitment', () => {
  it('is the hash of the label and the seed, at every length around a block', () => {
    for (let length = 1; length < 200; length++) {
      const seed = Buffer.from(Uint8Array.from({ length }, (_, i) => (i * 31 + length) & 255)).toString('hex');
      expect(commitmentOf(seed)).toBe(sha('maraude commitment 1\n', seed));
      expect(saltCommitmentOf(seed)).toBe(sha('maraude salt 2\n', seed));
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
    expect(newSalt(8)).toMatch(/^[0-9a-f]{16}$/);
    expect(newSalt()).not.toBe(newSalt());
  });
});

describe('the chain', () => {
  it('gives the test vector of docs/journal.md', () => {
    expect(headsOf(['header', 'first', 'second'], '07'.repeat(32)).at(-1)).toBe('9a994f446cfec2ed074afb851502fd973e53b7191a45753cd825ba39a01645c7');
  });
});

const SEED = '07'.repeat(32);
const SALTS = ['aa'.repeat(16), 'bb'.repeat(16), ''];
const COMMITMENTS = [saltCommitmentOf(SALTS[0] ?? '') ?? '', saltCommitmentOf(SALTS[1] ?? '') ?? '', ''];

/** A journal as a house writes it, sealed anew after every change. */
function journal(change: Record<string, unknown> = {}, entries: string[] = ['{"seq":1}', '{"seq":2}', '{"seq":3}']): string {
  const header = { maraude_journal: 2, commitment: commitmentOf(SEED), salts: SALTS, salt_commitments: COMMITMENTS, ...change };
  const lines = [JSON.stringify(header), ...entries];
  const head = headsOf(lines, SEED).at(-1);
  const end = header.maraude_journal >= 2 ? { seed: SEED, head } : { seed: SEED };
  return `${[...lines, JSON.stringify({ end })].join('\n')}\n`;
}

/** Everything that the browser of the first player kept, up to the second entry. */
const kept: Promises = {
  commitment: commitmentOf(SEED) ?? '',
  early: true,
  redrawn: 0,
  salt: SALTS[0],
  own: COMMITMENTS[0],
  commitments: COMMITMENTS,
  blind: true,
  head: headsOf(journal().split('\n').slice(0, 3), SEED).at(-1),
  step: 2,
};
const found = (text: string, what: Check['what'], promises = kept): string => check(text, promises).checks.find((one) => one.what === what)?.found ?? '';

describe('the panel', () => {
  it('is content with an honest game, and says how far the kept head reaches', () => {
    const checked = check(journal(), kept);
    expect(checked.checks.filter((one) => one.found !== 'good')).toEqual([]);
    expect(checked).toMatchObject({ verdict: 'kept', covered: 2, entries: 3 });
  });
  it('catches a swapped seed by the kept commitment', () => {
    const promised = { ...kept, commitment: commitmentOf('08'.repeat(32)) ?? '' };
    expect([check(journal(), promised).verdict, found(journal(), 'kept-seed', promised)]).toEqual(['bad', 'bad']);
    expect(found(journal(), 'kept-seed', { ...kept, swapped: true })).toBe('bad');
  });
  it('catches a salt that was ground after the commitments were shown', () => {
    const ground = 'cc'.repeat(16);
    const resealed = journal({ salts: [SALTS[0], ground, ''], salt_commitments: [COMMITMENTS[0], saltCommitmentOf(ground), ''] });
    expect([found(resealed, 'salts'), found(resealed, 'kept-salts')]).toEqual(['good', 'bad']);
    expect(found(journal({ salts: [SALTS[0], ground, ''] }), 'salts')).toBe('bad');
  });
  it('catches a resealed journal with other times or other kinds of seats by the kept head', () => {
    expect(found(journal({}, ['{"seq":1,"at":5}', '{"seq":2}', '{"seq":3}']), 'kept-head')).toBe('bad');
    expect(found(journal({ seats: ['person', 'bot:x'] }), 'kept-head')).toBe('bad');
    // What came after the head is not covered.
    expect(check(journal({}, ['{"seq":1}', '{"seq":2}', '{"seq":3,"at":5}']), kept).verdict).toBe('kept');
  });
  it('catches an own salt that was left out', () => {
    const left = journal({ salts: ['', SALTS[1], ''], salt_commitments: [saltCommitmentOf(''), COMMITMENTS[1], ''] });
    expect(found(left, 'own-salt')).toBe('bad');
  });
  it('says what it could not check', () => {
    const checked = check(journal(), {});
    expect(checked.verdict).toBe('alone');
    expect(checked.checks.filter((one) => one.found === 'unknown').map((one) => one.what)).toEqual(['kept-seed', 'kept-salts', 'own-salt', 'kept-head']);
    const late = check(journal(), { ...kept, early: false, blind: false });
    expect(late.verdict).toBe('alone');
  });
  it('tells older games and deals that were played before apart', () => {
    const old = journal({ maraude_journal: 1, salt_commitments: undefined });
    expect(check(old, {}).verdict).toBe('old');
    const again = journal({ again: true, salt_commitments: ['', '', ''] });
    expect(check(again, {}).verdict).toBe('again');
  });
});
