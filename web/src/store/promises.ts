/**
 * What the house told this browser about the dice of a table, and this browser's own salt. It is
 * kept here and not asked for again, so that a house that changes something later is found out.
 */
import { newSalt, saltCommitmentOf } from '$web/net/dice';
import type { TableInfo } from '$web/protocol.gen';
import { keep, kept } from './kept';

export interface Promises {
  /** The commitment to the seed, as it was first shown. */
  commitment?: string;
  /** Whether that was before the game began. */
  early?: boolean;
  /** How many times the dice had been drawn anew by then. */
  redrawn?: number;
  /** Whether the commitment changed although the house did not say that the dice were drawn anew. */
  swapped?: boolean;
  /** This browser's own salt and its commitment. */
  salt?: string;
  own?: string;
  /** The salt commitments of all seats, as they were first shown together. */
  commitments?: string[];
  /** Whether they were kept while no salt was shown yet. */
  blind?: boolean;
  /** The last head of the journal's chain, and the step after which it was told. */
  head?: string;
  step?: number;
}

/** The number of tables that this browser remembers. */
const MAX_TABLES = 100;
const INDEX = 'promised';
const key = (table: string): string => `promise-${table}`;
/** What was promised since the page was opened: a private window may store nothing. */
const known = new Map<string, Promises>();

function parsed<T>(text: string | null, otherwise: T): T {
  try {
    return text ? (JSON.parse(text) as T) : otherwise;
  } catch {
    return otherwise;
  }
}

/** What this browser kept about a table. */
export function promises(table: string): Promises {
  return parsed<Promises | null>(kept(key(table)), null) ?? known.get(table) ?? {};
}

function change(table: string, more: Promises): void {
  const next = { ...promises(table), ...more };
  known.set(table, next);
  keep(key(table), JSON.stringify(next));
  const tables = parsed<string[]>(kept(INDEX), []);
  if (tables.at(-1) === table) return;
  const latest = [...tables.filter((one) => one !== table), table];
  for (const old of latest.splice(0, latest.length - MAX_TABLES)) keep(key(old), null);
  keep(INDEX, JSON.stringify(latest));
}

/** Keeps what the house says about the dice, before it can know how they will fall. */
export function sawTable(info: TableInfo): void {
  if (info.phase !== 'gathering' && info.phase !== 'running') return;
  const before = promises(info.id);
  // Once the game has begun, nothing is drawn anew, whatever the house says.
  const anew = info.redrawn > (before.redrawn ?? 0) && before.head === undefined;
  if (before.commitment === undefined || anew) {
    change(info.id, { commitment: info.commitment, early: info.phase === 'gathering', redrawn: info.redrawn, commitments: undefined });
  } else if (before.commitment !== info.commitment && !before.swapped) {
    change(info.id, { swapped: true });
  }
  const fixed = info.revealing || info.phase === 'running';
  if (fixed && promises(info.id).commitments === undefined) change(info.id, { commitments: info.salt_commitments, blind: info.revealing });
}

/** Keeps the head of the journal's chain. */
export function sawHead(table: string, head: string | undefined, step: number): void {
  if (head !== undefined && promises(table).head !== head) change(table, { head, step });
}

/** Makes a new salt for a table; returns the commitment to it. */
export function commit(table: string): string {
  const salt = newSalt();
  const own = saltCommitmentOf(salt) ?? '';
  change(table, { salt, own });
  return own;
}

/**
 * The salt to reveal now, if there is one. It stays hidden unless everybody has committed and the
 * house still stands by the seed that this browser saw.
 */
export function saltToReveal(info: TableInfo, seats: readonly number[]): string | null {
  const { salt, own, commitment, swapped } = promises(info.id);
  if (!info.revealing || !salt || !own || swapped || commitment !== info.commitment) return null;
  const committed = info.seats.every(({ kind }, i) => kind !== 'person' || info.salt_commitments[i]);
  return committed && seats.some((seat) => info.salt_commitments[seat - 1] === own) ? salt : null;
}
