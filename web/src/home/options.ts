/** The options that a new table can have, and those that are sent. */
import type { Box } from '$web/shelf';
import type { OptionSpec } from '$web/protocol.gen';

/** Options that hold the number of a seat: at most the number of seats of the table. */
const SEAT_NUMBERS: readonly string[] = ['first', 'client'];

/** The words of a choice that only a table for one person can have. */
const soloWords = (box: Box, key: string): unknown[] => [box.solo, box.daily].flatMap((options) => (options && key in options ? [options[key]] : []));

function fitted(spec: OptionSpec, box: Box, seats: number): OptionSpec {
  const { kind } = spec;
  if (kind.type === 'number' && SEAT_NUMBERS.includes(spec.key)) {
    return { ...spec, kind: { ...kind, max: Math.min(kind.max, seats) } };
  }
  const alone = kind.type === 'choice' && box.solo ? soloWords(box, spec.key) : [];
  if (kind.type !== 'choice' || alone.length === 0) return spec;
  const words = kind.words.filter((word) => alone.includes(word) === (seats === 1));
  const usual = seats === 1 ? box.solo?.[spec.key] : spec.default;
  return { ...spec, kind: { ...kind, words }, default: String(usual) };
}

/** Whether an option is of use: where one person plays in modes of their own, only the mode is. */
const isUsed = ({ key }: OptionSpec, box: Box, seats: number): boolean => seats > 1 || !box.solo || key in box.solo;

/** The options of a table of this box with this number of seats. A choice of one word is left out. */
export function offered(specs: readonly OptionSpec[], box: Box, seats: number): OptionSpec[] {
  return specs
    .filter((spec) => !(spec.key in box.options) && spec.kind.type !== 'date' && isUsed(spec, box, seats))
    .map((spec) => fitted(spec, box, seats))
    .filter((spec) => spec.kind.type !== 'choice' || spec.kind.words.length > 1);
}

function fits({ kind }: OptionSpec, value: unknown): boolean {
  switch (kind.type) {
    case 'switch':
      return typeof value === 'boolean';
    case 'choice':
      return kind.words.includes(value as string);
    case 'number':
      return Number.isInteger(value) && (value as number) >= kind.min && (value as number) <= kind.max;
    case 'numbers':
      return kind.numbers.includes(value as number);
    case 'date':
      return false;
  }
}

/** The options to send: those that were chosen and still fit, then those that the box needs. */
export function settled(specs: readonly OptionSpec[], chosen: Record<string, unknown>, box: Box, seats: number): Record<string, unknown> {
  const kept = specs.filter((spec) => fits(spec, chosen[spec.key])).map((spec) => [spec.key, chosen[spec.key]]);
  return { ...(seats === 1 ? box.solo : {}), ...Object.fromEntries(kept), ...box.options };
}

/** Whether these options are those of the puzzle of the day, which also needs its date. */
export const isDaily = (box: Box, options: Record<string, unknown>): boolean =>
  box.daily !== undefined && Object.entries(box.daily).every(([key, value]) => options[key] === value);
