/** The agreements that the rules allow, in words. */
import type { Agreement, Command } from '$web/protocol.gen';

/** A proposal to the table: its words, and the command that makes it. */
export interface Proposal {
  words: string;
  command: Command;
}

/** The words for a proposed action: the game's message `<game>-agree-<action>`, or a general one. */
export function agreementWords(game: string, action: unknown, say: (id: string, args?: Record<string, unknown>) => string): string {
  const word = typeof action === 'string' ? action : (Object.keys((action ?? {}) as object)[0] ?? '');
  const id = `${game}-agree-${word.replaceAll('_', '-')}`;
  const said = say(id);
  return said === id ? say('offer-agree') : said;
}

/** The agreements that this seat may propose: those that need its consent. */
export const askedOf = (agreements: Agreement[] | undefined, seat: number | null): Agreement[] =>
  (agreements ?? []).filter(({ by }) => seat !== null && by.includes(seat));
