/** What a step says: the same words in the log and in a screen reader. */
import type { Step } from '$web/protocol.gen';
import { noteWords } from './status';

export function logLines(step: Step, say: (id: string, args?: Record<string, unknown>) => string): string[] {
  const note = step.house === undefined ? null : noteWords(step.house);
  const said = step.events.map((event) => say(event.words.id, event.words.args)).filter(Boolean);
  return note && note.id !== 'house-note-alarm' ? [say(note.id, note.args), ...said] : said;
}
