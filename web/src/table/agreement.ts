/** What players can agree on under the rules, in words. */
import type { Agreement, Command } from '$web/protocol.gen';

/** Something that can be proposed to the table: its words, and the command that does it. */
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

/** What this seat may propose: what its own consent is asked for. */
export const askedOf = (agreements: Agreement[] | undefined, seat: number | null): Agreement[] =>
  (agreements ?? []).filter(({ by }) => seat !== null && by.includes(seat));
