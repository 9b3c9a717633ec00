/**
 * A view of any game as a sheet that people can read: labels, words and nested lists.
 *
 * The sheet is made from the JSON alone, so it works for games without a drawn board.
 * A game may name a field in its texts (`<game>-view-<field>`); other fields keep their own name.
 */
import type { SeatFace } from '$web/seats';

/** A row of the sheet: one line of text, or a list of rows. */
export interface Row {
  label: string;
  text?: string;
  rows?: Row[];
  /** The seat that the row is about. */
  face?: SeatFace;
}

export interface SheetWords {
  game: string;
  faces: readonly SeatFace[];
  /** Returns the bare id where a text is missing. */
  say: (id: string) => string;
}

/** Fields that hold the number of a seat. */
const SEAT_FIELDS = /^(seat|turn|by|who|to_act|client|leader|dealer|winner|first_seat)$|_seat$/;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field's name in words: `taxi_pile` becomes "Taxi pile". */
function named(field: string, { game, say }: SheetWords): string {
  const id = `${game}-view-${field.replaceAll('_', '-')}`;
  const said = say(id);
  if (said !== id) return said;
  const plain = field.replaceAll('_', ' ');
  return plain.charAt(0).toLocaleUpperCase() + plain.slice(1);
}

/** A value that fits on one line, or `null`. */
function line(field: string, value: unknown, words: SheetWords): string | null {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return words.say(value ? 'yes' : 'no');
  if (typeof value === 'number') return (SEAT_FIELDS.test(field) && words.faces[value - 1]?.name) || String(value);
  if (typeof value === 'string') return value.replaceAll('_', ' ');
  if (!Array.isArray(value)) return null;
  const parts = value.map((part) => (Array.isArray(part) ? null : line(field, part, words)));
  return parts.includes(null) ? null : parts.join(', ') || '–';
}

function row(field: string, label: string, value: unknown, words: SheetWords): Row {
  const text = line(field, value, words);
  return text === null ? { label, rows: rowsOf(value, words) } : { label, text };
}

/** A list with one entry for each seat gets the names of the players. */
function listed(values: readonly unknown[], words: SheetWords): Row[] {
  const bySeat = values.length === words.faces.length;
  return values.map((value, i) => {
    const seat = isObject(value) && typeof value['seat'] === 'number' ? value['seat'] : bySeat ? i + 1 : 0;
    const face = words.faces[seat - 1];
    const entry = row('', face?.name ?? String(i + 1), value, words);
    return face ? { ...entry, face } : entry;
  });
}

/** The rows of a view, or of a part of it. */
export function rowsOf(value: unknown, words: SheetWords): Row[] {
  if (Array.isArray(value)) return listed(value, words);
  if (!isObject(value)) return [{ label: '', text: line('', value, words) ?? '' }];
  return Object.entries(value).map(([field, inside]) => row(field, named(field, words), inside, words));
}
