/** Taxifolie in words: cells, ways with their effects, wishes, prompts, the spoken list. */
import { winners, type Ended, type Say } from '$web/board';
import { byEnd, distinct, marksOf, waysOf, type Way } from '$web/kit/ways';
import { cells, fares, landmark, streetName, type Target, type Wish } from './paris';
import { MARK, type Line, type Prompt, type Talk, type TripView, type View, type WishView } from './view';

/** The name of a place in this edition. */
export function placeName(place: string, edition: View['edition'], say: Say): string {
  if (place === 'est') return say(edition === 'first' ? 'taxifolie-place-zoo' : 'taxifolie-place-disneyland');
  return say(`taxifolie-place-${place}`);
}

export function cellName(cell: number, edition: View['edition'], say: Say): string {
  const found = cells[cell];
  if (!found) return say('taxifolie-cell-nowhere');
  if (found.place) return placeName(found.place, edition, say);
  if (found.id === 'depart') return say('taxifolie-place-depart');
  const street = streetName(cell) ?? '';
  return found.sign ? say('taxifolie-cell-sign', { sign: { id: `taxifolie-sign-${found.sign}` }, street }) : street;
}

/** The full name of a cell: people who can't see the map tell two cells of a street apart by it. */
export function fullName(cell: number, edition: View['edition'], say: Say): string {
  const name = cellName(cell, edition, say);
  const near = cells[cell]?.place ? null : landmark(cell);
  return near ? say('taxifolie-ui-near', { cell: name, side: say(`taxifolie-ui-side-${near.side}`), place: placeName(near.place, edition, say) }) : name;
}

/** Less is better: broken wishes and unpaid arrivals add, paid arrivals and fulfilled wishes subtract. */
export function cost(way: Way): number {
  const marks = marksOf(way);
  const count = (bit: number): number => way.marks.filter((one) => one & bit).length;
  return (
    (marks & MARK.arrives ? -1000 : 0) +
    (marks & MARK.bonus ? -200 : 0) +
    (marks & MARK.unpaid ? 800 : 0) +
    300 * count(MARK.breaks) -
    50 * count(MARK.serves) -
    50 * count(MARK.obeys) +
    way.cells.length
  );
}

const EFFECTS: readonly [number, string][] = [
  [MARK.arrives, 'arrives'],
  [MARK.bonus, 'bonus'],
  [MARK.unpaid, 'unpaid'],
  [MARK.breaks, 'breaks'],
  [MARK.serves, 'serves'],
  [MARK.obeys, 'obeys'],
  [MARK.hazard, 'hazard'],
  [MARK.tooEarly, 'too-early'],
];

/** The effects of a way, in words. */
export function aboutWay(way: Way, say: Say): string {
  const parts = EFFECTS.flatMap(([bit, word]) => {
    const n = way.marks.filter((marks) => marks & bit).length;
    return n > 0 ? [say(`taxifolie-ui-${word}`, { n })] : [];
  });
  return [say('taxifolie-ui-way', { n: way.cells.length }), ...parts].join(', ');
}

export function tone(marks: number): 'bad' | 'good' | 'goal' | null {
  if (marks & (MARK.breaks | MARK.unpaid | MARK.tooEarly)) return 'bad';
  if (marks & (MARK.arrives | MARK.bonus)) return 'goal';
  return marks & (MARK.serves | MARK.obeys) ? 'good' : null;
}

/** The name of a card's target. */
export function targetName({ kind, word }: Target, edition: View['edition'], say: Say): string {
  if (kind === 'street') return word;
  return kind === 'place' ? placeName(word, edition, say) : say(`taxifolie-${kind}-${word}`);
}

/** The state of a wish; `null` for a place that was to be avoided and was. */
export function wishState(wish: Wish, now: WishView | undefined, broken: boolean): 'void' | 'broken' | 'done' | 'open' | null {
  if (now?.void) return 'void';
  if (wish.avoid) return broken ? 'broken' : null;
  return now?.open === 0 ? 'done' : 'open';
}

/** The sum that a client pays on arrival, with the tips of cards. */
export function sumWords(trip: TripView, say: Say): string {
  const sums = [(fares[trip.fare]?.sum ?? 0) * (trip.doubled ? 2 : 1), trip.tip];
  return sums
    .filter((sum, i) => i === 0 || sum > 0)
    .map((sum) => say('taxifolie-ui-money', { sum }))
    .join(' + ');
}

export function spoken({ view: { edition }, choices, say }: Talk): Line[] {
  const roll: Line[] = choices.roll ? [{ action: 'roll', label: say('taxifolie-action-roll'), main: say('taxifolie-action-roll') }] : [];
  const drives = [...byEnd(waysOf(choices.ways), cost)].map(([cell, ways]): Line => {
    const name = say('taxifolie-ui-drive-to', { place: fullName(cell, edition, say) });
    const lines = ways.map((way) => ({
      action: { drive: { way: way.cells } },
      label: say('taxifolie-ui-pair', { first: aboutWay(way, say), second: way.cells.map((one) => cellName(one, edition, say)).join(', ') }),
    }));
    const only = lines[0];
    if (lines.length === 1 && only) return { action: only.action, label: `${name}, ${aboutWay(ways[0] as Way, say)}` };
    return { label: `${name} (${say('taxifolie-ui-n-ways', { n: lines.length, kinds: distinct(ways).length })})`, next: () => lines };
  });
  return [...roll, ...drives];
}

export function prompt({ view: { phase, dice }, say }: Prompt): string {
  return say(`taxifolie-ui-prompt-${phase}`, { n: dice[0] + dice[1] });
}

export const destination = (trip: TripView): string => fares[trip.fare]?.place ?? '';

/** Who won, with the money and the fares that decided it (TF-E4). */
export function verdict({ view, end, faces, say }: Ended<View>): string {
  const names = winners({ end, faces });
  const first = view.taxis[end.places?.indexOf(1) ?? 0];
  return say('taxifolie-ui-verdict', { names, n: names.length, money: first?.money ?? 0, fares: first?.done ?? 0 });
}

export function rankLine(view: View, seat: number, say: Say): string {
  const taxi = view.taxis[seat - 1];
  return taxi ? `${say('taxifolie-ui-money', { sum: taxi.money })} • ${say('taxifolie-ui-done', { n: taxi.done })}` : '';
}

export function seatLine(view: View, seat: number, say: Say): string {
  const taxi = view.taxis[seat - 1];
  if (!taxi) return '';
  const parts = [say('taxifolie-ui-money', { sum: taxi.money }), say('taxifolie-ui-done', { n: taxi.done })];
  if (taxi.trip) parts.push(`→ ${placeName(destination(taxi.trip), view.edition, say)}`);
  if (taxi.missed > 0) parts.push(say('taxifolie-ui-misses', { n: taxi.missed }));
  return parts.join(' • ');
}
