/** What this browser can check about the dice of a finished game, by itself. */
import { commitmentOf, headsOf, saltCommitmentOf } from '$web/net/dice';
import type { Promises } from '$web/store/promises';

export type Found = 'good' | 'bad' | 'unknown';

export interface Check {
  what: 'seed' | 'kept-seed' | 'salts' | 'kept-salts' | 'own-salt' | 'chain' | 'kept-head';
  found: Found;
}

/** The verdict: something is wrong; not honest dice at all; an older promise; checked with and without kept values. */
export type Verdict = 'bad' | 'again' | 'old' | 'kept' | 'alone';

export interface Checked {
  verdict: Verdict;
  checks: Check[];
  /** The number of entries, and how many of them the kept head covers. */
  entries: number;
  covered: number;
}

interface Header {
  maraude_journal: number;
  commitment: string;
  salts: string[];
  salt_commitments?: string[];
  again?: boolean;
}

interface Last {
  end: { seed: string; head?: string };
}

const found = (known: boolean, good: boolean): Found => (known ? (good ? 'good' : 'bad') : 'unknown');
/** A kept value that differs is always wrong, but one that was kept too late proves nothing. */
const held = (known: boolean, inTime: boolean | undefined, good: boolean): Found => found(known && (inTime === true || !good), good);
const same = (one: readonly string[], other: readonly string[]): boolean => one.length === other.length && one.every((value, i) => value === other[i]);

/** Checks the journal of a finished game against itself and against what this browser kept. */
export function check(journal: string, kept: Promises): Checked {
  const lines = journal.trimEnd().split('\n');
  const header = JSON.parse(lines[0] ?? '') as Header;
  const { seed, head } = (JSON.parse(lines.at(-1) ?? '') as Last).end;
  const chained = header.maraude_journal >= 2;
  const again = header.again ?? false;
  const commitments = header.salt_commitments ?? [];
  const heads = chained ? headsOf(lines.slice(0, -1), seed) : [];
  const covered = kept.head === undefined ? 0 : heads.indexOf(kept.head);
  // Bots, and a deal that was played before, have no commitment.
  const fits = header.salts.every((salt, i) => commitments[i] === '' || saltCommitmentOf(salt) === commitments[i]);
  const salted = chained && !again;
  const used = kept.own !== undefined && (kept.commitments ?? []).includes(kept.own);
  const checks: Check[] = [
    { what: 'seed', found: found(true, commitmentOf(seed) === header.commitment) },
    { what: 'kept-seed', found: held(kept.commitment !== undefined, kept.early, kept.commitment === header.commitment && !kept.swapped) },
    { what: 'salts', found: found(salted, fits) },
    { what: 'kept-salts', found: held(salted && kept.commitments !== undefined, kept.blind, same(kept.commitments ?? [], commitments)) },
    { what: 'own-salt', found: found(salted && used, header.salts.includes(kept.salt ?? '')) },
    { what: 'chain', found: found(chained, heads.at(-1) === head) },
    { what: 'kept-head', found: found(chained && kept.head !== undefined, covered >= 0) },
  ];
  const state = (what: Check['what']): Found | undefined => checks.find((one) => one.what === what)?.found;
  const whole = state('kept-seed') === 'good' && state('kept-salts') === 'good' && state('kept-head') === 'good';
  const verdict = checks.some((one) => one.found === 'bad') ? 'bad' : again ? 'again' : !chained ? 'old' : whole ? 'kept' : 'alone';
  return { verdict, checks, entries: lines.length - 2, covered: Math.max(covered, 0) };
}
