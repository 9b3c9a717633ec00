/** The house over HTTP: one function per address. */
import type { Course, Daily, Games, Me, NewTable, Problem, Seated, SitDown, Tables } from '$web/protocol.gen';

/** The house refused, or could not be reached (`problem` is `null`). */
export class HouseError extends Error {
  constructor(readonly problem: Problem | null) {
    super(problem?.code ?? 'unreachable');
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw new HouseError(null);
  }
  const type = answer.headers.get('content-type') ?? '';
  if (!type.includes('json')) throw new HouseError(null);
  const value: unknown = await answer.json();
  if (!answer.ok) throw new HouseError(value as Problem);
  return value as T;
}

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;

export const games = (): Promise<Games> => ask('GET', '/games');
export const me = (): Promise<Me> => ask('GET', '/me');
export const rename = (name: string): Promise<Me> => ask('PUT', '/me', { name });
export const publicTables = (): Promise<Tables> => ask('GET', '/tables');
export const myTables = (): Promise<Tables> => ask('GET', '/my/tables');
export const makeTable = (table: NewTable): Promise<Seated> => ask('POST', '/tables', table);
export const tableInfo = (table: string): Promise<Seated> => ask('GET', at(table));
export const sitDown = (table: string, how: SitDown): Promise<Seated> => ask('POST', `${at(table)}/sit`, how);
export const comeBack = (table: string, secret: string): Promise<Seated> => ask('POST', `${at(table)}/return`, { secret });
export const daily = (game: string): Promise<Daily> => ask('GET', `/daily/${game}`);

/** A game step by step as one viewer may see it: the steps after `from`, up to `to`. */
export function course(table: string, seat: number | null, from: number, to: number): Promise<Course> {
  const query = new URLSearchParams({ from: String(from), to: String(to) });
  if (seat !== null) query.set('seat', String(seat));
  return ask('GET', `${at(table)}/course?${query}`);
}

/** The path of the journal of a finished game. */
export const journalPath = (table: string): string => `/api${at(table)}/journal`;
/** The path of a player's receipt. */
export const receiptPath = (table: string): string => `/api${at(table)}/receipt`;

/** The journal of a finished game. */
export async function journal(table: string): Promise<string> {
  const answer = await fetch(journalPath(table));
  if (!answer.ok) throw new HouseError(null);
  return answer.text();
}

/** The socket of a table, on the same host as the page. */
export function socketAddress(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api${at(table)}/socket`;
}
