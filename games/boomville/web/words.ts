/** Boomville in words: cells, ways, prompts and the spoken list. */
import { kindOf, winners, type Ended, type Say } from '$web/board';
import { byEnd, waysOf, type Way } from '$web/kit/ways';
import { cells, placeAt } from './town';
import { ARRIVES, PASSES, type Action, type Line, type Prompt, type Talk, type View } from './view';

/** A cell by its number, its paving and the house beside it. */
export function cellName(cell: number, say: Say): string {
  const place = placeAt(cell);
  if (place) return say('boomville-ui-entrance', { n: cell, place: say(`boomville-place-${place}`) });
  return say('boomville-ui-cell', { n: cell, paving: say(`boomville-ui-${cells[cell]?.paving ?? 'grey'}`) });
}

/** The effects of a way, in words. */
export function aboutWay(way: Way, say: Say): string {
  const parts = [say('boomville-ui-way', { n: way.cells.length })];
  if (way.marks.some((marks) => marks & ARRIVES)) parts.push(say('boomville-ui-arrives'));
  if (way.marks.some((marks) => marks & PASSES)) parts.push(say('boomville-ui-passes'));
  if (cells[way.cells.at(-1) ?? 0]?.paving === 'yellow') parts.push(say('boomville-ui-draws'));
  return parts.join(', ');
}

const MAIN: readonly string[] = ['roll', 'hop', 'stay', 'move_again', 'end_turn', 'remove_nothing', 'drive_over', 'ignore_one_ways', 'choose_face'];

export function spoken({ choices, say }: Talk): Line[] {
  const plain = choices.actions.map(({ action, words }): Line => {
    const label = say(words.id, words.args);
    // A CHANCE that opens nothing is asked about twice.
    const wasted = words.id.endsWith('-wasted') ? { sure: say('boomville-ui-waste'), aside: true } : {};
    return MAIN.includes(kindOf(action)) ? { action, label, main: label, ...wasted } : { action, label };
  });
  const act = (way: Way): Action => (choices.shortcut ? { shortcut: way.cells } : { drive: way.cells });
  const drives = [...byEnd(waysOf(choices.ways), (way) => way.cells.length)].map(([cell, ways]): Line => {
    const label = say('boomville-ui-drive-to', { cell: cellName(cell, say) });
    const lines = ways.map((way) => ({
      action: act(way),
      label: say('boomville-ui-pair', { first: aboutWay(way, say), second: way.cells.map((one) => cellName(one, say)).join(', ') }),
    }));
    const only = lines[0];
    return lines.length === 1 && only
      ? { action: only.action, label: `${label}, ${aboutWay(ways[0] as Way, say)}` }
      : { label: `${label} (${lines.length})`, next: () => lines };
  });
  return [...plain, ...drives];
}

/** The agreements open to a seat after the win, besides stopping (BV-X4). Spectators see those of any seat. */
function waysOn({ may_add: more, may_play_on }: View, seat: number | null): 'both' | 'more' | 'on' | 'none' {
  const on = seat === null ? may_play_on.length > 0 : may_play_on.includes(seat);
  return more ? (on ? 'both' : 'more') : on ? 'on' : 'none';
}

export function prompt({ view, seat, say }: Prompt): string {
  return say(`boomville-ui-prompt-${view.phase}`, { n: view.roll ?? 0, ways: waysOn(view, seat) });
}

/** What the table has to agree on after the win. */
export function question({ view, seat, faces, say }: Prompt): string {
  const names = faces.filter((_, i) => (view.players[i]?.reached ?? 0) >= view.needed).map((face) => face.name);
  return say('boomville-ui-question', { names, ways: waysOn(view, seat) });
}

/** Who won: the first to reach all destinations. */
export function verdict({ view, end, faces, say }: Ended<View>): string {
  const names = winners({ end, faces });
  return say('boomville-ui-verdict', { names, n: names.length, of: view.needed });
}

export const rankLine = (view: View, seat: number, say: Say): string =>
  say('boomville-ui-reached', { n: view.players[seat - 1]?.reached ?? 0, of: view.needed });

export function seatLine(view: View, seat: number, say: Say): string {
  const player = view.players[seat - 1];
  if (!player) return '';
  const parts = [say('boomville-ui-reached', { n: player.reached, of: view.needed })];
  if (player.held.length > 0) parts.push(say('boomville-ui-chances', { n: player.held.length }));
  if (player.missing > 0) parts.push(say('boomville-ui-misses', { n: player.missing }));
  if (player.lost > 0) parts.push(say('boomville-ui-lost', { n: player.lost }));
  if (player.place) parts.push(say('boomville-ui-place', { n: player.place }));
  return parts.join(' • ');
}
