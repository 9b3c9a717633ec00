/** The lines of a step, the same in the log and for screen readers. */
import type { Step } from '$web/protocol.gen';
import { noteWords } from './status';

export function logLines(step: Step, say: (id: string, args?: Record<string, unknown>) => string): string[] {
  const note = step.house === undefined ? null : noteWords(step.house);
  const said = step.events.map((event) => say(event.words.id, event.words.args)).filter(Boolean);
  return note && note.id !== 'house-note-alarm' ? [say(note.id, note.args), ...said] : said;
}
